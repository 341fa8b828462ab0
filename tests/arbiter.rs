//! What the arbiter does with hands and words, in short scripts. Each expectation is the Laws', with the article.

use adoube::arbiter::{Act, ActError, ClaimGround, Deed, Fact, Game, Options, Phase, Reason, Ruling, Supervision};
use adoube::chess::{Color, FenMode, Position, Role, Square};

type Failure = Box<dyn std::error::Error>;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
const PROMOTION: &str = "1r5k/P7/8/8/8/8/8/K7 w - - 0 1";

/// One act of a script: `release e2 e4`, `release e1 -`, `black touch e7`, `claim threefold Nf3`.
fn act(line: &str) -> Result<Act, Failure> {
    let mut words: Vec<&str> = line.split(' ').collect();
    let by = words.first().and_then(|word| Color::from_name(word));
    if by.is_some() {
        words.remove(0);
    }
    let square = |index: usize| -> Result<Square, Failure> { Ok(words.get(index).ok_or("no square")?.parse()?) };
    let squares = || -> Result<Vec<Square>, Failure> { (1..words.len()).map(square).collect() };
    let text = || words.get(1).map_or(String::new(), |text| (*text).to_owned());
    let deed = match words[0] {
        "touch" => Deed::Touch { square: squares()? },
        "lift" => Deed::Lift { square: square(1)? },
        "accident" => Deed::Accident { square: square(1)? },
        "adjust" => Deed::Adjust { square: squares()? },
        "release" => Deed::Release { from: square(1)?, to: if words[2] == "-" { None } else { Some(square(2)?) } },
        "remove" => Deed::Remove { square: square(1)? },
        "promote" => {
            let role = Role::from_name(words[1]).ok_or("no role")?;
            Deed::Promote { role, square: if words.len() > 2 { Some(square(2)?) } else { None } }
        }
        "play" => Deed::Play { text: text() },
        "press" => Deed::PressClock,
        "offer" => Deed::OfferDraw,
        "accept" => Deed::AcceptDraw,
        "decline" => Deed::DeclineDraw,
        "resign" => Deed::Resign,
        "claim" => {
            let ground = if words[1] == "fifty" { ClaimGround::Fifty } else { ClaimGround::Threefold };
            Deed::ClaimDraw { ground, text: words.get(2).map(|text| (*text).to_owned()) }
        }
        other => return Err(format!("no act {other}").into()),
    };
    Ok(Act { by, at: None, deed })
}

struct Table {
    game: Game,
    rulings: Vec<Ruling>,
}

fn table(fen: &str, supervision: Supervision, script: &[&str]) -> Result<Table, Failure> {
    set_up(fen, false, supervision, script)
}

fn set_up(fen: &str, chess960: bool, supervision: Supervision, script: &[&str]) -> Result<Table, Failure> {
    let (position, _) = Position::from_fen(fen, FenMode { chess960, strict: false })?;
    let mut game = Game::new(position, Options { supervision, ..Options::default() });
    let mut rulings = Vec::new();
    for line in script {
        rulings = game.apply(act(line)?)?;
        let again = game.rewind(game.acts().len())?;
        assert_eq!(again.state(), game.state(), "replayed after {line}");
    }
    Ok(Table { game, rulings })
}

impl Table {
    fn code(&self) -> &'static str {
        self.rulings.first().map_or("", |ruling| ruling.code.name())
    }
    fn article(&self) -> Option<&'static str> {
        self.rulings.first().and_then(|ruling| ruling.article)
    }
    fn legal(&self) -> Vec<String> {
        let mut legal = self.game.state().legal_moves;
        legal.sort();
        legal
    }
    fn made(&self) -> Option<String> {
        self.game.state().last_move.map(|mv| mv.uci)
    }
    fn phase(&self) -> Phase {
        self.game.state().phase
    }
    fn reason(&self) -> Option<Reason> {
        self.game.state().result.map(|result| result.reason)
    }
}

use Supervision::{Arbiter, Guided};

// ── letting go (4.7)

