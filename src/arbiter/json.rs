//! Rulings, states and acts as the JSON of the contract.
//!
//! Written by hand: the shapes are few and fixed, and a general serializer weighs as much in the module as the whole of
//! Article 4.

use crate::chess::{Color, Repair, Square, WhyIllegal};

use super::act::{Act, Deed};
use super::obligation::Obligation;
use super::outcome::Outcome;
use super::ruling::{Fact, Nearest, Ruling};
use super::snapshot::{ClaimState, ClockState, GameState, Misplaced, MoveText};

/// A JSON text in the making.
#[derive(Debug, Default)]
pub struct Json {
    text: String,
}

/// What can be written as JSON.
pub trait ToJson {
    /// Appends itself.
    fn write(&self, json: &mut Json);

    /// The JSON text of the contract.
    fn to_json(&self) -> String {
        let mut json = Json::default();
        self.write(&mut json);
        json.text
    }
}

impl Json {
    /// The text so far.
    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }

    /// One ASCII character. Said so, since a character of any length takes ten times the code.
    #[inline(never)]
    fn push(&mut self, ascii: u8) {
        self.text.push(char::from(ascii & 127));
    }

    /// Begins an object (`{`) or a list (`[`).
    #[inline(never)]
    pub fn open(&mut self, bracket: char) {
        self.separate();
        self.push(bracket as u8);
    }

    /// Ends an object or a list.
    #[inline(never)]
    pub fn close(&mut self, bracket: char) {
        self.push(bracket as u8);
    }

    /// The name of the next value.
    #[inline(never)]
    pub fn name(&mut self, name: &str) -> &mut Json {
        self.string(name);
        self.push(b':');
        self
    }

    #[inline(never)]
    fn separate(&mut self) {
        if !matches!(self.text.as_bytes().last(), None | Some(b'{' | b'[' | b':' | b'-')) {
            self.push(b',');
        }
    }

    #[inline(never)]
    fn bare(&mut self, word: &str) {
        self.separate();
        self.text.push_str(word);
    }

    /// A string value.
    #[inline(never)]
    pub fn string(&mut self, value: &str) {
        self.separate();
        self.push(b'"');
        // In stretches up to each character that JSON wants escaped; all of those are ASCII.
        let mut rest = value;
        while let Some(end) = rest.bytes().position(|byte| byte < 32 || byte == b'"' || byte == b'\\') {
            let Some((plain, after)) = rest.split_at_checked(end) else { break };
            let Some((special, after)) = after.split_at_checked(1) else { break };
            self.text.push_str(plain);
            self.push(b'\\');
            match special.as_bytes() {
                [byte] if *byte < 32 => {
                    self.text.push_str("u00");
                    self.push(b'0' + (byte >> 4));
                    self.push(if byte & 15 < 10 { b'0' } else { b'a' - 10 } + (byte & 15));
                }
                _ => self.text.push_str(special),
            }
            rest = after;
        }
        self.text.push_str(rest);
        self.push(b'"');
    }

    /// A whole number.
    #[inline(never)]
    pub fn number(&mut self, value: u64) {
        self.separate();
        let mut digits = [0; 20]; // as many as the largest number has
        let (mut rest, mut blanks) = (value, digits.len());
        for digit in digits.iter_mut().rev() {
            *digit = b'0' + (rest % 10) as u8;
            rest /= 10;
            blanks -= 1;
            if rest == 0 {
                break;
            }
        }
        for &digit in digits.iter().skip(blanks) {
            self.push(digit);
        }
    }

    /// A whole number of either sign.
    pub fn signed(&mut self, value: i64) {
        self.separate();
        if value < 0 {
            self.push(b'-');
        }
        self.number(value.unsigned_abs());
    }

    /// `true` or `false`.
    #[inline(never)]
    pub fn boolean(&mut self, value: bool) {
        self.bare(if value { "true" } else { "false" });
    }

    /// `null`.
    pub fn null(&mut self) {
        self.bare("null");
    }

    /// A string or `null`.
    #[inline(never)]
    pub fn perhaps(&mut self, value: Option<&str>) {
        match value {
            Some(value) => self.string(value),
            None => self.null(),
        }
    }

    /// The name of a square.
    #[inline(never)]
    pub fn square(&mut self, square: Square) {
        self.separate();
        let [file, rank] = square.name();
        for letter in ['"', file, rank, '"'] {
            self.push(letter as u8);
        }
    }

    #[inline(never)]
    fn perhaps_square(&mut self, square: Option<Square>) {
        match square {
            Some(square) => self.square(square),
            None => self.null(),
        }
    }

    /// A list of squares.
    #[inline(never)]
    pub fn squares(&mut self, squares: &[Square]) {
        self.open('[');
        for &square in squares {
            self.square(square);
        }
        self.close(']');
    }

    /// A list of strings.
    #[inline(never)]
    pub fn strings(&mut self, strings: &[String]) {
        self.open('[');
        for string in strings {
            self.string(string);
        }
        self.close(']');
    }

    #[inline(never)]
    fn numbers(&mut self, numbers: &[u32]) {
        self.open('[');
        for &number in numbers {
            self.number(number.into());
        }
        self.close(']');
    }

    #[inline(never)]
    fn words(&mut self, words: &[&'static str]) {
        self.open('[');
        for word in words {
            self.string(word);
        }
        self.close(']');
    }

    #[inline(never)]
    fn color(&mut self, color: Color) {
        self.string(color.name());
    }

    fn perhaps_value<T: ToJson>(&mut self, value: Option<&T>) {
        match value {
            Some(value) => value.write(self),
            None => self.null(),
        }
    }
}

