//! `Game`: acts in, rulings out.

use wasm_bindgen::prelude::*;

use super::error::act_fault;
use super::{buffers, decode};
use crate::arbiter::{Game, Json, Options, RulingCode, Supervision, ToJson};
use crate::clock::TimeControl;
use crate::laws::Laws;

/// The full name of an edition; nothing when there is none of this name.
#[wasm_bindgen]
pub fn edition(name: &str) -> Option<String> {
    Laws::named(name).map(|laws| laws.id.to_owned())
}

/// The text of a time control: 0 cannot be read, 1 says that there is none, 2 is one.
#[wasm_bindgen(js_name = readClock)]
pub fn read_clock(text: &str) -> u32 {
    match TimeControl::read(text) {
        Err(_) => 0,
        Ok(None) => 1,
        Ok(Some(_)) => 2,
    }
}

/// A game.
#[wasm_bindgen(js_name = GameCore)]
pub struct GameCore {
    game: Game,
}

#[wasm_bindgen(js_class = GameCore)]
impl GameCore {
    /// A game that begins with the position in place, under these terms, which the facade has checked.
    #[wasm_bindgen(constructor)]
    pub fn new(laws: &str, arbiter: bool, clock: &str) -> GameCore {
        let options = Options {
            laws: Laws::named(laws).unwrap_or_default(),
            supervision: if arbiter { Supervision::Arbiter } else { Supervision::Guided },
            time_control: TimeControl::read(clock).unwrap_or_default(),
        };
        GameCore { game: Game::new(buffers::position(), options) }
    }

    /// Does an act, packed as in `decode`. The answer is JSON: the rulings.
    #[wasm_bindgen]
    pub fn apply(&mut self, deed: u8, by: u8, at: f64, text: &str) -> Result<String, JsValue> {
        let before = self.game.rulings().len();
        self.game.record(decode::act(deed, by, at, text)).map_err(|error| act_fault(&error))?;
        let mut json = Json::default();
        json.open('[');
        for (_, ruling) in self.game.rulings().iter().skip(before) {
            ruling.write(&mut json);
        }
        json.close(']');
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
        buffers::set_position(self.game.position());
    }

    /// The moves made so far in UCI, a blank after each.
    #[wasm_bindgen]
    pub fn moves(&self) -> String {
        let mut moves = String::new();
        for (before, mv) in self.game.history().moves() {
            moves.push_str(&before.uci(mv));
            moves.push(' ');
        }
        moves
    }
}

/// Every code that a ruling can have, parted by blanks.
#[wasm_bindgen(js_name = rulingCodes)]
pub fn ruling_codes() -> String {
    let mut codes = String::new();
    for code in RulingCode::ALL {
        codes.push_str(code.name());
        codes.push(' ');
    }
    codes
}