#[test]
fn a_piece_let_go_where_it_cannot_go_returns_in_guided_supervision_and_lies_there_under_an_arbiter()
-> Result<(), Failure> {
    let guided = table(START, Guided, &["lift e2", "release e2 e5"])?;
    assert_eq!((guided.code(), guided.phase()), ("release.returned", Phase::Bound));
    assert!(guided.game.state().misplaced.is_none());
    let arbiter = table(START, Arbiter, &["lift e2", "release e2 e5"])?;
    assert_eq!((arbiter.code(), arbiter.phase()), ("release.misplaced", Phase::Misplaced));
    for table in [&guided, &arbiter] {
        assert_eq!(table.legal(), ["e2e3", "e2e4"]);
        assert_eq!(table.article(), Some("3.7.2"));
    }
    Ok(())
}

#[test]
fn a_misplaced_piece_is_named_by_where_it_lies() -> Result<(), Failure> {
    let table = table(START, Arbiter, &["release e2 e5", "lift e5", "release e5 e4"])?;
    assert_eq!(table.made().as_deref(), Some("e2e4"));
    Ok(())
}

#[test]
fn two_pieces_never_lie_on_one_square() -> Result<(), Failure> {
    for supervision in [Guided, Arbiter] {
        let table = table(START, supervision, &["release a1 a2"])?;
        assert_eq!((table.code(), table.phase()), ("release.occupied", Phase::Idle));
        assert_eq!(table.game.state().touched, ["a1".parse()?]);
    }
    Ok(())
}

#[test]
fn a_king_is_never_taken_off() -> Result<(), Failure> {
    // The king on h8 stands in the rook's way, were there no pawn on h7; the rook is let go on it all the same.
    let fen = "7k/7p/8/8/8/8/8/K6R w - - 0 1";
    for script in ["release h1 h8", "release h8 -", "remove h8", "release h8 g8"] {
        for supervision in [Guided, Arbiter] {
            let table = table(fen, supervision, &[script])?;
            let back = table.game.state().displaced.is_empty();
            assert_eq!(
                (table.code(), table.article(), back),
                ("release.king-capture", Some("1.4.1"), true),
                "{script}"
            );
        }
    }
    Ok(())
}

#[test]
fn what_was_let_go_on_a_legal_square_cannot_go_elsewhere() -> Result<(), Failure> {
    let table = table(PROMOTION, Guided, &["release a7 a8", "lift a8", "release a8 b8"])?;
    assert_eq!(table.code(), "release.breach");
    assert_eq!(table.legal(), ["a7a8b", "a7a8n", "a7a8q", "a7a8r"]);
    assert_eq!(table.phase(), Phase::Promoting);
    Ok(())
}

// ── castling (4.4, 4.7.2)

#[test]
fn castling_by_hand_is_two_releases_and_made_with_the_second() -> Result<(), Failure> {
    let half = table(CASTLING, Guided, &["lift e1", "release e1 g1"])?;
    assert_eq!((half.code(), half.article(), half.phase()), ("castling.rook-next", Some("4.7.2"), Phase::Castling));
    let whole = table(CASTLING, Guided, &["lift e1", "release e1 g1", "lift h1", "release h1 f1"])?;
    assert_eq!((whole.code(), whole.made().as_deref()), ("move.made", Some("e1g1")));
    Ok(())
}

#[test]
fn the_rook_of_half_a_castling_goes_to_its_square_alone() -> Result<(), Failure> {
    let table = table(CASTLING, Guided, &["release e1 g1", "release h1 h2"])?;
    assert_eq!((table.code(), table.phase()), ("release.breach", Phase::Castling));
    assert_eq!(table.legal(), ["e1g1"]);
    Ok(())
}

#[test]
fn a_king_two_squares_away_without_the_right_must_make_another_king_move() -> Result<(), Failure> {
    let table = table("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", Guided, &["release e1 g1"])?;
    assert_eq!(table.legal(), ["e1c1", "e1d1", "e1d2", "e1e2", "e1f1", "e1f2"]);
    Ok(())
}

