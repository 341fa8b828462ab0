//! The state of a game as the contract shows it.

use crate::chess::{Color, Move, Role, Square};
use crate::clock::Clock;
use crate::laws::ClaimLost;

use super::obligation::{Bound, Obligation, Progress, Unfinished};
use super::outcome::Outcome;
use super::scene::Scene;

words! {
    /// What the turn has come to.
    Phase {
        /// Nothing touched, or only what binds nothing.
        Idle = "idle",
        /// Touched, nothing let go.
        Bound = "bound",
        /// A piece is in the hand.
        Held = "held",
        /// A piece lies where no legal move puts it.
        Misplaced = "misplaced",
        /// Castling is half made.
        Castling = "castling",
        /// A capture is half made.
        Capturing = "capturing",
        /// A promotion is half made.
        Promoting = "promoting",
        /// The opponent has the move; the move before is not completed.
        Made = "made",
        /// The clocks are stopped.
        Paused = "paused",
        /// A move is sealed.
        Adjourned = "adjourned",
        /// The game has ended.
        Over = "over",
    }
}

/// A piece that does not lie where the position says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misplaced {
    /// Its square in the position.
    pub from: Square,
    /// Where it lies; `None`: off the board.
    pub at: Option<Square>,
}

/// A new piece on its promotion square while the pawn is not yet off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPiece {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub role: Role,
}

/// A move with its text forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// UCI.
    pub uci: String,
    /// SAN.
    pub san: String,
    /// Who made it; only for a move that is not yet completed.
    pub by: Option<Color>,
}

/// A move of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// Its number, the first being 1.
    pub ply: usize,
    /// UCI.
    pub uci: String,
    /// SAN.
    pub san: String,
    /// The position after it.
    pub fen: String,
    /// Who made it.
    pub color: Color,
    /// What the clock of that player showed after it, in milliseconds; `None` in a game without clock.
    pub remaining: Option<i64>,
}

/// An open draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// Who offers.
    pub by: Color,
}

/// Something kept for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Each<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Each<T> {
    fn of([white, black]: [T; 2]) -> Each<T> {
        Each { white, black }
    }
}

/// What a repetition claim would rest on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreefoldClaim {
    /// How often the position has occurred.
    pub occurrences: usize,
    /// At which plies.
    pub plies: Vec<usize>,
    /// Whether that is enough.
    pub on_board: bool,
    /// The allowed moves that would bring about enough occurrences.
    pub with_move: Vec<String>,
}

/// What a claim by the number of moves would rest on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FiftyClaim {
    /// Half-moves without capture or pawn move.
    pub halfmoves: u32,
    /// Whether that is enough.
    pub on_board: bool,
    /// The allowed moves that would make it enough.
    pub with_move: Vec<String>,
}

/// What the player having the move could claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimState {
    /// By repetition.
    pub threefold: ThreefoldClaim,
    /// By the number of moves.
    pub fifty: FiftyClaim,
    /// Whether the right is still there for this move (9.4).
    pub open: bool,
}

/// Both clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockState {
    /// Whose clock runs.
    pub running: Option<Color>,
    /// What each shows, White's first.
    pub sides: [ClockSide; 2],
}

/// One player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockSide {
    /// Milliseconds left; below zero once the flag has fallen.
    pub remaining: i64,
    /// The period of the time control, counted from 1.
    pub period: u32,
    /// Moves to complete in this period; `None` in the last one.
    pub moves_to_go: Option<u32>,
    /// Whether the flag has fallen (6.8).
    pub fallen: bool,
}

/// Everything that can be seen at one moment. Plain data.
#[derive(Clone, Debug, PartialEq)]
pub struct GameState {
    /// The lawful position.
    pub fen: String,
    /// Who has the move (1.3).
    pub turn: Color,
    /// Moves made since the first position.
    pub ply: usize,
    /// What the turn has come to.
    pub phase: Phase,
    /// Whether the player having the move is in check.
    pub check: bool,
    /// The latest of the pieces that lie elsewhere than in `fen`.
    pub misplaced: Option<Misplaced>,
    /// All of them.
    pub displaced: Vec<Misplaced>,
    /// A new piece that stands on its square before the pawn is off.
    pub new_piece: Option<NewPiece>,
    /// What was touched, the first first.
    pub touched: Vec<Square>,
    /// The square that the piece in the hand comes from.
    pub holding: Option<Square>,
    /// What binds.
    pub obligation: Option<Box<Obligation>>,
    /// What may be played now; empty when the game is over.
    pub legal_moves: Vec<String>,
    /// Made but not completed.
    pub pending: Option<MoveText>,
    /// The move made last.
    pub last_move: Option<MoveText>,
    /// An open offer.
    pub draw_offer: Option<DrawOffer>,
    /// What could be claimed.
    pub claims: ClaimState,
    /// Completed illegal moves ruled on.
    pub illegal_moves: Each<u32>,
    /// Which of them loses, by the edition, the pace and what was announced (7.5.5); `None`: none does.
    pub illegal_moves_to_forfeit: Option<u32>,
    /// Warnings given.
    pub warnings: Each<u32>,
    /// The clocks, as of the last act; `None` in a game without.
    pub clock: Option<ClockState>,
    /// Who must still record the moves (8.4).
    pub must_record: Each<bool>,
    /// The result.
    pub result: Option<Outcome>,
}

