//! Which chess a game is, by what its tags say.

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
            name.push(char::from(byte.to_ascii_lowercase()));
        }
    }
    match name.as_str() {
        "standard" | "chess" | "normal" | "fromposition" | "orthodox" | "classic" | "classical" | "regular" => {
            Variant::Orthodox
        }
        "standardchess" | "normalchess" | "orthodoxchess" | "classicalchess" | "regularchess" => Variant::Orthodox,
        "frc" | "dfrc" | "chess9lx" | "freestyle" | "freestylechess" => Variant::Chess960,
        _ if name.ends_with("960") || name.contains("fischer") => Variant::Chess960,
        // A dash or a question mark says nothing.
        "" if value.is_ascii() => Variant::Orthodox,
        _ => Variant::Unknown,
    }
}
