//! Errors on their way to the facade, which makes an `AdoubeError` of them and finds the words.

use wasm_bindgen::prelude::*;

use crate::arbiter::{ActError, Json, ToJson};
use crate::chess::{FenError, Position, ReadMoveError};

/// An error as JSON: `{ "code": …, "detail": { … } }`.
pub(super) struct Fault {
    json: Json,
}

impl Fault {
    #[inline(never)]
    pub fn new(code: &str) -> Fault {
        let mut json = Json::default();
        json.open('{');
        json.name("code").string(code);
        json.name("detail").open('{');
        Fault { json }
    }

    /// A fact of the detail.
    #[inline(never)]
    pub fn with(mut self, name: &str, value: &str) -> Fault {
        self.json.name(name).string(value);
        self
    }

    #[inline(never)]
    pub fn throw(mut self) -> JsValue {
        self.json.close('}');
        self.json.close('}');
        JsValue::from_str(&self.json.into_text())
    }
}

/// What an error quotes of a text.
fn excerpt(text: &str) -> &str {
    text.char_indices().nth(40).and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}

pub(super) fn fen_fault(error: &FenError) -> JsValue {
    let fault = Fault::new("bad-fen").with("field", error.field.name()).with("reason", error.reason.code());
    fault.with("value", &error.found).throw()
}

pub(super) fn move_fault(position: &Position, text: &str, error: &ReadMoveError) -> JsValue {
    let mut fault = Fault::new(error.code()).with("text", excerpt(text));
    match error {
        ReadMoveError::Ambiguous { candidates } => {
            fault.json.name("candidates").open('[');
            for &mv in candidates {
                fault.json.string(&position.uci(mv));
            }
            fault.json.close(']');
        }
        ReadMoveError::Illegal { why: Some(why), .. } => why.write(fault.json.name("why")),
        ReadMoveError::Illegal { why: None, .. } => fault.json.name("why").null(),
        ReadMoveError::Unreadable => {}
    }
    fault.throw()
}

pub(super) fn act_fault(error: &ActError) -> JsValue {
    let mut fault = Fault::new(error.code());
    match error {
        ActError::BadTime { at, last } => {
            fault.json.name("at").number(*at);
            fault.json.name("last").number(*last);
        }
        ActError::EmptySquare { square } => fault.json.name("square").square(*square),
        ActError::BadAct { field, expected } => fault = fault.with("field", field).with("expected", expected),
    }
    fault.throw()
}
