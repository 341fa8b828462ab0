//! Letting go: moves made by hand, half made, or not made at all (4.6, 4.7).

use crate::chess::{Move, Role, Square};
use crate::laws::Clause;
use crate::touch::Part;

use super::obligation::{Bound, Progress, Unfinished};
use super::ruling::{Fact, Ruling, RulingCode};
use super::scene::{Decision, Effect, Scene};
use super::table::{Occupant, Table, footprint, part};

impl Scene<'_> {
    pub(super) fn release(&self, from: Square, to: Option<Square>) -> Vec<Decision> {
        let Some(origin) = self.state.table.named(self.position(), from) else { return Vec::new() };
        let mut table = self.state.table.clone();
        table.leaves_square(self.position(), origin);
        let letting_go = LettingGo { scene: self, from, origin, to, fixed: self.fixed_place(origin), table };
        letting_go.decide()
    }

    pub(super) fn remove(&self, square: Square) -> Vec<Decision> {
        self.release(square, None)
    }

    pub(super) fn promote(&self, role: Role, square: Option<Square>) -> Vec<Decision> {
        let bound = self.bound(&self.state.table);
        let fits = |mv: &&Move| mv.promotion() == Some(role) && square.is_none_or(|square| mv.to == square);
        let choices: Vec<Move> = bound.moves.iter().filter(fits).copied().collect();
        let one_square = choices.iter().all(|mv| mv.to == choices[0].to);
        let Some(goal) = choices.first().map(|mv| mv.to).filter(|_| one_square && self.state.table.placed.is_none()) else {
            let ruling = Ruling::no(RulingCode::PromotionImpossible, self.turn(), self.article(Clause::Promotion));
            return vec![Decision::only(ruling.at(square).with("role", Fact::Role(role)))];
        };
        let mut table = self.state.table.clone();
        // An enemy piece on the promotion square must be captured (4.6.3).
        if let Some(Occupant::Piece(victim)) = table.occupant(self.position(), goal) {
            if part(self.position(), victim) == Part::Enemy {
                table.leaves_square(self.position(), victim);
                table.put(victim, None);
            }
        }
        table.placed = Some((goal, role));
        let bound = self.bound(&table);
        self.progress(table, &bound, goal)
    }

    /// Where a piece has been let go as part of an allowed move: it cannot be moved elsewhere (4.7).
    fn fixed_place(&self, origin: Square) -> Option<Square> {
        let table = &self.state.table;
        let own = part(self.position(), origin) != Part::Enemy;
        let half_made = matches!(self.bound(table).progress, Progress::HalfMade(_));
        table.place_of(origin).filter(|_| own && half_made)?.at
    }

    /// The rulings for a table that agrees with some allowed move: made, or what is still to be done.
    pub(super) fn progress(&self, table: Table, bound: &Bound, goal: Square) -> Vec<Decision> {
        let position = self.position();
        let made = bound.moves.iter().copied().find(|&mv| table.completes(position, mv));
        match made {
            Some(mv) => self.make(mv),
            None => {
                let ruling = self.half_made_ruling(&table, bound, goal);
                let effects = [Effect::Table(table), Effect::HandActed, Effect::ClaimLost];
                [Decision::and(ruling, effects)].into_iter().chain(self.offer_lapses()).collect()
            }
        }
    }

    fn half_made_ruling(&self, table: &Table, bound: &Bound, goal: Square) -> Ruling {
        let position = self.position();
        let (code, clause, squares): (_, _, Vec<Square>) = match (bound.progress, bound.moves.first()) {
            (Progress::HalfMade(Unfinished::Castling), Some(&mv)) => {
                let castling = footprint(position, mv);
                let rook = castling.companion.map_or((mv.to, mv.to), |rook| (rook.from, rook.to));
                if table.place_of(mv.to).is_some() && rook.0 != rook.1 {
                    (RulingCode::CastlingKingNext, Clause::CastlingMade, vec![rook.1, castling.from, castling.to])
                } else {
                    (RulingCode::CastlingRookNext, Clause::CastlingMade, vec![castling.to, rook.0, rook.1])
                }
            }
            (Progress::HalfMade(Unfinished::Promotion), Some(&mv)) => match table.placed {
                Some((square, _)) => (RulingCode::PromotionRemovePawn, Clause::PromotionByHand, vec![square, mv.from]),
                None => (RulingCode::PromotionChoose, Clause::PromotionMade, vec![mv.to]),
            },
            (_, Some(&mv)) if table.place_of(mv.from).is_some() => {
                let victim = position.captured(mv).map(|(square, _)| square);
                (RulingCode::CaptureRemovePiece, Clause::CaptureMade, [mv.to].into_iter().chain(victim).collect())
            }
            _ => (RulingCode::CapturePlacePiece, Clause::CaptureMade, vec![goal]),
        };
        let ruling = Ruling::yes(code, self.turn(), self.article(clause)).at(squares);
        let ruling = ruling.moves(position, &bound.moves);
        match table.placed {
            Some((_, role)) => ruling.with("role", Fact::Role(role)),
            None => ruling,
        }
    }
}