impl<T: ToJson> ToJson for [T] {
    fn write(&self, json: &mut Json) {
        json.open('[');
        for value in self {
            value.write(json);
        }
        json.close(']');
    }
}

impl ToJson for Ruling {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("code").string(self.code.name());
        json.name("upheld").boolean(self.upheld);
        json.name("article").perhaps(self.article);
        json.name("player").color(self.player);
        if !self.squares.is_empty() {
            json.name("squares").squares(&self.squares);
        }
        if !self.moves.is_empty() {
            json.name("moves").strings(&self.moves);
        }
        for (name, fact) in &self.facts {
            fact.write(json.name(name));
        }
        json.close('}');
    }
}

impl ToJson for Fact {
    fn write(&self, json: &mut Json) {
        match self {
            Fact::Yes(value) => json.boolean(*value),
            Fact::Number(value) => json.number((*value).into()),
            Fact::Numbers(values) => json.numbers(values),
            Fact::Word(word) => json.string(word),
            Fact::Text(text) => json.string(text),
            Fact::Role(role) => json.string(role.name()),
            Fact::Why(why) => why.write(json),
            Fact::Obligation(obligation) => obligation.write(json),
            Fact::Nearest(nearest) => nearest.write(json),
        }
    }
}

impl ToJson for WhyIllegal {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("code").string(self.code.code());
        json.name("squares").squares(&self.squares);
        json.name("article").string(self.article);
        json.close('}');
    }
}

impl ToJson for Repair {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("field").string(self.field);
        json.name("from").string(&self.from);
        json.name("to").string(&self.to);
        json.close('}');
    }
}

impl ToJson for Nearest {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("ply").number(self.ply.into());
        json.name("differs").words(&self.differs);
        json.close('}');
    }
}

impl ToJson for Obligation {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("kind").string(self.kind.name());
        json.name("pieces").squares(&self.pieces);
        json.name("roles").words(&self.roles);
        json.name("article").perhaps(self.article);
        json.name("moves").strings(&self.moves);
        json.close('}');
    }
}

impl ToJson for Outcome {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("score").string(self.score);
        if let Some(winner) = self.winner {
            json.name("winner").color(winner);
        }
        json.name("reason").string(self.reason.name());
        json.name("article").perhaps(self.article);
        json.close('}');
    }
}

impl ToJson for MoveText {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("uci").string(&self.uci);
        json.name("san").string(&self.san);
        if let Some(by) = self.by {
            json.name("by").color(by);
        }
        json.close('}');
    }
}

impl ToJson for Misplaced {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("from").square(self.from);
        json.name("at").perhaps_square(self.at);
        json.close('}');
    }
}

