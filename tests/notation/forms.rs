//! The forms that people write, one group a test.

use adoube::chess::ReadMoveError;

use super::position;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const PROMOTION: &str = "3r3k/4P3/8/8/8/8/7K/8 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";

/// What a text is read as: the move in UCI, or the code of the error.
fn read(fen: &str, text: &str) -> String {
    let position = position(fen, false);
    match position.read_move(text) {
        Ok(mv) => position.uci(mv),
        Err(error) => error.code().to_owned(),
    }
}

fn all_read(fen: &str, want: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(read(fen, text), want, "{text:?} in {fen}");
    }
}

#[test]
fn castling_is_read_with_letters_and_zeros_and_dashes_of_every_kind() {
    all_read(
        CASTLING,
        "e1g1",
        &[
            "O-O",
            "0-0",
            "o-o",
            "OO",
            "00",
            "O–O",
            "O—O",
            "0−0",
            "Ｏ－Ｏ",
            "０－０",
            "O - O",
            "0 - 0",
            "1.0-0",
            "O-O+!?",
        ],
    );
    all_read(CASTLING, "e1c1", &["O-O-O", "0-0-0", "ooo", "OOO", "O‑O‑O", "0–0–0", "Ｏ－Ｏ－Ｏ", "1. O-O-O"]);
    all_read(
        CASTLING,
        "bad-move",
        &["O", "O-", "O-O-", "O-O-O-O", "OO-O", "O--O", "-O-O", "O-O=Q", "O-O e.p.", "KO-O"],
    );
}

#[test]
fn in_orthodox_chess_castling_is_read_from_both_forms_of_uci() {
    all_read(CASTLING, "e1g1", &["e1g1", "e1h1", "e1-g1"]);
    all_read(CASTLING, "e1c1", &["e1c1", "e1a1"]);
    all_read(CASTLING, "illegal-move", &["Kg1", "Ke1g1", "Kh1", "Kc1", "e1xg1", "e1g1q"]);
}

#[test]
fn in_chess960_two_squares_are_castling_only_when_no_step_of_the_king_can_be_meant() {
    let uci = |fen, text| {
        let position = position(fen, true);
        position.read_move(text).map(|mv| position.uci(mv)).map_err(|error| error.code())
    };
    let beside = "4k3/8/8/8/8/8/8/5K1R w H - 0 1";
    assert_eq!(uci(beside, "f1h1").as_deref(), Ok("f1h1"));
    assert_eq!(uci(beside, "O-O").as_deref(), Ok("f1h1"));
    assert_eq!(uci(beside, "f1g1").as_deref(), Ok("f1g1"));
    assert_eq!(uci(beside, "Kg1").as_deref(), Ok("f1g1"));
    let far = "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1";
    assert_eq!(uci(far, "e1g1").as_deref(), Ok("e1h1"));
    assert_eq!(uci(far, "e1c1").as_deref(), Ok("e1a1"));
    assert_eq!(uci(far, "Kg1"), Err("illegal-move"));
    assert_eq!(uci(far, "Kh1"), Err("illegal-move"));
    let stays = "4k3/8/8/8/8/8/8/6KR w H - 0 1";
    assert_eq!(uci(stays, "g1h1").as_deref(), Ok("g1h1"));
    assert_eq!(uci(stays, "Kh1"), Err("illegal-move"));
}

#[test]
fn the_piece_of_a_promotion_is_read_however_it_is_attached() {
    all_read(
        PROMOTION,
        "e7e8q",
        &[
            "e8Q",
            "e8=Q",
            "e8=q",
            "e8q",
            "e8(Q)",
            "e8/Q",
            "e7e8Q",
            "e7e8q",
            "e7-e8=Q",
            "e7-e8Q",
            "e8♕",
            "e8=♛",
            "e8=后",
            "e8后",
            "ｅ８＝Ｑ",
            "e8 = Q",
            "e8 (Q)",
            "e8=Q+",
            "Pe8=Q",
            "兵e8=后",
            "e8=Q#!!",
            "12. e8=Q",
        ],
    );
    all_read(PROMOTION, "e7d8b", &["exd8=B", "exd8b", "ed8b", "e7xd8=b", "e7d8b", "edB", "ed=b", "e:d8=象", "xd8=B"]);
    all_read(PROMOTION, "e7e8n", &["e8N", "e8=n", "e8=马", "e8馬", "e8=♘\u{fe0f}"]);
}

