//! Whether the opponent of a player who ran out of time, erred or resigned could have won at all (5.1.2, 6.9, 7.5.5).

use crate::chess::{Color, Position};
use crate::laws::FlagTest;
use crate::mating::{DEFAULT_NODES, Verdict, can_checkmate_from, wins_with_little};

use super::decision::Decision;
use super::ruling::Fact;
use super::scene::Scene;

/// The answer of a mate test, with what it rests on.
pub(super) struct Chances {
    pub wins: bool,
    /// The name of the test.
    pub test: &'static str,
    /// Why not.
    reason: Option<&'static str>,
    /// A series of moves that ends in mate, where the test looks for one.
    line: Vec<String>,
}

impl Chances {
    fn of(wins: bool, test: &'static str, reason: &'static str) -> Chances {
        Chances { wins, test, reason: (!wins).then_some(reason), line: Vec::new() }
    }

    /// Quotes what the answer rests on.
    #[inline(never)]
    pub fn quoted(self, decision: Box<Decision>) -> Box<Decision> {
        let mut decision = decision.with_word("test", self.test);
        if let Some(reason) = self.reason {
            decision = decision.with_word("reason", reason);
        }
        if self.line.is_empty() { decision } else { decision.with("helpmate", Fact::Moves(self.line)) }
    }
}

impl Scene<'_> {
    /// What the edition asks before a player who ran out of time loses (6.9). A duty that a touch created limits the
    /// series of moves, where that is so.
    #[inline(never)]
    pub(super) fn chances_on_time(&self, winner: Color) -> Chances {
        let counts = self.laws.flag.touch_duty == crate::laws::TouchDutyInTest::Counts;
        let bound = self.bound(self.table);
        let first: &[_] = if counts && bound.kind.is_some() { &bound.moves } else { &[] };
        match self.laws.flag.test {
            FlagTest::AnyMate => any_mate(self.position, first, winner),
            _ => self.chances(winner),
        }
    }

    /// The same for other ends of the game (5.1.2, 7.5.5): what was touched is left out.
    #[inline(never)]
    pub(super) fn chances(&self, winner: Color) -> Chances {
        let board = self.position.board();
        let bare = board.color(winner).len() == 1;
        match self.laws.flag.test {
            FlagTest::AnyMate => any_mate(self.position, &[], winner),
            FlagTest::BareKing => Chances::of(!bare, "bare-king", "bare-king"),
            FlagTest::ForcedMate if bare => Chances::of(false, "us-14e", "bare-king"),
            FlagTest::ForcedMate => Chances::of(wins_with_little(self.position, winner), "us-14e", "no-forced-mate"),
        }
    }
}

/// What cannot be decided within the budget counts as possible: nobody is spared by a doubt.
#[inline(never)]
pub(super) fn any_mate(position: &Position, first: &[crate::chess::Move], winner: Color) -> Chances {
    let (verdict, line) = can_checkmate_from(position, first, winner, DEFAULT_NODES);
    let mut chances = Chances::of(verdict != Verdict::No, "any-mate", "no-mate");
    let mut at = *position;
    for mv in line.unwrap_or_default() {
        chances.line.push(at.uci(mv));
        at = at.play(mv);
    }
    chances
}
