//! Whether a player can force checkmate against any defence: what some editions ask before they let a lone minor
//! piece, or two knights, win on time.

use super::Verdict;
use crate::chess::{Color, Planes, Position, Role};

/// No mate is looked for that takes more plies. With it the recursion needs less than 64 kB of stack.
const DEEPEST: u8 = 39;

/// Places in the memory of what is known; a power of two.
const PLACES: usize = 1 << 13;

/// Whether `color` can force checkmate, whatever the opponent plays.
///
/// The search is exhaustive in the depth that the budget of `nodes`, the positions looked at, allows, and goes one move
/// deeper at a time; so the answer to the same question is always the same. [`Verdict::No`] means that the opponent
/// has been seen to escape for good, [`Verdict::Unknown`] that no forced mate was found within the budget.
///
/// # Examples
/// ```
/// use adoube::chess::{Color, Position};
/// use adoube::mating::{Verdict, has_forced_mate};
/// let cornered: Position = "8/8/8/8/3N4/8/p1K5/k7 w - - 0 1".parse()?;
/// assert_eq!(has_forced_mate(&cornered, Color::White, 10_000), Verdict::Yes);
/// # Ok::<(), adoube::chess::FenError>(())
/// ```
#[must_use]
pub fn has_forced_mate(position: &Position, color: Color, nodes: u64) -> Verdict {
    let mut search = Forced { attacker: color, nodes, cut: false, known: vec![Known::default(); PLACES] };
    // A mate ends with the attacker's move, so that from each side's turn only every other length is possible.
    let mut depth = u8::from(position.turn() == color);
    while depth <= DEEPEST {
        search.cut = false;
        match search.wins(position, depth) {
            Some(true) => return Verdict::Yes,
            Some(false) if !search.cut => return Verdict::No,
            Some(false) => depth += 2,
            None => break,
        }
    }
    Verdict::Unknown
}

/// The forced mates that count for [`wins_with_little`] are found within so many positions: the same answer always.
const NODES: u64 = 200_000;

/// Whether a flag that falls loses although the opponent has little: king and bishop, king and knight, or king and two
/// knights against no pawn win only where they can force mate (14E of the US rules). With more than that it does.
#[must_use]
pub fn wins_with_little(position: &Position, winner: Color) -> bool {
    !has_little(position, winner) || has_forced_mate(position, winner, NODES) == Verdict::Yes
}

fn has_little(position: &Position, winner: Color) -> bool {
    let board = position.board();
    let minor = |role| board.pieces(winner, role).len();
    let (bishops, knights) = (minor(Role::Bishop), minor(Role::Knight));
    if board.color(winner).len() != bishops + knights + 1 {
        return false;
    }
    let pawns = board.pieces(!winner, Role::Pawn).any();
    matches!((bishops, knights), (1, 0) | (0, 1)) || (bishops == 0 && knights == 2 && !pawns)
}

/// What has been found out about a position.
#[derive(Clone, Copy, Default)]
struct Known {
    planes: Planes,
    /// A mate is forced within this many plies, plus one; 0: none is known.
    won: u8,
    /// None is forced within this many plies, plus one.
    open: u8,
}

struct Forced {
    attacker: Color,
    nodes: u64,
    /// Whether the depth kept something from being looked at.
    cut: bool,
    known: Vec<Known>,
}

impl Forced {
    /// Whether a mate is forced within so many plies; nothing when the budget is spent.
    fn wins(&mut self, position: &Position, depth: u8) -> Option<bool> {
        self.nodes = self.nodes.checked_sub(1)?;
        let attacks = position.turn() == self.attacker;
        if !position.has_legal_move() {
            return Some(!attacks && position.is_check());
        }
        if position.has_insufficient_material(self.attacker) {
            return Some(false);
        }
        if depth == 0 {
            self.cut = true;
            return Some(false);
        }
        let planes = position.planes();
        let place =
            planes.into_iter().fold(0, |all, plane| (all ^ plane).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(31));
        let place = place as usize % PLACES;
        let known = self.known.get(place).copied().filter(|known| known.planes == planes).unwrap_or_default();
        if known.won != 0 && known.won <= depth + 1 {
            return Some(true);
        }
        if known.open > depth {
            self.cut = true;
            return Some(false);
        }
        let mut won = !attacks;
        for &mv in &position.legal_moves() {
            if self.wins(&position.play(mv), depth - 1)? == attacks {
                won = attacks;
                break;
            }
        }
        let (won_within, open) = if won { (depth + 1, known.open) } else { (known.won, depth + 1) };
        if let Some(slot) = self.known.get_mut(place) {
            *slot = Known { planes, won: won_within, open };
        }
        Some(won)
    }
}
