//! The clock (Article 6): time controls read and written, and the times that a clock shows, worked out by hand.
#![allow(clippy::unwrap_used, clippy::panic)]

use adoube::clock::{Clock, DelayKind, Millis, Moment, Pace, Period, TimeControl, TimeControlFault};
use proptest::prelude::*;

const WHITE: usize = 0;
const BLACK: usize = 1;

fn control(text: &str) -> TimeControl {
    TimeControl::read(text).unwrap().unwrap()
}

/// A clock that has been started for White at the beginning.
fn started(text: &str) -> Clock {
    let mut clock = Clock::new(control(text));
    clock.start(WHITE, 0);
    clock
}

fn plain(time: Millis) -> Period {
    Period { time, ..Period::default() }
}

fn shows(clock: &Clock) -> [Millis; 2] {
    [clock.remaining(WHITE), clock.remaining(BLACK)]
}

// ── time controls

#[test]
fn a_time_control_is_read_into_its_periods() {
    let thirty = Period { increment: 30_000, ..Period::default() };
    let cases = [
        ("300", vec![plain(300_000)]),
        ("5400+30", vec![Period { time: 5_400_000, ..thirty }]),
        (
            "40/5400+30:1800+30",
            vec![Period { moves: Some(40), time: 5_400_000, ..thirty }, Period { time: 1_800_000, ..thirty }],
        ),
        (
            "40/7200:20/3600:900+30",
            vec![
                Period { moves: Some(40), ..plain(7_200_000) },
                Period { moves: Some(20), ..plain(3_600_000) },
                Period { time: 900_000, ..thirty },
            ],
        ),
        ("300d3", vec![Period { delay: 3_000, ..plain(300_000) }]),
        ("300b3", vec![Period { delay: 3_000, delay_kind: DelayKind::Bronstein, ..plain(300_000) }]),
        ("30.5+0.25", vec![Period { increment: 250, ..plain(30_500) }]),
        ("0.001", vec![plain(1)]),
        ("40/9000", vec![Period { moves: Some(40), ..plain(9_000_000) }]),
    ];
    for (text, periods) in cases {
        assert_eq!(control(text).periods(), periods, "{text}");
        assert_eq!(control(text).to_string(), text, "{text}");
        assert_eq!(TimeControl::new(periods).unwrap(), control(text), "{text}");
    }
}

#[test]
fn a_dash_a_question_mark_and_nothing_mean_no_clock() {
    for text in ["-", "?", ""] {
        assert_eq!(TimeControl::read(text), Ok(None), "{text:?}");
    }
}

#[test]
fn a_time_control_is_written_in_its_shortest_form() {
    for (text, canonical) in
        [("0300.000+0", "300"), ("40/5400.50:60d0", "40/5400.5:60"), ("300b0", "300"), ("60+1.010", "60+1.01")]
    {
        assert_eq!(control(text).to_string(), canonical, "{text}");
        assert_eq!(control(text), control(canonical), "{text}");
    }
}

#[test]
fn a_text_that_is_no_time_control_is_refused_where_it_goes_wrong() {
    use TimeControlFault as Fault;
    let cases = [
        ("*180", Fault::Sandclock, 1, 0),
        ("40/7200:*180", Fault::Sandclock, 2, 8),
        ("x", Fault::Syntax, 1, 0),
        (" 300", Fault::Syntax, 1, 0),
        ("300 + 5", Fault::Syntax, 1, 3),
        ("300+", Fault::Syntax, 1, 4),
        ("300+5+5", Fault::Syntax, 1, 5),
        ("300+5d3", Fault::Syntax, 1, 5),
        ("300:", Fault::Syntax, 2, 4),
        ("40/", Fault::Syntax, 1, 3),
        ("/300", Fault::Syntax, 1, 0),
        ("5.", Fault::Syntax, 1, 2),
        (".5", Fault::Syntax, 1, 0),
        ("-300", Fault::Syntax, 1, 0),
        ("300+-5", Fault::Syntax, 1, 4),
        ("300+５", Fault::Syntax, 1, 4),
        ("0.0005", Fault::TooFine, 1, 5),
        ("1000000000", Fault::TooLarge, 1, 0),
        ("99999999999999999999999+5", Fault::TooLarge, 1, 0),
        ("300+1000000000", Fault::TooLarge, 1, 4),
        ("0", Fault::NoTime, 1, 0),
        ("0+5", Fault::NoTime, 1, 0),
        ("40/300:0", Fault::NoTime, 2, 7),
        ("0/300", Fault::NoMoves, 1, 0),
        ("300:60", Fault::MovesMissing, 1, 0),
        ("40/300:60:60", Fault::MovesMissing, 2, 7),
    ];
    for (text, fault, period, offset) in cases {
        let error = TimeControl::read(text).unwrap_err();
        assert_eq!((error.fault, error.period, error.offset), (fault, period, Some(offset)), "{text}");
    }
}