impl ToJson for ClaimState {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("threefold").open('{');
        json.name("occurrences").number(self.threefold.occurrences as u64);
        json.name("plies").open('[');
        for &ply in &self.threefold.plies {
            json.number(ply as u64);
        }
        json.close(']');
        json.name("onBoard").boolean(self.threefold.on_board);
        json.name("withMove").strings(&self.threefold.with_move);
        json.close('}');
        json.name("fifty").open('{');
        json.name("halfmoves").number(self.fifty.halfmoves.into());
        json.name("onBoard").boolean(self.fifty.on_board);
        json.name("withMove").strings(&self.fifty.with_move);
        json.close('}');
        json.name("open").boolean(self.open);
        json.close('}');
    }
}

impl ToJson for GameState {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("fen").string(&self.fen);
        json.name("turn").color(self.turn);
        json.name("ply").number(self.ply as u64);
        json.name("phase").string(self.phase.name());
        json.name("check").boolean(self.check);
        if let Some(misplaced) = &self.misplaced {
            misplaced.write(json.name("misplaced"));
        }
        self.displaced.write(json.name("displaced"));
        match self.new_piece {
            None => json.name("newPiece").null(),
            Some(piece) => {
                json.name("newPiece").open('{');
                json.name("square").square(piece.square);
                json.name("role").string(piece.role.name());
                json.close('}');
            }
        }
        json.name("touched").squares(&self.touched);
        json.name("holding").perhaps_square(self.holding);
        json.name("obligation").perhaps_value(self.obligation.as_deref());
        json.name("legalMoves").strings(&self.legal_moves);
        json.name("pending").perhaps_value(self.pending.as_ref());
        json.name("lastMove").perhaps_value(self.last_move.as_ref());
        match self.draw_offer {
            None => json.name("drawOffer").null(),
            Some(offer) => {
                json.name("drawOffer").open('{');
                json.name("by").color(offer.by);
                json.close('}');
            }
        }
        self.claims.write(json.name("claims"));
        for (name, each) in [("illegalMoves", self.illegal_moves), ("warnings", self.warnings)] {
            json.name(name).open('{');
            json.name("white").number(each.white.into());
            json.name("black").number(each.black.into());
            json.close('}');
        }
        json.name("clock").perhaps_value(self.clock.as_ref());
        json.name("mustRecord").open('{');
        json.name("white").boolean(self.must_record.white);
        json.name("black").boolean(self.must_record.black);
        json.close('}');
        json.name("result").perhaps_value(self.result.as_ref());
        json.close('}');
    }
}

impl ToJson for ClockState {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("running").perhaps(self.running.map(Color::name));
        for (color, side) in Color::ALL.into_iter().zip(&self.sides) {
            json.name(color.name()).open('{');
            json.name("remaining").signed(side.remaining);
            json.name("period").number(side.period.into());
            match side.moves_to_go {
                Some(moves) => json.name("movesToGo").number(moves.into()),
                None => json.name("movesToGo").null(),
            }
            json.name("fallen").boolean(side.fallen);
            json.close('}');
        }
        json.close('}');
    }
}

impl ToJson for Act {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("act").string(self.deed.name());
        self.deed.write_fields(json);
        if let Some(by) = self.by {
            json.name("by").color(by);
        }
        if let Some(at) = self.at {
            json.name("at").number(at);
        }
        json.close('}');
    }
}

impl Deed {
    fn write_fields(&self, json: &mut Json) {
        match self {
            Deed::Touch { square } | Deed::Adjust { square } => match square.as_slice() {
                [square] => json.name("square").square(*square),
                squares => json.name("square").squares(squares),
            },
            Deed::Lift { square } | Deed::Accident { square } | Deed::Remove { square } => {
                json.name("square").square(*square);
            }
            Deed::Release { from, to } => {
                json.name("from").square(*from);
                json.name("to").perhaps_square(*to);
            }
            Deed::Promote { role, square } => {
                json.name("role").string(role.name());
                if let Some(square) = square {
                    json.name("square").square(*square);
                }
            }
            Deed::Play { text } => json.name("move").string(text),
            Deed::ClaimDraw { ground, text } => {
                json.name("ground").string(ground.name());
                if let Some(text) = text {
                    json.name("move").string(text);
                }
            }
            Deed::PressClock | Deed::OfferDraw | Deed::AcceptDraw | Deed::DeclineDraw | Deed::Resign => {}
        }
    }
}
