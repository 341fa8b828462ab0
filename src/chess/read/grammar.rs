//! What a text of ASCII characters asks for, whatever stands on the board.

use super::super::{Bitboard, CastlingSide, Role, Square};

/// Longer texts are no moves.
pub(super) const LONGEST: usize = 64;

/// What is asked for.
pub(super) enum Wanted {
    Castling(CastlingSide),
    /// A pawn's capture by files alone: `ed`.
    Files {
        from: u8,
        to: u8,
        promotion: Option<Role>,
        en_passant: bool,
    },
    Target(Target),
}

/// A move of which the goal is known.
pub(super) struct Target {
    /// None when two squares are named and no piece: whatever stands on the first.
    pub(super) role: Option<Role>,
    /// Where the piece may come from, by what the text says.
    pub(super) origin: Bitboard,
    /// Whether the text says so by file: a pawn's capture without one is written with the sign of capture.
    by_file: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
    captures: bool,
    pub(super) en_passant: bool,
}

impl Target {
    /// Whether there is nothing but two squares.
    pub(super) fn is_bare(&self) -> bool {
        !self.captures && !self.en_passant && self.promotion.is_none()
    }

    /// The files that a pawn may come from: those beside its goal when it captures, the goal's own when it does not.
    pub(super) fn pawn_files(&self, role: Role) -> Bitboard {
        let file = self.to.file();
        match (role, self.captures) {
            (Role::Pawn, true) if self.by_file => !Bitboard::file(file),
            (Role::Pawn, true) => Bitboard::beside(file),
            (Role::Pawn, false) if !self.by_file => Bitboard::file(file),
            _ => Bitboard::FULL,
        }
    }
}

/// The text without the blanks at either end.
pub(super) fn trim(mut text: &[u8]) -> &[u8] {
    while let [b'\t'..=b'\r' | b' ', rest @ ..] | [rest @ .., b'\t'..=b'\r' | b' '] = text {
        text = rest;
    }
    text
}

/// Reads a text that is not blank at either end.
pub(super) fn parse(text: &[u8]) -> Option<Wanted> {
    if text.len() > LONGEST {
        return None;
    }
    let (text, en_passant) = without_marks(text);
    let text = without_number(text);
    let (text, promotion) = without_promotion(text)?;
    if let Some(side) = castling(text) {
        return (promotion.is_none() && !en_passant).then_some(Wanted::Castling(side));
    }
    let (role, text) = match text {
        [letter @ (b'P' | b'N' | b'B' | b'R' | b'Q' | b'K'), rest @ ..] => (Role::from_letter(*letter as char), rest),
        _ => (None, text),
    };
    let (first, rest) = coordinates(text);
    let pawn = matches!(role, None | Some(Role::Pawn));
    let (from, to, captures) = match separator(rest) {
        None if !rest.is_empty() => return None,
        None => match *first {
            [from, to] if pawn && is_file(to) => return files(from, to, promotion, en_passant),
            [ref from @ .., file, rank] => (from, [file, rank], false),
            _ => return None,
        },
        Some((captures, rest)) => match (coordinates(rest), first) {
            (([file, rank], []), _) if captures || role.is_some() || !first.is_empty() => {
                (first, [*file, *rank], captures)
            }
            (([to], []), [from]) if captures && pawn => return files(*from, *to, promotion, en_passant),
            _ => return None,
        },
    };
    let to = square(to)?;
    let (origin, by_file) = match *from {
        [] => (Bitboard::FULL, false),
        [file] if is_file(file) => (Bitboard::file(file - b'a'), true),
        // Without a letter it may as well be the number of the move: `2e4`.
        [rank] if role.is_some() => (Bitboard::rank(rank - b'1'), false),
        [file, rank] => (square([file, rank])?.bitboard(), true),
        _ => return None,
    };
    let role = role.or((from.len() < 2).then_some(Role::Pawn));
    Some(Wanted::Target(Target { role, origin, by_file, to, promotion, captures, en_passant }))
}

fn files(from: u8, to: u8, promotion: Option<Role>, en_passant: bool) -> Option<Wanted> {
    let neighbours = is_file(from) && is_file(to) && from.abs_diff(to) == 1;
    neighbours.then(|| Wanted::Files { from: from - b'a', to: to - b'a', promotion, en_passant })
}

fn is_file(byte: u8) -> bool {
    matches!(byte, b'a'..=b'h')
}

fn square([file, rank]: [u8; 2]) -> Option<Square> {
    (is_file(file) && matches!(rank, b'1'..=b'8')).then(|| Square::at(file - b'a', rank - b'1'))
}

