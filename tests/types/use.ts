// What a TypeScript program must be able to rely on, and what the compiler must refuse. Nothing here runs.
import { AdoubeError, Game, Line, Position, article, describe, localizeSan } from "adoube";
import type { Act, Obligation, Phase, Result, Ruling } from "adoube";

/** A union is closed: a switch over all of it leaves nothing. */
export function hand(act: Act): string {
  switch (act.act) {
    case "touch":
    case "adjust":
      return [act.square].flat().join(" ");
    case "lift":
    case "accident":
    case "remove":
      return act.square;
    case "release":
      return `${act.from} ${act.to ?? "off the board"}`;
    case "promote":
      return act.square ?? act.role;
    case "play":
      return act.move;
    case "claimDraw":
      return act.move ?? act.ground;
    case "pressClock":
    case "offerDraw":
    case "acceptDraw":
    case "declineDraw":
    case "resign":
    case "pause":
    case "resume":
    case "tick":
      return act.by ?? "";
    case "flag":
    case "arrive":
      return act.color;
    case "setClock":
      return `${act.white ?? 0} ${act.black ?? 0}`;
    case "object":
      return act.ground;
    case "write":
      return act.move;
    case "irregularity":
      return `${act.kind} ${act.found?.firstPeriodUsed ?? 0}`;
    case "adjourn":
      return act.sealed;
    case "resumeSession":
      return (act.present ?? []).join(" ");
    case "decide":
      return act.upheld ? "yes" : "no";
    case "penalise":
      return `${act.penalty} ${act.reason}`;
    default:
      return act satisfies never;
  }
}

export function isWaiting(phase: Phase): boolean {
  switch (phase) {
    case "idle":
    case "made":
    case "paused":
    case "adjourned":
    case "over":
      return true;
    case "bound":
    case "held":
    case "misplaced":
    case "castling":
    case "capturing":
    case "promoting":
      return false;
    default:
      return phase satisfies never;
  }
}

export function word(kind: Obligation["kind"]): string {
  switch (kind) {
    case "move":
    case "capture":
    case "capture-with":
    case "castle":
    case "king-move":
    case "promote":
    case "written-move":
    case "replace-illegal-move":
      return kind;
    default:
      return kind satisfies never;
  }
}

export function program(): string[] {
  using game = new Game({ laws: "fide", supervision: "arbiter", chess960: false });
  using line = new Line("8/8/4k3/8/8/3K4/8/8 w - - 0 1");
  const position: Position = line.position;
  const moved: string | undefined = line.move("Kd4")?.san;
  if (moved === undefined) return [];
  const rulings: Ruling[] = game.apply({ act: "touch", square: "e2", by: "white", at: 0 });
  const result: Result | null = game.state.result;
  try {
    new Position("nonsense", { strict: true });
  } catch (error) {
    if (error instanceof AdoubeError) return [error.code, describe(error, "zh-CN"), String(error.detail?.field)];
  }
  const state = game.state;
  const why = position.whyIllegal("d3", "d5");
  return [
    ...rulings.map((ruling) => describe(ruling, "en")),
    describe(state.phase, "en"),
    describe(state.claims, "zh-CN"),
    state.obligation ? describe(state.obligation, "en") : "",
    result ? describe(result, "en") : "",
    why ? describe(why, "en") : "",
    localizeSan("Nf3", "figurine"),
    article("4.3.1", "fide", "en")?.gist ?? "",
    ...[...position.destinations()].flatMap(([from, to]) => [from, ...to]),
  ];
}

export function refused(game: Game, position: Position): void {
  // @ts-expect-error: there is no such act
  game.apply({ act: "undo" });
  // @ts-expect-error: a touch names a square
  game.apply({ act: "touch" });
  // @ts-expect-error: nobody promotes to a king
  game.promote("king");
  // @ts-expect-error: no such supervision
  new Game({ supervision: "none" });
  // @ts-expect-error: no such ground
  game.claimDraw("boredom");
  // @ts-expect-error: a snapshot says what is; it is not where things are done
  game.state = game.state;
  // @ts-expect-error: two languages
  describe(game.state.phase, "de");
  // @ts-expect-error: a position is never changed
  position.turn = "black";
  // @ts-expect-error: whose checkmate is asked for
  position.canCheckmate();
}
