//! Text in lines of limited length, broken between units only.

/// Units of text parted by blanks, or by the end of a line where the next would not fit.
pub(super) struct Wrap {
    out: Vec<u8>,
    /// The longest line, in UTF-16 units; 0: lines may be of any length.
    columns: usize,
    /// How many units of the line stand before the latest unit and the blank before that.
    line: usize,
    /// Where the latest unit begins: it is placed when the next one begins, since something may still be glued to it.
    unit: usize,
    /// Whether a blank stands before it.
    parted: bool,
    /// Whether what comes next belongs to the latest unit.
    pub(super) glued: bool,
}

impl Wrap {
    pub(super) fn new(columns: usize) -> Wrap {
        Wrap { out: Vec::new(), columns, line: 0, unit: 0, parted: false, glued: false }
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.out
    }

    #[inline(never)]
    pub(super) fn push_str(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// One ASCII character.
    #[inline(never)]
    pub(super) fn push(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// Whether nothing stands on the line yet.
    pub(super) fn at_line_start(&self) -> bool {
        matches!(self.out.last(), None | Some(b'\n'))
    }

    /// Begins a unit, unless it is glued to the one before.
    #[inline(never)]
    pub(super) fn begin(&mut self) {
        if core::mem::take(&mut self.glued) {
            return;
        }
        self.settle();
        self.parted = !self.at_line_start();
        if self.parted {
            self.out.push(b' ');
        }
        self.unit = self.out.len();
    }

    /// Decides on which line the latest unit stands.
    #[inline(never)]
    fn settle(&mut self) {
        let unit = self.out.get(self.unit..).unwrap_or_default();
        let width = width(unit);
        // At the beginning of a line these would mean something else.
        let bound = unit.first() == Some(&b'%') || unit.starts_with(b"[Event");
        let fits = self.columns == 0 || bound || self.line + 1 + width <= self.columns;
        if self.parted && !fits {
            if let Some(blank) = self.out.get_mut(self.unit - 1) {
                *blank = b'\n';
            }
            self.line = width;
        } else {
            self.line += width + usize::from(self.parted);
        }
        self.unit = self.out.len();
        self.parted = false;
    }

    /// Ends the line.
    #[inline(never)]
    pub(super) fn end_line(&mut self) {
        self.settle();
        self.out.push(b'\n');
        self.line = 0;
        self.unit = self.out.len();
        self.glued = false;
    }

    /// Text that is part of no unit and may hold ends of lines.
    pub(super) fn verbatim(&mut self, text: &str) {
        self.settle();
        if !self.at_line_start() || matches!(text.as_bytes().first(), Some(b'%' | b'[')) {
            self.out.push(b' ');
        }
        self.push_str(text);
        self.unit = self.out.len();
    }
}

/// How long a text is in UTF-16: one for the first byte of each character, one more for those beyond 16 bits.
fn width(text: &[u8]) -> usize {
    text.iter().map(|&byte| usize::from(byte & 0xc0 != 0x80) + usize::from(byte >= 0xf0)).sum()
}
