//! Acts and options out of whatever JavaScript hands over. Each field is looked at by itself, so that an error can say
//! which it was; nothing that is handed over can do more than make the act be refused.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

use super::error::{Fault, fen_fault};
use crate::arbiter::{Act, ClaimGround, Deed, Options, Supervision};
use crate::chess::{Color, FenMode, Position, Role, Square};
use crate::clock::{DelayKind, Period, TimeControl};
use crate::laws::Laws;

/// The largest whole number that JavaScript can tell from its neighbours.
const LARGEST: f64 = 9_007_199_254_740_991.0;

/// The fields of an object, and the code of the error when one of them is wrong.
struct Fields<'a> {
    object: &'a JsValue,
    code: &'static str,
    /// What the error calls the place: `field` of an act, `option` of a game.
    place: &'static str,
}

impl Fields<'_> {
    fn wrong(&self, field: &str, expected: &str) -> JsValue {
        let value = self.get(field).unwrap_or(JsValue::UNDEFINED);
        Fault::new(self.code).with(self.place, field).with("expected", expected).value(&value).throw()
    }

    /// `None` when the field is absent; a getter that throws counts as a field of the wrong kind.
    fn get(&self, field: &str) -> Option<JsValue> {
        Reflect::get(self.object, &field.into()).ok().filter(|value| !value.is_undefined())
    }

    fn text(&self, field: &str) -> Result<String, JsValue> {
        self.get(field).and_then(|value| value.as_string()).ok_or_else(|| self.wrong(field, "a string"))
    }

    fn optional<T>(&self, field: &str, read: impl FnOnce(&Self, &str) -> Result<T, JsValue>) -> Result<Option<T>, JsValue> {
        match Reflect::get(self.object, &field.into()) {
            Ok(value) if value.is_undefined() => Ok(None),
            _ => read(self, field).map(Some),
        }
    }

    fn flag(&self, field: &str) -> Result<bool, JsValue> {
        self.get(field).and_then(|value| value.as_bool()).ok_or_else(|| self.wrong(field, "true or false"))
    }

    fn square(&self, field: &str) -> Result<Square, JsValue> {
        let value = self.get(field).unwrap_or(JsValue::UNDEFINED);
        square(&value).unwrap_or_else(|| Err(self.wrong(field, "a square")))
    }

    fn squares(&self, field: &str) -> Result<Vec<Square>, JsValue> {
        let value = self.get(field).unwrap_or(JsValue::UNDEFINED);
        if !Array::is_array(&value) {
            return self.square(field).map(|square| vec![square]);
        }
        let list = Array::from(&value);
        let expected = "a square or a list of 1 to 64 squares";
        if list.length() == 0 || list.length() > 64 {
            return Err(self.wrong(field, expected));
        }
        list.iter().map(|value| square(&value).unwrap_or_else(|| Err(self.wrong(field, expected)))).collect()
    }

    fn color(&self, field: &str) -> Result<Color, JsValue> {
        let color = self.get(field).and_then(|value| value.as_string()).and_then(|name| Color::from_name(&name));
        color.ok_or_else(|| self.wrong(field, "\"white\" or \"black\""))
    }

    fn time(&self, field: &str) -> Result<u64, JsValue> {
        let whole = |time: &f64| *time >= 0.0 && *time <= LARGEST && time.fract() == 0.0;
        let time = self.get(field).and_then(|value| value.as_f64()).filter(whole);
        time.map(|time| time as u64).ok_or_else(|| self.wrong(field, "a whole number of milliseconds"))
    }

    /// The text of PGN, or the periods.
    fn time_control(&self, field: &str) -> Result<Option<TimeControl>, JsValue> {
        let expected = "a time control such as \"5400+30\", or a list of periods";
        let value = self.get(field).unwrap_or(JsValue::UNDEFINED);
        let read = match value.as_string() {
            Some(text) => TimeControl::read(&text).ok(),
            None if Array::is_array(&value) => {
                let periods: Option<Vec<Period>> = Array::from(&value).iter().map(|value| period(&value)).collect();
                periods.and_then(|periods| TimeControl::new(periods).ok()).map(Some)
            }
            None => None,
        };
        read.ok_or_else(|| self.wrong(field, expected))
    }

    fn role(&self, field: &str) -> Result<Role, JsValue> {
        let role = self.get(field).and_then(|value| value.as_string()).and_then(|name| Role::from_name(&name));
        role.filter(|role| Role::PROMOTIONS.contains(role))
            .ok_or_else(|| self.wrong(field, "\"knight\", \"bishop\", \"rook\" or \"queen\""))
    }

    fn ground(&self, field: &str) -> Result<ClaimGround, JsValue> {
        match self.get(field).and_then(|value| value.as_string()).as_deref() {
            Some("threefold") => Ok(ClaimGround::Threefold),
            Some("fifty") => Ok(ClaimGround::Fifty),
            _ => Err(self.wrong(field, "\"threefold\" or \"fifty\"")),
        }
    }
}

