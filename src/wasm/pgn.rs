//! PGN: bytes in, games out as words and one text, from which the facade builds the tree (`www/engine/pgn-tree.js`).

use wasm_bindgen::prelude::*;

use super::packed;
use crate::arbiter::{Json, ToJson};
use crate::audit;
use crate::laws::Laws;
use crate::pgn::{Game, Letters, Node, Notes, PgnError, ReadOptions, Reader};

/// How many bytes go in at once.
const ROOM: usize = 1 << 16;

// A node is a word of a move (28 bits, see `packed`) and these.
const NULL_MOVE: u32 = 1 << 28;
const OPENS: u32 = 1 << 29;
const NOTED: u32 = 1 << 30;
const CLOSES: u32 = 1 << 31;

// What notes there are; from bit 8 on, how many glyphs.
const CLOCK: u32 = 1;
const ELAPSED: u32 = 2;
const EVAL: u32 = 4;
const BEFORE: u32 = 8;
const COMMENT: u32 = 16;
const SHAPES: u32 = 32;

/// Whether a language of piece letters is known, or the letters themselves are five.
#[wasm_bindgen(js_name = knowsLetters)]
pub fn knows_letters(name: &str) -> bool {
    Letters::named(name).is_some()
}

/// A reader of games.
#[wasm_bindgen(js_name = PgnCore)]
pub struct PgnCore {
    reader: Reader,
    input: Vec<u8>,
    words: Vec<u32>,
    text: String,
    game: Option<Game>,
}

#[wasm_bindgen(js_class = PgnCore)]
impl PgnCore {
    /// A reader before the first byte. `letters`: empty, or what [`knows_letters`] knows.
    #[wasm_bindgen(constructor)]
    pub fn new(strict: bool, letters: &str) -> PgnCore {
        let (input, words, text) = (vec![0; ROOM], Vec::new(), String::new());
        PgnCore { reader: reader(strict, letters), input, words, text, game: None }
    }

    /// Begins anew.
    #[wasm_bindgen]
    pub fn reset(&mut self, strict: bool, letters: &str) {
        self.reader = reader(strict, letters);
        self.game = None;
        self.words = Vec::new();
        self.text = String::new();
    }

    /// Where the facade puts the next bytes: their address.
    #[wasm_bindgen]
    pub fn room(&self) -> usize {
        self.input.as_ptr() as usize
    }

    /// Takes so many of the bytes put there.
    #[wasm_bindgen]
    pub fn feed(&mut self, length: usize) {
        self.reader.feed(self.input.get(..length).unwrap_or_default());
    }

    /// Says that no bytes follow.
    #[wasm_bindgen]
    pub fn finish(&mut self) {
        self.reader.finish();
    }

    /// The next game: the address of its words, the first of which say how many there are, and where its text is. 0 when
    /// there is none yet.
    #[wasm_bindgen]
    pub fn next(&mut self) -> usize {
        if !self.advance() {
            return 0;
        }
        self.words.clear();
        self.text.clear();
        if let Some(game) = &self.game {
            encode(game, &mut self.words, &mut self.text);
        }
        let head = [self.words.len(), self.text.as_ptr() as usize, self.text.len()];
        for (word, value) in self.words.iter_mut().zip(head) {
            *word = value as u32;
        }
        self.words.as_ptr() as usize
    }

    /// Reads the next game without handing it over; false when there is none yet.
    #[wasm_bindgen]
    pub fn advance(&mut self) -> bool {
        self.game = None;
        self.game = self.reader.next_game();
        self.game.is_some()
    }

    /// What an arbiter wants to know about the latest game by an edition, as JSON: its number and the findings.
    #[wasm_bindgen]
    pub fn audit(&self, laws: &str) -> String {
        let mut json = Json::default();
        json.open('{');
        if let Some(game) = &self.game {
            json.name("game").number(game.number.into());
            json.name("findings").open('[');
            for finding in audit::audit(game, &Laws::named(laws).unwrap_or_default()) {
                json.open('{');
                json.name("code").string(finding.code.name());
                json.name("ply").number(finding.ply.into());
                if let Some(by) = finding.by {
                    json.name("by").string(by.name());
                }
                json.name("article").perhaps(finding.article);
                json.close('}');
            }
            json.close(']');
        }
        json.close('}');
        json.into_text()
    }

