//! Claims of a draw (9.2 to 9.5).

use crate::chess::{Color, Move, Position, ReadMoveError, Role};
use crate::laws::{ClaimLost, Clause, Material, NormalMeans, Pace, WrongClaim};

use super::act::ClaimGround;
use super::decision::{Decision, Effect};
use super::obligation::ObligationKind;
use super::outcome::{Outcome, Reason};
use super::play::excerpt;
use super::ruling::{Fact, Nearest, RulingCode};
use super::scene::Scene;
use super::state::{Binding, Waiting};

impl Scene<'_> {
    #[inline(never)]
    pub(super) fn claim_draw(&self, by: Color, ground: ClaimGround, text: Option<&str>) -> Box<Decision> {
        let clause = match ground {
            ClaimGround::Threefold => Clause::Repetition,
            ClaimGround::Fifty => Clause::Fifty,
            ClaimGround::NormalMeans => Clause::NormalMeans,
        };
        if self.state.sealed.is_some() {
            return self.inadmissible(by, ground, "adjourned", clause);
        }
        // In some rules a claim may still follow the move, as long as the clock is not pressed.
        let lost = self.laws.claims.lost;
        let after_move = lost == ClaimLost::ByPress && by != self.turn && self.state.pending == Some(by);
        if by != self.turn && !after_move {
            return self.inadmissible(by, ground, "not-having-the-move", clause);
        }
        if ground == ClaimGround::NormalMeans {
            return self.claim_normal_means(by);
        }
        if lost == ClaimLost::ByTouch && self.state.touched {
            return self.inadmissible(by, ground, "touched", Clause::ClaimLostByTouch);
        }
        let text = text.or(self.state.written.as_deref()).filter(|_| !after_move);
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
            (_, Some(_)) => (Clause::FiftyWithMove, Reason::FiftyMoves),
            (_, None) => (Clause::FiftyOnBoard, Reason::FiftyMoves),
        };
        let mut plies = Vec::new();
        let (name, counted, needed) = match ground {
            ClaimGround::Threefold => {
                let mut count;
                (count, plies) = self.state.occurrences(&position);
                if written.is_some() {
                    plies.push(self.state.history.ply() + 1);
                    count += 1;
                }
                ("occurrences", count, self.laws.claims.occurrences)
            }
            _ => ("halfmoves", position.halfmoves() as usize, self.halfmoves_for_claim() as usize),
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

    /// A rejected claim costs time, stays open as an offer, and a written move must be played (9.5.3).
    #[inline(never)]
    fn reject_and_bind(&self, by: Color, decision: Box<Decision>, moves: &[Move]) -> Box<Decision> {
        let decision = decision.moves(self.position, moves).then_offer(Some(by));
        let decision = if moves.is_empty() {
            decision
        } else {
            let (kind, clause) = (ObligationKind::WrittenMove, Clause::WrongClaim);
            decision.then(Effect::Bind(Box::new(Binding::to(kind, clause, moves))))
        };
        match self.paced().wrong_claim {
            _ if self.is_guided() => decision,
            WrongClaim::OpponentGains(time) => decision.then_time(self.has_clock(), !by, time),
            WrongClaim::ClaimantLoses(time) => {
                let decision = decision.then_time(self.has_clock(), by, -time);
                let left = self.state.clock.as_ref().map(|clock| clock.remaining(by as usize));
                if left.is_some_and(|left| left <= time) { decision.and(Some(self.forfeit(by))) } else { decision }
            }
        }
    }

    /// The wrong claim has used up the claimant's time.
    fn forfeit(&self, by: Color) -> Box<Decision> {
        let clause = Some(Clause::WrongClaim);
        let article = self.article(clause);
        let wins = self.chances(!by).wins;
        let outcome = Outcome::win_or_draw(wins, !by, [Reason::ClaimTimeForfeit; 2], article);
        self.yes(RulingCode::ClaimForfeit, clause).by(by).with_yes("drawn", !wins).then_end(outcome)
    }

    /// Half-moves without capture or pawn move for a claim: more where they were announced for this material.
    #[inline(never)]
    pub(super) fn halfmoves_for_claim(&self) -> u32 {
        let limits = &self.terms.event.fifty_move_limits;
        if limits.is_empty() {
            return self.laws.claims.halfmoves;
        }
        let board = self.position.board();
        let counted = |color| {
            let count = |role| u8::try_from(board.pieces(color, role).len()).unwrap_or(u8::MAX);
            [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn].map(count)
        };
        let (white, black) = (counted(Color::White), counted(Color::Black));
        let meant = |material: &Material| *material == [white, black] || *material == [black, white];
        let announced = limits.iter().find(|(material, _)| meant(material));
        announced.map_or(self.laws.claims.halfmoves, |(_, moves)| moves.saturating_mul(2))
    }

    /// With little time left and no increment: that the opponent cannot win, or does not try to (Guidelines III).
    /// In blitz there is no such claim (III.2.1).
    fn claim_normal_means(&self, by: Color) -> Box<Decision> {
        let ground = ClaimGround::NormalMeans;
        let refused = |reason| self.inadmissible(by, ground, reason, Clause::NormalMeans);
        let (NormalMeans::Announced { below, .. } | NormalMeans::InForce { below, .. }) = self.laws.normal_means else {
            return refused("unknown-to-edition");
        };
        if !self.terms.event.quickplay_finish {
            return refused("not-announced");
        }
        if self.terms.pace == Pace::Blitz {
            return refused("blitz");
        }
        let Some(clock) = &self.state.clock else { return refused("no-clock") };
        if clock.remaining(by as usize) >= below {
            return refused("too-much-time");
        }
        if clock.control().stage(clock.completed(by as usize)).period.increment > 0 {
            return refused("increment");
        }
        let referred = self.yes(RulingCode::ClaimReferred, Some(Clause::NormalMeans)).by(by);
        let referred = referred.with_word("ground", ground.name()).then_offer(Some(by));
        referred.then(Effect::Wait(Some(Waiting::NormalMeans { by })))
    }

    pub(super) fn normal_means_granted(&self, by: Color) -> Box<Decision> {
        let clause = Some(Clause::NormalMeansAnswer);
        let ruling = self.yes(RulingCode::DecisionUpheld, clause).by(by).with_word("matter", "normal-means");
        ruling.then(Effect::Wait(None)).then_end(Outcome::draw(Reason::NormalMeans, self.article(clause)))
    }

    pub(super) fn normal_means_rejected(&self, by: Color, time: Option<i64>) -> Box<Decision> {
        let price = match self.laws.normal_means {
            NormalMeans::Announced { rejected, .. } | NormalMeans::InForce { rejected, .. } => rejected,
            NormalMeans::Unknown => 0,
        };
        let clause = Some(Clause::NormalMeansAnswer);
        let ruling = self.no(RulingCode::DecisionRejected, clause).by(by).with_word("matter", "normal-means");
        ruling.then(Effect::Wait(None)).then_time(self.has_clock(), !by, time.unwrap_or(price))
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
        let reach = history.ply().saturating_sub(position.halfmoves() as usize);
        for (ply, other) in history.positions_from(reach) {
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
