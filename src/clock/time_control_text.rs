//! The syntax of the PGN tag `TimeControl`, read and written.
//!
//! `40/5400+30:1800+30`: periods with a colon between them, each with its moves and a stroke (unless it is for the rest
//! of the game), its seconds, and the seconds of the increment. The PGN standard has no word for delays; `d` (simple)
//! and `b` (Bronstein) in the place of the plus are ours. Seconds may have up to three decimals.

use core::fmt;

use super::time_control::MOST;
use super::{DelayKind, Millis, Period, TimeControl, TimeControlError, TimeControlFault};

impl TimeControl {
    /// Reads a time control; `None` where the text says that there is none or that it is not known (`-`, `?`, or
    /// nothing).
    ///
    /// # Errors
    /// A text that is not of the form, blanks included; a sandclock; more than three decimals; and what
    /// [`TimeControl::new`] refuses.
    ///
    /// # Examples
    /// ```
    /// use adoube::clock::TimeControl;
    /// assert_eq!(TimeControl::read("-")?, None);
    /// let blitz = TimeControl::read("180.0+2")?;
    /// assert_eq!(blitz.map(|control| control.to_string()).as_deref(), Some("180+2"));
    /// assert_eq!(TimeControl::read("*180").map_err(|error| error.code()), Err("sandclock"));
    /// # Ok::<(), adoube::clock::TimeControlError>(())
    /// ```
    pub fn read(text: &str) -> Result<Option<TimeControl>, TimeControlError> {
        if matches!(text, "" | "-" | "?") {
            return Ok(None);
        }
        let mut reader = Reader { text: text.as_bytes(), offset: 0, period: 1 };
        let mut periods = Vec::new();
        let mut starts = Vec::new();
        loop {
            starts.push(reader.offset);
            periods.push(reader.period()?);
            if reader.take(b":") {
                reader.period += 1;
            } else if reader.next().is_none() {
                break;
            } else {
                return Err(reader.error(TimeControlFault::Syntax));
            }
        }
        // What only the whole can show is placed at the beginning of its period.
        let place = |error: TimeControlError| starts.get(error.period - 1).copied();
        TimeControl::new(periods).map(Some).map_err(|error| TimeControlError { offset: place(error), ..error })
    }
}

struct Reader<'a> {
    text: &'a [u8],
    /// All before it is ASCII: so it counts characters and bytes alike.
    offset: usize,
    period: usize,
}

impl Reader<'_> {
    #[inline(never)]
    fn error(&self, fault: TimeControlFault) -> TimeControlError {
        TimeControlError { fault, period: self.period, offset: Some(self.offset) }
    }

    fn next(&self) -> Option<u8> {
        self.text.get(self.offset).copied()
    }

    #[inline(never)]
    fn take(&mut self, any: &[u8]) -> bool {
        let found = self.next().is_some_and(|byte| any.contains(&byte));
        self.offset += usize::from(found);
        found
    }

    fn period(&mut self) -> Result<Period, TimeControlError> {
        if self.next() == Some(b'*') {
            return Err(self.error(TimeControlFault::Sandclock));
        }
        let number = self.number()?;
        let mut period = Period::default();
        if self.take(b"/") {
            period.moves = Some(number);
            period.time = self.seconds()?;
        } else {
            period.time = self.decimals(number)?;
        }
        if self.take(b"+") {
            period.increment = self.seconds()?;
        } else if self.take(b"d") {
            period.delay = self.seconds()?;
        } else if self.take(b"b") {
            period.delay = self.seconds()?;
            period.delay_kind = DelayKind::Bronstein;
        }
        Ok(period)
    }

    #[inline(never)]
    fn seconds(&mut self) -> Result<Millis, TimeControlError> {
        let whole = self.number()?;
        self.decimals(whole)
    }

    #[inline(never)]
    fn number(&mut self) -> Result<u32, TimeControlError> {
        let start = self.offset;
        let mut number: u32 = 0;
        while let Some(digit) = self.digit() {
            number = number.saturating_mul(10).saturating_add(digit);
        }
        if self.offset == start {
            Err(self.error(TimeControlFault::Syntax))
        } else if number > MOST {
            self.offset = start;
            Err(self.error(TimeControlFault::TooLarge))
        } else {
            Ok(number)
        }
    }

    #[inline(never)]
    fn digit(&mut self) -> Option<u32> {
        let digit = self.next().filter(u8::is_ascii_digit)?;
        self.offset += 1;
        Some(u32::from(digit - b'0'))
    }

    /// What may follow the whole seconds: a point and one to three digits.
    #[inline(never)]
    fn decimals(&mut self, whole: u32) -> Result<Millis, TimeControlError> {
        let mut time = Millis::from(whole) * 1000;
        if !self.take(b".") {
            return Ok(time);
        }
        let first = self.digit().ok_or_else(|| self.error(TimeControlFault::Syntax))?;
        time += Millis::from(first) * 100;
        for worth in [10, 1] {
            time += Millis::from(self.digit().unwrap_or(0)) * worth;
        }
        match self.next() {
            Some(byte) if byte.is_ascii_digit() => Err(self.error(TimeControlFault::TooFine)),
            _ => Ok(time),
        }
    }
}

/// Seconds, with no more decimals than are needed.
struct Seconds(Millis);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / 1000, self.0 % 1000);
        match rest {
            0 => write!(f, "{whole}"),
            rest if rest % 100 == 0 => write!(f, "{whole}.{}", rest / 100),
            rest if rest % 10 == 0 => write!(f, "{whole}.{:02}", rest / 10),
            rest => write!(f, "{whole}.{rest:03}"),
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.time))?;
        if self.increment != 0 {
            write!(f, "+{}", Seconds(self.increment))?;
        }
        match self.delay_kind {
            _ if self.delay == 0 => Ok(()),
            DelayKind::Simple => write!(f, "d{}", Seconds(self.delay)),
            DelayKind::Bronstein => write!(f, "b{}", Seconds(self.delay)),
        }
    }
}

impl fmt::Display for TimeControl {
    /// The shortest text that reads as this time control.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods().iter().enumerate() {
            if index > 0 {
                f.write_str(":")?;
            }
            write!(f, "{period}")?;
        }
        Ok(())
    }
}
