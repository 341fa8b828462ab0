//! What is left when something panics after all: the message, for the facade to put into its error.

use std::cell::RefCell;
use std::panic::PanicHookInfo;

use wasm_bindgen::prelude::*;

thread_local! {
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Installs the hook; the facade calls it once per instance.
#[wasm_bindgen(js_name = startNet)]
pub fn start() {
    // Only one hook can be installed, so ours calls the console's.
    std::panic::set_hook(Box::new(|info: &PanicHookInfo<'_>| {
        LAST.with(|last| {
            if let Ok(mut last) = last.try_borrow_mut() {
                *last = Some(info.to_string());
            }
        });
        console_error_panic_hook::hook(info);
    }));
}

/// The message of the last panic, once.
#[wasm_bindgen(js_name = takePanic)]
pub fn take_panic() -> Option<String> {
    LAST.with(|last| last.try_borrow_mut().ok().and_then(|mut last| last.take()))
}
