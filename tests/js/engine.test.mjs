// @ts-check
/** The facade from a user's side: whatever is handed over, what is kept, what is given back, what happens after a trap. */
import assert from "node:assert/strict";
import { describe as group, test } from "node:test";
import { AdoubeError, Game, Line, Position } from "adoube";

// What is built has no types of its own; the glue is asked for the memory alone.
const { glue } = await import(new URL("../../dist/engine/core.js", import.meta.url).href);

const cyclic = /** @type {Record<string, unknown>} */ ({ act: "touch" });
cyclic.square = cyclic;
const throwing = { act: "touch", get square() { throw new Error("a getter that throws"); } };
const trapped = new Proxy({}, { get() { throw new Error("a proxy that throws"); }, ownKeys() { throw new Error("no keys"); } });

const revoked = Proxy.revocable({}, {});
revoked.revoke();
const holes = ["e2"];
Object.defineProperty(holes, 0, { get() { throw new Error("an item that throws"); } });

const GARBAGE = [
  null, undefined, 0, -1, NaN, Infinity, 2n ** 80n, true, "", "e2", "\ud800", "x".repeat(1_000_000), Symbol("e2"), () => "e2", [], ["e2"], {}, new Date(),
  cyclic, throwing, trapped, revoked.proxy, { act: "touch", square: holes }, { act: "touch", square: revoked.proxy }, { clock: holes }, { tags: trapped }, new Map(), Object.create(null), { act: null }, { act: "castle" }, { act: "touch" }, { act: "touch", square: "e9" },
  { act: "touch", square: [] }, { act: "touch", square: ["e2", 7] }, { act: "touch", square: new Array(1000).fill("e2") }, { act: "release", from: "e2" },
  { act: "release", from: null, to: "e4" }, { act: "promote", role: "king" }, { act: "promote", role: "\ud800" }, { act: "play", move: 7 },
  { act: "play", move: {} }, { act: "claimDraw", ground: "boredom" }, { act: "touch", square: "e2", by: "red" }, { act: "touch", square: "e2", at: 1.5 },
  { act: "touch", square: "e2", at: -1 }, { act: "touch", square: "e2", at: "soon" }, { act: "touch", square: "e2", at: 2 ** 60 },
];

/** @param {() => unknown} call @returns {AdoubeError} */
function refused(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof AdoubeError, `${error} is no AdoubeError`);
    assert.equal(error.name, "AdoubeError");
    assert.ok(error.message.length > 0);
    assert.notEqual(error.code, "internal");
    return error;
  }
  throw new assert.AssertionError({ message: "nothing was thrown" });
}

