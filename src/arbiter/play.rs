//! Moves announced or typed.

use core::ops::Range;

use crate::chess::{Move, ReadMoveError, Role, Square, WhyIllegal};
use crate::touch::Contact;

use super::decision::Decision;
use super::ruling::{Fact, Offence, RulingCode};
use super::scene::Scene;

impl Scene<'_> {
    /// A whole move at once. A text that means no legal move is no touch: nobody has laid a hand on anything.
    pub(super) fn play(&self, text: &str) -> Box<Decision> {
        let position = self.position;
        let refused = |code| self.no(code, None).with_text("text", excerpt(text));
        match position.read_move(text) {
            Ok(mv) => {
                let mut table = self.table.clone();
                table.held.clear();
                let bound = self.bound(&table);
                // Where a breach stands until somebody objects, it is made like any other move.
                if bound.moves.contains(&mv) || self.is_claims() || self.is_announced_castling(mv) {
                    return self.make(mv);
                }
                let breach = self.no(RulingCode::ReleaseBreach, bound.clause).at(&[mv.from, mv.destination()]);
                let breach = self.with_role(breach, &[mv.from]);
                self.with_obligation(breach, &bound).with_yes("bound", bound.kind.is_some())
            }
            Err(ReadMoveError::Ambiguous { candidates }) => {
                refused(RulingCode::MoveAmbiguous).moves(position, &candidates)
            }
            Err(ReadMoveError::Illegal { why, pieces }) => match self.as_hands_would(text) {
                Some((from, to)) => self.play_illegal(from, to),
                None => self.with_why(refused(RulingCode::MoveIllegal).at(&pieces), why),
            },
            Err(ReadMoveError::Unreadable) => refused(RulingCode::MoveUnreadable),
        }
    }

    /// Guidelines II: castling announced aloud counts before what was touched, where an event says so; but only king
    /// and rook may have been.
    fn is_announced_castling(&self, mv: Move) -> bool {
        let meant = |contact: &Contact<Square>| [mv.from, mv.to].contains(&contact.touched.square);
        self.terms.event.announced_castling
            && self.position.is_chess960()
            && mv.is_castling()
            && self.state.binding.is_none()
            && self.table.contacts.iter().all(meant)
    }

    /// Where nobody interferes, an illegal move is made all the same: from where to where, when the text says it.
    fn as_hands_would(&self, text: &str) -> Option<(Square, Square)> {
        let square = |range: Range<usize>| text.get(range)?.parse::<Square>().ok();
        let (from, to) = (square(0..2)?, square(2..4)?);
        let own = self.position.board().color_at(from) == Some(self.turn);
        (self.is_claims() && own && from != to).then_some((from, to))
    }

    /// It stands until somebody objects. On a piece of one's own or on the king nothing can be put.
    fn play_illegal(&self, from: Square, to: Square) -> Box<Decision> {
        let mut table = self.own_table();
        table.held.clear();
        table.leaves_square(self.position, from);
        match self.position.board().piece(to) {
            Some(piece) if piece.color == self.turn || piece.role == Role::King => return self.release(from, Some(to)),
            Some(_) => {
                table.leaves_square(self.position, to);
                table.put(to, None);
            }
            None => {}
        }
        table.put(from, Some(to));
        let scene = Scene::with(self.state, self.terms, self.position, &table);
        scene.stands(Offence::IllegalMove, &scene.bound(&table))
    }

    /// The refusal with why it is no legal move, and the article of the edition that says so.
    #[inline(never)]
    pub(super) fn with_why(&self, mut refusal: Box<Decision>, why: Option<WhyIllegal>) -> Box<Decision> {
        let Some(why) = why else { return refusal };
        refusal.ruling.article = self.laws.movement_article(why.article);
        self.with_reason(refusal, why)
    }

    /// Quotes why something is no legal move, beside an article of another kind.
    #[inline(never)]
    pub(super) fn with_reason(&self, decision: Box<Decision>, mut why: WhyIllegal) -> Box<Decision> {
        why.article = self.laws.movement_article(why.article).unwrap_or(why.article);
        decision.with("why", Fact::Why(Box::new(why)))
    }
}

/// What a ruling quotes of a text.
#[inline(never)]
pub(super) fn excerpt(text: &str) -> String {
    let end = text.char_indices().nth(40).map(|(end, _)| end);
    end.and_then(|end| text.get(..end)).unwrap_or(text).to_owned()
}
