// @ts-check
/**
 * The tables of the board, row by row: what a gesture does (acts), what it leads to (phase), what is marked, and what is
 * heard, in English and in Chinese. The arbiter is the real one.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Bench } from "./board-bench.mjs";

/** @typedef {import("./board-bench.mjs").Wanted} Wanted */
/**
 * @typedef {object} Row
 * @property {string} [fen]
 * @property {string} [mode]  otb unless said otherwise
 * @property {Wanted} [with]  what else is wanted of the board
 * @property {(bench: Bench) => unknown} [before]
 * @property {(bench: Bench) => unknown} when
 * @property {object[]} acts
 * @property {string} phase
 * @property {string[]} [marks]  all of them, unless there is nothing to say of them
 * @property {RegExp | ""} en  "": nothing is said
 * @property {RegExp | ""} zh
 */

const OUTSIDE = /** @type {[number, number]} */ ([9.5, 4]);
const BATTLE = "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3";
const PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
const CASTLING = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
const PROMOTION = "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1";
const GUIDED = "assist";

const touch = (/** @type {string | string[]} */ square) => ({ act: "touch", square });
const lift = (/** @type {string} */ square) => ({ act: "lift", square });
const release = (/** @type {string} */ from, /** @type {string | null} */ to) => ({ act: "release", from, to });
const remove = (/** @type {string} */ square) => ({ act: "remove", square });
const press = (/** @type {string} */ by) => ({ act: "pressClock", by });