/// One piece being let go.
struct LettingGo<'s, 'a> {
    scene: &'s Scene<'a>,
    /// As the act names it.
    from: Square,
    origin: Square,
    to: Option<Square>,
    fixed: Option<Square>,
    /// The table with the piece touched and off its square.
    table: Table,
}

impl LettingGo<'_, '_> {
    fn decide(self) -> Vec<Decision> {
        if let Some(place) = self.fixed {
            return self.fixed_piece(place);
        }
        if self.to == Some(self.origin) {
            return self.put_back();
        }
        let enemy = part(self.scene.position(), self.origin) == Part::Enemy;
        if enemy && self.scene.role_at(self.origin) == Some(Role::King) {
            let origin = self.origin;
            return self.king_goes_back(origin);
        }
        match self.to {
            None => self.off_the_board(enemy),
            Some(to) => match self.table.occupant(self.scene.position(), to) {
                Some(occupant) => self.onto(occupant, to, enemy),
                None if enemy => self.nowhere(to),
                None => self.onto_empty(to),
            },
        }
    }

    /// A piece that was let go as part of a legal move stays there (4.7).
    fn fixed_piece(mut self, place: Square) -> Vec<Decision> {
        self.table.put(self.origin, Some(place));
        if self.to == Some(place) {
            let bound = self.scene.bound(&self.table);
            return self.scene.progress(self.table, &bound, place);
        }
        self.breach()
    }

    fn put_back(mut self) -> Vec<Decision> {
        self.table.put(self.origin, Some(self.origin));
        let bound = self.scene.bound(&self.table);
        let ruling = Ruling::yes(RulingCode::ReleasePutBack, self.scene.turn(), self.scene.article_of(&bound));
        let ruling = ruling.at([self.origin]);
        self.lies_home(ruling, &bound)
    }

    fn off_the_board(mut self, enemy: bool) -> Vec<Decision> {
        let scene = self.scene;
        let mut table = self.table.clone();
        table.put(self.origin, None);
        let bound = scene.bound(&table);
        if matches!(bound.progress, Progress::HalfMade(_)) {
            return scene.progress(table, &bound, self.origin);
        }
        let returned = scene.is_guided();
        if !returned {
            self.table = table;
        } else {
            self.table.put(self.origin, Some(self.origin));
        }
        let bound = scene.bound(&self.table);
        let ruling = if enemy {
            let article = scene.article_of(&bound).or(scene.article(Clause::TouchedEnemyCaptured));
            Ruling::no(RulingCode::RemoveImpossible, scene.turn(), article)
        } else {
            Ruling::no(RulingCode::ReleaseOffBoard, scene.turn(), None)
        };
        let ruling = ruling.at([self.origin]).with("returned", Fact::Yes(returned));
        self.lies_home(ruling, &bound)
    }

    fn onto(self, occupant: Occupant, to: Square, enemy: bool) -> Vec<Decision> {
        let scene = self.scene;
        let position = scene.position();
        let Occupant::Piece(other) = occupant else { return self.occupied(to) };
        if other == self.origin {
            return self.onto_empty(to); // it lay there and is put down there again
        }
        match part(position, other) {
            Part::Rook if position.is_chess960() && part(position, self.origin) == Part::King => {
                let bound = scene.bound(&self.without_displaced());
                let castling = bound.moves.iter().copied().find(|mv| mv.is_castling() && mv.to == other);
                castling.map_or_else(|| self.occupied(to), |mv| scene.make(mv))
            }
            Part::Enemy if !enemy && scene.role_at(other) == Some(Role::King) => self.king_goes_back(to),
            Part::Enemy if !enemy => {
                let mut table = self.without_displaced();
                table.leaves_square(position, other);
                table.put(other, None);
                table.put(self.origin, Some(to));
                let taken = scene.bound(&table);
                if matches!(taken.progress, Progress::HalfMade(_)) {
                    return scene.progress(table, &taken, to);
                }
                if scene.legal.iter().any(|mv| mv.from == self.origin && mv.destination() == to) {
                    return self.breach();
                }
                self.occupied(to)
            }
            _ => self.occupied(to),
        }
    }

