//! The boundary to JavaScript: it decodes, calls once, encodes. No rule lives here.
//!
//! What is asked for often crosses as integers in fixed buffers, which the facade reads from the module's memory; what
//! is structured and rare crosses as objects. A position is a block of bytes that JavaScript keeps and hands back: it
//! owns nothing here, so it cannot leak.

mod buffers;
mod decode;
mod error;
mod game;
mod line;
mod net;
mod packed;
mod position;
