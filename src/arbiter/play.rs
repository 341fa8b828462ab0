//! Moves announced or typed.

use crate::chess::ReadMoveError;

use super::ruling::{Fact, Ruling, RulingCode};
use super::scene::{Decision, Scene};

impl Scene<'_> {
    /// A whole move at once. A text that means no legal move is no touch: nobody has laid a hand on anything.
    pub(super) fn play(&self, text: &str) -> Vec<Decision> {
        let player = self.turn();
        let position = self.position();
        let refused = |code, article| Ruling::no(code, player, article).with_text("text", excerpt(text));
        let ruling = match position.read_move(text) {
            Ok(mv) => {
                let mut table = self.state.table.clone();
                table.held.clear();
                let bound = self.bound(&table);
                if bound.moves.contains(&mv) {
                    return self.make(mv);
                }
                let ruling = Ruling::no(RulingCode::ReleaseBreach, player, self.article_of(&bound));
                let ruling = self.with_role(ruling.at(&[mv.from, mv.destination()]), &[mv.from]);
                self.with_obligation(ruling, &bound).with_yes("bound", bound.kind.is_some())
            }
            Err(ReadMoveError::Ambiguous { candidates }) => {
                refused(RulingCode::MoveAmbiguous, None).moves(position, &candidates)
            }
            Err(ReadMoveError::Illegal { why, pieces }) => {
                let article = why.as_ref().map(|why| why.article);
                let ruling = refused(RulingCode::MoveIllegal, article).at(&pieces);
                match why {
                    Some(why) => ruling.with("why", Fact::Why(Box::new(why))),
                    None => ruling,
                }
            }
            Err(ReadMoveError::Unreadable) => refused(RulingCode::MoveUnreadable, None),
        };
        vec![Decision::only(ruling)]
    }
}

/// What a ruling quotes of a text.
pub(super) fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}