impl GameState {
    pub(super) fn of(scene: &Scene<'_>) -> GameState {
        let state = scene.state;
        let position = scene.position;
        let bound = scene.bound(scene.table);
        let over = state.outcome.is_some();
        let mut displaced = Vec::new();
        for piece in &scene.table.displaced {
            displaced.push(Misplaced { from: piece.origin, at: piece.at });
        }
        let last_move = move_text(scene);
        let pending = state.pending.and_then(|pending| Some(MoveText { by: Some(pending), ..last_move.clone()? }));
        GameState {
            fen: position.fen(),
            turn: position.turn(),
            ply: state.history.ply(),
            phase: phase(scene, &bound),
            check: position.is_check(),
            misplaced: displaced.last().copied(),
            displaced,
            new_piece: scene.table.placed.map(|(square, role)| NewPiece { square, role }),
            touched: scene.table.touched(),
            holding: scene.table.held.last().copied(),
            obligation: scene.obligation(&bound).filter(|_| !over),
            legal_moves: scene.uci_list(if over { &[] } else { &bound.moves }),
            pending,
            last_move,
            draw_offer: state.offer.map(|by| DrawOffer { by }),
            claims: claims(scene, if over { &[] } else { &bound.moves }),
            illegal_moves: Each::of(state.illegal),
            illegal_moves_to_forfeit: scene.paced().illegal_limit,
            warnings: Each::of(state.warnings),
            clock: state.clock.as_ref().map(clock_state),
            must_record: Each { white: must_record(scene, Color::White), black: must_record(scene, Color::Black) },
            result: state.outcome,
        }
    }
}

#[inline(never)]
fn clock_state(clock: &Clock) -> ClockState {
    let side = |side| ClockSide {
        remaining: clock.remaining(side),
        period: clock.period(side),
        moves_to_go: clock.moves_to_go(side),
        fallen: clock.fallen(side),
    };
    let running = clock.running().map(|side| if side == 0 { Color::White } else { Color::Black });
    ClockState { running, sides: [side(0), side(1)] }
}

/// Where moves are recorded at all: less than five minutes left in the period and less than thirty seconds a move, no
/// longer (8.4).
#[inline(never)]
fn must_record(scene: &Scene<'_>, color: Color) -> bool {
    if !scene.paced().recorded {
        return false;
    }
    let Some(clock) = &scene.state.clock else { return true };
    let laws = scene.laws.recording;
    let period = clock.control().stage(clock.completed(color as usize)).period;
    let enough = laws.unless_increment.is_some_and(|increment| period.increment.max(period.delay) >= increment);
    clock.remaining(color as usize) >= laws.stops_below || enough
}

#[inline(never)]
fn move_text(scene: &Scene<'_>) -> Option<MoveText> {
    let history = &scene.state.history;
    let (uci, san) = history.texts(history.ply().checked_sub(1)?)?;
    Some(MoveText { uci, san, by: None })
}

#[inline(never)]
pub(super) fn phase(scene: &Scene<'_>, bound: &Bound) -> Phase {
    let state = scene.state;
    if state.outcome.is_some() {
        return Phase::Over;
    }
    if state.sealed.is_some() {
        return Phase::Adjourned;
    }
    if state.paused {
        return Phase::Paused;
    }
    if !scene.table.held.is_empty() {
        return Phase::Held;
    }
    match bound.progress {
        Progress::HalfMade(Unfinished::Castling) => Phase::Castling,
        Progress::HalfMade(Unfinished::Capture) => Phase::Capturing,
        Progress::HalfMade(Unfinished::Promotion) => Phase::Promoting,
        Progress::Misplaced => Phase::Misplaced,
        Progress::Untouched if state.just_made => Phase::Made,
        Progress::Untouched if bound.kind.is_some() => Phase::Bound,
        Progress::Untouched => Phase::Idle,
    }
}

#[inline(never)]
fn claims(scene: &Scene<'_>, allowed: &[Move]) -> ClaimState {
    let position = scene.position;
    let limits = scene.laws.claims;
    let (occurrences, plies) = scene.state.occurrences(position);
    let halfmoves = scene.halfmoves_for_claim();
    let (mut repeating, mut reaching) = (Vec::new(), Vec::new());
    for &mv in allowed {
        let next = position.play(mv);
        // A position to come needs two earlier occurrences, so at least as many plies without capture or pawn move.
        if next.halfmoves() as usize >= 2 * limits.occurrences
            && scene.state.occurrences(&next).0 + 1 >= limits.occurrences
        {
            repeating.push(position.uci(mv));
        }
        if next.halfmoves() >= halfmoves {
            reaching.push(position.uci(mv));
        }
    }
    ClaimState {
        threefold: ThreefoldClaim {
            occurrences,
            on_board: occurrences >= limits.occurrences,
            plies,
            with_move: repeating,
        },
        fifty: FiftyClaim {
            halfmoves: position.halfmoves(),
            on_board: position.halfmoves() >= halfmoves,
            with_move: reaching,
        },
        open: scene.state.outcome.is_none() && !(scene.state.touched && limits.lost == ClaimLost::ByTouch),
    }
}
