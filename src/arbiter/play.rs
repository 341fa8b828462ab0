//! Moves announced or typed.

use crate::chess::ReadMoveError;

use super::ruling::{Fact, Ruling, RulingCode};
use super::scene::{Decision, Scene};

impl Scene<'_> {
    /// A whole move at once. A text that means no legal move is no touch: nobody has laid a hand on anything.
    pub(super) fn play(&self, text: &str) -> Vec<Decision> {
        let player = self.turn();
        let position = self.position();
        let refused = |code, article| Ruling::no(code, player, article).with("text", Fact::Text(excerpt(text)));
        let mv = match position.read_move(text) {
            Ok(mv) => mv,
            Err(ReadMoveError::Ambiguous { candidates }) => {
                let ruling = refused(RulingCode::MoveAmbiguous, None).moves(position, &candidates);
                return vec![Decision::only(ruling)];
            }
            Err(ReadMoveError::Illegal { why, pieces }) => {
                let article = why.as_ref().map(|why| why.article);
                let ruling = refused(RulingCode::MoveIllegal, article).at(pieces);
                let ruling = match why {
                    Some(why) => ruling.with("why", Fact::Why(why)),
                    None => ruling,
                };
                return vec![Decision::only(ruling)];
            }
            Err(_) => return vec![Decision::only(refused(RulingCode::MoveUnreadable, None))],
        };
        let mut table = self.state.table.clone();
        table.held.clear();
        let bound = self.bound(&table);
        if bound.moves.contains(&mv) {
            return self.make(mv);
        }
        let ruling = Ruling::no(RulingCode::ReleaseBreach, player, self.article_of(&bound));
        let ruling = self.with_role(ruling.at([mv.from, mv.destination()]), &[mv.from]);
        let ruling = match self.obligation(&bound) {
            Some(obligation) => ruling.with("obligation", Fact::Obligation(Box::new(obligation))),
            None => ruling,
        };
        vec![Decision::only(ruling.with("bound", Fact::Yes(true)))]
    }
}

/// What a ruling quotes of a text.
pub(super) fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}
