// The package's types against the contract. What the package gives must be what the contract promises, and what the
// contract lets people pass the package must take. The package may add; it must not contradict. Nothing here runs.
import type * as contract from "../contract.js";
import type * as element from "../../www/element/index.js";
import type * as facade from "../../www/engine/core.js";
import type * as shipped from "adoube";
import type * as shippedBoard from "adoube/board";

/** An instance can only come from the package, so that its classes stand for the contract's where they are passed. */
type Passed<T> = T extends contract.Position ? shipped.Position
  : T extends contract.Game ? shipped.Game
  : T extends contract.Line ? shipped.Line
  : T extends contract.PgnStream ? shipped.PgnStream
  : T extends contract.AdoubeError ? shipped.AdoubeError
  : T;
type PassedAll<P extends unknown[]> = { [I in keyof P]: Passed<P[I]> };

type Fault<Text extends string, Found, Wanted> = { fault: Text; found: Found; wanted: Wanted };

/** The compiler compares the parameters of methods and constructors in either direction; here only the safe one counts. */
type Takes<Ours, Theirs> = Theirs extends abstract new (...args: infer P) => unknown
  ? Ours extends abstract new (...args: infer Q) => unknown
    ? PassedAll<P> extends Q ? true : Fault<"constructor takes too little", Q, P>
    : Fault<"no class", Ours, Theirs>
  : Theirs extends (...args: infer P) => unknown
    ? Ours extends (...args: infer Q) => unknown
      ? PassedAll<P> extends Q ? true : Fault<"takes too little", Q, P>
      : Fault<"no function", Ours, Theirs>
    : true;

type Fits<Ours, Theirs> = Ours extends Theirs ? Takes<Ours, Theirs> : Fault<"is not what was promised", Ours, Theirs>;

/** true for every member of the contract that the package has as promised. */
type Members<Ours, Theirs> = { [K in keyof Theirs]: K extends keyof Ours ? Fits<Ours[K], Theirs[K]> : Fault<"missing", never, Theirs[K]> };

type AllTrue<T> = { [K in keyof T]: true };

function asPromised<_Checked extends AllTrue<_Checked>>() {}

asPromised<Members<typeof shipped, typeof contract>>();
asPromised<Members<shipped.Position, contract.Position>>();
asPromised<Members<shipped.Line, contract.Line>>();
asPromised<Members<shipped.Game, contract.Game>>();
asPromised<Members<typeof shipped.Game, typeof contract.Game>>();
asPromised<Members<shipped.PgnStream, contract.PgnStream>>();
asPromised<Members<shipped.AdoubeError, contract.AdoubeError>>();

// Plain values, by name: `given` by the package, `passed` to it.
type Assignable<From extends To, To> = [From, To];

export type Given = [
  Assignable<shipped.Color, contract.Color>,
  Assignable<shipped.Role, contract.Role>,
  Assignable<shipped.PromotionRole, contract.PromotionRole>,
  Assignable<shipped.Move, contract.Move>,
  Assignable<shipped.Ruling, contract.Ruling>,
  Assignable<shipped.Obligation, contract.Obligation>,
  Assignable<shipped.Phase, contract.Phase>,
  Assignable<shipped.Result, contract.Result>,
  Assignable<shipped.GameState, contract.GameState>,
  Assignable<shipped.Act, contract.Act>,
  Assignable<shipped.PgnGame, contract.PgnGame>,
  Assignable<shipped.PgnMove, contract.PgnMove>,
  Assignable<shipped.PgnError, contract.PgnError>,
];

export type PassedIn = [
  Assignable<contract.Color, shipped.Color>,
  Assignable<contract.PromotionRole, shipped.PromotionRole>,
  Assignable<contract.GameOptions, shipped.GameOptions>,
  Assignable<contract.Act, shipped.Act>,
  Assignable<contract.Ruling, shipped.Ruling>,
  Assignable<contract.Obligation, shipped.Obligation>,
  Assignable<contract.Phase, shipped.Phase>,
  Assignable<contract.Result, shipped.Result>,
  Assignable<contract.GameState, shipped.GameState>,
  Assignable<contract.PgnGame, shipped.PgnGame>,
];

// The written types against the code: what its comments say it takes and gives must be what we publish.
export type Written = [
  Assignable<typeof facade, Omit<typeof shipped, "default" | "initSync">>,
  Assignable<facade.Position, shipped.Position>,
  Assignable<facade.Line, shipped.Line>,
  Assignable<facade.Game, shipped.Game>,
  Assignable<facade.PgnStream, shipped.PgnStream>,
  Assignable<element.AdoubeBoard, shippedBoard.AdoubeBoard>,
  Assignable<Omit<typeof element.AdoubeBoard, "prototype">, Omit<typeof shippedBoard.AdoubeBoard, "prototype">>,
];
