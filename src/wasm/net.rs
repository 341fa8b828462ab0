//! What is left when something panics after all: the message, for the facade to put into its error.

use std::cell::Cell;
use std::panic::PanicHookInfo;

use wasm_bindgen::prelude::*;

thread_local! {
    /// Never dropped: after a panic the whole instance is thrown away.
    static LAST: Cell<&'static str> = const { Cell::new("") };
}

/// Installs the hook; the facade calls it once per instance.
#[wasm_bindgen(js_name = startNet)]
pub fn start() {
    // Put together by hand: the information's own text brings in much of the formatting machinery.
    std::panic::set_hook(Box::new(|info: &PanicHookInfo<'_>| {
        let mut message = String::from(info.payload_as_str().unwrap_or_default());
        if let Some(place) = info.location() {
            message.push_str(" in ");
            message.push_str(place.file());
        }
        LAST.set(String::leak(message));
    }));
}

/// The message of the last panic; empty when there was none.
#[wasm_bindgen(js_name = takePanic)]
pub fn take_panic() -> String {
    LAST.take().to_owned()
}
