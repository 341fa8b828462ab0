//! Random games, position by position against an independent generator of moves: the crate cozy-chess.
#![allow(clippy::panic)] // a test that cannot go on should fail

mod common;

use std::collections::HashSet;

use adoube::chess::{CastlingSide, Color, Move, MoveKind, Position};
use common::{Random, native};

/// At least so many different positions of each kind of chess.
const POSITIONS: usize = 15_000;

/// What the games must have met for the comparison to mean something.
#[derive(Debug, Default)]
struct Met {
    castling: [usize; 2],
    en_passant: usize,
    forbidden_en_passant: usize,
    promotions: usize,
    capturing_promotions: usize,
    checks: usize,
    double_checks: usize,
    checkmates: usize,
    stalemates: usize,
}

impl Met {
    fn everything(&self) -> bool {
        let counts = [
            self.castling[0],
            self.castling[1],
            self.en_passant,
            self.forbidden_en_passant,
            self.promotions,
            self.capturing_promotions,
            self.checks,
            self.double_checks,
            self.checkmates,
            self.stalemates,
        ];
        counts.iter().all(|&count| count > 0)
    }

    fn note(&mut self, position: &Position, mv: Move) {
        match mv.kind {
            MoveKind::Castling => {
                self.castling[usize::from(mv.castling_side() == Some(CastlingSide::Queen))] += 1;
            }
            MoveKind::EnPassant => self.en_passant += 1,
            _ if mv.promotion().is_some() && position.captured(mv).is_some() => self.capturing_promotions += 1,
            _ if mv.promotion().is_some() => self.promotions += 1,
            _ => {}
        }
    }
}

/// A game in both libraries at once. The peer caps its count of half-moves at 100, so ours is checked against one kept here.
struct Game {
    ours: Position,
    peer: cozy_chess::Board,
    halfmoves: u32,
    fullmoves: u32,
}

impl Game {
    fn new(peer: cozy_chess::Board, chess960: bool) -> Game {
        let shredder = format!("{peer:#}");
        let ours = if chess960 { common::chess960(&shredder) } else { common::standard(&shredder) };
        Game { ours, halfmoves: peer.halfmove_clock().into(), fullmoves: peer.fullmove_number().into(), peer }
    }

    fn peer_moves(&self) -> Vec<cozy_chess::Move> {
        let mut moves = Vec::new();
        self.peer.generate_moves(|of_piece| {
            moves.extend(of_piece);
            false
        });
        moves
    }

    /// Everything that both sides can say about the position.
    fn compare(&self, met: &mut Met) {
        let fen = self.expected_fen();
        assert_eq!(self.ours.fen(), fen);

        let mut peer: Vec<String> = self.peer_moves().iter().map(ToString::to_string).collect();
        peer.sort_unstable();
        assert_eq!(common::legal(&self.ours), peer, "moves in {fen}");
        assert_eq!(adoube::chess::perft(&self.ours, 1), peer.len() as u64, "number of moves in {fen}");
        assert_eq!(self.ours.has_legal_move(), !peer.is_empty(), "any move in {fen}");

        let checkers = self.peer.checkers();
        let turn = self.ours.turn();
        assert_eq!(self.ours.checkers(turn).0, checkers.0, "checkers in {fen}");
        assert_eq!(self.ours.is_check(), !checkers.is_empty(), "check in {fen}");
        let checkmate = peer.is_empty() && !checkers.is_empty();
        let stalemate = peer.is_empty() && checkers.is_empty();
        assert_eq!(self.peer.status() == cozy_chess::GameStatus::Won, checkmate, "status in {fen}");
        assert_eq!(self.ours.is_checkmate(), checkmate, "checkmate in {fen}");
        assert_eq!(self.ours.is_stalemate(), stalemate, "stalemate in {fen}");

        met.checks += usize::from(!checkers.is_empty());
        met.double_checks += usize::from(checkers.len() > 1);
        met.checkmates += usize::from(checkmate);
        met.stalemates += usize::from(stalemate);
        met.forbidden_en_passant += usize::from(self.ours.en_passant() != self.ours.legal_en_passant());
    }