#[test]
fn the_king_goes_beside_the_board_in_chess960() -> Result<(), Failure> {
    // King f1, rook g1: each goes to the other's square. The king is named by where it comes from, though the rook lies there.
    let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    for king_first in ["release f1 -", "lift f1"] {
        let half = set_up(fen, true, Arbiter, &[king_first, "release g1 f1"])?;
        assert_eq!(half.code(), "castling.king-next");
        let whole = set_up(fen, true, Arbiter, &[king_first, "release g1 f1", "release f1 g1"])?;
        assert_eq!(whole.made().as_deref(), Some("f1g1"));
    }
    let announced = set_up(fen, true, Guided, &["play O-O"])?;
    assert_eq!(announced.made().as_deref(), Some("f1g1"));
    let onto = set_up(fen, true, Guided, &["lift f1", "release f1 g1"])?;
    assert_eq!(onto.made().as_deref(), Some("f1g1"));
    Ok(())
}

#[test]
fn a_piece_that_does_not_change_its_square_is_not_let_go_in_chess960() -> Result<(), Failure> {
    // King b1, rook f1: the rook stands where castling puts it.
    let king_only =
        set_up("4k3/8/8/8/8/8/8/1K3R2 w F - 0 1", true, Guided, &["touch b1", "touch f1", "release b1 g1"])?;
    assert_eq!(king_only.made().as_deref(), Some("b1f1"));
    // King g1, rook h1: the king stands where castling puts it.
    let rook_only = set_up("4k3/8/8/8/8/8/8/6KR w H - 0 1", true, Guided, &["touch g1", "touch h1", "release h1 f1"])?;
    assert_eq!(rook_only.made().as_deref(), Some("g1h1"));
    Ok(())
}

// ── captures and promotions in any order (4.6, 4.7)

#[test]
fn a_capture_is_made_in_either_order() -> Result<(), Failure> {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let off_first = table(fen, Guided, &["remove d5"])?;
    assert_eq!((off_first.code(), off_first.phase()), ("capture.place-piece", Phase::Capturing));
    assert_eq!(table(fen, Guided, &["remove d5", "release e4 d5"])?.made().as_deref(), Some("e4d5"));
    assert_eq!(table(fen, Guided, &["release e4 d5"])?.made().as_deref(), Some("e4d5"));
    Ok(())
}

#[test]
fn en_passant_wants_the_pawn_off_before_or_after() -> Result<(), Failure> {
    let placed = table(EN_PASSANT, Guided, &["release e5 d6"])?;
    assert_eq!((placed.code(), placed.article()), ("capture.remove-piece", Some("4.7.1")));
    assert_eq!(placed.phase(), Phase::Capturing);
    assert_eq!(table(EN_PASSANT, Guided, &["release e5 d6", "remove d5"])?.made().as_deref(), Some("e5d6"));
    assert_eq!(table(EN_PASSANT, Guided, &["remove d5", "release e5 d6"])?.made().as_deref(), Some("e5d6"));
    assert_eq!(
        table(EN_PASSANT, Guided, &["release e5 d6", "lift d5", "release d5 -"])?.made().as_deref(),
        Some("e5d6")
    );
    Ok(())
}

#[test]
fn a_promotion_is_made_in_any_order() -> Result<(), Failure> {
    for script in [
        ["release a7 a8", "promote knight"].as_slice(),
        &["release a7 a8", "promote knight a8"],
        &["remove a7", "promote knight a8"],
        &["promote knight a8", "remove a7"],
        &["lift a7", "release a7 -", "promote knight a8"],
        &["play a8=N"],
    ] {
        assert_eq!(table(PROMOTION, Guided, script)?.made().as_deref(), Some("a7a8n"), "{script:?}");
    }
    for script in [
        ["release a7 b8", "promote rook"].as_slice(),
        &["remove b8", "release a7 b8", "promote rook"],
        &["remove a7", "promote rook b8"],
        &["promote rook b8", "remove a7"],
    ] {
        assert_eq!(table(PROMOTION, Guided, script)?.made().as_deref(), Some("a7b8r"), "{script:?}");
    }
    Ok(())
}

#[test]
fn no_pawn_no_promotion() -> Result<(), Failure> {
    for script in ["promote queen c8", "promote queen"] {
        let table = table(PROMOTION, Guided, &[script])?;
        assert_eq!((table.code(), table.phase()), ("promotion.impossible", Phase::Idle), "{script}");
    }
    Ok(())
}

