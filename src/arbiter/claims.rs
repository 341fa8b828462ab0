//! Claims of a draw (9.2 to 9.5).

use crate::chess::{Color, Move, Position, ReadMoveError};
use crate::laws::Clause;

use super::act::ClaimGround;
use super::completion::{number, numbers};
use super::outcome::{Outcome, Reason};
use super::play::excerpt;
use super::ruling::{Fact, Nearest, Ruling, RulingCode};
use super::scene::{Binding, Decision, Effect, Scene};

/// What a claim was found to rest on.
struct Evidence {
    upheld: bool,
    facts: Vec<(&'static str, Fact)>,
}

impl Scene<'_> {
    pub(super) fn claim_draw(&self, by: Color, ground: ClaimGround, text: Option<&str>) -> Decision {
        if by != self.turn() {
            let clause = match ground {
                ClaimGround::Threefold => Clause::Repetition,
                ClaimGround::Fifty => Clause::Fifty,
            };
            return self.inadmissible(by, ground, "not-having-the-move", clause);
        }
        if self.state.claim_lost {
            return self.inadmissible(by, ground, "touched", Clause::ClaimLostByTouch);
        }
        match text.map(|text| self.position().read_move(text)) {
            None => self.judge(by, ground, None),
            Some(Ok(mv)) => self.judge(by, ground, Some(mv)),
            Some(Err(error)) => self.not_a_move(by, ground, text.unwrap_or_default(), error),
        }
    }

    /// May not be made at this moment: it stands as an offer (9.1.2.3).
    fn inadmissible(&self, by: Color, ground: ClaimGround, reason: &'static str, clause: Clause) -> Decision {
        let ruling = self.rejected(by, ground, reason, self.article(clause));
        Decision::and(ruling, [Effect::Offer(Some(by))])
    }

    fn rejected(&self, by: Color, ground: ClaimGround, reason: &'static str, article: Option<&'static str>) -> Ruling {
        let ruling = Ruling::no(RulingCode::ClaimRejected, by, article);
        ruling.with("ground", Fact::Word(ground.name())).with("reason", Fact::Word(reason))
    }

    fn judge(&self, by: Color, ground: ClaimGround, written: Option<Move>) -> Decision {
        let position = written.map_or(*self.position(), |mv| self.position().play(mv));
        let evidence = match ground {
            ClaimGround::Threefold => self.repetition(&position, written.is_some()),
            ClaimGround::Fifty => self.fifty(&position),
        };
        let mut facts = evidence.facts;
        if let Some(mv) = written {
            facts.push(("san", Fact::Text(self.position().san(mv))));
            facts.push(("move", Fact::Text(self.position().uci(mv))));
        }
        if !evidence.upheld {
            let mut ruling = self.rejected(by, ground, "too-few", self.article(Clause::WrongClaim));
            ruling.facts.extend(facts);
            return self.reject_and_bind(by, ruling, written.as_slice());
        }
        let (clause, reason) = match (ground, written) {
            (ClaimGround::Threefold, Some(_)) => (Clause::RepetitionWithMove, Reason::Threefold),
            (ClaimGround::Threefold, None) => (Clause::RepetitionOnBoard, Reason::Threefold),
            (ClaimGround::Fifty, Some(_)) => (Clause::FiftyWithMove, Reason::FiftyMoves),
            (ClaimGround::Fifty, None) => (Clause::FiftyOnBoard, Reason::FiftyMoves),
        };
        let article = self.article(clause);
        let mut ruling = Ruling::yes(RulingCode::ClaimAccepted, by, article);
        ruling.facts.push(("ground", Fact::Word(ground.name())));
        ruling.facts.extend(facts);
        Decision::and(ruling, [Effect::End(Outcome::draw(reason, article))])
    }

    /// A rejected claim stays open as an offer, and a written move must be played (9.5.3).
    fn reject_and_bind(&self, by: Color, ruling: Ruling, moves: &[Move]) -> Decision {
        let mut effects = vec![Effect::Offer(Some(by))];
        if !moves.is_empty() {
            let mut pieces = Vec::new();
            for mv in moves {
                if !pieces.contains(&mv.from) {
                    pieces.push(mv.from);
                }
            }
            effects.push(Effect::Bind(Binding { pieces, moves: moves.to_vec() }));
        }
        Decision::and(ruling.moves(self.position(), moves), effects)
    }

    /// What stands on paper is no legal move: the legal moves of the pieces that it may mean bind.
    fn not_a_move(&self, by: Color, ground: ClaimGround, text: &str, error: ReadMoveError) -> Decision {
        let (reason, moves) = match error {
            ReadMoveError::Ambiguous { candidates } => ("ambiguous", candidates),
            ReadMoveError::Illegal { pieces, .. } => {
                ("illegal", self.legal.iter().copied().filter(|mv| pieces.contains(&mv.from)).collect())
            }
            _ => ("unreadable", Vec::new()),
        };
        let ruling = self.rejected(by, ground, reason, self.article(Clause::WrongClaim));
        self.reject_and_bind(by, ruling.with("text", Fact::Text(excerpt(text))), &moves)
    }

    fn repetition(&self, position: &Position, to_come: bool) -> Evidence {
        let history = &self.state.history;
        let mut plies = history.occurrences(position);
        if to_come {
            plies.push(history.ply() + 1);
        }
        let needed = self.laws.claims.occurrences;
        let upheld = plies.len() >= needed;
        let mut facts = vec![("occurrences", number(plies.len())), ("plies", numbers(&plies))];
        if !upheld {
            facts.push(("needed", number(needed)));
            facts.extend(self.nearest_miss(position).map(|nearest| ("nearest", Fact::Nearest(nearest))));
        }
        Evidence { upheld, facts }
    }

    fn fifty(&self, position: &Position) -> Evidence {
        let needed = self.laws.claims.halfmoves;
        let upheld = position.halfmoves() >= needed;
        let mut facts = vec![("halfmoves", Fact::Number(position.halfmoves()))];
        if !upheld {
            facts.push(("needed", Fact::Number(needed)));
        }
        Evidence { upheld, facts }
    }

    /// The latest earlier position with the same pieces on the same squares that is not the same position (9.2.3).
    fn nearest_miss(&self, position: &Position) -> Option<Nearest> {
        let history = &self.state.history;
        let alike = |other: &Position| other.board() == position.board() && !other.same_position(position);
        let (ply, other) = history.positions().filter(|(_, other)| alike(other)).last()?;
        let castling = Color::ALL.iter().any(|&color| other.castling_rooks(color) != position.castling_rooks(color));
        let differences = [
            ("turn", other.turn() != position.turn()),
            ("castling", castling),
            ("en-passant", other.legal_en_passant() != position.legal_en_passant()),
        ];
        let differs = differences.into_iter().filter(|(_, differs)| *differs).map(|(name, _)| name).collect();
        Some(Nearest { ply: u32::try_from(ply).unwrap_or(u32::MAX), differs })
    }
}