    /// The faults of the latest game, as JSON.
    #[wasm_bindgen]
    pub fn errors(&self) -> String {
        let mut json = Json::default();
        json.open('[');
        for error in self.game.iter().flat_map(|game| &game.errors) {
            write_error(error, &mut json);
        }
        json.close(']');
        json.into_text()
    }
}

fn reader(strict: bool, letters: &str) -> Reader {
    Reader::new(ReadOptions { strict, letters: Letters::named(letters), ..ReadOptions::default() })
}

fn write_error(error: &PgnError, json: &mut Json) {
    json.open('{');
    json.name("code").string(error.code.name());
    json.name("game").number(error.game.into());
    json.name("line").number(error.place.line.into());
    json.name("column").number(error.place.column.into());
    json.name("units").number(error.place.units);
    json.name("bytes").number(error.place.bytes);
    json.name("fatal").boolean(error.fatal);
    json.name("text").string(&error.text);
    if let Some(fault) = &error.fault {
        json.name("ply").number(fault.ply.into());
        if let Some(why) = &fault.why {
            why.write(json.name("why"));
        }
        if !fault.candidates.is_empty() {
            json.name("candidates").strings(&fault.candidates);
        }
    }
    if !error.rest.is_empty() {
        json.name("rest").string(&error.rest);
    }
    json.close('}');
}

/// Appends a text, and says how long JavaScript thinks it is.
#[inline(never)]
fn put(text: &mut String, words: &mut Vec<u32>, piece: &str) {
    text.push_str(piece);
    let length = if piece.is_ascii() { piece.len() } else { piece.encode_utf16().count() };
    words.push(length as u32);
}

fn encode(game: &Game, words: &mut Vec<u32>, text: &mut String) {
    let chess960 = game.start.is_chess960();
    // The first three are filled in at the end.
    words.extend([0, 0, 0, game.number]);
    words.push(game.result as u32 | u32::from(chess960) << 2 | u32::from(!game.errors.is_empty()) << 3);
    words.push(game.nodes.len() as u32);
    words.push(game.tags.len() as u32);
    put(text, words, &game.start.fen());
    put(text, words, &game.comment);
    put(text, words, &game.rest);
    for tag in &game.tags {
        put(text, words, &tag.name);
        put(text, words, &tag.value);
    }
    for node in &game.nodes {
        encode_node(node, chess960, words, text);
    }
}

#[inline]
fn encode_node(node: &Node, chess960: bool, words: &mut Vec<u32>, text: &mut String) {
    let mut word = node.mv.map_or(NULL_MOVE, |mv| packed::notated(&mv, chess960));
    word |= if node.opens { OPENS } else { 0 };
    word |= if node.notes.is_some() { NOTED } else { 0 };
    word |= if node.closes > 0 { CLOSES } else { 0 };
    words.push(word);
    if node.closes > 0 {
        words.push(node.closes);
    }
    if let Some(notes) = &node.notes {
        encode_notes(notes, words, text);
    }
}

#[inline(never)]
fn encode_notes(notes: &Notes, words: &mut Vec<u32>, text: &mut String) {
    let kinds = words.len();
    words.push(0);
    words.extend(notes.nags.iter().map(|&nag| u32::from(nag)));
    let mut kind = (notes.nags.len() as u32) << 8;
    for (flag, time) in [(CLOCK, notes.clock), (ELAPSED, notes.elapsed)] {
        if let Some(time) = time {
            words.extend([time as u32, (time >> 32) as u32]);
            kind |= flag;
        }
    }
    for (flag, piece) in [(EVAL, &notes.eval), (BEFORE, &notes.comment_before), (COMMENT, &notes.comment)] {
        if !piece.is_empty() {
            put(text, words, piece);
            kind |= flag;
        }
    }
    if !notes.shapes.is_empty() {
        let mut list = String::new();
        for shape in &notes.shapes {
            list.push_str(if list.is_empty() { "" } else { "," });
            list.push_str(shape);
        }
        put(text, words, &list);
        kind |= SHAPES;
    }
    if let Some(word) = words.get_mut(kinds) {
        *word = kind;
    }
}
