//! Which chess a game is, by what its tags say.

use super::parts::{find, parts};

/// The kinds of chess that matter here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Variant {
    Orthodox,
    Chess960,
    Unknown,
}

/// Reads the tag `Variant` in the spellings that people use.
#[inline(never)]
pub(super) fn read(value: &str) -> Variant {
    let mut name = String::new();
    for byte in value.bytes() {
        if byte.is_ascii_alphanumeric() {
            name.push(char::from(byte.to_ascii_lowercase() & 127));
        }
    }
    let named = |names: &str| parts(names, b' ').any(|one| one == name);
    if name.is_empty() && value.is_ascii() || named(ORTHODOX) {
        // A dash or a question mark says nothing.
        Variant::Orthodox
    } else if name.ends_with("960") || named(CHESS960) || find(&name, b"fischer").is_some() {
        Variant::Chess960
    } else {
        Variant::Unknown
    }
}

const ORTHODOX: &str = "standard chess normal fromposition orthodox classic classical regular standardchess normalchess \
    orthodoxchess classicalchess regularchess";
const CHESS960: &str = "frc dfrc chess9lx freestyle freestylechess";