#[test]
fn a_piece_that_nothing_can_take_is_not_taken_off() -> Result<(), Failure> {
    let guided = table(CASTLING, Guided, &["touch e1"])?;
    assert_eq!(guided.code(), "touch.must-move");
    let fen = "4k3/7p/8/3n4/8/8/8/4K3 w - - 0 1";
    assert_eq!(table(fen, Guided, &["remove d5"])?.phase(), Phase::Idle);
    let arbiter = table(fen, Arbiter, &["remove d5"])?;
    assert_eq!((arbiter.code(), arbiter.phase()), ("remove.impossible", Phase::Misplaced));
    Ok(())
}

// ── accident and j'adoube (4.2)

#[test]
fn an_accident_is_as_if_it_had_not_been() -> Result<(), Failure> {
    let table = table(START, Guided, &["touch b1", "touch e2", "accident b1"])?;
    assert_eq!((table.code(), table.article()), ("accident.noted", Some("4.2.2")));
    assert_eq!(table.legal(), ["e2e3", "e2e4"]);
    Ok(())
}

#[test]
fn a_piece_that_has_left_its_square_was_no_accident() -> Result<(), Failure> {
    for script in [["lift b1", "accident b1"].as_slice(), &["lift b1", "release b1 b1", "accident b1"]] {
        let table = table(START, Guided, script)?;
        assert_eq!((table.code(), table.legal().len()), ("accident.too-late", 2));
    }
    assert_eq!(table(START, Guided, &["accident b1"])?.code(), "accident.brush");
    Ok(())
}

#[test]
fn the_right_to_claim_returns_when_the_only_contact_was_an_accident() -> Result<(), Failure> {
    assert!(table(START, Guided, &["touch b1", "accident b1"])?.game.state().claims.open);
    assert!(!table(START, Guided, &["touch b1"])?.game.state().claims.open);
    Ok(())
}

#[test]
fn j_adoube_is_said_first_and_by_the_player_having_the_move() -> Result<(), Failure> {
    let said = table(START, Guided, &["adjust b1 d8"])?;
    assert_eq!((said.code(), said.legal().len()), ("adjust.noted", 20));
    assert_eq!(table(START, Guided, &["touch b1", "adjust b1"])?.code(), "adjust.late");
    assert_eq!(table(START, Guided, &["black adjust b8"])?.code(), "adjust.not-having-the-move");
    Ok(())
}

#[test]
fn who_does_not_have_the_move_touches_without_a_duty() -> Result<(), Failure> {
    let table = table(START, Guided, &["black touch e7"])?;
    assert_eq!((table.code(), table.phase()), ("touch.not-having-the-move", Phase::Idle));
    assert!(table.game.state().touched.is_empty());
    Ok(())
}

// ── announced moves

#[test]
fn a_text_that_means_no_legal_move_is_no_touch() -> Result<(), Failure> {
    for (text, code) in [("e5", "move.illegal"), ("Nd2", "move.illegal"), ("xyz", "move.unreadable")] {
        let table = table(START, Guided, &[&format!("play {text}")])?;
        assert_eq!((table.code(), table.legal().len()), (code, 20));
    }
    let fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    assert_eq!(table(fen, Guided, &["play Nd2"])?.code(), "move.ambiguous");
    Ok(())
}

#[test]
fn an_announced_move_is_bound_by_what_was_touched() -> Result<(), Failure> {
    for supervision in [Guided, Arbiter] {
        let refused = table(START, supervision, &["touch b1", "play e4"])?;
        assert_eq!((refused.code(), refused.article(), refused.made()), ("release.breach", Some("4.3.1"), None));
        assert_eq!(table(START, supervision, &["touch b1", "play Nc3"])?.made().as_deref(), Some("b1c3"));
    }
    Ok(())
}

// ── the ends of the game

