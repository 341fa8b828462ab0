//! The legal moves of a position (3.10.1), straight away: no move is generated and then taken back.
//!
//! First the squares that the enemy attacks with our king lifted, which bounds the king; then the checkers, which
//! bound everybody; then the pinned pieces, each on its own ray; then the rest. What to do with the moves is up to a
//! [`Sink`]: list them or count them.

use super::attacks;
use super::{Bitboard, CastlingSide, Color, Move, MoveKind, MoveList, Position, Role, Square};

/// What becomes of the moves found. Sets are handed over whole, so that a counter need not look into them.
pub(super) trait Sink {
    /// Whether it matters which kind of piece moves. Where it does not, a queen is a rook and a bishop: two loops fewer
    /// to end.
    const BY_ROLE: bool = true;
    /// A piece other than a pawn may go from one square to any of these.
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard);
    /// Pawns may go to these squares, each from the square `step` indices before it.
    fn pawns(&mut self, targets: Bitboard, step: i8, kind: MoveKind);
    /// The same on the last rank: four moves each.
    fn promotions(&mut self, targets: Bitboard, step: i8);
    /// One move of its own kind.
    fn single(&mut self, mv: Move);
}

/// Counts the moves.
struct Count(u32);

impl Sink for Count {
    const BY_ROLE: bool = false;

    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, targets: Bitboard) {
        self.0 += targets.len();
    }
    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, _: i8, _: MoveKind) {
        self.0 += targets.len();
    }
    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, _: i8) {
        self.0 += 4 * targets.len();
    }
    #[inline(always)]
    fn single(&mut self, _: Move) {
        self.0 += 1;
    }
}

impl Sink for MoveList {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move { from, to, role, kind: MoveKind::Normal });
        }
    }
    #[inline(always)]
    fn pawns(&mut self, targets: Bitboard, step: i8, kind: MoveKind) {
        for to in targets {
            self.push(Move { from: back(to, step), to, role: Role::Pawn, kind });
        }
    }
    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, step: i8) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.push(Move { from: back(to, step), to, role: Role::Pawn, kind: MoveKind::promotion(role) });
            }
        }
    }
    #[inline(always)]
    fn single(&mut self, mv: Move) {
        self.push(mv);
    }
}

#[inline(always)]
fn back(to: Square, step: i8) -> Square {
    Square::new((to.index() as i8).wrapping_sub(step) as u8)
}

/// Where pawns of a player may step: one square, and two from where they started.
#[inline(always)]
pub(super) fn pawn_steps(pawns: Bitboard, color: Color, empty: Bitboard) -> (Bitboard, Bitboard) {
    match color {
        Color::White => {
            let one = Bitboard(pawns.0 << 8) & empty;
            (one, Bitboard((one & Bitboard::rank(2)).0 << 8) & empty)
        }
        Color::Black => {
            let one = Bitboard(pawns.0 >> 8) & empty;
            (one, Bitboard((one & Bitboard::rank(5)).0 >> 8) & empty)
        }
    }
}

/// Lists the legal moves in place: a list that is handed back would be copied on the way.
#[inline(never)] // one copy of the generator serves every caller
pub(super) fn list(position: &Position, list: &mut MoveList) {
    list.clear();
    generate(position, list);
}

/// The number of legal moves.
#[inline(never)] // one copy of the generator serves every caller
pub(super) fn count(position: &Position) -> u32 {
    let mut count = Count(0);
    generate(position, &mut count);
    count.0
}

/// Hands every legal move of the position to the sink.
#[inline(always)]
pub(super) fn generate<S: Sink>(position: &Position, sink: &mut S) {
    let board = &position.board;
    let us = position.turn;
    let own = board.color(us);
    let king = board.king(us);
    let danger = attacked(position);
    // A king is never captured, also where an illegal move has left it attacked.
    let enemy_king = board.king(!us).bitboard();
    sink.piece(Role::King, king, attacks::king(king).without(own | danger | enemy_king));
    let mut allowed = !enemy_king;
    let in_check = danger.has(king);
    if in_check {
        let checkers = position.checkers(us);
        if checkers.many() {
            return; // a double check is answered by the king alone
        }
        allowed &= attacks::between(king, checkers.lowest()) | checkers;
    }
    let pinned = pinned_moves(position, king, allowed, sink);
    piece_moves(position, pinned, allowed.without(own), sink);
    pawn_moves(position, pinned, allowed, sink);
    if let Some(goal) = position.en_passant() {
        for from in en_passant_captors(position, goal) {
            sink.single(Move { from, to: goal, role: Role::Pawn, kind: MoveKind::EnPassant });
        }
    }
    if !in_check && (position.castling_rooks & own).any() {
        castling_moves(position, king, danger, sink);
    }
}