    fn onto_empty(self, to: Square) -> Vec<Decision> {
        let scene = self.scene;
        let mut table = self.table.clone();
        table.put(self.origin, Some(to));
        let mut bound = scene.bound(&table);
        if bound.progress == Progress::Misplaced {
            // What lay somewhere without meaning is put back when a move is made after all.
            table = self.without_displaced();
            table.put(self.origin, Some(to));
            bound = scene.bound(&table);
        }
        if matches!(bound.progress, Progress::HalfMade(_)) {
            return scene.progress(table, &bound, to);
        }
        if scene.legal.iter().any(|mv| mv.from == self.origin && mv.destination() == to) {
            return self.breach();
        }
        self.nowhere(to)
    }

    /// Let go where no legal move puts it: it goes back, or lies there.
    fn nowhere(mut self, to: Square) -> Vec<Decision> {
        let scene = self.scene;
        let (code, place) = if scene.is_guided() {
            (RulingCode::ReleaseReturned, self.home())
        } else {
            (RulingCode::ReleaseMisplaced, to)
        };
        self.table.put(self.origin, Some(place));
        let bound = scene.bound(&self.table);
        let why = scene.position().why_illegal(self.origin, to);
        let ruling = Ruling::no(code, scene.turn(), why.as_ref().map(|why| why.article)).at([self.from, to]);
        let ruling = match why {
            Some(why) => ruling.with("why", Fact::Why(why)),
            None => ruling,
        };
        self.lies_home(ruling, &bound)
    }

    /// Two pieces never lie on one square: in every supervision it goes home.
    fn occupied(mut self, to: Square) -> Vec<Decision> {
        let home = self.home();
        self.table.put(self.origin, Some(home));
        let bound = self.scene.bound(&self.table);
        let article = self.scene.article(Clause::OwnPieceOccupies);
        let ruling = Ruling::no(RulingCode::ReleaseOccupied, self.scene.turn(), article).at([self.from, to]);
        self.lies_home(ruling, &bound)
    }

    fn king_goes_back(mut self, to: Square) -> Vec<Decision> {
        let home = self.home();
        self.table.put(self.origin, Some(home));
        let bound = self.scene.bound(&self.table);
        let article = self.scene.article(Clause::KingNotCaptured);
        let ruling = Ruling::no(RulingCode::ReleaseKingCapture, self.scene.turn(), article).at([self.from, to]);
        self.lies_home(ruling, &bound)
    }

    /// Legal in itself, but something else binds: no supervision of today's rulings lets it stand.
    fn breach(mut self) -> Vec<Decision> {
        let (scene, home) = (self.scene, self.home());
        self.table.put(self.origin, Some(home));
        let bound = scene.bound(&self.table);
        // Nothing binds, but a rook touched before the king has lost its castling.
        let article = if bound.kind.is_some() { scene.article_of(&bound) } else { scene.article(Clause::RookThenKing) };
        let ruling = Ruling::no(RulingCode::ReleaseBreach, scene.turn(), article);
        let ruling = ruling.at([self.from].into_iter().chain(self.to));
        let ruling = match scene.obligation(&bound) {
            Some(obligation) => ruling.with("obligation", Fact::Obligation(Box::new(obligation))),
            None => ruling,
        };
        self.lies_home(ruling, &bound)
    }

    /// Where it goes back to: its own square, or where it lay if that was the place of a move half made.
    fn home(&self) -> Square {
        self.fixed.unwrap_or(self.origin)
    }

    /// The table without pieces that lie about, when together they are no part of a move.
    fn without_displaced(&self) -> Table {
        let mut table = self.table.clone();
        if self.scene.bound(&table).progress == Progress::Misplaced {
            table.displaced.clear();
        }
        table
    }

    fn lies_home(self, ruling: Ruling, bound: &Bound) -> Vec<Decision> {
        let ruling = self.scene.with_role(ruling, &[self.origin]).with("bound", Fact::Yes(bound.kind.is_some()));
        let effects = [Effect::Table(self.table), Effect::HandActed, Effect::ClaimLost];
        [Decision::and(ruling, effects)].into_iter().chain(self.scene.offer_lapses()).collect()
    }
}