/** @type {Record<string, Row>} */
const MOUSE = {
  "M1: hovering is looking": { when: ({ hand }) => hand.move("e2").move("e4"), acts: [], phase: "idle", marks: [], en: "", zh: "" },
  "M2: a click touches": {
    when: ({ hand }) => hand.click("g1"), acts: [touch("g1")], phase: "bound", marks: ["ring-binding g1"],
    en: /White touched the knight on g1: it must move \(4\.3\.1\)/, zh: /白方触摸了 g1 的马，必须走这枚棋子（第4\.3\.1条）/,
  },
  "M3: a press that is held touches while the button is down": {
    when: ({ hand }) => hand.down("g1").feed({ type: "hold", id: 1 }), acts: [touch("g1")], phase: "bound", marks: ["ring-binding g1"], en: /\(4\.3\.1\)/, zh: /第4\.3\.1条/,
  },
  "M4: let go before it has left its square the piece is touched only": {
    when: ({ hand }) => hand.down("g1").move("g1", 0.3).up("g1", 0.3), acts: [touch("g1")], phase: "bound", marks: ["ring-binding g1"], en: /it must move/, zh: /必须走/,
  },
  "M4: once it has left its square it is in the hand": {
    when: ({ hand }) => hand.carry("g1", "g2"), acts: [touch("g1"), lift("g1")], phase: "held", marks: ["ring-binding g1", "held g1"], en: /it must move/, zh: /必须走/,
  },
  "M5: over other squares nothing is done, nor shown over the board": {
    before: ({ hand }) => hand.carry("e2", "e4"), when: ({ hand }) => hand.move("a8").move("e5"), acts: [], phase: "held", marks: ["ring-binding e2", "held e2"], en: "", zh: "",
  },
  "M6: let go on a legal square the move is made": {
    when: ({ hand }) => hand.drag("e2", "e4"), acts: [touch("e2"), lift("e2"), release("e2", "e4")], phase: "made", marks: ["last-move e2", "last-move e4"],
    en: /White has made the move e4: .*\(4\.7\)\. Press the clock to complete it\.$/, zh: /白方走出 e4，.*（第4\.7条）。请按钟，着法才算完成。$/,
  },
  "M7: let go on an illegal square it lies there, over the board": {
    when: ({ hand }) => hand.drag("e2", "e6"), acts: [touch("e2"), lift("e2"), release("e2", "e6")], phase: "misplaced", marks: ["displaced e6", "ring-binding e6"],
    en: /pawn from e2 cannot go to e6: it lies there, no move is made, and the touch still binds/, zh: /e2.*e6/,
  },
  "M7: guided it goes home": {
    mode: GUIDED, when: ({ hand }) => hand.drag("g1", "g5"), acts: [touch("g1"), lift("g1"), release("g1", "g5")], phase: "bound", marks: ["ring-binding g1", "target f3", "target h3"],
    en: /knight cannot go from g1 to g5: it goes back, and the touch still binds/, zh: /g1.*g5/,
  },
  "M8: let go on its own square it is put back, and must still move": {
    when: ({ hand }) => hand.carry("g1", "f3").move("g1").up("g1"), acts: [touch("g1"), lift("g1"), release("g1", "g1")], phase: "bound", marks: ["ring-binding g1"],
    en: /put the knight back on g1, but the touch still binds \(4\.3\.1\)/, zh: /g1.*第4\.3\.1条/,
  },
  "M9: let go outside it lies beside the board, over the board": {
    when: ({ hand }) => hand.drag("g1", OUTSIDE), acts: [touch("g1"), lift("g1"), release("g1", null)], phase: "misplaced", marks: ["displaced g1", "ring-binding g1"],
    en: /put the knight from g1 down beside the board.*touch still binds/, zh: /g1.*棋盘/,
  },
  "M9: guided it goes home": {
    mode: GUIDED, when: ({ hand }) => hand.drag("g1", OUTSIDE), acts: [touch("g1"), lift("g1"), release("g1", null)], phase: "bound", marks: ["ring-binding g1", "target f3", "target h3"],
    en: /beside the board.*goes back to g1, and the touch still binds/, zh: /g1/,
  },
  "M10: broken off before the touch nothing has happened": { when: ({ hand }) => hand.down("g1").feed({ type: "abort" }).up("g1"), acts: [], phase: "idle", marks: [], en: "", zh: "" },
  "M11: broken off after the lift the piece goes home": {
    when: ({ hand }) => hand.carry("g1", "f3").feed({ type: "abort" }), acts: [touch("g1"), lift("g1"), release("g1", "g1")], phase: "bound", marks: ["ring-binding g1"], en: /touch still binds/, zh: /g1/,
  },
  "M12: another own piece is touched besides, and the first one binds": {
    before: ({ hand }) => hand.click("g1"), when: ({ hand }) => hand.click("b1"), acts: [touch("b1")], phase: "bound", marks: ["ring-binding g1", "ring-also b1 2"],
    en: /b1.*g1.*\(4\.3\.1\)/, zh: /b1.*g1.*第4\.3\.1条/,
  },
  "M13: a click on a target sets the touched piece there": {
    before: ({ hand }) => hand.click("g1"), when: ({ hand }) => hand.click("f3"), acts: [lift("g1"), release("g1", "f3")], phase: "made", marks: ["last-move g1", "last-move f3"],
    en: /White has made the move Nf3.*\(4\.7\)/, zh: /白方走出 Nf3.*第4\.7条/,
  },
  "M14: a click on an impossible square is nothing over the board": {
    before: ({ hand }) => hand.click("g1"), when: ({ hand }) => hand.click("e5"), acts: [], phase: "bound", marks: ["ring-binding g1"], en: "", zh: "",
  },
  "M14: guided it is remarked on": {
    mode: GUIDED, before: ({ hand }) => hand.click("g1"), when: ({ hand }) => hand.click("e5"), acts: [], phase: "bound", en: /^The touched piece cannot go to e5\.$/, zh: /^所触摸的棋子不能走到 e5。$/,
  },
  "M15: an enemy piece that can be captured must be": {
    fen: BATTLE, when: ({ hand }) => hand.click("d5"), acts: [touch("d5")], phase: "bound", marks: ["bracket d5"], en: /touched.*pawn on d5.*captur.*\(4\.3\.2\)/, zh: /d5 的兵.*吃.*第4\.3\.2条/,
  },
  "M15: one that cannot be captured binds nothing": {
    fen: BATTLE, when: ({ hand }) => hand.click("f6"), acts: [touch("f6")], phase: "idle", marks: ["ring-free f6"], en: /knight on f6.*any legal move.*\(4\.5\)/, zh: /f6 的马.*第4\.5条/,
  },
  "M16: an own piece touched after it must capture it if it can": {
    fen: BATTLE, before: ({ hand }) => hand.click("d5"), when: ({ hand }) => hand.click("e4"), acts: [touch("e4")], phase: "bound", marks: ["ring-binding e4", "bracket d5"],
    en: /e4.*d5.*\(4\.3\.3\)/, zh: /e4.*d5.*第4\.3\.3条/,
  },
  "M16: and then goes to the square of the captured piece": {
    fen: BATTLE, before: ({ hand }) => hand.click("d5").click("e4"), when: ({ hand }) => hand.click("d5"), acts: [lift("e4"), release("e4", "d5")], phase: "made", marks: ["last-move e4", "last-move d5"],
    en: /exd5.*\(4\.7\.1\)/, zh: /exd5.*第4\.7\.1条/,
  },
  "M16: en passant the target lies behind the captured pawn": {
    fen: PASSANT, before: ({ hand }) => hand.click("d5").click("e5"), when: ({ hand }) => hand.click("d6"), acts: [lift("e5"), release("e5", "d6")], phase: "capturing",
    en: /now take the captured piece off d5; until then the move is not made/, zh: /d5/,
  },
  "M17: the enemy piece taken off first": {
    fen: BATTLE, when: ({ hand }) => hand.drag("d5", OUTSIDE), acts: [touch("d5"), remove("d5")], phase: "capturing", marks: [],
    en: /d5 is off the board: now make the capture.*\(4\.7\.1\)/, zh: /d5.*第4\.7\.1条/,
  },
  "M18: the enemy piece that the touched one can take is captured": {
    fen: BATTLE, before: ({ hand }) => hand.click("e4"), when: ({ hand }) => hand.drag("e4", "d5"), acts: [lift("e4"), release("e4", "d5")], phase: "made", marks: ["last-move e4", "last-move d5"],
    en: /exd5.*\(4\.7\.1\)/, zh: /exd5.*第4\.7\.1条/,
  },
  "M19: one that it cannot take is touched over the board, and the first touch binds": {
    fen: BATTLE, before: ({ hand }) => hand.click("e4"), when: ({ hand }) => hand.click("f6"), acts: [touch("f6")], phase: "bound", marks: ["ring-binding e4", "ring-also f6 2"],
    en: /f6.*e4/, zh: /f6.*e4/,
  },
  "M19: guided it is remarked on": {
    fen: BATTLE, mode: GUIDED, before: ({ hand }) => hand.click("e4"), when: ({ hand }) => hand.click("f6"), acts: [], phase: "bound", en: /cannot go to f6/, zh: /不能走到 f6/,
  },
  "M20: who does not have the move is told so": {
    with: { attributes: { side: "black" } }, when: ({ hand }) => hand.click("e7"), acts: [], phase: "idle", marks: [], en: /^It is the other side's move\.$/, zh: /^现在轮到对方走子。$/,
  },
  "M21: under j'adoube pieces of both colours are straightened": {
    before: (bench) => { bench.play.adjust(true); bench.settle(); }, when: ({ hand }) => hand.click("g1").click("e7"), acts: [{ act: "adjust", square: "g1" }, { act: "adjust", square: "e7" }], phase: "idle", marks: [],
    en: /said j'adoube first.*g1 creates no duty \(4\.2\.1\).*e7/, zh: /g1.*第4\.2\.1条.*e7/,
  },
  "M22: under j'adoube no piece leaves its square": {
    before: (bench) => { bench.play.adjust(true); bench.settle(); }, when: ({ hand }) => hand.drag("g1", "f3"), acts: [{ act: "adjust", square: "g1" }], phase: "idle", marks: [],
    en: /Adjusting only: the piece stays on its square\./, zh: /只能摆正：棋子不得离开原格。/,
  },
  "M23: j'adoube after a touch comes too late": {
    before: ({ hand }) => hand.click("g1"), when: (bench) => bench.play.adjust(true), acts: [{ act: "adjust", square: "g1" }], phase: "bound", marks: ["ring-binding g1"],
    en: /j'adoube must be said before touching, so the touch counts \(4\.2\.1\)/, zh: /第4\.2\.1条/,
  },
  "M24: the press completes the move": {
    before: ({ hand }) => hand.drag("e2", "e4"), when: (bench) => bench.play.press("button", "white"), acts: [press("white")], phase: "idle", marks: ["last-move e2", "last-move e4"],
    en: /completed the move e4 by pressing the clock \(6\.2\.1\)/, zh: /按钟.*e4.*第6\.2\.1条/,
  },
  "M25: a press without a move is a completed illegal move": {
    when: (bench) => bench.play.press("button", "white"), acts: [press("white")], phase: "idle", marks: [], en: /without having made a move.*\(7\.5\.5\).*first illegal move by White/, zh: /没有走棋就按了钟.*第7\.5\.5条.*首次违例/,
  },
  "M25: guarded it is only remarked on": {
    mode: GUIDED, when: (bench) => bench.play.press("button", "white"), acts: [], phase: "idle", marks: [], en: /no move yet that pressing the clock could complete/, zh: /还没有走子/,
  },
  "M26: pressed with a misplaced piece: restored, and the touched piece must move": {
    before: ({ hand }) => hand.drag("g1", "g5"), when: (bench) => bench.play.press("button", "white"), acts: [press("white")], phase: "bound", marks: ["ring-binding g1"],
    en: /no legal move \(7\.5\.5\).*first illegal move by White.*knight on g1 was touched: it must move/, zh: /不是合规着法（第7\.5\.5条）.*首次违例.*g1 的马已被触摸，必须走/,
  },
  "M26: pressed in the middle of castling: that castling must be made": {
    fen: CASTLING, before: ({ hand }) => hand.drag("e1", "g1"), when: (bench) => bench.play.press("button", "white"), acts: [press("white")], phase: "bound", en: /first illegal move by White.*Castling kingside.*\(4\.7\.2\)/, zh: /首次违例.*短易位已经开始，必须走完（第4\.7\.2条）/,
  },
  "M27: the opponent may touch before the press, and the press still counts": {
    before: ({ hand }) => hand.drag("e2", "e4").click("e7"), when: (bench) => bench.play.press("button", "white"), acts: [press("white")], phase: "bound",
    marks: ["last-move e2", "last-move e4", "ring-binding e7"], en: /completed the move e4/, zh: /e4 这一着完成/,
  },
  "M28: the touch was an accident": {
    before: ({ hand }) => hand.click("g1"), when: (bench) => bench.do({ act: "accident", square: "g1" }), acts: [{ act: "accident", square: "g1" }], phase: "idle", marks: [],
    en: /accidental and does not count: nothing binds \(4\.2\.2\)/, zh: /g1.*第4\.2\.2条/,
  },
  "M29: other buttons do nothing": { when: ({ hand }) => hand.down("g1", { button: 2 }).up("g1"), acts: [], phase: "idle", marks: [], en: "", zh: "" },
  "M30: let go on an own piece it goes home, and that piece is not touched": {
    when: ({ hand }) => hand.drag("g1", "e2"), acts: [touch("g1"), lift("g1"), release("g1", "e2")], phase: "bound", marks: ["ring-binding g1"], en: /two pieces never share a square: it goes back to g1/, zh: /g1/,
  },
  "M30: and so it is on an enemy piece that cannot be taken": {
    fen: BATTLE, when: ({ hand }) => hand.drag("e4", "f6"), acts: [touch("e4"), lift("e4"), release("e4", "f6")], phase: "bound", marks: ["ring-binding e4"], en: /goes back to e4/, zh: /e4/,
  },
};

