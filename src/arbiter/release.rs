//! Letting go: moves made by hand, half made, or not made at all (4.6, 4.7).

use crate::chess::{Role, Square};
use crate::laws::Clause;
use crate::touch::Part;

use super::decision::Decision;
use super::obligation::{Bound, Progress, Unfinished};
use super::ruling::RulingCode;
use super::scene::Scene;
use super::table::{Occupant, Table, footprint, part};

impl Scene<'_> {
    #[inline(never)]
    pub(super) fn release(&self, from: Square, to: Option<Square>) -> Box<Decision> {
        // What is let go was in the hand or beside the board, also where another piece lies on its old square by now.
        let origin = if self.table.is_aside(from) { from } else { self.origin(from) };
        let mut table = self.own_table();
        table.leaves_square(self.position, origin);
        let fixed = self.fixed_place(origin);
        let mut letting_go = LettingGo { scene: self, from, origin, to, fixed, table };
        match letting_go.decide() {
            Ok(decision) => decision,
            Err(decision) => {
                let decision = self.with_role(decision, &[origin]);
                let bound = self.is_bound(&letting_go.table);
                decision.with_yes("bound", bound).then_table(letting_go.table).and(self.lapse(None))
            }
        }
    }

    #[inline(never)]
    pub(super) fn promote(&self, role: Role, square: Option<Square>) -> Box<Decision> {
        let position = self.position;
        let bound = self.bound(self.table);
        let mut goal = None;
        let mut several = self.table.placed.is_some();
        for mv in &bound.moves {
            if mv.promotion() == Some(role) && square.is_none_or(|square| mv.to == square) {
                several |= goal.is_some_and(|goal| goal != mv.to);
                goal = Some(mv.to);
            }
        }
        let Some(goal) = goal.filter(|_| !several) else {
            let impossible = self.no(RulingCode::PromotionImpossible, Some(Clause::Promotion));
            return impossible.at(square.as_slice()).with_word("role", role.name());
        };
        let mut table = self.own_table();
        // An enemy piece on the promotion square must be captured (4.6.3).
        if let Some(Occupant::Piece(victim)) = table.occupant(position, goal)
            && part(position, victim) == Part::Enemy
        {
            table.leaves_square(position, victim);
            table.put(victim, None);
        }
        table.placed = Some((goal, role));
        let bound = self.bound(&table);
        self.progress(table, &bound, goal)
    }

    /// Where a piece has been let go as part of an allowed move: it cannot be moved elsewhere (4.7).
    fn fixed_place(&self, origin: Square) -> Option<Square> {
        let table = self.table;
        if let Some(place) = table.fixed_place(origin) {
            return Some(place);
        }
        let place = table.place_of(origin)?.at?;
        let own = part(self.position, origin) != Part::Enemy;
        (own && self.bound(table).is_half_made()).then_some(place)
    }

    /// The rulings for a table that agrees with some allowed move: made, or what is still to be done.
    #[inline(never)]
    fn progress(&self, mut table: Box<Table>, bound: &Bound, goal: Square) -> Box<Decision> {
        for &mv in &bound.moves {
            if table.completes(self.position, mv) {
                return self.make(mv);
            }
        }
        table.fix(self.position, bound);
        self.half_made_ruling(&table, bound, goal).then_table(table).and(self.lapse(None))
    }

    fn half_made_ruling(&self, table: &Table, bound: &Bound, goal: Square) -> Box<Decision> {
        let position = self.position;
        let Some(&mv) = bound.moves.first() else {
            return self.yes(RulingCode::CapturePlacePiece, Some(Clause::CaptureMade));
        };
        let steps = footprint(position, mv);
        let victim = steps.takes.unwrap_or(mv.to);
        let (rook_from, rook_to) = steps.companion.map_or((mv.to, mv.to), |rook| (rook.from, rook.to));
        let placed = table.placed;
        let (code, clause, squares): (_, _, &[Square]) = match bound.progress {
            Progress::HalfMade(Unfinished::Castling) if table.place_of(rook_from).is_some() || rook_from == rook_to => {
                (RulingCode::CastlingKingNext, Clause::CastlingMade, &[rook_to, steps.from, steps.to])
            }
            Progress::HalfMade(Unfinished::Castling) => {
                (RulingCode::CastlingRookNext, Clause::CastlingMade, &[steps.to, rook_from, rook_to])
            }
            Progress::HalfMade(Unfinished::Promotion) => match placed {
                Some(_) => (RulingCode::PromotionRemovePawn, Clause::PromotionByHand, &[mv.to, mv.from]),
                None => (RulingCode::PromotionChoose, Clause::PromotionMade, &[mv.to]),
            },
            _ if table.place_of(mv.from).is_some() => {
                (RulingCode::CaptureRemovePiece, Clause::CaptureMade, &[mv.to, victim])
            }
            _ => (RulingCode::CapturePlacePiece, Clause::CaptureMade, &[goal]),
        };
        let ruling = self.yes(code, Some(clause)).at(squares).moves(position, &bound.moves);
        match placed {
            Some((_, role)) => ruling.with_word("role", role.name()),
            None => ruling,
        }
    }
}

