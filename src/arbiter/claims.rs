//! Claims of a draw (9.2 to 9.5).

use crate::chess::{Color, Move, Position, ReadMoveError};
use crate::laws::Clause;

use super::act::ClaimGround;
use super::decision::{Binding, Decision, Effect};
use super::outcome::{Outcome, Reason};
use super::play::excerpt;
use super::ruling::{Fact, Nearest, RulingCode};
use super::scene::Scene;

impl Scene<'_> {
    #[inline(never)]
    pub(super) fn claim_draw(&self, by: Color, ground: ClaimGround, text: Option<&str>) -> Box<Decision> {
        if by != self.turn {
            let clause = match ground {
                ClaimGround::Threefold => Clause::Repetition,
                ClaimGround::Fifty => Clause::Fifty,
            };
            return self.inadmissible(by, ground, "not-having-the-move", clause);
        }
        if self.state.claim_lost {
            return self.inadmissible(by, ground, "touched", Clause::ClaimLostByTouch);
        }
        match text.map(|text| self.position.read_move(text)) {
            None => self.judge(by, ground, None),
            Some(Ok(mv)) => self.judge(by, ground, Some(mv)),
            Some(Err(error)) => self.not_a_move(by, ground, text.unwrap_or_default(), error),
        }
    }

    /// May not be made at this moment: it stands as an offer (9.1.2.3).
    fn inadmissible(&self, by: Color, ground: ClaimGround, reason: &'static str, clause: Clause) -> Box<Decision> {
        self.rejected(by, ground, clause).with_word("reason", reason).then_offer(Some(by))
    }

    #[inline(never)]
    fn rejected(&self, by: Color, ground: ClaimGround, clause: Clause) -> Box<Decision> {
        self.no(RulingCode::ClaimRejected, Some(clause)).by(by).with_word("ground", ground.name())
    }

    #[inline(never)]
    fn judge(&self, by: Color, ground: ClaimGround, written: Option<Move>) -> Box<Decision> {
        let position = written.map_or(*self.position, |mv| self.position.play(mv));
        let (clause, reason) = match (ground, written) {
            (ClaimGround::Threefold, Some(_)) => (Clause::RepetitionWithMove, Reason::Threefold),
            (ClaimGround::Threefold, None) => (Clause::RepetitionOnBoard, Reason::Threefold),
            (ClaimGround::Fifty, Some(_)) => (Clause::FiftyWithMove, Reason::FiftyMoves),
            (ClaimGround::Fifty, None) => (Clause::FiftyOnBoard, Reason::FiftyMoves),
        };
        let mut plies = Vec::new();
        let (name, counted, needed) = match ground {
            ClaimGround::Threefold => {
                plies = self.state.history.occurrences(&position);
                if written.is_some() {
                    plies.push(self.state.history.ply() + 1);
                }
                ("occurrences", plies.len(), self.laws.claims.occurrences)
            }
            ClaimGround::Fifty => ("halfmoves", position.halfmoves() as usize, self.laws.claims.halfmoves as usize),
        };
        let upheld = counted >= needed;
        let ruling = if upheld {
            self.yes(RulingCode::ClaimAccepted, Some(clause)).by(by).with_word("ground", ground.name())
        } else {
            let rejected = self.rejected(by, ground, Clause::WrongClaim).with_word("reason", "too-few");
            rejected.with_number("needed", needed)
        };
        let mut ruling = ruling.with_number(name, counted);
        if ground == ClaimGround::Threefold {
            ruling = ruling.with_numbers("plies", &plies);
        }
        if let Some(mv) = written {
            ruling = ruling.with_text("san", self.position.san(mv)).with_text("move", self.position.uci(mv));
        }
        if upheld {
            return ruling.then_end(Outcome::draw(reason, self.article(Some(clause))));
        }
        if let (ClaimGround::Threefold, Some(nearest)) = (ground, self.nearest_miss(&position)) {
            ruling = ruling.with("nearest", Fact::Nearest(Box::new(nearest)));
        }
        self.reject_and_bind(by, ruling, written.as_slice())
    }

    /// A rejected claim stays open as an offer, and a written move must be played (9.5.3).
    #[inline(never)]
    fn reject_and_bind(&self, by: Color, decision: Box<Decision>, moves: &[Move]) -> Box<Decision> {
        let decision = decision.moves(self.position, moves).then_offer(Some(by));
        if moves.is_empty() {
            return decision;
        }
        let mut pieces = Vec::new();
        for mv in moves {
            if !pieces.contains(&mv.from) {
                pieces.push(mv.from);
            }
        }
        decision.then(Effect::Bind(Box::new(Binding { pieces, moves: moves.to_vec() })))
    }

    /// What stands on paper is no legal move: the legal moves of the pieces that it may mean bind.
    fn not_a_move(&self, by: Color, ground: ClaimGround, text: &str, error: ReadMoveError) -> Box<Decision> {
        let mut moves = Vec::new();
        let reason = match error {
            ReadMoveError::Ambiguous { candidates } => {
                moves = candidates;
                "ambiguous"
            }
            ReadMoveError::Illegal { pieces, .. } => {
                for &mv in &self.legal {
                    if pieces.contains(&mv.from) {
                        moves.push(mv);
                    }
                }
                "illegal"
            }
            ReadMoveError::Unreadable => "unreadable",
        };
        let ruling = self.rejected(by, ground, Clause::WrongClaim).with_word("reason", reason);
        self.reject_and_bind(by, ruling.with_text("text", excerpt(text)), &moves)
    }

    /// The latest earlier position with the same pieces on the same squares that is not the same position (9.2.3).
    #[inline(never)]
    fn nearest_miss(&self, position: &Position) -> Option<Nearest> {
        let history = &self.state.history;
        let mut latest = None;
        for (ply, other) in history.positions() {
            if other.board() == position.board() && !other.same_position(position) {
                latest = Some((ply, other));
            }
        }
        let (ply, other) = latest?;
        let castling = Color::ALL.iter().any(|&color| other.castling_rooks(color) != position.castling_rooks(color));
        let mut differs = Vec::new();
        if other.turn() != position.turn() {
            differs.push("turn");
        }
        if castling {
            differs.push("castling");
        }
        if other.legal_en_passant() != position.legal_en_passant() {
            differs.push("en-passant");
        }
        Some(Nearest { ply: u32::try_from(ply).unwrap_or(u32::MAX), differs })
    }
}