const FINGER = { device: /** @type {const} */ ("touch") };
/** @type {Record<string, Row>} */
const TOUCH = {
  "T2: a tap with jitter touches": { with: FINGER, when: ({ hand }) => hand.down("g1").move("g1", 0.15).up("g1", 0.15), acts: [touch("g1")], phase: "bound", marks: ["ring-binding g1"], en: /\(4\.3\.1\)/, zh: /第4\.3\.1条/ },
  "T3: the target follows the finger, and off the board it is given up": {
    with: FINGER, before: ({ hand }) => hand.click("g1"), when: ({ hand }) => hand.down("f3").move(OUTSIDE).up(OUTSIDE), acts: [], phase: "bound", marks: ["ring-binding g1"], en: "", zh: "",
  },
  "T4: a long press touches": { with: FINGER, when: ({ hand }) => hand.down("g1").feed({ type: "hold", id: 1 }).up("g1"), acts: [touch("g1")], phase: "bound", en: /\(4\.3\.1\)/, zh: /第4\.3\.1条/ },
  "T5: a drag makes the move": { with: FINGER, when: ({ hand }) => hand.drag("g1", "f3"), acts: [touch("g1"), lift("g1"), release("g1", "f3")], phase: "made", en: /Nf3/, zh: /Nf3/ },
  "T6: a swipe that the page takes over is no act": { with: FINGER, when: ({ hand }) => hand.down("e4").move("e5").feed({ type: "cancel", id: 1 }), acts: [], phase: "idle", marks: [], en: "", zh: "" },
  "T7: a second finger before the touch ends it": { with: FINGER, when: ({ hand }) => hand.down("e2").down("d2", { id: 2 }).up("e2"), acts: [], phase: "idle", marks: [], en: "", zh: "" },
  "T8: a palm touches nothing": { with: FINGER, when: ({ hand }) => hand.down("e2", { width: 1.5 }).up("e2"), acts: [], phase: "idle", marks: [], en: "", zh: "" },
  "T9: taken away by the system the piece goes home, and its touch stays": {
    with: FINGER, when: ({ hand }) => hand.carry("g1", "f3").feed({ type: "cancel", id: 1 }), acts: [touch("g1"), lift("g1"), release("g1", "g1")], phase: "bound", marks: ["ring-binding g1"], en: /touch still binds/, zh: /g1/,
  },
  "T10: king and rook together must castle": {
    fen: CASTLING, with: FINGER, when: ({ hand }) => hand.down("e1").down("h1", { id: 2 }).up("e1"), acts: [touch(["e1", "h1"])], phase: "bound", en: /castl.*\(4\.4\.1\)/, zh: /易位.*第4\.4\.1条/,
  },
  "T11: a double tap is one touch": { with: FINGER, before: ({ hand }) => hand.click("g1"), when: ({ hand }) => hand.click("g1"), acts: [], phase: "bound", marks: ["ring-binding g1"], en: /g1.*4\.3\.1/, zh: /g1.*4\.3\.1/ },
};

