//! Moves announced or typed.

use crate::chess::{ReadMoveError, WhyIllegal};

use super::decision::Decision;
use super::ruling::{Fact, RulingCode};
use super::scene::Scene;

impl Scene<'_> {
    /// A whole move at once. A text that means no legal move is no touch: nobody has laid a hand on anything.
    pub(super) fn play(&self, text: &str) -> Box<Decision> {
        let position = self.position;
        let refused = |code| self.no(code, None).with_text("text", excerpt(text));
        match position.read_move(text) {
            Ok(mv) => {
                let mut table = self.state.table.clone();
                table.held.clear();
                let bound = self.bound(&table);
                if bound.moves.contains(&mv) {
                    return self.make(mv);
                }
                let breach = self.no(RulingCode::ReleaseBreach, bound.clause).at(&[mv.from, mv.destination()]);
                let breach = self.with_role(breach, &[mv.from]);
                self.with_obligation(breach, &bound).with_yes("bound", bound.kind.is_some())
            }
            Err(ReadMoveError::Ambiguous { candidates }) => {
                refused(RulingCode::MoveAmbiguous).moves(position, &candidates)
            }
            Err(ReadMoveError::Illegal { why, pieces }) => with_why(refused(RulingCode::MoveIllegal).at(&pieces), why),
            Err(ReadMoveError::Unreadable) => refused(RulingCode::MoveUnreadable),
        }
    }
}

/// The refusal with why it is no legal move, and the article that says so.
#[inline(never)]
pub(super) fn with_why(mut refusal: Box<Decision>, why: Option<WhyIllegal>) -> Box<Decision> {
    match why {
        Some(why) => {
            refusal.ruling.article = Some(why.article);
            refusal.with("why", Fact::Why(Box::new(why)))
        }
        None => refusal,
    }
}

/// What a ruling quotes of a text.
#[inline(never)]
pub(super) fn excerpt(text: &str) -> String {
    let end = text.char_indices().nth(40).map(|(end, _)| end);
    end.and_then(|end| text.get(..end)).unwrap_or(text).to_owned()
}
