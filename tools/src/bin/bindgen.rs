//! `bindgen IN.wasm OUT_DIR`: writes the JavaScript glue and the processed wasm of the package into `OUT_DIR`.
//!
//! The generator and the `#[wasm_bindgen]` macro must be of one version; as a workspace member this is pinned by
//! the one `Cargo.lock`, and nothing is downloaded outside the crate registry.
//!
//! What a function hands out in several values goes through memory. For results of more than one value V8, as Node 20
//! has it, compiles a wrapper for each signature while the module is loaded, which took half as long as the loading.

use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args_os().skip(1).map(PathBuf::from);
    let (Some(input), Some(out)) = (args.next(), args.next()) else {
        eprintln!("usage: bindgen IN.wasm OUT_DIR");
        return ExitCode::from(2);
    };
    let module = match std::fs::read(&input) {
        Ok(module) => single_valued(module),
        Err(error) => {
            eprintln!("bindgen: {}: {error}", input.display());
            return ExitCode::FAILURE;
        }
    };
    let mut generator = wasm_bindgen_cli_support::Bindgen::new();
    let result = generator.web(true).and_then(|web| {
        web.input_bytes("glue", module)
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

/// Marks results of more than one value as not to be used, where the section `target_features` says that they may be:
/// the generator asks there. No code of ours has any, the C ABI of the compiler returns one value or none.
fn single_valued(mut module: Vec<u8>) -> Vec<u8> {
    const SECTION: &[u8] = b"target_features";
    const USED: &[u8] = b"+\x0amultivalue";
    let section = module.windows(SECTION.len()).rposition(|bytes| bytes == SECTION).unwrap_or(module.len());
    let features = module.get_mut(section..).unwrap_or_default();
    let entry = features.windows(USED.len()).position(|bytes| bytes == USED);
    if let Some(prefix) = entry.and_then(|start| features.get_mut(start)) {
        *prefix = b'-';
    }
    module
}
