//! Whatever hands, clocks and voices do, in whatever order: what must hold of every game.

use adoube::arbiter::{
    Act, ActError, ClaimGround, Deed, Found, Game, GameState, Irregularity, ObjectionGround, Options, Penalty, Phase,
    Supervision, ToJson,
};
use adoube::chess::{Color, FenMode, Position, Role, Square};
use adoube::clock::TimeControl;
use adoube::laws::{Laws, Pace};

type Failure = Box<dyn std::error::Error>;

const POSITIONS: [(&str, bool); 10] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", false),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", false),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", false),
    ("1r5k/P1P5/8/3pP3/8/8/1p1p4/K1R5 w - d6 0 1", false),
    ("2nr1r1k/pb1n1pqp/1p2p1p1/1N1pN3/5P2/1P4P1/P2PPQ1P/2R1K1RB w CG - 0 1", true),
    ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true),
    ("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", false),
    ("k7/8/8/3q4/8/8/8/3QK3 w - - 97 120", false),
    ("4k3/P6P/8/8/8/8/p6p/4K3 b - - 0 40", false),
];

/// `None`: no clock. In the first of the others no time is ever added, so that the sum can be checked.
const CLOCKS: [Option<&str>; 4] = [None, Some("40/300:60"), Some("180+2"), Some("300d5")];

/// A small generator of one's own: the same acts on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// Often a square that matters: one of a legal move's.
    fn square(&mut self, state: &GameState) -> Square {
        let legal = &state.legal_moves;
        match legal.get(self.below(legal.len() + 4)) {
            Some(uci) if self.below(2) == 0 => uci[..2].parse().unwrap_or(Square::new(0)),
            Some(uci) => uci[2..4].parse().unwrap_or(Square::new(0)),
            None => Square::new(self.below(64) as u8),
        }
    }

    fn legal(&mut self, state: &GameState) -> String {
        let legal = &state.legal_moves;
        legal.get(self.below(legal.len())).cloned().unwrap_or_else(|| "e2e4".to_owned())
    }

    /// A move on paper: legal, illegal, ambiguous or no move at all.
    fn paper(&mut self, state: &GameState) -> String {
        match self.below(6) {
            0 => format!("{}{}", self.square(state), self.square(state)),
            1 => self.of(&["Rd1", "Nf3", "O-O", "e8", "??", "", "马f3"]).to_owned(),
            _ => self.legal(state),
        }
    }

    fn act(&mut self, state: &GameState, now: &mut u64) -> Act {
        let square = self.square(state);
        let deed = match self.below(30) {
            0 => Deed::Touch { square: vec![square] },
            1 => Deed::Touch { square: vec![square, self.square(state)] },
            2 | 3 => Deed::Lift { square },
            4 => Deed::Accident { square },
            5 => Deed::Adjust { square: vec![square] },
            6..=8 => Deed::Release { from: square, to: Some(self.square(state)) },
            9 => Deed::Release { from: square, to: None },
            10 => Deed::Remove { square },
            11 => Deed::Promote { role: self.of(&Role::PROMOTIONS), square: Some(square) },
            12..=16 => Deed::Play { text: self.legal(state) },
            17 => Deed::Play { text: self.paper(state) },
            18..=22 => Deed::PressClock,
            23 | 24 => self.word(state),
            25 => Deed::Tick,
            26 => Deed::Object { ground: self.of(ObjectionGround::ALL) },
            27 => self.officials(state),
            _ => Deed::Release { from: square, to: Some(square) },
        };
        let by = [None, None, None, None, Some(Color::White), Some(Color::Black)][self.below(6)];
        let at = (self.below(3) == 0).then(|| {
            *now += self.below(4_000) as u64;
            *now
        });
        Act { by, at, deed }
    }

    fn word(&mut self, state: &GameState) -> Deed {
        match self.below(9) {
            0 => Deed::ClaimDraw { ground: self.of(ClaimGround::ALL), text: Some(self.paper(state)) },
            1 | 2 => Deed::ClaimDraw { ground: self.of(ClaimGround::ALL), text: None },
            3 | 4 => Deed::OfferDraw,
            5 if self.below(8) == 0 => Deed::AcceptDraw,
            6 => Deed::Write { text: self.paper(state) },
            7 if self.below(20) == 0 => Deed::Resign,
            _ => Deed::DeclineDraw,
        }
    }

    fn officials(&mut self, state: &GameState) -> Deed {
        let color = self.of(&Color::ALL);
        let some = |time: i64, chosen: usize| (chosen == 0).then_some(time);
        match self.below(16) {
            0 | 1 => Deed::Pause,
            2..=5 => Deed::Resume,
            6 if self.below(6) == 0 => Deed::Flag { color },
            7 => Deed::SetClock { white: some(200_000, self.below(2)), black: some(100_000, self.below(2)) },
            8 if self.below(3) == 0 => {
                let found = Found { moves_by_white: Some(12), moves_by_black: Some(12), first_period_used: Some(4000) };
                let kind = self.of(Irregularity::ALL);
                Deed::Irregularity { kind, found: (self.below(3) > 0).then_some(found) }
            }
            9 => Deed::Irregularity { kind: Irregularity::TwoHands, found: None },
            10 if self.below(4) == 0 => Deed::Arrive { color, late: self.below(4_000_000) as i64 },
            11 => Deed::Adjourn { sealed: self.paper(state) },
            12 | 13 => Deed::ResumeSession { present: (self.below(2) == 0).then(|| vec![color]) },
            14 => Deed::Decide { upheld: self.below(2) == 0, time: some(30_000, self.below(2)) },
            15 if self.below(2) == 0 => {
                let penalty =
                    self.of(&[Penalty::Warning, Penalty::Warning, Penalty::Time, Penalty::Time, Penalty::Loss]);
                let time = some(-1_000, self.below(2));
                Deed::Penalise { color, penalty, time, reason: "noise".to_owned() }
            }
            _ => Deed::Resume,
        }
    }
}

