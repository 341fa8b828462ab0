//! The shapes of the contract.

use super::{Json, ToJson};
use crate::arbiter::act::{Act, Deed, Found};
use crate::arbiter::obligation::Obligation;
use crate::arbiter::outcome::Outcome;
use crate::arbiter::ruling::{Fact, Nearest, PassedOver, Ruling};
use crate::arbiter::snapshot::{ClaimState, ClockState, GameState, MadeMove, Misplaced, MoveText};
use crate::chess::{Color, Repair, WhyIllegal};

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
        if self.clock != [0; 2] {
            json.name("clock").open('{');
            for (color, &time) in Color::ALL.into_iter().zip(&self.clock) {
                if time != 0 {
                    json.name(color.name()).signed(time);
                }
            }
            json.close('}');
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
            Fact::Time(time) => json.signed(*time),
            Fact::Moves(moves) => json.strings(moves),
            Fact::PassedOver(pieces) => pieces.as_slice().write(json),
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

impl ToJson for PassedOver {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("square").square(self.square);
        json.name("role").string(self.role.name());
        json.name("reason").string(self.reason);
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

impl ToJson for MadeMove {
    fn write(&self, json: &mut Json) {
        json.open('{');
        json.name("ply").number(self.ply as u64);
        json.name("uci").string(&self.uci);
        json.name("san").string(&self.san);
        json.name("fen").string(&self.fen);
        json.name("color").color(self.color);
        if let Some(remaining) = self.remaining {
            json.name("remaining").signed(remaining);
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
        match self.illegal_moves_to_forfeit {
            Some(limit) => json.name("illegalMovesToForfeit").number(limit.into()),
            None => json.name("illegalMovesToForfeit").null(),
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
    fn write_arbiter_fields(&self, json: &mut Json) {
        match self {
            Deed::Flag { color } => json.name("color").color(*color),
            Deed::SetClock { white, black } => {
                for (name, time) in [("white", white), ("black", black)] {
                    if let Some(time) = time {
                        json.name(name).signed(*time);
                    }
                }
            }
            Deed::Object { ground } => json.name("ground").string(ground.name()),
            Deed::Write { text } => json.name("move").string(text),
            Deed::Irregularity { kind, found } => {
                json.name("kind").string(kind.name());
                if let Some(found) = found {
                    found.write(json.name("found"));
                }
            }
            Deed::Arrive { color, late } => {
                json.name("color").color(*color);
                json.name("late").signed(*late);
            }
            Deed::Adjourn { sealed } => json.name("sealed").string(sealed),
            Deed::ResumeSession { present: Some(present) } => {
                json.name("present").open('[');
                for &color in present {
                    json.color(color);
                }
                json.close(']');
            }
            Deed::Decide { upheld, time } => {
                json.name("upheld").boolean(*upheld);
                if let Some(time) = time {
                    json.name("time").signed(*time);
                }
            }
            Deed::Penalise { color, penalty, time, reason } => {
                json.name("color").color(*color);
                json.name("penalty").string(penalty.name());
                if let Some(time) = time {
                    json.name("time").signed(*time);
                }
                json.name("reason").string(reason);
            }
            _ => {}
        }
    }

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
            Deed::Pause | Deed::Resume | Deed::Tick => {}
            _ => self.write_arbiter_fields(json),
        }
    }
}

impl ToJson for Found {
    fn write(&self, json: &mut Json) {
        json.open('{');
        for (name, moves) in [("movesByWhite", self.moves_by_white), ("movesByBlack", self.moves_by_black)] {
            if let Some(moves) = moves {
                json.name(name).number(moves.into());
            }
        }
        if let Some(share) = self.first_period_used {
            json.name("firstPeriodUsed").ten_thousandths(share);
        }
        json.close('}');
    }
}
