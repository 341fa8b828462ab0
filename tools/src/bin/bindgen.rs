//! `bindgen IN.wasm OUT_DIR`: writes the JavaScript glue and the processed wasm of the package into `OUT_DIR`.
//!
//! The generator and the `#[wasm_bindgen]` macro must be of one version; as a workspace member this is pinned by
//! the one `Cargo.lock`, and nothing is downloaded outside the crate registry.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(input), Some(out)) = (args.next(), args.next()) else {
        eprintln!("usage: bindgen IN.wasm OUT_DIR");
        return ExitCode::from(2);
    };
    let mut generator = wasm_bindgen_cli_support::Bindgen::new();
    let result = generator.web(true).and_then(|web| {
        web.input_path(input)
            .out_name("glue")
            .typescript(true)
            .omit_default_module_path(true)
            // The facade resets a trapped instance with it; see www/engine/net.js.
            .reset_state_function(true)
            .remove_producers_section(true)
            .remove_name_section(true)
            .generate(out)
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}