/// The moves of pinned pieces, which may only stay on the line between king and pinner; answers which are pinned.
#[inline(always)]
fn pinned_moves<S: Sink>(position: &Position, king: Square, allowed: Bitboard, sink: &mut S) -> Bitboard {
    let board = &position.board;
    let enemy = board.color(!position.turn);
    let king_bit = king.bitboard();
    let mut pinned = Bitboard::EMPTY;
    // Seen from the king through all of our own pieces, up to the first of the enemy's; what the sniper sees of that as
    // well lies between the two.
    let straight = attacks::rook(king, enemy);
    for sniper in straight & enemy & (board.role(Role::Rook) | board.role(Role::Queen)) {
        let line = straight & attacks::rook(sniper, king_bit);
        pinned |= pinned_by(position, Role::Rook, line, sniper, allowed, sink);
    }
    let diagonal = attacks::bishop(king, enemy);
    for sniper in diagonal & enemy & (board.role(Role::Bishop) | board.role(Role::Queen)) {
        let line = diagonal & attacks::bishop(sniper, king_bit);
        pinned |= pinned_by(position, Role::Bishop, line, sniper, allowed, sink);
    }
    pinned
}

/// The moves of the piece that stands alone between king and sniper, if one does; answers where it stands. `role` is the
/// kind of piece, besides the queen, that moves along this line.
#[inline(always)]
fn pinned_by<S: Sink>(
    position: &Position,
    role: Role,
    line: Bitboard,
    sniper: Square,
    allowed: Bitboard,
    sink: &mut S,
) -> Bitboard {
    let board = &position.board;
    let shield = line & board.color(position.turn);
    if shield.is_empty() || shield.many() {
        return Bitboard::EMPTY;
    }
    let targets = (line.without(shield) | sniper.bitboard()) & allowed;
    // What moves along the line reaches all of it, for nothing else stands there. A knight never stays on it.
    if (shield & board.role(role)).any() {
        sink.piece(role, shield.lowest(), targets);
    } else if (shield & board.role(Role::Queen)).any() {
        sink.piece(Role::Queen, shield.lowest(), targets);
    } else if (shield & board.role(Role::Pawn)).any() {
        pinned_pawn(position, shield, targets, sink);
    }
    shield
}

/// Not put in line: rare, and as large as the moves of all pawns together.
#[inline(never)]
fn pinned_pawn<S: Sink>(position: &Position, pawn: Bitboard, targets: Bitboard, sink: &mut S) {
    pawn_targets(position, pawn, targets, sink);
}

#[inline(always)]
fn piece_moves<S: Sink>(position: &Position, pinned: Bitboard, targets: Bitboard, sink: &mut S) {
    let board = &position.board;
    let occupied = board.occupied();
    let free = board.color(position.turn).without(pinned);
    for from in free & board.role(Role::Knight) {
        sink.piece(Role::Knight, from, attacks::knight(from) & targets);
    }
    let queens = board.role(Role::Queen);
    if !S::BY_ROLE {
        for from in free & (board.role(Role::Bishop) | queens) {
            sink.piece(Role::Bishop, from, attacks::bishop(from, occupied) & targets);
        }
        for from in free & (board.role(Role::Rook) | queens) {
            sink.piece(Role::Rook, from, attacks::rook(from, occupied) & targets);
        }
        return;
    }
    for from in free & board.role(Role::Bishop) {
        sink.piece(Role::Bishop, from, attacks::bishop(from, occupied) & targets);
    }
    for from in free & board.role(Role::Rook) {
        sink.piece(Role::Rook, from, attacks::rook(from, occupied) & targets);
    }
    for from in free & queens {
        sink.piece(Role::Queen, from, attacks::queen(from, occupied) & targets);
    }
}

#[inline(always)]
fn pawn_moves<S: Sink>(position: &Position, pinned: Bitboard, allowed: Bitboard, sink: &mut S) {
    let pawns = position.board.pieces(position.turn, Role::Pawn).without(pinned);
    pawn_targets(position, pawns, allowed, sink);
}

/// Steps and captures of these pawns, en passant aside, as far as they end on one of the targets.
#[inline(always)]
fn pawn_targets<S: Sink>(position: &Position, pawns: Bitboard, targets: Bitboard, sink: &mut S) {
    let us = position.turn;
    let enemy = position.board.color(!us);
    let (one, two) = pawn_steps(pawns, us, !position.board.occupied());
    let (east, west, last, forward) = match us {
        Color::White => ((pawns.0 << 9, 9), (pawns.0 << 7, 7), Bitboard::rank(7), 8i8),
        Color::Black => ((pawns.0 >> 7, -7), (pawns.0 >> 9, -9), Bitboard::rank(0), -8i8),
    };
    // A shift to the east never ends on the a-file, one to the west never on the h-file: what does has gone round the edge.
    let east_targets = Bitboard(east.0).without(Bitboard::file(0)) & enemy & targets;
    let west_targets = Bitboard(west.0).without(Bitboard::file(7)) & enemy & targets;
    let one = one & targets;
    sink.pawns(one.without(last), forward, MoveKind::Normal);
    sink.pawns(two & targets, 2 * forward, MoveKind::DoubleStep);
    sink.pawns(east_targets.without(last), east.1, MoveKind::Normal);
    sink.pawns(west_targets.without(last), west.1, MoveKind::Normal);
    if ((one | east_targets | west_targets) & last).any() {
        sink.promotions(one & last, forward);
        sink.promotions(east_targets & last, east.1);
        sink.promotions(west_targets & last, west.1);
    }
}

