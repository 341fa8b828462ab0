//! The boundary to JavaScript: it decodes, calls once, encodes. No rule lives here.
//!
//! What is asked for often crosses as integers in fixed buffers, which the facade reads from the module's memory; what
//! is structured and rare crosses as JSON. A position is a block of bytes that JavaScript keeps and hands back: it
//! owns nothing here, so it cannot leak.

mod buffers;
mod decode;
mod error;
mod game;
mod line;
mod net;
mod packed;
mod pgn;
mod position;

/// Half as large as the allocator that comes with the target, and as quick: blocks are found in constant time.
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