/// What every state must be like.
fn check(game: &Game, state: &GameState) {
    let position = game.position();
    let legal: Vec<String> = position.legal_moves().iter().map(|&mv| position.uci(mv)).collect();
    let over = state.result.is_some();
    assert_eq!(over, state.phase == Phase::Over);
    assert_eq!(over, state.legal_moves.is_empty());
    assert!(state.legal_moves.iter().all(|mv| legal.contains(mv)));
    if let Some(obligation) = &state.obligation {
        assert!(!obligation.moves.is_empty(), "an empty obligation");
        assert_eq!(obligation.moves, state.legal_moves);
        assert_eq!(obligation.pieces.len(), obligation.roles.len());
    } else if !over {
        assert_eq!(state.legal_moves.len(), legal.len());
    }
    let kings = |color| position.board().pieces(color, Role::King).len();
    assert_eq!((kings(Color::White), kings(Color::Black)), (1, 1));
    assert_eq!(state.clock.is_none(), game.options().time_control.is_none());
}

/// What one act may have changed.
fn check_change(game: &Game, act: &Act, before: &GameState, after: &GameState, rulings: usize) {
    let new = &game.rulings()[rulings..];
    assert!(!new.is_empty(), "an act without a ruling");
    // A touched piece is never forgotten, but by 4.2.2, by the next move, or with the game.
    let same_turn = before.ply == after.ply && after.result.is_none();
    let restored = new.iter().any(|(_, ruling)| ruling.fact("restored").is_some());
    if same_turn && !restored && !matches!(act.deed, Deed::Accident { .. }) {
        assert!(before.touched.iter().all(|square| after.touched.contains(square)), "a touched piece is forgotten");
    }
    // Time comes and goes only with `at` and with rulings, where nothing is given for a move.
    let plain =
        game.options().time_control.as_ref().is_some_and(|control| control.to_string() == CLOCKS[1].unwrap_or(""));
    let new_period = |side: usize| {
        after.clock.map(|clock| clock.sides[side].period) != before.clock.map(|clock| clock.sides[side].period)
    };
    if let (true, Some(then), Some(now)) = (plain && !new_period(0) && !new_period(1), before.clock, after.clock) {
        for side in 0..2 {
            let given: i64 = new.iter().map(|(_, ruling)| ruling.clock[side]).sum();
            let change = now.sides[side].remaining - then.sides[side].remaining - given;
            let ran = then.running.map(|color| color as usize) == Some(side);
            assert!(change == 0 || (ran && change < 0 && act.at.is_some()), "time changed by {change}: {act:?}");
        }
    }
}

