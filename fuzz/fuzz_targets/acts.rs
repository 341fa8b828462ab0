//! Whatever is done at a board, under any edition and supervision: nothing panics, nobody is left without a move, and
//! the same acts lead to the same state.
#![no_main]

use adoube::arbiter::{
    Act, ClaimGround, Deed, Found, Game, Irregularity, ObjectionGround, Options, Penalty, Supervision,
};
use adoube::chess::{Color, Position, Role, Square};
use adoube::clock::TimeControl;
use adoube::laws::Laws;
use libfuzzer_sys::fuzz_target;

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::from(self.next()) % all.len()]
    }

    fn square(&mut self) -> Square {
        Square::new(self.next() % 64)
    }

    fn text(&mut self) -> String {
        let length = usize::from(self.next() % 8).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }

    fn legal(&mut self, game: &Game) -> String {
        let legal = game.state().legal_moves;
        if legal.is_empty() { self.text() } else { legal[usize::from(self.next()) % legal.len()].clone() }
    }

    fn time(&mut self) -> Option<i64> {
        let time = i64::from(self.next()) * 1_000 - 20_000;
        (time != 0).then_some(time)
    }

    fn deed(&mut self, game: &Game) -> Deed {
        let color = self.of(&Color::ALL);
        match self.next() % 28 {
            0 => Deed::Touch { square: vec![self.square()] },
            1 => Deed::Touch { square: vec![self.square(), self.square()] },
            2 => Deed::Lift { square: self.square() },
            3 => Deed::Accident { square: self.square() },
            4 => Deed::Adjust { square: vec![self.square()] },
            5 | 6 => Deed::Release { from: self.square(), to: Some(self.square()) },
            7 => Deed::Release { from: self.square(), to: None },
            8 => Deed::Remove { square: self.square() },
            9 => Deed::Promote { role: self.of(&Role::PROMOTIONS), square: Some(self.square()) },
            10..=13 => Deed::Play { text: self.legal(game) },
            14 => Deed::Play { text: self.text() },
            15 | 16 => Deed::PressClock,
            17 => self.of(&[Deed::OfferDraw, Deed::AcceptDraw, Deed::DeclineDraw, Deed::Resign].each_ref()).clone(),
            18 => Deed::ClaimDraw { ground: self.of(ClaimGround::ALL), text: Some(self.legal(game)) },
            19 => Deed::ClaimDraw { ground: self.of(ClaimGround::ALL), text: None },
            20 => self.of(&[Deed::Pause, Deed::Resume, Deed::Resume, Deed::Tick].each_ref()).clone(),
            21 => Deed::Flag { color },
            22 => Deed::SetClock { white: self.time(), black: self.time() },
            23 => Deed::Object { ground: self.of(ObjectionGround::ALL) },
            24 => Deed::Irregularity { kind: self.of(Irregularity::ALL), found: Some(Found::default()) },
            25 => Deed::Adjourn { sealed: self.legal(game) },
            26 => Deed::ResumeSession { present: (color == Color::White).then(|| vec![self.of(&Color::ALL)]) },
            _ => match self.next() % 4 {
                0 => Deed::Write { text: self.text() },
                1 => Deed::Decide { upheld: color == Color::White, time: self.time() },
                2 => Deed::Arrive { color, late: i64::from(self.next()) * 60_000 },
                _ => {
                    let (penalty, time) = (self.of(Penalty::ALL), self.time());
                    Deed::Penalise { color, penalty, time, reason: self.text() }
                }
            },
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let editions: Vec<Laws> = Laws::all().collect();
    let laws = editions[usize::from(bytes.next()) % editions.len()].clone();
    let supervision = bytes.of(&Supervision::ALL);
    let control = bytes.of(&["-", "300", "40/300:60+2", "300d5"]);
    let time_control = TimeControl::read(control).unwrap_or_default();
    let options = Options { laws, supervision, time_control, ..Options::default() };
    let mut game = Game::new(Position::default(), options);
    let mut now = 0;
    while !bytes.0.is_empty() && game.acts().len() < 200 {
        let deed = bytes.deed(&game);
        now += u64::from(bytes.next()) * 100;
        let by = bytes.of(&[None, None, Some(Color::White), Some(Color::Black)]);
        if game.apply(Act { by, at: Some(now), deed }).is_ok() {
            let state = game.state();
            assert_eq!(state.legal_moves.is_empty(), state.result.is_some());
            assert!(state.obligation.is_none_or(|obligation| !obligation.moves.is_empty()));
        }
    }
    let again = game.rewind(game.acts().len());
    assert_eq!(again.ok().map(|again| again.state()), Some(game.state()));
});
