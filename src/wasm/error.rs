//! Errors on their way to the facade, which makes an `AdoubeError` of them and finds the words.

use wasm_bindgen::prelude::*;

use crate::arbiter::{ActError, Json, ToJson};
use crate::chess::{FenError, Position, ReadMoveError};

/// An error as JSON: `{ "code": …, "detail": { … } }`.
pub(super) struct Fault {
    json: Json,
}

impl Fault {
    pub fn new(code: &str) -> Fault {
        let mut json = Json::default();
        json.open('{');
        json.name("code").string(code);
        json.name("detail").open('{');
        Fault { json }
    }

    /// A fact of the detail.
    pub fn with(mut self, name: &str, value: &str) -> Fault {
        self.json.name(name).string(value);
        self
    }

    pub fn number(mut self, name: &str, value: u64) -> Fault {
        self.json.name(name).number(value);
        self
    }

    /// The value that was found, when it is one that can be shown.
    pub fn value(mut self, value: &JsValue) -> Fault {
        if let Some(text) = value.as_string() {
            self.json.name("value").string(&excerpt(&text, 100));
        } else if let Some(truth) = value.as_bool() {
            self.json.name("value").boolean(truth);
        } else if value.is_null() {
            self.json.name("value").null();
        }
        self
    }

    pub fn throw(mut self) -> JsValue {
        self.json.close('}');
        self.json.close('}');
        JsValue::from_str(&self.json.into_text())
    }
}

/// What an error quotes of a text.
pub(super) fn excerpt(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

pub(super) fn fen_fault(error: &FenError) -> JsValue {
    let fault = Fault::new("bad-fen").with("field", error.field.name()).with("reason", error.reason.code());
    fault.with("value", &error.found).throw()
}

pub(super) fn move_fault(position: &Position, text: &str, error: &ReadMoveError) -> JsValue {
    let mut fault = Fault::new(error.code()).with("text", &excerpt(text, 40));
    match error {
        ReadMoveError::Ambiguous { candidates } => {
            let candidates: Vec<String> = candidates.iter().map(|&mv| position.uci(mv)).collect();
            fault.json.name("candidates").strings(&candidates);
        }
        ReadMoveError::Illegal { why: Some(why), .. } => why.write(fault.json.name("why")),
        ReadMoveError::Illegal { why: None, .. } => fault.json.name("why").null(),
        ReadMoveError::Unreadable => {}
    }
    fault.throw()
}

pub(super) fn act_fault(error: &ActError) -> JsValue {
    let fault = Fault::new(error.code());
    match error {
        ActError::BadTime { at, last } => fault.number("at", *at).number("last", *last),
        ActError::EmptySquare { square } => {
            let name: String = square.name().into_iter().collect();
            fault.with("square", &name)
        }
        ActError::BadAct { field, expected } => fault.with("field", field).with("expected", expected),
    }
    .throw()
}
