//! Agreement and resignation (5.1.2, 5.2.3, 9.1).

use crate::chess::Color;
use crate::laws::{Agreement, Clause, OfferEnds, RepeatedOffers, Resignation};

use super::chances::any_mate;
use super::decision::Decision;
use super::outcome::{Outcome, Reason};
use super::ruling::RulingCode;
use super::scene::Scene;

impl Scene<'_> {
    pub(super) fn offer_draw(&self, by: Color) -> Box<Decision> {
        let clause = Some(Clause::DrawOffer);
        match self.state.offer {
            Some(color) if color == by => return self.no(RulingCode::OfferRepeated, clause).by(by),
            // Both have now proposed the same: that is agreement.
            Some(_) => return self.accept_draw(by),
            None => {}
        }
        if let Some(forbidden) = self.agreement_forbidden(by) {
            return forbidden;
        }
        if self.laws.repeated_offers == RepeatedOffers::Alternate && self.state.last_offer == Some(by) {
            return self.no(RulingCode::OfferNotAgain, Some(Clause::OfferAlternation)).by(by);
        }
        // The offer counts at any moment; the proper one is after the own move and before the press (9.1.2.1).
        let moment = if self.state.pending == Some(by) {
            "proper"
        } else if by == self.turn {
            "before-move"
        } else {
            "thinking"
        };
        let made = self.yes(RulingCode::OfferMade, Some(Clause::DrawOfferMoment)).by(by);
        let made = made.with_word("moment", moment);
        let made = match self.laws.offer_ends {
            OfferEnds::ByTouch => made.with_word("lapsesBy", "touch"),
            // The opponent may wait for the move before answering.
            OfferEnds::ByMove => made.with_word("lapsesBy", "move").with_yes("mayWait", moment == "before-move"),
        };
        made.then_offer(Some(by))
    }

    /// An event may forbid to agree before both have completed so many moves (9.1.1).
    fn agreement_forbidden(&self, by: Color) -> Option<Box<Decision>> {
        let before = self.terms.event.no_agreed_draw_before;
        if self.position.fullmoves() > before {
            return None;
        }
        let forbidden = self.no(RulingCode::OfferForbidden, Some(Clause::AgreementForbidden)).by(by);
        Some(forbidden.with_number("before", before as usize))
    }

    #[inline(never)]
    pub(super) fn accept_draw(&self, by: Color) -> Box<Decision> {
        if self.state.offer != Some(!by) {
            return self.no_offer(by);
        }
        let clause = Some(Clause::Agreement);
        // Both have moved when the second move is reached; moves before a FEN count by its move number.
        if self.laws.agreement == Agreement::BothMoved && self.position.fullmoves() < 2 {
            return self.no(RulingCode::OfferTooEarly, clause).by(by);
        }
        if let Some(forbidden) = self.agreement_forbidden(by) {
            return forbidden;
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
        let exception = self.laws.resignation == Resignation::LossIfOpponentCanMate;
        let wins = !exception || any_mate(self.position, &[], !by).wins;
        let code = if wins { RulingCode::ResignLost } else { RulingCode::ResignDrawn };
        let outcome = Outcome::win_or_draw(wins, !by, [Reason::Resignation, Reason::ResignationNoMate], article);
        self.yes(code, clause).by(by).then_end(outcome)
    }
}