#[test]
fn periods_that_cannot_be_are_refused_by_their_number() {
    use TimeControlFault as Fault;
    let good = Period { moves: Some(40), ..plain(60_000) };
    let cases = [
        (vec![], Fault::NoPeriod, 1),
        (vec![good, plain(0)], Fault::NoTime, 2),
        (vec![plain(-1)], Fault::NoTime, 1),
        (vec![plain(60_000), good], Fault::MovesMissing, 1),
        (vec![good, Period { moves: Some(0), ..good }], Fault::NoMoves, 2),
        (vec![Period { increment: -1, ..good }], Fault::Negative, 1),
        (vec![Period { delay: Millis::MIN, ..good }], Fault::Negative, 1),
        (vec![Period { increment: 1, delay: 1, ..good }], Fault::IncrementAndDelay, 1),
        (vec![plain(Millis::MAX)], Fault::TooLarge, 1),
        (vec![good, Period { increment: Millis::MAX, ..good }], Fault::TooLarge, 2),
        (vec![Period { moves: Some(u32::MAX), ..good }], Fault::TooLarge, 1),
    ];
    for (periods, fault, period) in cases {
        let error = TimeControl::new(periods.clone()).unwrap_err();
        assert_eq!((error.fault, error.period, error.offset), (fault, period, None), "{periods:?}");
    }
}

#[test]
fn an_error_says_what_and_where_in_words_that_stay() {
    let error = TimeControl::read("40/7200:*180").unwrap_err();
    assert_eq!(error.code(), "sandclock");
    assert_eq!(error.to_string(), "bad time control, period 2: sandclock at offset 8");
    let error = TimeControl::new(vec![]).unwrap_err();
    assert_eq!(error.to_string(), "bad time control, period 1: no-period");
}

