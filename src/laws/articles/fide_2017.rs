//! The FIDE Laws in force from 1 July to 31 December 2017.

use super::super::{Clause, Pace};

pub(in crate::laws) fn fide_2017(clause: Clause, pace: Pace) -> Option<&'static str> {
    Some(match clause {
        Clause::PressWithoutMove => "7.8.1",
        Clause::TwoHands => "7.7.1",
        Clause::IllegalMovePenalty if pace != Pace::Standard => "A.4.2",
        Clause::IllegalMovePenalty => "7.5.3",
        _ => return super::fide_2018(clause, pace),
    })
}