/// The pawns that may legally take en passant on this square. The one capture that empties two squares at once: the
/// king must be safe afterwards from everything but the pawn taken (3.9.2).
#[inline(never)]
pub(super) fn en_passant_captors(position: &Position, goal: Square) -> Bitboard {
    let board = &position.board;
    let (us, them) = (position.turn, !position.turn);
    let victim = match us {
        Color::White => Bitboard(goal.bitboard().0 >> 8),
        Color::Black => Bitboard(goal.bitboard().0 << 8),
    };
    let king = board.king(us);
    let captors = attacks::pawns(goal.bitboard(), them) & board.pieces(us, Role::Pawn);
    captors
        .into_iter()
        .filter(|from| {
            let occupied = (board.occupied() ^ from.bitboard() ^ victim) | goal.bitboard();
            board.attackers_through(king, them, occupied).without(victim).is_empty()
        })
        .collect()
}

/// Castling (3.8.2): every square from the king's start to its goal unattacked, every square that king or rook crosses
/// or enters empty but for these two.
#[inline(never)]
fn castling_moves<S: Sink>(position: &Position, king: Square, danger: Bitboard, sink: &mut S) {
    let us = position.turn;
    for rook in position.castling_rooks(us) {
        let side = if rook > king { CastlingSide::King } else { CastlingSide::Queen };
        if castling_obstacle(position, king, rook, side, danger).is_none() {
            sink.single(Move { from: king, to: rook, role: Role::King, kind: MoveKind::Castling });
        }
    }
}

/// What stands in the way of castling with a rook that has the right to it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CastlingObstacle {
    /// Pieces between (3.8.2.2.2).
    Pieces(Bitboard),
    /// Attacked squares that the king stands on, crosses or enters (3.8.2.2.1).
    Attacked(Bitboard),
}

#[inline(never)]
pub(super) fn castling_obstacle(
    position: &Position,
    king: Square,
    rook: Square,
    side: CastlingSide,
    danger: Bitboard,
) -> Option<CastlingObstacle> {
    let rank = king.rank();
    let (king_goal, rook_goal) = (side.king_square(rank), side.rook_square(rank));
    let pair = king.bitboard() | rook.bitboard();
    let king_path = attacks::between(king, king_goal) | king_goal.bitboard();
    let rook_path = attacks::between(rook, rook_goal) | rook_goal.bitboard();
    let others = position.board.occupied().without(pair);
    let blockers = (king_path | rook_path) & others;
    if blockers.any() {
        return Some(CastlingObstacle::Pieces(blockers));
    }
    let attacked = danger & (king_path | king.bitboard());
    if attacked.any() {
        return Some(CastlingObstacle::Attacked(attacked));
    }
    // Only a rook that stands inside the corner can shield its king from the rank (Chess960).
    let after = others | king_goal.bitboard() | rook_goal.bitboard();
    if position.board.attackers_through(king_goal, !position.turn, after).any() {
        return Some(CastlingObstacle::Attacked(king_goal.bitboard()));
    }
    None
}

/// The squares that the side not to move attacks, with the king of the side to move lifted off the board.
#[inline(never)] // one copy for those who ask now and then
pub(super) fn danger(position: &Position) -> Bitboard {
    attacked(position)
}

/// [`danger`], put in line for the generator, which asks at every position.
#[inline(always)]
fn attacked(position: &Position) -> Bitboard {
    let board = &position.board;
    let by = !position.turn;
    let occupied = board.occupied() ^ board.king(position.turn).bitboard();
    let queens = board.role(Role::Queen);
    let mut set = attacks::pawns(board.pieces(by, Role::Pawn), by) | attacks::king(board.king(by));
    for square in board.pieces(by, Role::Knight) {
        set |= attacks::knight(square);
    }
    for square in (board.role(Role::Rook) | queens) & board.color(by) {
        set |= attacks::rook(square, occupied);
    }
    for square in (board.role(Role::Bishop) | queens) & board.color(by) {
        set |= attacks::bishop(square, occupied);
    }
    set
}