    fn play(&mut self, mv: Move) {
        let text = native(mv);
        let peers = self.peer_moves();
        let Some(&peer) = peers.iter().find(|mv| mv.to_string() == text) else {
            panic!("{text} is unknown to the peer in {}", self.ours.fen())
        };
        let captures = self.peer.color_on(peer.to) == Some(!self.peer.side_to_move());
        let pawn = self.peer.piece_on(peer.from) == Some(cozy_chess::Piece::Pawn);
        self.halfmoves = if captures || pawn { 0 } else { self.halfmoves + 1 };
        self.fullmoves += u32::from(self.ours.turn() == Color::Black);
        self.ours = self.ours.play(mv);
        self.peer.play(peer);
    }

    /// The canonical FEN from what the peer knows: it names the square behind every double step, we only one where a
    /// capture is legal; it writes files or `KQkq` throughout, we X-FEN.
    fn expected_fen(&self) -> String {
        let peer = format!("{:#}", self.peer);
        let fields: Vec<&str> = peer.split(' ').collect();
        let (en_passant, castling) = (self.expected_en_passant(), self.expected_castling());
        format!("{} {} {castling} {en_passant} {} {}", fields[0], fields[1], self.halfmoves, self.fullmoves)
    }

    fn expected_en_passant(&self) -> String {
        let Some(file) = self.peer.en_passant() else { return "-".to_owned() };
        let square = cozy_chess::Square::new(file, cozy_chess::Rank::Sixth.relative_to(self.peer.side_to_move()));
        let pawns = self.peer.pieces(cozy_chess::Piece::Pawn);
        let captured = self.peer_moves().iter().any(|mv| pawns.has(mv.from) && mv.to == square);
        if captured { square.to_string() } else { "-".to_owned() }
    }

    fn expected_castling(&self) -> String {
        let mut field = String::new();
        for color in cozy_chess::Color::ALL {
            let first = cozy_chess::Rank::First.relative_to(color);
            let rooks = self.peer.colored_pieces(color, cozy_chess::Piece::Rook) & first.bitboard();
            let rights = self.peer.castle_rights(color);
            for (right, letter, outwards) in [(rights.short, 'K', true), (rights.long, 'Q', false)] {
                let Some(file) = right else { continue };
                let outer =
                    rooks.into_iter().any(|rook| if outwards { rook.file() > file } else { rook.file() < file });
                let letter = if outer { char::from(file).to_ascii_uppercase() } else { letter };
                let white = color == cozy_chess::Color::White;
                field.push(if white { letter } else { letter.to_ascii_lowercase() });
            }
        }
        if field.is_empty() { "-".to_owned() } else { field }
    }
}

/// Plays until so many different positions have been compared; how many games, and what they met, is returned.
fn compare_games(seed: u64, mut start: impl FnMut(&mut Random) -> Game) -> Met {
    let mut random = Random::new(seed);
    let mut met = Met::default();
    let mut different = HashSet::new();
    while different.len() < POSITIONS {
        let mut game = start(&mut random);
        for _ in 0..80 {
            different.insert(common::four_fields(&game.ours.fen()));
            game.compare(&mut met);
            if !game.ours.has_legal_move() {
                break;
            }
            let mv = random.pick_move(&game.ours);
            met.note(&game.ours, mv);
            game.play(mv);
        }
    }
    println!("{} different positions; {met:?}", different.len());
    met
}

#[test]
fn random_games_of_orthodox_chess_have_the_moves_and_positions_of_an_independent_generator() {
    let met = compare_games(1, |random| {
        let fen = random.pick(&common::STARTS);
        let peer = cozy_chess::Board::from_fen(fen, false);
        Game::new(peer.unwrap_or_else(|error| panic!("{fen}: {error}")), false)
    });
    assert!(met.everything(), "{met:?}");
}

#[test]
fn random_games_of_chess960_have_the_moves_and_positions_of_an_independent_generator() {
    let met = compare_games(2, |random| {
        let (fen, shredder) = match random.below(4) {
            0 => (*random.pick(&common::STARTS), false),
            1 => (random.pick(&common::chess960_counts::COUNTS).0, true),
            _ => return Game::new(cozy_chess::Board::chess960_startpos(random.below(960) as u32), true),
        };
        let peer = cozy_chess::Board::from_fen(fen, shredder).unwrap_or_else(|error| panic!("{fen}: {error}"));
        Game::new(peer, true)
    });
    assert!(met.everything(), "{met:?}");
}
