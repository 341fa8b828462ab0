//! Agreement and resignation (5.1.2, 5.2.3, 9.1).

use crate::chess::Color;
use crate::laws::{Clause, Resignation};

use super::outcome::{Outcome, Reason};
use super::ruling::{Ruling, RulingCode};
use super::scene::{Decision, Effect, Scene};

impl Scene<'_> {
    pub(super) fn offer_draw(&self, by: Color) -> Decision {
        match self.state.offer {
            Some(color) if color == by => {
                Decision::only(Ruling::no(RulingCode::OfferRepeated, by, self.article(Clause::DrawOffer)))
            }
            // Both have now proposed the same: that is agreement.
            Some(_) => self.accept_draw(by),
            None => {
                let ruling = Ruling::yes(RulingCode::OfferMade, by, self.article(Clause::DrawOfferMoment));
                Decision::only(ruling).then(Effect::Offer(Some(by)))
            }
        }
    }

    pub(super) fn accept_draw(&self, by: Color) -> Decision {
        if self.state.offer != Some(!by) {
            return self.no_offer(by);
        }
        let article = self.article(Clause::Agreement);
        // Both have moved when the second move is reached; moves before a FEN count by its move number.
        if self.position().fullmoves() < 2 {
            return Decision::only(Ruling::no(RulingCode::OfferTooEarly, by, article));
        }
        let outcome = Box::new(Outcome::draw(Reason::Agreement, article));
        Decision::only(Ruling::yes(RulingCode::OfferAccepted, by, article)).then(Effect::End(outcome))
    }

    pub(super) fn decline_draw(&self, by: Color) -> Decision {
        if self.state.offer != Some(!by) {
            return self.no_offer(by);
        }
        let ruling = Ruling::yes(RulingCode::OfferDeclined, by, self.article(Clause::DrawOffer));
        Decision::only(ruling.with_word("by", "word")).then(Effect::Offer(None))
    }

    fn no_offer(&self, by: Color) -> Decision {
        Decision::only(Ruling::no(RulingCode::OfferNone, by, self.article(Clause::DrawOffer)))
    }

    pub(super) fn resign(&self, by: Color) -> Decision {
        let article = self.article(Clause::Resignation);
        let spared = self.laws.resignation == Resignation::LossIfOpponentCanMate
            && self.position().has_insufficient_material(!by);
        let (code, outcome) = if spared {
            (RulingCode::ResignDrawn, Outcome::draw(Reason::ResignationNoMate, article))
        } else {
            (RulingCode::ResignLost, Outcome::win(!by, Reason::Resignation, article))
        };
        Decision::only(Ruling::yes(code, by, article)).then(Effect::End(Box::new(outcome)))
    }
}