group("whatever is handed over", () => {
  test("an act that is none is refused with a typed error, and the game goes on", () => {
    const game = new Game();
    for (const act of GARBAGE) refused(() => game.apply(/** @type {any} */ (act)));
    assert.equal(game.acts.length, 0);
    assert.equal(game.touch("e2")[0].article, "4.3.1");
  });

  test("the error of an act names the field", () => {
    const game = new Game();
    const error = refused(() => game.apply(/** @type {any} */ ({ act: "release", from: "e2", to: 5 })));
    assert.equal(error.code, "bad-act");
    assert.equal(error.detail?.field, "to");
    assert.equal(refused(() => game.touch("j9")).code, "bad-square");
    assert.deepEqual(refused(() => game.touch("e4")).detail, { square: "e4" });
  });

  test("options that are none are refused with a typed error", () => {
    for (const options of GARBAGE) {
      const readable = typeof options === "object" && options !== null && options !== trapped && options !== revoked.proxy;
      if (options === undefined || (readable && !Array.isArray(options) && Object.keys(options).length === 0)) continue; // says nothing
      refused(() => new Game(/** @type {any} */ (options)));
    }
    assert.equal(refused(() => new Game(/** @type {any} */ ({ laws: "house" }))).detail?.option, "laws");
    assert.equal(refused(() => new Game({ fen: "8/8/8/8/8/8/8/8 w - - 0 1" })).detail?.reason, "king-count");
    assert.equal(refused(() => new Game(/** @type {any} */ ({ clock: "soon" }))).detail?.option, "clock");
  });

  test("a position answers garbage with typed errors", () => {
    const position = new Position();
    for (const value of GARBAGE) {
      if (value !== undefined) refused(() => new Position(/** @type {any} */ (value)));
      refused(() => position.move(/** @type {any} */ (value)));
      refused(() => position.play(/** @type {any} */ (value)));
      if (value !== "e2") refused(() => position.piece(/** @type {any} */ (value)));
      refused(() => position.attackers("e4", /** @type {any} */ (value)));
      refused(() => position.equals(/** @type {any} */ (value)));
      if (value !== 0) refused(() => position.perft(/** @type {any} */ (value)));
    }
  });

  test("a line answers false to texts that are no moves", () => {
    const line = new Line();
    for (const text of ["", "e5", "\ud800", "♘", "x".repeat(100_000), "e2e4e6", "0000", "--"]) assert.equal(line.play(text), false, text.slice(0, 9));
    assert.equal(line.play("♘f3"), true);
    assert.equal(line.play("马f6"), true);
    assert.equal(line.ply, 2);
  });

  test("a line answers null to texts that are no moves, and stays where it was", () => {
    const line = new Line();
    for (const text of ["", "e5", "\ud800", "♘", "x".repeat(100_000), "e2e4e6", "a1a1"]) assert.equal(line.move(text), null, text.slice(0, 9));
    assert.equal(line.ply, 0);
    assert.equal(line.fen(), new Position().fen());
    for (const value of [null, 7, {}, cyclic]) assert.equal(refused(() => line.move(/** @type {any} */ (value))).code, "bad-move");
  });

  test("a saved game that is none is refused, and never half loaded", () => {
    for (const saved of [null, 1, "{}", {}, revoked.proxy, { adoube: 1, options: trapped, acts: [] }, { adoube: 1, options: {}, acts: holes }, { adoube: 2, options: {}, acts: [] }, { adoube: 1, acts: [] }, { adoube: 1, options: {}, acts: {} }, cyclic, trapped]) {
      assert.equal(refused(() => Game.fromJSON(saved)).code, "bad-save");
    }
    const error = refused(() => Game.fromJSON({ adoube: 1, options: {}, acts: [{ act: "play", move: "e4" }, { act: "touch", square: "e4" }, { act: "touch", square: "e5" }] }));
    assert.equal(error.code, "bad-save");
    assert.equal(error.detail?.act, 2);
  });
});