/// One piece being let go. What is not part of a move ends as a ruling, with the table as it then lies.
struct LettingGo<'s, 'a> {
    scene: &'s Scene<'a>,
    /// As the act names it.
    from: Square,
    origin: Square,
    to: Option<Square>,
    fixed: Option<Square>,
    /// The table with the piece touched and off its square.
    table: Box<Table>,
}

type Outcome = Result<Box<Decision>, Box<Decision>>;

impl LettingGo<'_, '_> {
    fn decide(&mut self) -> Outcome {
        let scene = self.scene;
        if let Some(place) = self.fixed {
            // A piece that was let go as part of a legal move stays there (4.7).
            if self.to.is_none() && self.leaves_promotion_square(place) {
                return self.off_the_board(false);
            }
            if self.to != Some(place) {
                return self.breach();
            }
            self.table.put(self.origin, Some(place));
            let bound = scene.bound(&self.table);
            return Ok(scene.progress(self.table.clone(), &bound, place));
        }
        if self.to == Some(self.origin) {
            self.goes_home();
            let clause = scene.clause_with(&self.table);
            return Err(scene.yes(RulingCode::ReleasePutBack, clause).at(&[self.origin]));
        }
        let enemy = part(scene.position, self.origin) == Part::Enemy;
        if enemy && scene.role_at(self.origin) == Some(Role::King) {
            return self.refused(RulingCode::ReleaseKingCapture, Clause::KingNotCaptured);
        }
        let Some(to) = self.to else { return self.off_the_board(enemy) };
        match self.table.occupant(scene.position, to) {
            Some(Occupant::NewPiece) => self.occupied(),
            Some(Occupant::Piece(other)) if other != self.origin => self.onto(other, to, enemy),
            _ if enemy => self.nowhere(to),
            _ => self.onto_empty(to),
        }
    }

    /// A pawn that has arrived is taken off, so that the new piece can be put there: the square stays fixed (4.7).
    fn leaves_promotion_square(&mut self, place: Square) -> bool {
        let pawn = self.scene.role_at(self.origin) == Some(Role::Pawn);
        let arrived = pawn && place.rank() == self.scene.turn.last_rank();
        if arrived {
            self.table.arrived = Some(place);
        }
        arrived
    }

    fn off_the_board(&mut self, enemy: bool) -> Outcome {
        let scene = self.scene;
        let mut table = self.table.clone();
        table.put(self.origin, None);
        let bound = scene.bound(&table);
        if bound.is_half_made() {
            return Ok(scene.progress(table, &bound, self.origin));
        }
        let returned = scene.is_guided();
        if returned {
            self.goes_home();
        } else {
            self.table = table;
        }
        let (code, clause) = if enemy {
            let clause = scene.clause_with(&self.table).unwrap_or(Clause::TouchedEnemyCaptured);
            (RulingCode::RemoveImpossible, Some(clause))
        } else {
            (RulingCode::ReleaseOffBoard, None)
        };
        Err(scene.no(code, clause).at(&[self.origin]).with_yes("returned", returned))
    }