#[test]
fn the_board_ends_the_game_by_itself() -> Result<(), Failure> {
    let mate = table(START, Guided, &["play f3", "play e5", "play g4", "play Qh4"])?;
    assert_eq!(
        (mate.reason(), mate.game.outcome().and_then(|end| end.winner)),
        (Some(Reason::Checkmate), Some(Color::Black))
    );
    assert_eq!(table("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", Guided, &["play Qf7"])?.reason(), Some(Reason::Stalemate));
    assert_eq!(table("7k/8/8/8/8/8/6p1/K5B1 w - - 0 1", Guided, &[])?.reason(), None);
    assert_eq!(table("8/8/8/8/8/8/1p5k/K7 w - - 0 1", Guided, &["play Kxb2"])?.reason(), Some(Reason::DeadPosition));
    assert_eq!(
        table("8/8/4k3/8/8/3RK3/8/8 w - - 149 105", Guided, &["play Rd4"])?.reason(),
        Some(Reason::SeventyfiveMoves)
    );
    assert_eq!(table("7k/5Q2/6K1/8/8/8/8/8 w - - 149 120", Guided, &["play Qg7"])?.reason(), Some(Reason::Checkmate));
    Ok(())
}

#[test]
fn a_first_position_that_has_ended_is_over_at_once() -> Result<(), Failure> {
    for (fen, reason) in [
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Reason::Checkmate),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Reason::Stalemate),
        ("7k/8/6K1/8/8/8/8/8 b - - 0 1", Reason::DeadPosition),
        ("8/8/4k3/8/8/3RK3/8/8 w - - 150 105", Reason::SeventyfiveMoves),
    ] {
        let table = table(fen, Guided, &[])?;
        assert_eq!((table.reason(), table.legal().len()), (Some(reason), 0));
    }
    Ok(())
}

#[test]
fn after_the_end_acts_are_recorded_and_change_nothing() -> Result<(), Failure> {
    let table = table("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", Guided, &["touch a1", "black resign"])?;
    assert_eq!((table.code(), table.game.acts().len()), ("game.over", 2));
    assert_eq!(table.reason(), Some(Reason::Checkmate));
    Ok(())
}

#[test]
fn resignation_draws_when_the_opponent_cannot_checkmate() -> Result<(), Failure> {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(table(fen, Guided, &["resign"])?.reason(), Some(Reason::ResignationNoMate));
    let lost = table(fen, Guided, &["black resign"])?;
    assert_eq!((lost.reason(), lost.article()), (Some(Reason::Resignation), Some("5.1.2")));
    Ok(())
}

// ── offers (9.1)