#[test]
fn a_promotion_without_its_piece_is_ambiguous_among_the_four() {
    let position = position(PROMOTION, false);
    for (text, goal) in [("e8", "e8"), ("e7e8", "e8"), ("e8+", "e8"), ("e8=", "e8"), ("exd8", "d8"), ("ed", "d8")] {
        let Err(ReadMoveError::Ambiguous { candidates }) = position.read_move(text) else { panic!("{text}") };
        let mut found: Vec<String> = candidates.iter().map(|&mv| position.uci(mv)).collect();
        found.sort();
        assert_eq!(found, ["b", "n", "q", "r"].map(|piece| format!("e7{goal}{piece}")), "{text}");
    }
    all_read(PROMOTION, "illegal-move", &["e8=K", "e8=P", "Kh3=Q", "e8=Q e.p."]);
    all_read(PROMOTION, "bad-move", &["e8=X", "e8(", "e8()", "e8(Q", "e8=QQ"]);
}

#[test]
fn pieces_are_read_as_letters_figurines_and_chinese_names() {
    let texts =
        ["Nf3", "♘f3", "♞f3", "♘\u{fe0e}f3", "♘\u{fe0f}f3", "马f3", "馬f3", "ＮＦ３", "Ｎｆ３", "Ng1f3", "Ng1-f3"];
    // A capital is no file, in full width either.
    all_read(START, "g1f3", &texts.iter().copied().filter(|text| *text != "ＮＦ３").collect::<Vec<_>>());
    all_read(START, "bad-move", &["nf3", "ｎｆ３", "ＮＦ３", "NF3", "kf3", "pe4", "Sf3", "將f3"]);
    all_read(
        START,
        "e2e4",
        &["e4", "Pe4", "♙e4", "♟e4", "兵e4", "ｅ４", "e2e4", "e2-e4", "e2 - e4", "e2–e4", "Pe2-e4"],
    );
}

#[test]
fn a_needless_or_missing_sign_does_not_matter() {
    all_read(
        START,
        "g1f3",
        &["Ngf3", "N1f3", "Ng1f3", "Ng-f3", "N-f3", "Nxf3", "Nf3+", "Nf3#", "Nf3++", "Nf3†", "Nf3‡"],
    );
    all_read(
        START,
        "g1f3",
        &["Nf3!?", "Nf3??", "Nf3 !", "Nf3□", "Nf3⩲", "Nf3 +-", "Nf3+/=", "Nf3=", "Nf3(=)", "Nf3 $14"],
    );
    all_read(START, "g1f3", &["Nf3ch", "Nf3 ch.", "Nf3 mate", " Nf3\t\n", "\u{3000}Nf3\u{a0}", "\u{feff}Nf3"]);
    all_read(START, "illegal-move", &["Nbf3", "N2f3", "Nb1f3", "Ng1g3", "exe4", "Nd4"]);
    all_read(
        START,
        "bad-move",
        &["Nf3-", "Nf", "N", "f", "3", "Nf3f4f5", "Nf3 e5", "e4 e5", "e4e", "-e4", "N f3 x", "e2e4e5"],
    );
}

#[test]
fn the_number_of_the_move_may_stand_in_front() {
    all_read(START, "e2e4", &["1.e4", "1. e4", "1 e4", "17.e4", "1...e4", "1... e4", "1…e4", "1. ... e4", "...e4"]);
    all_read(START, "bad-move", &["1e4", "2e4", "1.", "1. ", "...", "1.1.e4"]);
}

