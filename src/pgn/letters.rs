//! The letters of the pieces in languages other than English.

/// The letters for king, queen, rook, bishop and knight, in this order.
///
/// # Examples
/// ```
/// use adoube::pgn::Letters;
/// assert_eq!(Letters::named("Deutsch"), Letters::named("de"));
/// assert_eq!(Letters::named("KDTLS"), Letters::named("de"));
/// assert!(Letters::named("Klingon").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters([char; 5]);

/// The names that a language goes by, and its letters.
static LANGUAGES: [(&str, &str); 15] = [
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
];

impl Letters {
    /// By the name or code of a language, or as the five letters themselves. Chinese names and figurines need no naming:
    /// they are always read.
    #[must_use]
    pub fn named(name: &str) -> Option<Letters> {
        let name = name.trim();
        let mut letters = ['\0'; 5];
        let mut count = 0;
        for letter in name.chars() {
            if !letter.is_uppercase() || letters.contains(&letter) {
                count = usize::MAX;
                break;
            }
            *letters.get_mut(count)? = letter;
            count += 1;
        }
        if count == 5 {
            return Some(Letters(letters));
        }
        let name = name.to_lowercase();
        let code = name.split(['-', '_']).next()?;
        let (_, letters) =
            LANGUAGES.iter().find(|(names, _)| names.split(' ').any(|one| one == name || one == code))?;
        let mut each = letters.chars();
        Some(Letters([each.next()?, each.next()?, each.next()?, each.next()?, each.next()?]))
    }

    /// A move with the English letters: at its beginning, and where it names what a pawn becomes.
    #[inline(never)]
    pub(super) fn english(&self, text: &str) -> String {
        let mut english = String::new();
        let mut previous = None;
        for letter in text.chars() {
            let names_a_piece = matches!(previous, None | Some('1'..='8' | '=' | '/' | '('));
            let place = self.0.iter().position(|&own| own == letter).filter(|_| names_a_piece);
            english.push(match place {
                Some(0) => 'K',
                Some(1) => 'Q',
                Some(2) => 'R',
                Some(3) => 'B',
                Some(_) => 'N',
                None => letter,
            });
            previous = Some(letter);
        }
        english
    }
}