struct Played {
    acts: usize,
    moves: usize,
    over: usize,
}

fn play_out(seed: u64, acts: usize) -> Result<Played, Failure> {
    let editions: Vec<Laws> = Laws::all().collect();
    let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let (fen, chess960) = chance.of(&POSITIONS);
    let supervision = chance.of(&Supervision::ALL);
    let (first, _) = Position::from_fen(fen, FenMode { chess960, strict: false })?;
    let time_control = chance.of(&CLOCKS).map(TimeControl::read).transpose()?.flatten();
    let laws = editions[chance.below(editions.len())].clone();
    let pace = chance.of(&[None, Some(Pace::Standard), Some(Pace::Rapid), Some(Pace::Blitz)]);
    let mut options = Options { laws, supervision, pace, time_control, ..Options::default() };
    options.variations.quickplay_finish = chance.of(&[None, Some(true), Some(false)]);
    options.variations.announced_castling_chess960 = chance.below(2) == 0;
    let mut game = Game::new(first, options.clone());
    let mut now = 0;
    let mut played = Played { acts: 0, moves: 0, over: 0 };
    let mut before = game.state();
    for _ in 0..acts {
        let act = chance.act(&before, &mut now);
        let rulings = game.rulings().len();
        match game.apply(act.clone()) {
            Ok(_) => {}
            Err(ActError::EmptySquare { .. }) => {
                assert_eq!(game.state(), before, "an act that cannot have happened changes nothing");
                continue;
            }
            Err(error) => return Err(error.into()),
        }
        let after = game.state();
        check(&game, &after);
        check_change(&game, &act, &before, &after, rulings);
        played.acts += 1;
        before = after;
        if before.result.is_some() && chance.below(3) == 0 {
            played.over += 1;
            break;
        }
    }
    played.moves = game.history().ply();
    let read: serde_json::Value = serde_json::from_str(&before.to_json())?;
    assert_eq!(read["fen"], game.position().fen());
    for (_, ruling) in game.rulings() {
        let _: serde_json::Value = serde_json::from_str(&ruling.to_json())?;
    }
    // Replay equals live; the same acts under other Laws give other rulings, and never fail but for an empty square.
    let again = game.rewind(game.acts().len())?;
    assert_eq!(again.state(), before);
    assert_eq!(again.rulings(), game.rulings());
    let other = editions[chance.below(editions.len())].clone();
    let mut elsewhere = Game::new(first, Options { laws: other, ..options });
    for act in game.acts() {
        match elsewhere.apply(act.clone()) {
            Ok(_) | Err(ActError::EmptySquare { .. }) => check(&elsewhere, &elsewhere.state()),
            Err(error) => return Err(error.into()),
        }
    }
    Ok(played)
}

/// Which seeds are played can be chosen, to look at one again: `ADOUBE_SEED=17`.
fn play_many(seeds: core::ops::Range<u64>, least: usize) -> Result<(), Failure> {
    let chosen = std::env::var("ADOUBE_SEED").ok().and_then(|seed| seed.parse().ok());
    let (mut acts, mut moves, mut over) = (0, 0, 0);
    for seed in chosen.map_or(seeds, |seed: u64| seed..seed + 1) {
        let played = std::panic::catch_unwind(|| play_out(seed, 90).map_err(|error| error.to_string()));
        let played = played.map_err(|_| format!("seed {seed}"))?.map_err(|error| format!("seed {seed}: {error}"))?;
        (acts, moves, over) = (acts + played.acts, moves + played.moves, over + played.over);
    }
    println!("{acts} acts, {moves} moves, {over} games ended");
    if chosen.is_none() {
        assert!(acts >= least, "only {acts} acts were done");
        assert!(moves > acts / 20 && over > 100, "only {moves} moves were made, {over} games ended");
    }
    Ok(())
}

#[test]
fn no_series_of_acts_leaves_the_laws() -> Result<(), Failure> {
    play_many(0..2_200, 100_000)
}

#[test]
fn nor_does_any_other() -> Result<(), Failure> {
    play_many(100_000..102_200, 100_000)
}
