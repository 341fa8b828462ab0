//! `Game`: acts in, rulings out.

use wasm_bindgen::prelude::*;

use super::error::act_fault;
use super::{buffers, decode};
use crate::arbiter::{Game, Json, RulingCode, ToJson};

/// A game.
#[wasm_bindgen(js_name = GameCore)]
pub struct GameCore {
    game: Game,
}

#[wasm_bindgen(js_class = GameCore)]
impl GameCore {
    /// A game under these options.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &JsValue) -> Result<GameCore, JsValue> {
        let (first, options) = decode::options(options)?;
        Ok(GameCore { game: Game::new(first, options) })
    }

    /// The edition and the supervision that the options came to, parted by a blank.
    #[wasm_bindgen]
    pub fn terms(&self) -> String {
        let options = self.game.options();
        [options.laws.id, " ", options.supervision.name()].concat()
    }

    /// Does an act. The answer is JSON: the act as it was recorded, and the rulings.
    #[wasm_bindgen]
    pub fn apply(&mut self, act: &JsValue) -> Result<String, JsValue> {
        let act = decode::act(act)?;
        let rulings = self.game.apply(act).map_err(|error| act_fault(&error))?;
        let mut json = Json::default();
        json.open('{');
        if let Some(act) = self.game.acts().last() {
            act.write(json.name("act"));
        }
        rulings.write(json.name("rulings"));
        json.close('}');
        Ok(json.into_text())
    }

    /// The state of the contract, as JSON.
    #[wasm_bindgen]
    pub fn state(&self) -> String {
        self.game.state().to_json()
    }

    /// Puts the position now into place.
    #[wasm_bindgen]
    pub fn show(&self) {
        buffers::set_position(*self.game.position());
    }

    /// The moves made so far, as JSON.
    #[wasm_bindgen]
    pub fn moves(&self) -> String {
        let history = self.game.history();
        let mut json = Json::default();
        json.open('[');
        for ((before, mv), (ply, after)) in history.moves().zip(history.positions().skip(1)) {
            json.open('{');
            json.name("ply").number(ply as u64);
            json.name("uci").string(&before.uci(mv));
            json.name("san").string(&before.san(mv));
            json.name("fen").string(&after.fen());
            json.name("color").string(before.turn().name());
            json.close('}');
        }
        json.close(']');
        json.into_text()
    }
}

/// Every code that a ruling can have, parted by blanks.
#[wasm_bindgen(js_name = rulingCodes)]
pub fn ruling_codes() -> String {
    RulingCode::ALL.iter().map(|code| code.name()).collect::<Vec<_>>().join(" ")
}
