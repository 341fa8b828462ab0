//! `Game`: acts in, rulings out.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::error::{act_fault, encode};
use super::{buffers, decode};
use crate::arbiter::{Act, Game, Ruling, RulingCode};
use crate::chess::Color;

/// A game.
#[wasm_bindgen(js_name = GameCore)]
pub struct GameCore {
    game: Game,
}

#[derive(Serialize)]
struct Applied<'a> {
    /// The act as it was recorded.
    act: Option<&'a Act>,
    rulings: Vec<Ruling>,
}

#[derive(Serialize)]
struct Made {
    ply: usize,
    uci: String,
    san: String,
    fen: String,
    color: Color,
}

#[wasm_bindgen(js_class = GameCore)]
impl GameCore {
    /// A game under these options.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &JsValue) -> Result<GameCore, JsValue> {
        let (first, options) = decode::options(options)?;
        Ok(GameCore { game: Game::new(first, options) })
    }

    /// The edition and the supervision that the options came to.
    #[wasm_bindgen]
    pub fn terms(&self) -> Vec<String> {
        let options = self.game.options();
        vec![options.laws.id.to_owned(), options.supervision.name().to_owned()]
    }

    /// Does an act: `{ act, rulings }`.
    #[wasm_bindgen]
    pub fn apply(&mut self, act: &JsValue) -> Result<JsValue, JsValue> {
        let act = decode::act(act)?;
        let rulings = self.game.apply(act).map_err(|error| act_fault(&error))?;
        encode(&Applied { act: self.game.acts().last(), rulings })
    }

    /// The state of the contract.
    #[wasm_bindgen]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        encode(&self.game.state())
    }

    /// Puts the position now into place.
    #[wasm_bindgen]
    pub fn show(&self) {
        buffers::set_position(*self.game.position());
    }

    /// The moves made so far.
    #[wasm_bindgen]
    pub fn moves(&self) -> Result<JsValue, JsValue> {
        let history = self.game.history();
        let after = history.positions().skip(1);
        let made = |((before, mv), (ply, after)): ((&crate::chess::Position, _), (usize, &crate::chess::Position))| Made {
            ply,
            uci: before.uci(mv),
            san: before.san(mv),
            fen: after.fen(),
            color: before.turn(),
        };
        encode(&history.moves().zip(after).map(made).collect::<Vec<_>>())
    }
}

/// Every code that a ruling can have.
#[wasm_bindgen(js_name = rulingCodes)]
pub fn ruling_codes() -> Vec<String> {
    RulingCode::ALL.iter().map(|code| code.name().to_owned()).collect()
}