    /// Onto a square where another piece lies.
    fn onto(&mut self, other: Square, to: Square, enemy: bool) -> Outcome {
        let scene = self.scene;
        let position = scene.position;
        match part(position, other) {
            Part::Rook if position.is_chess960() && part(position, self.origin) == Part::King => {
                let bound = scene.bound(&self.without_strays());
                match bound.moves.iter().find(|mv| mv.is_castling() && mv.to == other) {
                    Some(&mv) => Ok(scene.make(mv)),
                    None => self.occupied(),
                }
            }
            Part::Enemy if enemy => self.occupied(),
            Part::Enemy if scene.role_at(other) == Some(Role::King) => {
                self.refused(RulingCode::ReleaseKingCapture, Clause::KingNotCaptured)
            }
            Part::Enemy => {
                let mut table = self.without_strays();
                table.leaves_square(position, other);
                table.put(other, None);
                table.put(self.origin, Some(to));
                let bound = scene.bound(&table);
                if bound.is_half_made() {
                    Ok(scene.progress(table, &bound, to))
                } else if self.is_legal_to(to) {
                    self.breach()
                } else {
                    self.occupied()
                }
            }
            _ => self.occupied(),
        }
    }

    fn onto_empty(&mut self, to: Square) -> Outcome {
        let scene = self.scene;
        let mut table = self.table.clone();
        table.put(self.origin, Some(to));
        let mut bound = scene.bound(&table);
        // Where nobody interferes, what lies about stays: only its player can put it back.
        let strays = scene.is_claims() && self.others_stray();
        if bound.progress == Progress::Misplaced && !strays {
            // What lay somewhere without meaning is put back when a move is made after all.
            table = self.without_strays();
            table.put(self.origin, Some(to));
            bound = scene.bound(&table);
        }
        if bound.is_half_made() {
            return Ok(scene.progress(table, &bound, to));
        }
        if self.is_legal_to(to) && !strays { self.breach() } else { self.nowhere(to) }
    }

    /// Whether anything else lies where no allowed move puts it.
    fn others_stray(&self) -> bool {
        let mut table = self.table.clone();
        table.put(self.origin, Some(self.origin));
        self.scene.bound(&table).progress == Progress::Misplaced
    }

    #[inline(never)]
    fn is_legal_to(&self, to: Square) -> bool {
        self.scene.legal.iter().any(|mv| mv.from == self.origin && mv.destination() == to)
    }

    /// Let go where no legal move puts it: it goes back, or lies there.
    #[inline(never)]
    fn nowhere(&mut self, to: Square) -> Outcome {
        let scene = self.scene;
        let code = if scene.is_guided() {
            self.goes_home();
            RulingCode::ReleaseReturned
        } else {
            self.table.put(self.origin, Some(to));
            RulingCode::ReleaseMisplaced
        };
        let why = scene.position.why_illegal(self.origin, to);
        Err(scene.with_why(scene.no(code, None).at(&[self.from, to]), why))
    }

    /// Two pieces never lie on one square: in every supervision it goes home.
    #[inline(never)]
    fn occupied(&mut self) -> Outcome {
        self.refused(RulingCode::ReleaseOccupied, Clause::OwnPieceOccupies)
    }

    #[inline(never)]
    fn refused(&mut self, code: RulingCode, clause: Clause) -> Outcome {
        self.goes_home();
        Err(self.scene.no(code, Some(clause)).at(&[self.from]).at(self.to.as_slice()))
    }

    /// Legal in itself, but something else binds: neither supervision lets it stand.
    #[inline(never)]
    fn breach(&mut self) -> Outcome {
        self.goes_home();
        let scene = self.scene;
        let bound = scene.bound(&self.table);
        // Nothing binds, but a rook touched before the king has lost its castling.
        let clause = bound.kind.map_or(Some(Clause::RookThenKing), |_| bound.clause);
        let ruling = scene.no(RulingCode::ReleaseBreach, clause);
        Err(scene.with_obligation(ruling.at(&[self.from]).at(self.to.as_slice()), &bound))
    }

    /// Back to its own square, or to where it lay if that was the place of a move half made.
    #[inline(never)]
    fn goes_home(&mut self) {
        self.table.put(self.origin, Some(self.fixed.unwrap_or(self.origin)));
    }

    /// The table without pieces that lie about, when together they are no part of a move.
    #[inline(never)]
    fn without_strays(&self) -> Box<Table> {
        let mut table = self.table.clone();
        if self.scene.bound(&table).progress == Progress::Misplaced {
            table.clear();
        }
        table
    }
}
