//! Adjourned games and sealed moves (Guidelines I).

use crate::chess::{Color, Move, ReadMoveError};
use crate::laws::{AmbiguousSealedMove, Clause};

use super::decision::{Decision, Effect};
use super::obligation::ObligationKind;
use super::outcome::{Outcome, Reason};
use super::play::excerpt;
use super::ruling::RulingCode;
use super::scene::Scene;
use super::state::{Binding, Sealed};

impl Scene<'_> {
    /// The player having the move seals one, and the clocks are stopped.
    pub(super) fn adjourn(&self, text: &str) -> Box<Decision> {
        let clause = Some(Clause::Sealing);
        if self.state.sealed.is_some() {
            return self.no(RulingCode::AdjournRefused, clause).with_word("reason", "adjourned");
        }
        let sealed = Sealed { by: self.turn, text: text.to_owned() };
        let ruling = self.yes(RulingCode::AdjournSealed, clause).with_text("text", excerpt(text));
        ruling.then(Effect::Seal(Box::new(sealed))).then(Effect::Pause)
    }

    /// The envelope is opened when the player who must reply is there; until then that player's clock runs.
    pub(super) fn resume_session(&self, present: &[Color]) -> Box<Decision> {
        let Some(sealed) = &self.state.sealed else {
            return self.no(RulingCode::SessionNotAdjourned, Some(Clause::SealedOpened));
        };
        let replies = !sealed.by;
        if !present.contains(&replies) {
            let waiting = self.yes(RulingCode::SessionWaiting, Some(Clause::SealedOpened)).by(replies);
            return waiting.then(Effect::Resume).then(Effect::Start(replies));
        }
        let resumed = self.yes(RulingCode::SessionResumed, Some(Clause::SealedOpened)).by(replies);
        let resumed = resumed.then(Effect::Unseal).then(Effect::Resume);
        resumed.and(Some(self.open(sealed)))
    }

    fn open(&self, sealed: &Sealed) -> Box<Decision> {
        let allowed = self.bound(self.table).moves;
        match self.position.read_move(&sealed.text) {
            Ok(mv) if allowed.contains(&mv) => self.sealed_move(sealed.by, mv),
            Err(ReadMoveError::Ambiguous { candidates })
                if self.laws.ambiguous_sealed_move == AmbiguousSealedMove::OpponentChooses =>
            {
                self.opponent_chooses(sealed, &candidates)
            }
            Err(ReadMoveError::Ambiguous { .. }) => self.no_move_sealed(sealed, "ambiguous"),
            Ok(_) => self.no_move_sealed(sealed, "touch"),
            Err(ReadMoveError::Illegal { .. }) => self.no_move_sealed(sealed, "illegal"),
            Err(ReadMoveError::Unreadable) => self.no_move_sealed(sealed, "unreadable"),
        }
    }

    /// Sealing has completed the move; it counts whoever is there when it ends the game (I.10).
    fn sealed_move(&self, by: Color, mv: Move) -> Box<Decision> {
        let mut made = self.make(mv);
        made.ruling.code = RulingCode::SealedPlayed;
        let ends = made.next.as_ref().is_some_and(|next| next.ends());
        made.ruling.article = self.article(Some(if ends { Clause::SealedEndsGame } else { Clause::SealedOpened }));
        made.then(Effect::Pressed(by)).then(Effect::Start(!by))
    }

    fn no_move_sealed(&self, sealed: &Sealed, reason: &'static str) -> Box<Decision> {
        let clause = Some(Clause::SealedLost);
        let article = self.article(clause);
        let chances = self.chances(!sealed.by);
        let code = if chances.wins { RulingCode::SealedLost } else { RulingCode::SealedDrawn };
        let outcome = Outcome::win_or_draw(chances.wins, !sealed.by, [Reason::SealedMove; 2], article);
        let ruling = self.no(code, clause).by(sealed.by).with_text("text", excerpt(&sealed.text));
        ruling.with_word("reason", reason).with_word("test", chances.test).then_end(outcome)
    }

    fn opponent_chooses(&self, sealed: &Sealed, candidates: &[Move]) -> Box<Decision> {
        let ruling = self.yes(RulingCode::SealedChoose, Some(Clause::SealedLost)).by(!sealed.by);
        let ruling = ruling.with_text("text", excerpt(&sealed.text)).moves(self.position, candidates);
        let (kind, clause) = (ObligationKind::WrittenMove, Clause::SealedLost);
        ruling.then(Effect::Bind(Box::new(Binding::to(kind, clause, candidates))))
    }
}