/// Splits off the files and ranks that a text begins with.
fn coordinates(text: &[u8]) -> (&[u8], &[u8]) {
    let mut rest = text;
    while let [b'a'..=b'h' | b'1'..=b'8', after @ ..] = rest {
        rest = after;
    }
    (text.get(..text.len() - rest.len()).unwrap_or_default(), rest)
}

/// Splits off the sign between origin and goal: whether it is one of capture, and what follows it.
fn separator(text: &[u8]) -> Option<(bool, &[u8])> {
    match text.trim_ascii_start() {
        [b'x' | b'X' | b':', rest @ ..] => Some((true, rest.trim_ascii_start())),
        [b'-', rest @ ..] => Some((false, rest.trim_ascii_start())),
        _ => None,
    }
}

/// `O-O` and `O-O-O`, with zeros or small letters, with every hyphen or none.
fn castling(text: &[u8]) -> Option<CastlingSide> {
    let mut letters = 0;
    let mut hyphens = 0;
    let mut rest = text;
    while let [b'O' | b'o' | b'0', after @ ..] = rest {
        letters += 1;
        rest = after;
        if let [b'-', after @ ..] = after.trim_ascii_start() {
            hyphens += 1;
            rest = after.trim_ascii_start();
        }
    }
    match (letters, hyphens, rest) {
        (2, 0 | 1, []) => Some(CastlingSide::King),
        (3, 0 | 2, []) => Some(CastlingSide::Queen),
        _ => None,
    }
}

/// Takes away what follows the move itself: check marks, annotations, and the note of en passant, which is reported.
fn without_marks(mut text: &[u8]) -> (&[u8], bool) {
    let mut en_passant = false;
    loop {
        text = text.trim_ascii_end();
        text = match text {
            // The usual end of a move: nothing to take away but the number of an annotation.
            [before @ .., b'0'..=b'9'] => match annotation_number(before) {
                Some(before) => before,
                None => return (text, en_passant),
            },
            _ => {
                let (before, noted) = match text {
                    [before @ .., b'e', b'.', b'p', b'.'] => (before, true),
                    [before @ .., b'e', b'p', b'.'] | [before @ .., b'e', b'.', b'p'] => (before, true),
                    [before @ .., b'e', b'p'] => (before, true),
                    [before @ .., b'm', b'a', b't', b'e'] => (before, false),
                    [before @ .., b'c', b'h', b'.'] | [before @ .., b'c', b'h'] => (before, false),
                    [before @ .., b'+', b'/', b'-'] | [before @ .., b'-', b'/', b'+'] => (before, false),
                    [before @ .., b'+', b'/', b'='] | [before @ .., b'=', b'/', b'+'] => (before, false),
                    [before @ .., b'(', b'=', b')'] => (before, false),
                    [before @ .., b'+', b'-'] | [before @ .., b'-', b'+'] => (before, false),
                    [before @ .., b'+' | b'#' | b'!' | b'?' | b'='] => (before, false),
                    _ => return (text, en_passant),
                };
                en_passant |= noted;
                before
            }
        };
    }
}

/// What stands before `$14`, given what stands before its last digit.
fn annotation_number(text: &[u8]) -> Option<&[u8]> {
    let mut rest = text;
    while let [before @ .., b'0'..=b'9'] = rest {
        rest = before;
    }
    rest.strip_suffix(b"$")
}

/// Takes away the number of the move: `12.`, `12...`, `12. ...`, `12 `, or the dots alone.
fn without_number(text: &[u8]) -> &[u8] {
    let mut after_digits = text;
    while let [b'0'..=b'9', rest @ ..] = after_digits {
        after_digits = rest;
    }
    let mut after = after_digits;
    while let [b'.' | b' ', rest @ ..] = after {
        after = rest;
    }
    // A zero and a blank may begin castling: `0 - 0`.
    if after.len() == after_digits.len() || after.starts_with(b"-") { text } else { after }
}

/// Takes away the piece that a pawn becomes: `=Q`, `/Q`, `(Q)`, or `Q` behind the rank; small letters too.
fn without_promotion(text: &[u8]) -> Option<(&[u8], Option<Role>)> {
    let role = |letter: u8| Role::from_letter(letter as char);
    let (before, letter) = match *text {
        [ref before @ .., b'(', letter, b')'] => (before, letter),
        [ref before @ .., b'=' | b'/', letter] => (before, letter),
        [ref before @ .., b'=' | b'/', b' ', letter] => (before, letter),
        [ref before @ .., letter] if before.last().is_some_and(u8::is_ascii_digit) && role(letter).is_some() => {
            (before, letter)
        }
        [ref before @ .., letter @ (b'Q' | b'R' | b'B' | b'N')] if before.last().is_some_and(|byte| is_file(*byte)) => {
            (before, letter)
        }
        _ => return Some((text, None)),
    };
    Some((before.trim_ascii_end(), Some(role(letter)?)))
}
