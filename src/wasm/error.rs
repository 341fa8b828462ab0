//! Errors on their way to the facade, which makes an `AdoubeError` of them.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;

use crate::arbiter::ActError;
use crate::chess::{FenError, Move, Position, ReadMoveError};

/// `{ code, message, detail }`.
pub(super) fn fault(code: &str, message: &str, detail: &[(&str, JsValue)]) -> JsValue {
    let error = Object::new();
    set(&error, "code", &code.into());
    set(&error, "message", &message.into());
    let facts = Object::new();
    for (name, fact) in detail {
        set(&facts, name, fact);
    }
    set(&error, "detail", &facts);
    error.into()
}

pub(super) fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a field of an object of our own cannot fail.
    let _ = Reflect::set(object, &name.into(), value);
}

/// Structured and rare values cross as plain objects.
pub(super) fn encode<T: serde::Serialize + ?Sized>(value: &T) -> Result<JsValue, JsValue> {
    value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map_err(|error| fault("internal", &error.to_string(), &[]))
}

pub(super) fn fen_fault(error: &FenError) -> JsValue {
    let detail = [
        ("field", error.field.name().into()),
        ("reason", error.reason.code().into()),
        ("value", error.found.as_str().into()),
    ];
    fault("bad-fen", &error.to_string(), &detail)
}

pub(super) fn move_fault(position: &Position, text: &str, error: &ReadMoveError) -> JsValue {
    let quoted: String = text.chars().take(40).collect();
    let mut detail = vec![("text", JsValue::from(quoted))];
    match error {
        ReadMoveError::Ambiguous { candidates } => detail.push(("candidates", uci_list(position, candidates))),
        ReadMoveError::Illegal { why: Some(why), .. } => {
            detail.push(("why", encode(why).unwrap_or(JsValue::NULL)));
        }
        _ => {}
    }
    fault(error.code(), &error.to_string(), &detail)
}

fn uci_list(position: &Position, moves: &[Move]) -> JsValue {
    moves.iter().map(|&mv| JsValue::from(position.uci(mv))).collect::<js_sys::Array>().into()
}

pub(super) fn act_fault(error: &ActError) -> JsValue {
    let detail = match error {
        ActError::BadTime { at, last } => vec![("at", (*at as f64).into()), ("last", (*last as f64).into())],
        ActError::EmptySquare { square } => vec![("square", square.to_string().into())],
        ActError::BadAct { field, expected } => vec![("field", (*field).into()), ("expected", (*expected).into())],
    };
    fault(error.code(), &error.to_string(), &detail)
}