group("a move as an object", () => {
  const STARTS = [
    { fen: undefined },
    { fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1" },
    { fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1" },
    { fen: "8/1P4k1/8/3pP3/8/8/1p4K1/R7 w - d6 0 2" },
    { fen: "8/k7/8/8/4Q2Q/8/5K2/7Q w - - 0 1" },
    { fen: "r2k3r/8/8/8/8/8/8/R2K3R w HAha - 0 1", chess960: true },
  ];

  test("is the same from a line, from a position and in the list, whichever way it is written", () => {
    for (const { fen, chess960 = false } of STARTS) {
      const line = new Line(fen, { chess960 });
      for (let ply = 0; ply < 60; ply += 1) {
        const { position } = line;
        const moves = position.legalMoves();
        if (moves.length === 0) break;
        for (const move of moves) {
          for (const text of [move.san, move.uci]) {
            assert.deepEqual(position.move(text), move);
            assert.deepEqual(line.move(text), move);
            assert.equal(line.fen(), position.play(text).fen());
            assert.equal(line.halfmoves, line.position.halfmoves);
            assert.equal(line.undo(), true);
          }
        }
        line.move(moves[(ply * 7919 + 13) % moves.length].uci);
      }
    }
  });

  test("tells check and checkmate", () => {
    const line = new Line();
    for (const san of ["f3", "e5", "g4"]) line.play(san);
    assert.deepEqual(line.move("Qh4"), { uci: "d8h4", san: "Qh4#", from: "d8", to: "h4", role: "queen", check: true, checkmate: true });
    assert.equal(line.position.isCheckmate(), true);
  });
});

test("the start of a game is the position that its FEN means", () => {
  for (const chess960 of [false, true]) {
    const start = new Position(undefined, { chess960 });
    const read = new Position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", { chess960 });
    assert.equal(start.fen(), read.fen());
    assert.equal(start.chess960, chess960);
    assert.equal(start.equals(read), true);
    assert.deepEqual(start.legalMoves(), read.legalMoves());
    assert.deepEqual(start.repairs, []);
  }
});

group("what a game keeps", () => {
  const script = /** @type {const} */ ([["touch", "b1"], ["play", "e4"], ["play", "Nc3"], ["play", "e5"]]);
  const played = () => {
    const game = new Game({ tags: { White: "A" } });
    for (const [act, text] of script) game[act](text);
    return game;
  };

  test("saved and loaded it is the same game", () => {
    const game = played();
    const loaded = Game.fromJSON(JSON.parse(JSON.stringify(game)));
    assert.deepEqual(loaded.state, game.state);
    assert.deepEqual(loaded.rulings, game.rulings);
    assert.deepEqual(loaded.toJSON(), game.toJSON());
  });

  test("rewound it is the game as it was", () => {
    const game = played();
    assert.equal(game.rewind(1).state.phase, "bound");
    assert.deepEqual(game.rewind(4).state, game.state);
    refused(() => game.rewind(5));
  });

  test("its state says which illegal move loses: by the edition, the pace and what was announced (7.5.5)", () => {
    /** @type {[import("adoube").GameOptions, number | null][]} */
    const known = [
      [{}, 2], [{ laws: "fide-2023", clock: "300" }, 2], [{ laws: "fide-2014" }, 2], [{ laws: "fide-2014", clock: "300" }, 1], [{ laws: "fide-2009" }, 3],
      [{ laws: "us-chess" }, null], [{ laws: "us-chess", clock: "300" }, 1], [{ variations: { illegalMovesToForfeit: 3 } }, 3], [{ variations: { illegalMovesToForfeit: null } }, null],
    ];
    for (const [options, losing] of known) assert.equal(new Game(options).state.illegalMovesToForfeit, losing, JSON.stringify(options));
  });

  test("states, rulings and acts are frozen", () => {
    const { state, rulings, acts } = played();
    for (const value of [state, state.claims, state.claims.threefold.plies, rulings, rulings[0].ruling, acts, acts[0]]) assert.ok(Object.isFrozen(value));
  });

  test("its moves are listed with the positions after them", () => {
    const moves = played().moves();
    assert.deepEqual(moves.map(({ ply, san, color }) => [ply, san, color]), [[1, "Nc3", "white"], [2, "e5", "black"]]);
    assert.equal(moves[1].fen, played().position.fen());
  });

  test("the first position of Chess960 castles in its own way", () => {
    const game = new Game({ fen: "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", chess960: true });
    assert.ok(game.state.legalMoves.includes("f1g1"));
    assert.equal(game.play("O-O")[0].moves?.[0], "f1g1");
  });
});

group("memory", () => {
  const size = () => glue.sharedMemory().buffer.byteLength;
  /** @param {boolean} give */
  const once = (give) => {
    const game = new Game();
    game.touch("e2");
    game.play("e4");
    void game.state;
    void game.position.legalSan();
    const line = new Line();
    line.play("e4");
    if (give) {
      game.free();
      line[Symbol.dispose]();
    }
  };

  test("100,000 games that are given back leave it as it was", () => {
    for (let round = 0; round < 1000; round += 1) once(true);
    const before = size();
    for (let round = 0; round < 100_000; round += 1) once(true);
    assert.equal(size(), before);
  });

  test("games that are not given back are collected when the loop yields", async () => {
    const rounds = async () => {
      for (let round = 0; round < 20; round += 1) {
        for (let game = 0; game < 500; game += 1) once(false);
        globalThis.gc?.();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await rounds();
    const before = size();
    for (let times = 0; times < 3; times += 1) await rounds();
    assert.ok(size() <= 4 * before, `${before} bytes grew to ${size()}`);
  });
});

group("after a trap", () => {
  // Nothing of ours is known to trap, so the instance is damaged by force.
  const damage = () => new Uint8Array(glue.sharedMemory().buffer).fill(0xff);

  test("the caller gets a typed error, and games, lines and positions stand up again", () => {
    const game = new Game();
    game.touch("g1");
    const line = new Line();
    line.play("e4");
    const position = new Position();
    const before = game.state;
    damage();
    assert.throws(() => game.play("Nf3"), (/** @type {any} */ error) => error instanceof AdoubeError && error.code === "internal");
    assert.equal(position.legalUci().length, 20);
    assert.deepEqual(game.state, before);
    assert.equal(game.play("Nf3")[0].code, "move.made");
    assert.equal(line.play("e5"), true);
    assert.equal(line.fen(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assert.equal(new Game().touch("e2")[0].article, "4.3.1");
  });

  test("what had been given back stays so", () => {
    const game = new Game();
    game.free();
    damage();
    assert.throws(() => new Game().touch("e2"), AdoubeError);
    assert.doesNotThrow(() => game.free());
    assert.equal(new Position().perft(2), 400);
  });
});
