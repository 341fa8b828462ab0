//! Agreement and resignation (5.1.2, 5.2.3, 9.1).

use crate::chess::Color;
use crate::laws::{Clause, Resignation};

use super::decision::Decision;
use super::outcome::{Outcome, Reason};
use super::ruling::RulingCode;
use super::scene::Scene;

impl Scene<'_> {
    pub(super) fn offer_draw(&self, by: Color) -> Box<Decision> {
        match self.state.offer {
            Some(color) if color == by => self.no(RulingCode::OfferRepeated, Some(Clause::DrawOffer)).by(by),
            // Both have now proposed the same: that is agreement.
            Some(_) => self.accept_draw(by),
            None => self.yes(RulingCode::OfferMade, Some(Clause::DrawOfferMoment)).by(by).then_offer(Some(by)),
        }
    }

    #[inline(never)]
    pub(super) fn accept_draw(&self, by: Color) -> Box<Decision> {
        if self.state.offer != Some(!by) {
            return self.no_offer(by);
        }
        let clause = Some(Clause::Agreement);
        // Both have moved when the second move is reached; moves before a FEN count by its move number.
        if self.position.fullmoves() < 2 {
            return self.no(RulingCode::OfferTooEarly, clause).by(by);
        }
        let outcome = Outcome::draw(Reason::Agreement, self.article(clause));
        self.yes(RulingCode::OfferAccepted, clause).by(by).then_end(outcome)
    }

    pub(super) fn decline_draw(&self, by: Color) -> Box<Decision> {
        if self.state.offer != Some(!by) {
            return self.no_offer(by);
        }
        let decision = self.yes(RulingCode::OfferDeclined, Some(Clause::DrawOffer)).by(by);
        decision.with_word("by", "word").then_offer(None)
    }

    #[inline(never)]
    fn no_offer(&self, by: Color) -> Box<Decision> {
        self.no(RulingCode::OfferNone, Some(Clause::DrawOffer)).by(by)
    }

    #[inline(never)]
    pub(super) fn resign(&self, by: Color) -> Box<Decision> {
        let clause = Some(Clause::Resignation);
        let article = self.article(clause);
        let spared =
            self.laws.resignation == Resignation::LossIfOpponentCanMate && self.position.has_insufficient_material(!by);
        let (code, outcome) = if spared {
            (RulingCode::ResignDrawn, Outcome::draw(Reason::ResignationNoMate, article))
        } else {
            (RulingCode::ResignLost, Outcome::win(!by, Reason::Resignation, article))
        };
        self.yes(code, clause).by(by).then_end(outcome)
    }
}