#[test]
fn an_offer_ends_by_acceptance_by_word_or_by_a_touch() -> Result<(), Failure> {
    let moves = ["play e4", "play e5", "play Nf3"];
    let script = |rest: &[&'static str]| [moves.as_slice(), rest].concat();
    assert_eq!(table(START, Guided, &script(&["offer", "accept"]))?.reason(), Some(Reason::Agreement));
    assert_eq!(table(START, Guided, &script(&["offer", "decline"]))?.code(), "offer.declined");
    let touched = table(START, Guided, &script(&["offer", "touch b8"]))?;
    assert_eq!(touched.rulings.last().map(|ruling| ruling.code.name()), Some("offer.lapsed"));
    assert!(touched.game.state().draw_offer.is_none());
    let adjusted = table(START, Guided, &script(&["offer", "adjust b8"]))?;
    assert!(adjusted.game.state().draw_offer.is_some());
    assert_eq!(table(START, Guided, &script(&["offer", "offer"]))?.code(), "offer.repeated");
    assert_eq!(table(START, Guided, &script(&["accept"]))?.code(), "offer.none");
    assert_eq!(table(START, Guided, &["play e4", "offer", "accept"])?.code(), "offer.too-early");
    Ok(())
}

// ── claims (9.2 to 9.5)

const SHUFFLE: [&str; 4] = ["play Nf3", "play Nf6", "play Ng1", "play Ng8"];

#[test]
fn a_repetition_is_claimed_on_the_board_or_with_the_move() -> Result<(), Failure> {
    let twice = [SHUFFLE, SHUFFLE].concat();
    let on_board = [twice.as_slice(), &["claim threefold"]].concat();
    let table_on_board = table(START, Guided, &on_board)?;
    assert_eq!((table_on_board.reason(), table_on_board.article()), (Some(Reason::Threefold), Some("9.2.2")));
    let written = [&twice[..7], &["claim threefold Ng8"]].concat();
    let table_written = table(START, Guided, &written)?;
    assert_eq!((table_written.reason(), table_written.article()), (Some(Reason::Threefold), Some("9.2.1")));
    assert_eq!(table(START, Guided, &twice[..7])?.game.state().claims.threefold.with_move, ["f6g8"]);
    Ok(())
}

#[test]
fn a_wrong_claim_stays_as_an_offer_and_its_move_must_be_played() -> Result<(), Failure> {
    let table = table(START, Guided, &["play Nf3", "play Nf6", "claim threefold Ng1"])?;
    assert_eq!((table.code(), table.article()), ("claim.rejected", Some("9.5.3")));
    assert_eq!(table.legal(), ["f3g1"]);
    assert!(table.game.state().draw_offer.is_some());
    Ok(())
}

#[test]
fn a_written_move_that_is_illegal_binds_to_the_piece() -> Result<(), Failure> {
    let table = table(START, Guided, &["claim threefold Nf4"])?;
    assert_eq!(table.code(), "claim.rejected");
    assert_eq!(table.legal(), ["b1a3", "b1c3", "g1f3", "g1h3"]);
    Ok(())
}

#[test]
fn the_fifty_moves_are_claimed_with_the_hundredth_half_move() -> Result<(), Failure> {
    let fen = "8/8/4k3/8/8/3RK3/8/8 w - - 99 90";
    assert_eq!(table(fen, Guided, &["claim fifty"])?.code(), "claim.rejected");
    let written = table(fen, Guided, &["claim fifty Rd4"])?;
    assert_eq!((written.reason(), written.article()), (Some(Reason::FiftyMoves), Some("9.3.1")));
    let fen = "8/8/4k3/8/8/3RK3/8/8 w - - 100 90";
    assert_eq!(table(fen, Guided, &["claim fifty"])?.article(), Some("9.3.2"));
    assert_eq!(table(fen, Guided, &["touch d3", "claim fifty"])?.article(), Some("9.4"));
    Ok(())
}

// ── what cannot have happened

#[test]
fn what_cannot_have_happened_is_an_error_and_not_recorded() -> Result<(), Failure> {
    let mut game = table(START, Guided, &["touch b1"])?.game;
    for line in ["touch e4", "lift d5", "release e6 e7", "remove a3", "adjust h5", "accident e5"] {
        assert!(matches!(game.apply(act(line)?), Err(ActError::EmptySquare { .. })), "{line}");
    }
    assert!(matches!(game.apply(act("touch")?), Err(ActError::BadAct { field: "square", .. })));
    assert!(matches!(game.apply(act("promote king a8")?), Err(ActError::BadAct { field: "role", .. })));
    game.apply(Act { at: Some(5), ..act("touch e2")? })?;
    assert_eq!(game.apply(Act { at: Some(4), ..act("touch e2")? }), Err(ActError::BadTime { at: 4, last: 5 }));
    assert_eq!(game.acts().len(), 2);
    Ok(())
}

#[test]
fn a_press_completes_the_move_and_an_empty_one_is_refused_in_guided_supervision() -> Result<(), Failure> {
    assert_eq!(table(START, Guided, &["press"])?.code(), "press.nothing-made");
    let pressed = table(START, Guided, &["play e4", "press"])?;
    assert_eq!((pressed.code(), pressed.phase()), ("move.completed", Phase::Idle));
    assert!(pressed.game.state().pending.is_none());
    let unfinished = table(PROMOTION, Guided, &["release a7 a8", "press"])?;
    assert_eq!(unfinished.code(), "press.unfinished");
    let after_reply = table(START, Guided, &["play e4", "play e5", "white press"])?;
    assert_eq!(after_reply.code(), "move.completed"); // 6.2.2: never an empty press
    Ok(())
}

#[test]
fn a_touch_that_binds_says_which_earlier_ones_did_not_and_why() -> Result<(), Failure> {
    let at = table(START, Supervision::Arbiter, &["touch f1", "touch d1", "touch e2"])?;
    let Some(Fact::PassedOver(pieces)) = at.rulings.last().and_then(|ruling| ruling.fact("passedOver")) else {
        return Err("nothing is said of them".into());
    };
    let told: Vec<_> = pieces.iter().map(|piece| (piece.square.to_string(), piece.role, piece.reason)).collect();
    let expected = [("f1".to_owned(), Role::Bishop, "no-legal-move"), ("d1".to_owned(), Role::Queen, "no-legal-move")];
    assert_eq!(told, expected);
    Ok(())
}
