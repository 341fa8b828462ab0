//! `Game`: acts in, rulings out.

use wasm_bindgen::prelude::*;

use super::error::act_fault;
use super::{buffers, decode};
use crate::arbiter::{Game, Json, Options, Prior, RulingCode, Supervision, ToJson, Variations};
use crate::chess::{Color, FenMode, Position};
use crate::clock::TimeControl;
use crate::laws::{Laws, Pace};

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
    /// A game that begins with the position in place, under these terms. `supervision` and `pace` are counted in the
    /// order of their kinds, from 0; a pace beyond them: by the time control. `illegal` holds the illegal moves made
    /// before, White's in the lower half; `offer` who offered last: 0, 1, or nobody. Variations are lines of a name and a
    /// value, earlier positions are FENs in lines. The answer is nothing where one of them cannot be read; the facade
    /// has checked everything else.
    #[wasm_bindgen(constructor)]
    #[allow(clippy::too_many_arguments)] // what crosses in one call
    pub fn new(
        laws: &str,
        supervision: usize,
        pace: usize,
        clock: &str,
        variations: &str,
        illegal: u32,
        offer: usize,
        positions: &str,
    ) -> GameCore {
        let first = buffers::position();
        let mut prior = Prior {
            illegal_moves: [illegal & 0xffff, illegal >> 16],
            last_draw_offer_by: Color::ALL.get(offer).copied(),
            positions: Vec::new(),
        };
        for fen in positions.lines() {
            if let Some(position) = earlier(fen, first.is_chess960()) {
                prior.positions.push(position);
            }
        }
        let options = Options {
            laws: Laws::named(laws).unwrap_or_default(),
            supervision: Supervision::ALL.get(supervision).copied().unwrap_or_default(),
            pace: Pace::ALL.get(pace).copied(),
            time_control: TimeControl::read(clock).unwrap_or_default(),
            variations: read_variations(variations).0,
            prior,
        };
        GameCore { game: Game::new(first, options) }
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

    /// The moves made so far, as JSON.
    #[wasm_bindgen]
    pub fn moves(&self) -> String {
        let mut json = Json::default();
        self.game.moves().as_slice().write(&mut json);
        json.into_text()
    }
}

/// The number of the first line that is no variation, counted from 1; 0 when all are.
#[wasm_bindgen(js_name = checkVariations)]
pub fn check_variations(variations: &str) -> u32 {
    read_variations(variations).1
}

fn read_variations(text: &str) -> (Variations, u32) {
    let mut variations = Variations::default();
    for (number, line) in (1..).zip(text.lines()) {
        let (name, value) = line.split_once(' ').unwrap_or((line, ""));
        if !variations.set(name, value) {
            return (variations, number);
        }
    }
    (variations, 0)
}

fn earlier(fen: &str, chess960: bool) -> Option<Position> {
    Position::from_fen(fen, FenMode { chess960, strict: false }).ok().map(|(position, _)| position)
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
