//! Whatever hands do, in whatever order: what must hold of every game.

use adoube::arbiter::{Act, ClaimGround, Deed, Game, Options, Phase, Supervision, ToJson};
use adoube::chess::{Color, FenMode, Position, Role, Square};

type Failure = Box<dyn std::error::Error>;

/// A small generator of one's own: the same acts on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }

    fn square(&mut self, game: &Game) -> Square {
        // Often a square that matters: one of a legal move's.
        let legal = game.state().legal_moves;
        match legal.get(self.below(2 * legal.len().max(1))) {
            Some(uci) if self.below(2) == 0 => uci[..2].parse().unwrap_or(Square::new(0)),
            Some(uci) => uci[2..4].parse().unwrap_or(Square::new(0)),
            None => Square::new(self.below(64) as u8),
        }
    }

    fn act(&mut self, game: &Game) -> Act {
        let square = self.square(game);
        let text = || game.state().legal_moves.into_iter().next().unwrap_or_default();
        let deed = match self.below(15) {
            0 => Deed::Touch { square: vec![square] },
            1 => Deed::Touch { square: vec![square, self.square(game)] },
            2 | 3 => Deed::Lift { square },
            4 => Deed::Accident { square },
            5 => Deed::Adjust { square: vec![square] },
            6..=8 => Deed::Release { from: square, to: Some(self.square(game)) },
            9 => Deed::Release { from: square, to: None },
            10 => Deed::Remove { square },
            11 => Deed::Promote { role: Role::PROMOTIONS[self.below(4)], square: Some(square) },
            12 => Deed::Play { text: text() },
            13 => match self.below(8) {
                0 => Deed::ClaimDraw { ground: ClaimGround::Threefold, text: Some(text()) },
                1 => Deed::ClaimDraw { ground: ClaimGround::Fifty, text: None },
                2 => Deed::OfferDraw,
                3 => Deed::DeclineDraw,
                _ => Deed::PressClock,
            },
            _ => Deed::Release { from: square, to: Some(square) },
        };
        let by = [None, None, None, Some(Color::White), Some(Color::Black)][self.below(5)];
        Act { by, at: None, deed }
    }
}

fn check(game: &Game) -> Result<(), Failure> {
    let state = game.state();
    let position = game.position();
    let legal: Vec<String> = position.legal_moves().iter().map(|&mv| position.uci(mv)).collect();
    let over = state.result.is_some();
    assert_eq!(over, state.phase == Phase::Over);
    assert_eq!(over, state.legal_moves.is_empty());
    assert!(state.legal_moves.iter().all(|mv| legal.contains(mv)));
    if let Some(obligation) = &state.obligation {
        assert!(!obligation.moves.is_empty());
        assert_eq!(obligation.moves, state.legal_moves);
        assert_eq!(obligation.pieces.len(), obligation.roles.len());
    } else if !over {
        assert_eq!(state.legal_moves.len(), legal.len());
    }
    let kings = |color| position.board().pieces(color, Role::King).len();
    assert_eq!((kings(Color::White), kings(Color::Black)), (1, 1));
    let read: serde_json::Value = serde_json::from_str(&state.to_json())?;
    assert_eq!(read["fen"], position.fen());
    for (_, ruling) in game.rulings() {
        let _: serde_json::Value = serde_json::from_str(&ruling.to_json())?;
    }
    Ok(())
}

#[test]
fn no_series_of_acts_leaves_the_laws() -> Result<(), Failure> {
    let positions = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", false),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", false),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", false),
        ("1r5k/P1P5/8/3pP3/8/8/1p1p4/K1R5 w - d6 0 1", false),
        ("2nr1r1k/pb1n1pqp/1p2p1p1/1N1pN3/5P2/1P4P1/P2PPQ1P/2R1K1RB w CG - 0 1", true),
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", true),
    ];
    let mut made = 0;
    for seed in 0..140 {
        let (fen, chess960) = positions[seed as usize % positions.len()];
        let supervision = if seed % 2 == 0 { Supervision::Guided } else { Supervision::Arbiter };
        let (first, _) = Position::from_fen(fen, FenMode { chess960, strict: false })?;
        let mut game = Game::new(first, Options { supervision, ..Options::default() });
        let mut chance = Chance(seed + 1);
        for _ in 0..120 {
            let before = game.state();
            let act = chance.act(&game);
            if game.apply(act).is_err() {
                assert_eq!(game.state(), before, "an act that cannot have happened changes nothing");
            }
            check(&game)?;
        }
        made += game.history().ply();
        let again = game.rewind(game.acts().len())?;
        assert_eq!(again.state(), game.state());
        assert_eq!(again.rulings(), game.rulings());
    }
    assert!(made > 1000, "only {made} moves were made");
    Ok(())
}
