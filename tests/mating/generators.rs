//! Random positions of the kinds that make the question hard. The tests beside the solver use them too.

use adoube::chess::{Bitboard, Color, FenMode, Piece, Position, Role, Square};

use super::Random;

/// An empty board of letters, a1 first.
struct Sketch([Option<Piece>; 64]);

impl Sketch {
    fn put(&mut self, square: usize, color: Color, role: Role) -> bool {
        let free = self.0[square].is_none() && (role != Role::Pawn || (8..56).contains(&square));
        if free {
            self.0[square] = Some(Piece { color, role });
        }
        free
    }

    fn scatter(&mut self, random: &mut Random, color: Color, role: Role) {
        while !self.put(random.below(64), color, role) {}
    }

    fn position(&self, random: &mut Random) -> Option<Position> {
        let rank =
            |rank: usize| -> String { (0..8).map(|file| self.0[rank * 8 + file].map_or('1', Piece::letter)).collect() };
        let rows: Vec<String> = (0..8).rev().map(rank).collect();
        let turn = *random.pick(&["w", "b"]);
        let fen = format!("{} {turn} - - 0 1", rows.join("/"));
        Position::from_fen(&fen, FenMode::default()).ok().map(|(position, _)| position)
    }
}

fn any_color(random: &mut Random) -> Color {
    *random.pick(&Color::ALL)
}

/// Pawns rammed into each other on most files, some more pawns, and at most a few minor pieces.
pub fn locked(random: &mut Random) -> Position {
    loop {
        let mut sketch = Sketch([None; 64]);
        // Neighbours at the same height could take each other; one apart, they hold each other.
        let mut height = 1 + random.below(5);
        for file in 0..8 {
            height = match random.below(12) {
                0 => height,
                1..6 => (height + 1).min(5),
                _ => height.max(2) - 1,
            };
            if random.below(10) > 0 {
                sketch.put(height * 8 + file, Color::White, Role::Pawn);
                sketch.put((height + 1) * 8 + file, Color::Black, Role::Pawn);
            }
        }
        for _ in 0..random.below(3) {
            sketch.scatter_pawn(random);
        }
        for _ in 0..random.below(3) {
            let role = *random.pick(&[Role::Bishop, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook]);
            let color = any_color(random);
            sketch.scatter(random, color, role);
        }
        if let Some(position) = sketch.with_kings(random) {
            return position;
        }
    }
}

/// Boards on which hardly a pawn can be taken but by shutting a king in for good; rank by rank, the eighth first.
const SHUT: [&str; 5] = [
    "1K6/1p6/kPp5/2P5/p1P5/P7/8/8",
    "8/1p6/1Pp5/k1P5/p1P5/P7/5K2/8",
    "8/8/7p/5p1P/5p1K/5Pp1/6P1/5k2",
    "8/8/1k6/3p1p2/3PpP2/3pKp2/3P1P2/8",
    "8/8/2k5/8/1p1p1p1p/1PpP1P1P/K1P5/NB6",
];

/// Such a board, perhaps with a man less or a king elsewhere, and one to four bishops of one side on squares of one
/// colour, perhaps with another man.
pub fn bishops(random: &mut Random) -> Position {
    loop {
        let mut sketch = Sketch([None; 64]);
        for (row, text) in random.pick(&SHUT).split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                file += letter.to_digit(10).unwrap_or(0) as usize;
                if let Some(piece) = Piece::from_letter(letter) {
                    sketch.0[(7 - row) * 8 + file] = Some(piece);
                    file += 1;
                }
            }
        }
        for _ in 0..random.below(12) {
            sketch.0[random.below(64)] = None;
        }
        let (color, light) = (any_color(random), random.below(2) == 0);
        let mut bishops = 1 + random.below(4);
        while bishops > 0 {
            let square = random.below(64);
            if Bitboard::LIGHT.has(Square::new(square as u8)) == light && sketch.put(square, color, Role::Bishop) {
                bishops -= 1;
            }
        }
        if random.below(3) == 0 {
            let role = *random.pick(&[Role::Bishop, Role::Knight, Role::Rook, Role::Pawn]);
            let color = any_color(random);
            sketch.scatter(random, color, role);
        }
        if let Some(position) = sketch.with_kings(random) {
            return position;
        }
    }
}

/// A king and a minor piece or two against whatever there may be, on an open board.
pub fn ending(random: &mut Random) -> Position {
    loop {
        let mut sketch = Sketch([None; 64]);
        for color in Color::ALL {
            sketch.scatter(random, color, Role::King);
        }
        for _ in 0..1 + random.below(4) {
            let role = *random.pick(&[Role::Pawn, Role::Knight, Role::Bishop, Role::Bishop, Role::Rook, Role::Queen]);
            let color = any_color(random);
            sketch.scatter(random, color, role);
        }
        if let Some(position) = sketch.position(random) {
            return position;
        }
    }
}

impl Sketch {
    fn scatter_pawn(&mut self, random: &mut Random) {
        let color = any_color(random);
        self.scatter(random, color, Role::Pawn);
    }

    /// The kings that are missing go anywhere.
    fn with_kings(mut self, random: &mut Random) -> Option<Position> {
        for color in Color::ALL {
            if !self.0.contains(&Some(Piece { color, role: Role::King })) {
                self.scatter(random, color, Role::King);
            }
        }
        self.position(random)
    }
}