/** @type {Record<string, Row>} */
const KEYS = {
  "K6: Enter on an own piece touches it": { when: (bench) => bench.enter("g1"), acts: [touch("g1")], phase: "bound", marks: ["ring-binding g1"], en: /\(4\.3\.1\)/, zh: /第4\.3\.1条/ },
  "K7: Enter on a target makes the move": { before: (bench) => bench.enter("g1"), when: (bench) => bench.enter("f3"), acts: [lift("g1"), release("g1", "f3")], phase: "made", en: /Nf3/, zh: /Nf3/ },
  "K8: Enter on an enemy piece touches it": { fen: BATTLE, when: (bench) => bench.enter("d5"), acts: [touch("d5")], phase: "bound", marks: ["bracket d5"], en: /\(4\.3\.2\)/, zh: /第4\.3\.2条/ },
  "K9: Enter on the touched piece repeats what binds": {
    before: (bench) => bench.enter("g1"), when: (bench) => bench.enter("g1"), acts: [], phase: "bound", marks: ["ring-binding g1"], en: /knight on g1 must move|g1.*must move|must be moved.*g1/, zh: /g1.*必须走/,
  },
  "K10: U calls the touch accidental": {
    before: (bench) => bench.enter("g1"), when: (bench) => bench.do({ act: "accident", square: "g1" }), acts: [{ act: "accident", square: "g1" }], phase: "idle", marks: [], en: /\(4\.2\.2\)/, zh: /第4\.2\.2条/,
  },
  "K11: Escape puts a held piece down, and it must still move": {
    before: (bench) => bench.do({ act: "lift", square: "g1" }), when: (bench) => bench.do({ act: "release", from: "g1", to: "g1" }), acts: [release("g1", "g1")], phase: "bound", en: /touch still binds/, zh: /g1/,
  },
  "K12: J, then Enter straightens": {
    before: (bench) => { bench.play.adjust(true); bench.settle(); }, when: (bench) => bench.enter("e7"), acts: [{ act: "adjust", square: "e7" }], phase: "idle", marks: [], en: /\(4\.2\.1\)/, zh: /第4\.2\.1条/,
  },
  "K14: P presses the clock of whoever may press": {
    before: (bench) => bench.enter("e2", "e4"), when: (bench) => bench.play.press("keyboard"), acts: [press("white")], phase: "idle", en: /\(6\.2\.1\)/, zh: /第6\.2\.1条/,
  },
  "K17: an announced move is made whole": { when: (bench) => bench.do({ act: "play", move: "马f3" }), acts: [{ act: "play", move: "马f3" }], phase: "made", en: /Nf3/, zh: /Nf3/ },
  "K17: what is no legal move is no touch": { when: (bench) => bench.do({ act: "play", move: "Nf4" }), acts: [{ act: "play", move: "Nf4" }], phase: "idle", marks: [], en: /Nf4/, zh: /Nf4/ },
};

