//! The FIDE Laws in force from 1 January 2018 to 31 December 2022.

use super::super::{Clause, Pace};

pub(in crate::laws) fn fide_2018(clause: Clause, pace: Pace) -> Option<&'static str> {
    Some(match clause {
        Clause::Promotion => "3.7.5.1",
        Clause::RepetitionWithMove => "9.2.1.1",
        Clause::RepetitionOnBoard => "9.2.1.2",
        Clause::WrongSetup if pace != Pace::Standard => "A.4.1.2",
        Clause::IllegalMoveClaim if pace != Pace::Standard => "A.4.2",
        Clause::IllegalPositionFound if pace != Pace::Standard => "A.4.4",
        _ => return super::fide_2023(clause, pace),
    })
}
