//! The tags of a game, and the position that they say it begins with.

use super::{Phase, Reader};
use crate::chess::{FenError, FenMode, Position, Repair};
use crate::pgn::bytes::decode;
use crate::pgn::error::PgnCode;
use crate::pgn::game::Game;
use crate::pgn::letters::Letters;
use crate::pgn::lexer::Token;
use crate::pgn::tag;
use crate::pgn::variant::{self, Variant};

impl Reader {
    pub(super) fn tag(&mut self, token: &Token) -> Option<Game> {
        if matches!(self.phase, Phase::Moves | Phase::Ended) {
            self.lexer.put_back();
            return Some(self.end_game());
        }
        let Token::Tag { name, value, torn } = *token else {
            self.report_token(PgnCode::BadTag);
            self.phase = Phase::Tags;
            return None;
        };
        let blank_line = self.lexer.after_blank_line();
        let tag_name = decode(self.lexer.source.slice(name.0, name.1)).text.into_owned();
        let again = self.builder.has_tag(&tag_name);
        // A game without moves: what follows is the next one. One that is too large keeps no more tags to compare with.
        if (again || self.builder.is_full()) && (blank_line || tag_name == "Event") {
            self.lexer.put_back();
            return Some(self.end_game());
        }
        let decoded = decode(self.lexer.source.slice(value.0, value.1));
        let damaged = decoded.damaged;
        let text = tag::unescaped(&decoded.text);
        if torn {
            self.report_token(PgnCode::BadTag);
        }
        if again {
            self.report_token(PgnCode::DuplicateTag);
        }
        if damaged {
            self.report_damage(value.0, value.1);
        }
        let slot = match tag_name.as_str() {
            "FEN" => self.places.get_mut(0),
            "Variant" => self.places.get_mut(1),
            "SetUp" => self.places.get_mut(2),
            _ => None,
        };
        if let Some(slot) = slot {
            *slot = self.lexer.source.place_of(self.lexer.start);
        }
        self.builder.tag(tag_name, text);
        self.phase = Phase::Tags;
        None
    }

    /// Whether the movetext begins with this token; a comment belongs to whatever follows it.
    pub(super) fn begins_play(&self, token: &Token) -> bool {
        let comment = matches!(token, Token::Comment { .. } | Token::BareCommand | Token::DrawOffer)
            || (*token == Token::TooLong && !self.stands_at_word());
        matches!(self.phase, Phase::Start | Phase::Tags) && !comment
    }

    /// The first position, by the tags.
    pub(super) fn begin(&mut self) {
        self.phase = Phase::Moves;
        let [fen_place, variant_place, setup_place] = self.places;
        let game = &self.builder.game;
        let fen = game.tag("FEN").map(str::to_owned);
        let named = game.tag("Variant").map(str::to_owned);
        let setup = game.tag("SetUp") == Some("1");
        if self.letters.is_none() {
            let language = ["PieceLetters", "Language", "NotationLanguage"].into_iter().find_map(|name| game.tag(name));
            self.letters = language.and_then(Letters::named);
        }
        let variant = named.as_deref().map_or(Variant::Orthodox, variant::read);
        let chess960 = variant == Variant::Chess960;
        let read = fen.as_deref().map(|fen| first_position(fen, chess960, named.is_none()));
        match read {
            Some(Ok((position, repairs))) => {
                self.builder.start(position);
                // A square that no pawn can capture on is written by half the world's programs, and changes nothing.
                if let Some(repair) = repairs.iter().find(|repair| repair.field != "en-passant") {
                    self.builder.report(PgnCode::FenRepaired, fen_place, repair.field);
                }
                if self.options.strict && !setup {
                    self.builder.report(PgnCode::MissingSetup, fen_place, "");
                }
            }
            Some(Err(error)) => {
                self.builder.start(Position::default().with_chess960(chess960));
                self.refused = Some(self.builder.refuse(PgnCode::BadFen, fen_place, error.reason.code()));
            }
            None => {
                self.builder.start(Position::default().with_chess960(chess960));
                if setup {
                    self.builder.report(PgnCode::MissingFen, setup_place, "");
                }
            }
        }
        if variant == Variant::Unknown {
            let name = named.unwrap_or_default();
            self.refused = Some(self.builder.refuse(PgnCode::UnknownVariant, variant_place, &name));
        }
    }
}

/// Reads a FEN tag. Where no tag names the kind of chess, castling rights that only Chess960 has tell it.
#[inline(never)]
fn first_position(fen: &str, chess960: bool, unnamed: bool) -> Result<(Position, Vec<Repair>), FenError> {
    let read = |chess960| Position::from_fen(fen, FenMode { chess960, strict: false });
    let lacks_rights = |repairs: &[Repair]| repairs.iter().any(|repair| repair.field == "castling");
    let (position, repairs) = read(chess960)?;
    if unnamed && !chess960 && lacks_rights(&repairs) {
        let (other, fewer) = read(true)?;
        if !lacks_rights(&fewer) {
            return Ok((other, fewer));
        }
    }
    Ok((position, repairs))
}