#[test]
fn a_pawn_that_captures_is_known_by_its_file() {
    let two = "rnbqkb1r/ppp1pppp/5n2/3p4/2P1P3/8/PP1P1PPP/RNBQKBNR w KQkq - 1 3";
    all_read(two, "e4d5", &["exd5", "e:d5", "e×d5", "ed5", "ed", "exd", "Pexd5", "e4xd5", "e4d5", "e4-d5", "eXd5"]);
    all_read(two, "c4d5", &["cxd5", "cd5", "cd", "c4:d5"]);
    all_read(two, "ambiguous-move", &["xd5", "Pxd5"]);
    all_read(two, "illegal-move", &["d5", "Pd5", "exf5", "ef", "axd5", "d2d5"]);
    all_read(two, "bad-move", &["4xd5", "ec", "ee", "x", "xd", "d5x"]);
}

#[test]
fn a_small_letter_is_always_a_file() {
    let bishop = "4k3/8/8/2p5/1P1B4/8/8/4K3 w - - 0 1";
    all_read(bishop, "b4c5", &["bxc5", "bc5", "bc", "b:c5"]);
    all_read(bishop, "d4c5", &["Bxc5", "♗xc5", "象xc5", "Bc5"]);
}

#[test]
fn the_note_of_en_passant_is_read_where_it_is_true() {
    all_read(
        EN_PASSANT,
        "e5d6",
        &["exd6", "exd6 e.p.", "exd6e.p.", "exd6ep", "exd6 ep", "exd6 e.p.+", "ed6", "ed", "ed ep", "xd6"],
    );
    all_read(EN_PASSANT, "illegal-move", &["e6 e.p.", "Kd2 e.p.", "exf6 e.p."]);
}

#[test]
fn what_is_no_move_is_unreadable() {
    for text in [
        "", " ", "--", "Z0", "@@@@", "0000", "1-0", "0-1", "1/2-1/2", "*", "null", "e9", "i4", "\u{fffd}", "♘", "+",
        "e.p.", "$1",
    ] {
        assert_eq!(read(START, text), "bad-move", "{text:?}");
    }
    assert_eq!(read(START, &"e4".repeat(1_000_000)), "bad-move");
    assert_eq!(read(START, &"马".repeat(1_000_000)), "bad-move");
    assert_eq!(read(START, &"\u{fe0f}".repeat(1_000_000)), "bad-move");
}

#[test]
fn an_ambiguous_text_names_every_move_that_fits() {
    let position = position("8/8/6K1/4k3/4N3/p4r2/N3N3/8 w - - 3 82", false);
    let Err(ReadMoveError::Ambiguous { candidates }) = position.read_move("Nc3") else { panic!("not ambiguous") };
    let found: Vec<String> = candidates.iter().map(|&mv| position.san(mv)).collect();
    assert_eq!(found, ["Nac3", "Ne2c3", "N4c3"].map(str::to_owned));
}

#[test]
fn an_illegal_text_names_the_pieces_that_it_may_mean() {
    let pieces = |fen: &str, text: &str| {
        let Err(ReadMoveError::Illegal { pieces, why }) = position(fen, false).read_move(text) else {
            panic!("{text}")
        };
        (pieces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "), why.map(|why| why.code.code()))
    };
    assert_eq!(pieces(START, "Nd4"), ("b1 g1".to_owned(), Some("piece-cannot")));
    assert_eq!(pieces(START, "Ngd4"), ("g1".to_owned(), Some("piece-cannot")));
    assert_eq!(pieces(START, "e5"), ("e2".to_owned(), Some("pawn-cannot-advance")));
    assert_eq!(pieces(START, "e2e5"), ("e2".to_owned(), Some("pawn-cannot-advance")));
    assert_eq!(pieces(START, "e5e6"), (String::new(), Some("empty-square")));
    assert_eq!(pieces(START, "e7e5"), (String::new(), Some("not-your-piece")));
    assert_eq!(pieces(START, "O-O"), ("e1".to_owned(), Some("castling-blocked")));
    assert_eq!(pieces(START, "Ra3"), ("a1 h1".to_owned(), None));
    assert_eq!(pieces(START, "exd3"), ("e2".to_owned(), Some("nothing-to-capture")));
    assert_eq!(pieces(START, "xd3"), ("c2 e2".to_owned(), Some("nothing-to-capture")));
    assert_eq!(pieces(PROMOTION, "Qd4"), (String::new(), None));
}