/// `None`: no string; an error: a string that is no square.
fn square(value: &JsValue) -> Option<Result<Square, JsValue>> {
    let name = value.as_string()?;
    Some(name.parse().map_err(|_| Fault::new("bad-square").value(value).throw()))
}

/// Reads one period of a time control.
fn period(value: &JsValue) -> Option<Period> {
    let fields = Fields { object: value, code: "bad-option", place: "option" };
    if !value.is_object() {
        return None;
    }
    let number = |name: &str| fields.optional(name, Fields::time).ok();
    let time = |name: &str| number(name).map(|time| time.unwrap_or(0) as i64);
    let kind = match fields.optional("delayKind", Fields::text).ok()?.as_deref() {
        None | Some("simple") => DelayKind::Simple,
        Some("bronstein") => DelayKind::Bronstein,
        Some(_) => return None,
    };
    let moves = number("moves")?.map(|moves| u32::try_from(moves).ok());
    Some(Period {
        moves: if moves == Some(None) { return None } else { moves.flatten() },
        time: time("time")?,
        increment: time("increment")?,
        delay: time("delay")?,
        delay_kind: kind,
    })
}

/// Reads an act.
pub(super) fn act(value: &JsValue) -> Result<Act, JsValue> {
    let fields = Fields { object: value, code: "bad-act", place: "field" };
    if !value.is_object() || Array::is_array(value) {
        return Err(Fault::new("bad-act").with("field", "act").with("expected", "an object with a field \"act\"").throw());
    }
    let deed = deed(&fields, &fields.text("act")?)?;
    let by = fields.optional("by", Fields::color)?;
    let at = fields.optional("at", Fields::time)?;
    Ok(Act { by, at, deed })
}

fn deed(fields: &Fields<'_>, name: &str) -> Result<Deed, JsValue> {
    Ok(match name {
        "touch" => Deed::Touch { square: fields.squares("square")? },
        "lift" => Deed::Lift { square: fields.square("square")? },
        "accident" => Deed::Accident { square: fields.square("square")? },
        "adjust" => Deed::Adjust { square: fields.squares("square")? },
        "release" => {
            let from = fields.square("from")?;
            let aside = fields.get("to").is_some_and(|to| to.is_null());
            Deed::Release { from, to: if aside { None } else { Some(fields.square("to")?) } }
        }
        "remove" => Deed::Remove { square: fields.square("square")? },
        "promote" => {
            Deed::Promote { role: fields.role("role")?, square: fields.optional("square", Fields::square)? }
        }
        "play" => Deed::Play { text: fields.text("move")? },
        "pressClock" => Deed::PressClock,
        "offerDraw" => Deed::OfferDraw,
        "acceptDraw" => Deed::AcceptDraw,
        "declineDraw" => Deed::DeclineDraw,
        "claimDraw" => {
            Deed::ClaimDraw { ground: fields.ground("ground")?, text: fields.optional("move", Fields::text)? }
        }
        "resign" => Deed::Resign,
        _ => return Err(fields.wrong("act", "the name of an act")),
    })
}

const OPTIONS: [&str; 6] = ["fen", "chess960", "laws", "supervision", "clock", "tags"];

/// Reads the options of a game: its first position, and what it is played under.
pub(super) fn options(value: &JsValue) -> Result<(Position, Options), JsValue> {
    if value.is_undefined() {
        return Ok((Position::default(), Options::default()));
    }
    let fields = Fields { object: value, code: "bad-option", place: "option" };
    if !value.is_object() || Array::is_array(value) {
        return Err(Fault::new("bad-option").with("option", "options").with("expected", "an object").throw());
    }
    for name in Reflect::own_keys(value).unwrap_or_default().iter().filter_map(|name| name.as_string()) {
        if !OPTIONS.contains(&name.as_str()) && fields.get(&name).is_some() {
            return Err(fields.wrong(&name, "an option: fen, chess960, laws, supervision, clock or tags"));
        }
    }
    let chess960 = fields.optional("chess960", Fields::flag)?.unwrap_or(false);
    let laws = fields.optional("laws", Fields::text)?.map(|id| Laws::named(&id).ok_or(()));
    let laws = laws.transpose().map_err(|()| fields.wrong("laws", "the name of an edition"))?;
    let supervision = fields.optional("supervision", Fields::text)?.map(|name| Supervision::from_name(&name).ok_or(()));
    let supervision = supervision.transpose().map_err(|()| fields.wrong("supervision", "\"guided\" or \"arbiter\""))?;
    let first = match fields.optional("fen", Fields::text)? {
        None => Position::default().with_chess960(chess960),
        Some(fen) => {
            let mode = FenMode { chess960, strict: false };
            Position::from_fen(&fen, mode).map_err(|error| fen_fault(&error))?.0
        }
    };
    let supervision = supervision.unwrap_or_default();
    let time_control = fields.optional("clock", Fields::time_control)?.flatten();
    if time_control.is_some() && supervision != Supervision::Guided {
        return Err(fields.wrong("clock", "absent, but in guided supervision"));
    }
    Ok((first, Options { laws: laws.unwrap_or_default(), supervision, time_control }))
}