#[cfg(feature = "serde")]
#[test]
fn periods_are_read_and_written_as_the_json_of_the_contract() {
    let read = |json: &str| serde_json::from_str::<Period>(json);
    let bronstein = Period { delay: 3_000, delay_kind: DelayKind::Bronstein, ..plain(300_000) };
    assert_eq!(read(r#"{"time":300000,"delay":3000,"delayKind":"bronstein"}"#).unwrap(), bronstein);
    assert_eq!(read(r#"{"time":300000,"increment":null}"#).unwrap(), plain(300_000));
    assert!(read(r#"{"moves":40}"#).is_err());
    assert!(read(r#"{"time":1,"bonus":2}"#).is_err());
    assert_eq!(serde_json::to_string(&bronstein).unwrap(), r#"{"time":300000,"delay":3000,"delayKind":"bronstein"}"#);
    let forty = Period { moves: Some(40), increment: 30_000, ..plain(1) };
    assert_eq!(serde_json::to_string(&forty).unwrap(), r#"{"moves":40,"time":1,"increment":30000}"#);
}

#[test]
fn the_pace_follows_from_the_time_and_sixty_increments() {
    let cases = [
        // one period
        ("3600", Pace::Standard, 3_600),
        ("3599.999", Pace::Rapid, 3_599), // and 999 ms
        ("601", Pace::Rapid, 601),
        ("600", Pace::Blitz, 600),
        ("300+5", Pace::Blitz, 600),        // 300 + 60 × 5
        ("300+6", Pace::Rapid, 660),        // 300 + 60 × 6
        ("3000+10", Pace::Standard, 3_600), // 3000 + 60 × 10
        ("2990+10", Pace::Rapid, 3_590),    // 2990 + 60 × 10
        ("5400+30", Pace::Standard, 7_200), // 5400 + 60 × 30
        ("180d2", Pace::Blitz, 300),        // 180 + 60 × 2
        ("900b10", Pace::Rapid, 1_500),     // 900 + 60 × 10
        // several: all of their times, and each move with the increment of its own period
        ("40/300:300", Pace::Blitz, 600),                   // 300 + 300
        ("60/300:400", Pace::Rapid, 700),                   // 300 + 400: all moves must be made in 700 s
        ("40/300:60+10", Pace::Blitz, 560),                 // 300 + 60 + 20 × 10
        ("40/60+20:60", Pace::Rapid, 920),                  // 60 + 60 + 40 × 20
        ("20/60", Pace::Blitz, 180),                        // repeated three times in sixty moves
        ("30/1800", Pace::Standard, 3_600),                 // twice
        ("40/7200:20/3600:900+30", Pace::Standard, 11_700), // 7200 + 3600 + 900; no increment before move 61
    ];
    for (text, pace, seconds) in cases {
        assert_eq!(control(text).thinking_time() / 1000, seconds, "{text}");
        assert_eq!(control(text).pace(), pace, "{text}");
        assert_eq!(Pace::from_name(pace.name()), Some(pace));
    }
}

// ── the clock runs

#[test]
fn a_new_clock_shows_the_first_period_and_stands_still() {
    let mut clock = Clock::new(control("40/5400+30:1800+30"));
    clock.advance(60_000);
    assert_eq!(shows(&clock), [5_400_000; 2]);
    assert_eq!(clock.running(), None);
    assert_eq!([clock.period(WHITE), clock.period(BLACK)], [1, 1]);
    assert_eq!(clock.moves_to_go(WHITE), Some(40));
    // started a minute late, it costs nothing for that minute
    clock.start(WHITE, 60_000);
    clock.advance(61_000);
    assert_eq!(shows(&clock), [5_399_000, 5_400_000]);
}

#[test]
fn a_press_stops_the_own_clock_adds_the_increment_and_starts_the_other() {
    let mut clock = started("300+3");
    assert_eq!(clock.press(WHITE, 10_000), Some(3_000));
    assert_eq!(shows(&clock), [293_000, 300_000]); // 300 − 10 + 3
    assert_eq!(clock.running(), Some(BLACK));
    assert_eq!(clock.press(BLACK, 16_000), Some(3_000));
    assert_eq!(shows(&clock), [293_000, 297_000]); // 300 − 6 + 3
    assert_eq!(clock.running(), Some(WHITE));
    assert_eq!([clock.completed(WHITE), clock.completed(BLACK)], [1, 1]);
}

#[test]
fn a_press_of_a_clock_that_does_not_run_moves_nothing_but_time() {
    let mut clock = started("300+3");
    assert_eq!(clock.press(BLACK, 10_000), None);
    assert_eq!(shows(&clock), [290_000, 300_000]);
    assert_eq!(clock.running(), Some(WHITE));
    assert_eq!(clock.completed(BLACK), 0);

    let mut unstarted = Clock::new(control("300+3"));
    assert_eq!(unstarted.press(WHITE, 10_000), None);
    assert_eq!(unstarted.running(), None);

    clock.pause(20_000);
    assert_eq!(clock.press(WHITE, 30_000), None);
    assert_eq!(shows(&clock), [280_000, 300_000]);
}

#[test]
fn a_move_that_is_not_pressed_costs_its_player_until_the_press() {
    // White moves at 5 s, Black replies at 20 s, White presses at 25 s (6.2.2), Black at 27 s.
    let mut clock = started("300");
    for at in [5_000, 20_000] {
        clock.advance(at);
    }
    assert_eq!(clock.press(WHITE, 25_000), Some(0));
    assert_eq!(clock.press(BLACK, 27_000), Some(0));
    assert_eq!(shows(&clock), [275_000, 298_000]);
}

#[test]
fn a_move_completed_by_the_next_one_counts_without_an_increment() {
    let mut clock = started("2/300+3:60+3");
    clock.complete(WHITE);
    assert_eq!(clock.remaining(WHITE), 300_000);
    assert_eq!(clock.moves_to_go(WHITE), Some(1));
    assert_eq!(clock.running(), Some(WHITE));
    // It can also be the move that ends a period: 300 + 60.
    clock.complete(WHITE);
    assert_eq!((clock.period(WHITE), clock.remaining(WHITE)), (2, 360_000));
}

#[test]
fn a_side_counts_by_its_last_bit_alone() {
    let mut clock = started("300");
    clock.press(2, 1_000);
    clock.press(usize::MAX, 3_000);
    assert_eq!(shows(&clock), [299_000, 298_000]);
    assert_eq!(clock.remaining(5), 298_000);
}

#[test]
fn a_moment_earlier_than_the_last_takes_no_time() {
    let mut clock = started("300");
    clock.advance(10_000);
    clock.advance(4_000);
    clock.advance(11_000);
    assert_eq!(clock.remaining(WHITE), 289_000);
}

// ── delays

#[test]
fn inside_a_simple_delay_nothing_is_used() {
    let mut clock = started("300d5");
    clock.advance(3_000);
    assert_eq!(clock.remaining(WHITE), 300_000);
    assert_eq!(clock.press(WHITE, 5_000), Some(0));
    assert_eq!(shows(&clock), [300_000, 300_000]);
}

#[test]
fn after_a_simple_delay_the_time_runs_and_every_turn_has_its_own() {
    let mut clock = started("300d5");
    clock.press(WHITE, 8_000); // 8 − 5 = 3
    clock.press(BLACK, 20_000); // 12 − 5 = 7
    clock.press(WHITE, 26_000); // 6 − 5 = 1
    assert_eq!(shows(&clock), [296_000, 293_000]);
}

#[test]
fn a_pause_leaves_what_was_left_of_the_delay() {
    let mut clock = started("300d5");
    clock.pause(3_000);
    clock.resume(60_000);
    clock.advance(61_000);
    assert_eq!(clock.remaining(WHITE), 300_000); // 3 + 1 of 5
    clock.advance(64_000);
    assert_eq!(clock.remaining(WHITE), 298_000); // 3 + 4 = 7, two more than 5
}

#[test]
fn bronstein_gives_back_what_was_used_up_to_the_delay() {
    let mut clock = started("300b5");
    clock.advance(3_000);
    assert_eq!(clock.remaining(WHITE), 297_000);
    assert_eq!(clock.press(WHITE, 3_000), Some(3_000));
    assert_eq!(clock.press(BLACK, 15_000), Some(5_000)); // 12 used
    assert_eq!(shows(&clock), [300_000, 293_000]);
}

#[test]
fn under_bronstein_the_flag_can_fall_within_the_delay_under_a_simple_delay_it_cannot() {
    let mut bronstein = started("2b5");
    bronstein.advance(2_000);
    assert!(bronstein.fallen(WHITE));
    let mut simple = started("2d5");
    simple.advance(6_999);
    assert!(!simple.fallen(WHITE));
    simple.advance(7_000);
    assert!(simple.fallen(WHITE));
}

// ── periods

#[test]
fn the_next_period_begins_with_the_last_move_of_this_one_and_keeps_what_was_saved() {
    // Two moves in 100 s, then 50 s with 10 s a move. White uses 10, 20 and 5 s, Black 1 s each time.
    let mut clock = started("2/100:50+10");
    clock.press(WHITE, 10_000);
    clock.press(BLACK, 11_000);
    assert_eq!((clock.period(WHITE), clock.moves_to_go(WHITE)), (1, Some(1)));
    // The second move belongs to the first period: no increment yet.
    assert_eq!(clock.press(WHITE, 31_000), Some(0));
    assert_eq!(clock.remaining(WHITE), 120_000); // 100 − 10 − 20 + 50
    assert_eq!((clock.period(WHITE), clock.moves_to_go(WHITE)), (2, None));
    assert_eq!((clock.period(BLACK), clock.moves_to_go(BLACK)), (1, Some(1)));
    clock.press(BLACK, 32_000);
    assert_eq!(clock.press(WHITE, 37_000), Some(10_000));
    assert_eq!(shows(&clock), [125_000, 148_000]); // 120 − 5 + 10; 100 − 1 − 1 + 50
}

#[test]
fn a_last_period_with_moves_repeats() {
    let mut clock = started("3/90:2/60");
    let mut at = 0;
    for _ in 0..6 {
        at += 1_000;
        clock.press(WHITE, at);
        clock.press(BLACK, at);
    }
    // White: 90 − 6 × 1, and 60 after the moves 3 and 5; of the third period one move is done.
    assert_eq!(shows(&clock), [204_000, 210_000]);
    assert_eq!((clock.period(WHITE), clock.moves_to_go(WHITE)), (3, Some(1)));
}

#[test]
fn the_counter_can_be_put_back_and_the_period_with_it() {
    let mut clock = started("2/100:50");
    clock.press(WHITE, 10_000);
    clock.press(BLACK, 10_000);
    clock.press(WHITE, 30_000);
    assert_eq!(clock.remaining(WHITE), 120_000); // 100 − 30 + 50
    // The second move turns out illegal (7.5.1): it does not count, and the second period has not begun.
    clock.recount(WHITE, 1);
    assert_eq!((clock.remaining(WHITE), clock.period(WHITE)), (70_000, 1));
    assert_eq!(clock.moves_to_go(WHITE), Some(1));
    clock.recount(WHITE, 2);
    assert_eq!((clock.remaining(WHITE), clock.period(WHITE)), (120_000, 2));
}

// ── the flag

#[test]
fn the_flag_falls_when_the_last_millisecond_is_used() {
    let mut clock = started("300");
    clock.advance(299_999);
    assert!(!clock.fallen(WHITE));
    clock.advance(300_000);
    assert!(clock.fallen(WHITE) && !clock.fallen(BLACK));
    clock.advance(301_500);
    assert_eq!(clock.remaining(WHITE), -1_500);
}

#[test]
fn a_flag_that_fell_before_the_press_stays_fallen_whatever_the_press_adds() {
    let mut clock = started("1/10+30:600+30");
    assert_eq!(clock.press(WHITE, 11_000), Some(30_000));
    assert_eq!(clock.remaining(WHITE), 629_000); // 10 − 11 + 30 + 600
    assert!(clock.fallen(WHITE));
    clock.add(WHITE, 120_000);
    assert!(clock.fallen(WHITE));
}

#[test]
fn the_arbiter_sets_the_clock_and_the_flag_with_it() {
    let mut clock = started("300");
    clock.advance(301_000);
    clock.set(WHITE, 60_000);
    assert_eq!((clock.remaining(WHITE), clock.fallen(WHITE)), (60_000, false));
    clock.set(BLACK, 0);
    assert!(clock.fallen(BLACK));
    // It goes on running from there.
    clock.advance(311_000);
    assert_eq!(clock.remaining(WHITE), 50_000);
}

#[test]
fn time_is_given_and_taken_as_a_penalty() {
    let mut clock = started("300");
    clock.add(BLACK, 120_000); // 7.5.5
    assert_eq!(shows(&clock), [300_000, 420_000]);
    // Five minutes taken may cost the game: 300 − 300 = 0.
    clock.add(WHITE, -300_000);
    assert!(clock.fallen(WHITE));
}

// ── pauses and irregularities

#[test]
fn in_a_pause_the_time_stands_still() {
    let mut clock = started("300");
    clock.pause(10_000);
    assert!(clock.is_paused());
    assert_eq!(clock.running(), None);
    clock.advance(150_000);
    clock.resume(200_000);
    assert_eq!(clock.running(), Some(WHITE));
    clock.advance(210_000);
    assert_eq!(shows(&clock), [280_000, 300_000]); // 10 before the pause, 10 after
}

#[test]
fn after_an_illegal_move_the_increment_goes_back_once_and_the_move_is_given_back() {
    let mut clock = started("300+30");
    clock.press(WHITE, 12_000);
    assert_eq!(clock.remaining(WHITE), 318_000); // 300 − 12 + 30
    clock.advance(15_000);
    assert_eq!(clock.take_back_increment(WHITE), 30_000);
    assert_eq!(clock.take_back_increment(WHITE), 0);
    clock.recount(WHITE, 0);
    clock.start(WHITE, 15_000);
    assert_eq!(shows(&clock), [288_000, 297_000]);
    assert_eq!((clock.running(), clock.completed(WHITE)), (Some(WHITE), 0));
    assert_eq!(clock.take_back_increment(BLACK), 0);
}

#[test]
fn what_bronstein_gave_back_is_no_increment_to_take_back() {
    let mut clock = started("300b5");
    clock.press(WHITE, 8_000);
    assert_eq!(clock.take_back_increment(WHITE), 0);
    assert_eq!(clock.remaining(WHITE), 297_000); // 300 − 8 + 5
}

#[test]
fn a_start_begins_a_turn_anew_but_not_one_that_is_under_way() {
    let mut clock = started("300d5");
    clock.start(WHITE, 4_000);
    clock.advance(8_000);
    assert_eq!(clock.remaining(WHITE), 297_000); // one turn of 8 s, 5 of them free
    clock.pause(8_000);
    clock.start(WHITE, 20_000);
    clock.advance(22_000);
    assert_eq!(clock.remaining(WHITE), 295_000); // the same turn: 10 s
    clock.start(BLACK, 22_000);
    clock.start(WHITE, 22_000);
    clock.advance(28_000);
    assert_eq!(clock.remaining(WHITE), 294_000); // a new turn of 6 s
    assert_eq!(clock.completed(WHITE), 0);
}

// ── properties

fn bonus() -> impl Strategy<Value = (Millis, Millis, DelayKind)> {
    prop_oneof![
        Just((0, 0, DelayKind::Simple)),
        (1..100_000i64).prop_map(|increment| (increment, 0, DelayKind::Simple)),
        (1..100_000i64).prop_map(|delay| (0, delay, DelayKind::Simple)),
        (1..100_000i64).prop_map(|delay| (0, delay, DelayKind::Bronstein)),
    ]
}

fn period(moves: impl Strategy<Value = Option<u32>>) -> impl Strategy<Value = Period> {
    (moves, prop_oneof![1..20_000_000i64, (1..20_000i64).prop_map(|seconds| seconds * 1000)], bonus())
        .prop_map(|(moves, time, (increment, delay, delay_kind))| Period { moves, time, increment, delay, delay_kind })
}

fn any_control() -> impl Strategy<Value = TimeControl> {
    let listed = prop::collection::vec(period((1..60u32).prop_map(Some)), 0..4);
    (listed, period(prop::option::of(1..60u32))).prop_map(|(mut periods, last)| {
        periods.push(last);
        TimeControl::new(periods).unwrap()
    })
}

/// What can be done to a clock.
#[derive(Clone, Debug)]
enum Deed {
    Advance,
    Start(usize),
    Press(usize),
    Pause,
    Resume,
    Complete(usize),
    Recount(usize, u32),
    TakeBack(usize),
    Set(usize, Millis),
    Add(usize, Millis),
}

fn any_deed() -> impl Strategy<Value = Deed> {
    let side = any::<usize>;
    prop_oneof![
        Just(Deed::Advance),
        side().prop_map(Deed::Start),
        side().prop_map(Deed::Press),
        Just(Deed::Pause),
        Just(Deed::Resume),
        side().prop_map(Deed::Complete),
        (side(), any::<u32>()).prop_map(|(side, completed)| Deed::Recount(side, completed)),
        side().prop_map(Deed::TakeBack),
        (side(), any::<i64>()).prop_map(|(side, time)| Deed::Set(side, time)),
        (side(), any::<i64>()).prop_map(|(side, time)| Deed::Add(side, time)),
    ]
}

fn perform(clock: &mut Clock, deed: &Deed, at: Moment) {
    match *deed {
        Deed::Advance => clock.advance(at),
        Deed::Start(side) => clock.start(side, at),
        Deed::Press(side) => drop(clock.press(side, at)),
        Deed::Pause => clock.pause(at),
        Deed::Resume => clock.resume(at),
        Deed::Complete(side) => clock.complete(side),
        Deed::Recount(side, completed) => clock.recount(side, completed),
        Deed::TakeBack(side) => drop(clock.take_back_increment(side)),
        Deed::Set(side, time) => clock.set(side, time),
        Deed::Add(side, time) => clock.add(side, time),
    }
}

proptest! {
    #[test]
    fn what_is_written_reads_as_the_same_time_control(control in any_control()) {
        let text = control.to_string();
        prop_assert_eq!(TimeControl::read(&text), Ok(Some(control)), "{}", text);
    }

    #[test]
    fn no_text_whatever_panics_and_an_offset_lies_within_the_text(text in "[0-9+/:.db*? -]{0,24}|.{0,12}") {
        if let Err(error) = TimeControl::read(&text) {
            prop_assert!(error.offset.is_some_and(|offset| offset <= text.len()));
        }
    }

    #[test]
    fn no_sequence_of_deeds_whatever_panics(
        control in any_control(),
        deeds in prop::collection::vec((any_deed(), any::<Moment>()), 0..40),
    ) {
        let mut clock = Clock::new(control);
        for (deed, at) in &deeds {
            perform(&mut clock, deed, *at);
            for side in [WHITE, BLACK] {
                prop_assert!(clock.period(side) >= 1);
                prop_assert_ne!(clock.moves_to_go(side), Some(0));
                prop_assert!(clock.remaining(side) > 0 || clock.fallen(side));
            }
        }
    }

    #[test]
    fn without_increments_the_clocks_lose_just_the_time_that_passes_outside_pauses(
        time in 1..1_000_000i64,
        deeds in prop::collection::vec((0..5usize, 0..10_000u64), 0..60),
    ) {
        let mut clock = Clock::new(TimeControl::new(vec![plain(time)]).unwrap());
        let (mut at, mut passed) = (0, 0);
        for (deed, wait) in deeds {
            at += wait;
            passed += if clock.running().is_some() { wait as Millis } else { 0 };
            let deed = [Deed::Start(WHITE), Deed::Press(WHITE), Deed::Press(BLACK), Deed::Pause, Deed::Resume][deed].clone();
            perform(&mut clock, &deed, at);
            prop_assert_eq!(2 * time - clock.remaining(WHITE) - clock.remaining(BLACK), passed);
        }
    }

    #[test]
    fn in_how_many_steps_the_time_is_told_makes_no_difference(
        control in any_control(),
        waits in prop::collection::vec((0..30_000u64, 0..30_000u64), 1..40),
    ) {
        let (mut once, mut often) = (Clock::new(control.clone()), Clock::new(control));
        once.start(WHITE, 0);
        often.start(WHITE, 0);
        let mut at = 0;
        for (index, (first, second)) in waits.into_iter().enumerate() {
            often.advance(at + first);
            at += first + second;
            once.press(index, at);
            often.press(index, at);
            prop_assert_eq!(&once, &often);
        }
    }

    #[test]
    fn after_each_press_bronstein_and_a_simple_delay_show_the_same(
        delay in 1..10_000i64,
        waits in prop::collection::vec(0..20_000u64, 1..40),
    ) {
        let with = |delay_kind| {
            let period = Period { delay, delay_kind, ..plain(3_600_000) };
            let mut clock = Clock::new(TimeControl::new(vec![period]).unwrap());
            clock.start(WHITE, 0);
            clock
        };
        let (mut simple, mut bronstein) = (with(DelayKind::Simple), with(DelayKind::Bronstein));
        let mut at = 0;
        for (index, wait) in waits.into_iter().enumerate() {
            at += wait;
            simple.press(index, at);
            bronstein.press(index, at);
            prop_assert_eq!(shows(&simple), shows(&bronstein));
        }
    }

    #[test]
    fn a_counter_put_back_restores_the_time(control in any_control(), from in 0..500u32, to in 0..500u32) {
        let mut clock = Clock::new(control);
        clock.recount(WHITE, from);
        let before = clock.clone();
        // Far from zero, where no flag falls on the way.
        clock.add(WHITE, 1 << 50);
        clock.recount(WHITE, to);
        clock.recount(WHITE, from);
        clock.add(WHITE, -(1 << 50));
        prop_assert_eq!(clock, before);
    }
}
