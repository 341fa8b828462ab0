//! Under which number each clause stands, edition by edition.

mod fide_1993;
mod fide_2009;
mod fide_2014;
mod fide_2017;
mod fide_2018;
mod fide_2023;
mod movement;
mod us_chess;

pub(super) use fide_1993::fide_1993;
pub(super) use fide_2009::fide_2009;
pub(super) use fide_2014::fide_2014;
pub(super) use fide_2017::fide_2017;
pub(super) use fide_2018::fide_2018;
pub(super) use fide_2023::fide_2023;
pub(super) use us_chess::us_chess;
