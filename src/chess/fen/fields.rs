//! Where the fields of a FEN begin and end.

/// The six fields of a text, those missing being empty, and how many there are.
pub(super) struct Fields<'a> {
    pub(super) texts: [&'a str; 6],
    pub(super) count: usize,
    /// Whether single blanks stand between the fields and nowhere else.
    pub(super) tidy: bool,
}

/// Splits a text at its blanks, and at the underscores that stand for them in links.
pub(super) fn fields(text: &str) -> Fields<'_> {
    let mut fields = Fields { texts: [""; 6], count: 0, tidy: true };
    let (mut start, mut previous) = (0, ' ');
    for (place, character) in text.char_indices() {
        let blank = character == '_' || character.is_whitespace();
        let after_blank = previous == ' ';
        if blank {
            fields.tidy &= character == ' ' && !after_blank;
            if !after_blank {
                fields.end(text.get(start..place));
            }
        } else if after_blank {
            start = place;
        }
        previous = if blank { ' ' } else { character };
    }
    if previous == ' ' {
        fields.tidy = false;
    } else {
        fields.end(text.get(start..));
    }
    fields
}

impl<'a> Fields<'a> {
    fn end(&mut self, text: Option<&'a str>) {
        if let (Some(text), Some(place)) = (text, self.texts.get_mut(self.count)) {
            *place = text;
        }
        self.count += 1;
    }

    pub(super) fn joined(&self) -> String {
        let mut joined = String::new();
        for text in self.texts.iter().take(self.count) {
            if !joined.is_empty() {
                joined.push(' ');
            }
            joined.push_str(text);
        }
        joined
    }
}
