//! The letters of the pieces in languages other than English.

use super::parts::parts;

/// The letters for king, queen, rook, bishop and knight, in this order.
///
/// # Examples
/// ```
/// use adoube::pgn::Letters;
/// assert_eq!(Letters::named("Deutsch"), Letters::named("de"));
/// assert_eq!(Letters::named("KDTLS"), Letters::named("de"));
/// assert_eq!(Letters::named("zh-CN"), Letters::named("en"));
/// assert!(Letters::named("Klingon").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters([u8; 5]);

/// The names that a language goes by, and its letters.
static LANGUAGES: [(&str, &str); 16] = [
    ("en eng english", "KQRBN"),
    ("de deu ger german deutsch", "KDTLS"),
    ("fr fra fre french français francais", "RDTFC"),
    ("es spa spanish español espanol", "RDTAC"),
    ("nl nld dut dutch nederlands", "KDTLP"),
    ("it ita italian italiano", "RDTAC"),
    ("pt por portuguese português portugues", "RDTBC"),
    ("da dan danish dansk", "KDTLS"),
    ("sv swe swedish svenska", "KDTLS"),
    ("no nb nor norwegian norsk", "KDTLS"),
    ("fi fin finnish suomi", "KDTLR"),
    ("pl pol polish polski", "KHWGS"),
    ("cs ces cze czech čeština cestina", "KDVSJ"),
    ("hu hun hungarian magyar", "KVBFH"),
    ("ro ron rum romanian română romana", "RDTNC"),
    // Their own letters are always read, and the English ones are what else is written.
    ("zh zho chi chinese 中文 汉语 漢語 王后车象马 王后車象馬 ♔♕♖♗♘ ♚♛♜♝♞", "KQRBN"),
];

impl Letters {
    /// By the name or code of a language, or as the five letters themselves. Chinese names and figurines need no naming:
    /// they are always read.
    #[must_use]
    pub fn named(name: &str) -> Option<Letters> {
        let name = name.trim_ascii();
        if name.len() == 5 && name.bytes().all(|letter| letter.is_ascii_uppercase()) {
            let letters = Letters::of(name)?;
            let distinct = |letter: &u8| letters.0.iter().filter(|other| *other == letter).count() == 1;
            return letters.0.iter().all(distinct).then_some(letters);
        }
        let code = parts(name, b'-').next()?;
        LANGUAGES.into_iter().find_map(|(names, letters)| {
            let known = |one: &str| one.eq_ignore_ascii_case(name) || one.eq_ignore_ascii_case(code);
            if parts(names, b' ').any(known) { Letters::of(letters) } else { None }
        })
    }

    fn of(letters: &str) -> Option<Letters> {
        Some(Letters(letters.as_bytes().try_into().ok()?))
    }

    /// A move with the English letters: at its beginning, and where it names what a pawn becomes.
    #[inline(never)]
    pub(super) fn english(&self, text: &str) -> String {
        let mut english = String::new();
        let mut names_a_piece = true;
        for letter in text.chars() {
            let place = self.0.iter().position(|&own| char::from(own) == letter).filter(|_| names_a_piece);
            let meant = place.and_then(|place| b"KQRBN".get(place)).map_or(letter, |&english| char::from(english));
            english.push(meant);
            names_a_piece = matches!(letter, '1'..='8' | '=' | '/' | '(');
        }
        english
    }
}