/** @type {Record<string, Row>} */
const FLOWS = {
  "F1: a touched piece that cannot move binds nothing, and the next one that can does": {
    before: ({ hand }) => hand.click("a1"), when: ({ hand }) => hand.click("g1"), acts: [touch("g1")], phase: "bound", marks: ["ring-binding g1", "ring-also a1 1"], en: /g1.*must move.*\(4\.3\.1\)/, zh: /g1.*必须走.*第4\.3\.1条/,
  },
  "F2: the king two squares away: castling has begun, and the rook is still to come": {
    fen: CASTLING, when: ({ hand }) => hand.drag("e1", "g1"), acts: [touch("e1"), lift("e1"), release("e1", "g1")], phase: "castling", en: /now put the rook from h1 on f1; until then the move is not made \(4\.7\.2\)/, zh: /h1.*f1.*第4\.7\.2条/,
  },
  "F2: guided the rook follows by itself": {
    fen: CASTLING, mode: GUIDED, when: ({ hand }) => hand.drag("e1", "g1"), acts: [touch("e1"), lift("e1"), release("e1", "g1"), release("h1", "f1")], phase: "made", en: /O-O.*\(4\.7\.2\)/, zh: /O-O.*第4\.7\.2条/,
  },
  "F3: king touched, then rook: that castling": { fen: CASTLING, before: ({ hand }) => hand.click("e1"), when: ({ hand }) => hand.click("h1"), acts: [touch("h1")], phase: "bound", en: /castl.*\(4\.4\.1\)/, zh: /易位.*第4\.4\.1条/ },
  "F3: if that castling is illegal another move of the king": {
    fen: "4k3/8/8/8/8/8/6r1/R3K2R w KQ - 0 1", before: ({ hand }) => hand.click("e1"), when: ({ hand }) => hand.click("h1"), acts: [touch("h1")], phase: "bound", en: /king.*\(4\.4\.3\)/, zh: /王.*第4\.4\.3条/,
  },
  "F4: rook touched, then king: no castling on that side, and the rook must move": {
    fen: CASTLING, before: ({ hand }) => hand.click("h1"), when: ({ hand }) => hand.click("e1"), acts: [touch("e1")], phase: "bound", en: /\(4\.4\.2\)/, zh: /第4\.4\.2条/,
  },
  "F5: the king on its own rook goes home": {
    fen: CASTLING, when: ({ hand }) => hand.drag("e1", "h1"), acts: [touch("e1"), lift("e1"), release("e1", "h1")], phase: "bound", marks: ["ring-binding e1"], en: /two pieces never share a square: it goes back to e1/, zh: /e1/,
  },
  "F5: in Chess960 that is castling": {
    fen: CASTLING, with: { chess960: true }, when: ({ hand }) => hand.drag("e1", "h1"), acts: [touch("e1"), lift("e1"), release("e1", "h1")], phase: "made", en: /O-O/, zh: /O-O/,
  },
  "F6: the pawn on the last rank waits for its new piece": {
    fen: PROMOTION, when: ({ hand }) => hand.drag("e7", "e8"), acts: [touch("e7"), lift("e7"), release("e7", "e8")], phase: "promoting", en: /promoted on e8: now put the new piece there/, zh: /e8/,
  },
  "F6: which is dragged out of the box": {
    fen: PROMOTION, before: ({ hand }) => hand.drag("e7", "e8"), when: ({ hand }) => hand.take("rook", { goal: "e8" }).move("e8").up("e8"), acts: [{ act: "promote", role: "rook" }], phase: "made",
    marks: ["last-move e7", "last-move e8"], en: /e8=R.*\(4\.7\.3\)/, zh: /e8=R.*第4\.7\.3条/,
  },
  "F7: the new piece first": {
    fen: PROMOTION, when: ({ hand }) => hand.take("queen").move("e8").up("e8"), acts: [{ act: "promote", role: "queen", square: "e8" }], phase: "promoting",
    en: /new queen stands on e8: now take the pawn off e7; until then the move is not made \(4\.6\)/, zh: /e8.*e7/,
  },
  "F7: and then the pawn off": {
    fen: PROMOTION, before: ({ hand }) => hand.take("queen").move("e8").up("e8"), when: ({ hand }) => hand.drag("e7", OUTSIDE), acts: [remove("e7")], phase: "made", en: /e8=Q.*\(4\.7\.3\)/, zh: /e8=Q.*第4\.7\.3条/,
  },
  "F8: pressed with the pawn left there: it becomes a queen, and that is an illegal move": {
    fen: PROMOTION, before: ({ hand }) => hand.drag("e7", "e8"), when: (bench) => bench.play.press("button", "white"), acts: [press("white")], phase: "idle",
    en: /first illegal move by White.*becomes a queen \(7\.5\.2\)/, zh: /第7\.5\.2条/,
  },
  "F9: the capture is made when the enemy piece is off and the other has been let go": {
    fen: BATTLE, before: ({ hand }) => hand.drag("d5", OUTSIDE), when: ({ hand }) => hand.drag("e4", "d5"), acts: [touch("e4"), lift("e4"), release("e4", "d5")], phase: "made", en: /exd5.*\(4\.7\.1\)/, zh: /exd5.*第4\.7\.1条/,
  },
  "F10: as long as it is in the hand every square is open": {
    when: ({ hand }) => hand.carry("g1", "f3").move("h3").up("h3"), acts: [touch("g1"), lift("g1"), release("g1", "h3")], phase: "made", en: /Nh3/, zh: /Nh3/,
  },
  "F11: a draw offered between move and press": {
    before: ({ hand }) => hand.drag("e2", "e4"), when: (bench) => bench.do({ act: "offerDraw", by: "white" }), acts: [{ act: "offerDraw", by: "white" }], phase: "made", en: /offer.*\(9\.1\.2\.1\)/, zh: /提和.*第9\.1\.2/,
  },
  "F11: a touch refuses the offer": {
    before: (bench) => { bench.hand.drag("e2", "e4"); bench.do({ act: "offerDraw", by: "white" }); }, when: ({ hand }) => hand.click("e7"), acts: [touch("e7")], phase: "bound", en: /offer.*\(9\.1\.2\)/, zh: /第9\.1\.2/,
  },
  "F12: a wrong claim costs time and stays an offer": {
    with: { attributes: { clock: "5400" } }, before: ({ hand }) => hand.drag("e2", "e4"), when: (bench) => bench.do({ act: "claimDraw", ground: "threefold" }), acts: [{ act: "claimDraw", ground: "threefold" }], phase: "made",
    en: /claim is wrong.*\(9\.5\.3\)/, zh: /第9\.5\.3条/,
  },
  "F13: a claim with a written move that is wrong binds to that move": {
    before: ({ hand }) => hand.drag("e2", "e4"), when: (bench) => bench.do({ act: "claimDraw", ground: "threefold", move: "e5" }), acts: [{ act: "claimDraw", ground: "threefold", move: "e5" }], phase: "made",
    en: /claim is wrong.*\(9\.5\.3\).*e5|e5.*claim is wrong/, zh: /e5.*第9\.5\.3条|第9\.5\.3条.*e5/,
  },
  "F16: a claim is also an offer, which the opponent may accept": {
    before: (bench) => { bench.hand.drag("e2", "e4"); bench.hand.drag("e7", "e5"); bench.do({ act: "claimDraw", ground: "threefold" }); }, when: (bench) => bench.do({ act: "acceptDraw", by: "black" }),
    acts: [{ act: "acceptDraw", by: "black" }], phase: "over", en: /1\/2-1\/2/, zh: /1\/2-1\/2/,
  },
  "F14: after a touch no claim": {
    before: ({ hand }) => hand.click("g1"), when: (bench) => bench.do({ act: "claimDraw", ground: "threefold" }), acts: [{ act: "claimDraw", ground: "threefold" }], phase: "bound", en: /may not claim a draw.*\(9\.4\)/, zh: /第9\.4条/,
  },
  "F18: a fallen flag loses, if the opponent can still checkmate": {
    with: { attributes: { clock: "300" } }, when: (bench) => bench.do({ act: "flag", color: "white" }), acts: [{ act: "flag", color: "white" }], phase: "over", en: /0-1.*\(6\.9\)/, zh: /0-1.*第6\.9条/,
  },
  "F19: resigning": { when: (bench) => bench.do({ act: "resign", by: "white" }), acts: [{ act: "resign", by: "white" }], phase: "over", en: /resign/, zh: /认输/ },
};

for (const [name, rows] of /** @type {const} */ ([["mouse", MOUSE], ["finger", TOUCH], ["keys", KEYS], ["flows", FLOWS]])) {
  describe(name, () => {
    for (const [title, row] of Object.entries(rows)) {
      for (const lang of /** @type {const} */ (["en", "zh-CN"])) test(`${title} (${lang})`, () => check(row, lang));
    }
  });
}

/** @param {Row} row @param {"en" | "zh-CN"} lang */
function check(row, lang) {
  const bench = new Bench(lang, { fen: row.fen, ...row.with, attributes: { mode: row.mode ?? "otb", ...row.with?.attributes } });
  row.before?.(bench);
  bench.begin();
  row.when(bench);
  assert.deepEqual(bench.acts, row.acts);
  assert.equal(bench.state.phase, row.phase);
  if (row.marks) assert.deepEqual(bench.marks, row.marks);
  const wanted = lang === "en" ? row.en : row.zh;
  if (wanted === "") assert.equal(bench.heard, "");
  else assert.match(bench.heard, wanted);
  if (lang === "zh-CN") assert.doesNotMatch(bench.heard.replace(/\b(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?)\b/g, ""), /[A-Za-z]{2,}/, "nothing of another language is said");
}
