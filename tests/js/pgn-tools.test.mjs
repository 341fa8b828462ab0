// @ts-check
/** Trees that are changed, files that are audited, games under the Laws on a score sheet. */
import assert from "node:assert/strict";
import { describe as group, test } from "node:test";
import { AdoubeError, Game, addVariation, auditPgn, deleteFrom, describe, mainline, parsePgn, positionAt, promoteVariation, writePgn } from "adoube";

/** @param {import("adoube").PgnGame} game */
const text = (game) => writePgn(game, { tags: false, columns: 0 }).trim();
const [game] = parsePgn("1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 Nc6 *");

group("a tree", () => {
  const before = structuredClone(game);

  test("is walked by paths", () => {
    assert.deepEqual(mainline(game).map(({ san }) => san), ["e4", "e5", "Nf3", "Nc6"]);
    assert.match(positionAt(game, []).fen(), /^rnbqkbnr\/pppppppp\//);
    assert.equal(positionAt(game, [3]).fen(), "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    assert.equal(positionAt(game, [1, 0, 1, 0, 1]).fen(), "rnbqkbnr/pp2pppp/8/2pp4/4P3/2P5/PP1P1PPP/RNBQKBNR w KQkq - 0 3");
    assert.equal(positionAt(parsePgn("1. e4 -- 2. d4 *")[0], [1]).turn, "white");
    for (const path of [[4], [0, 0, 0], [1, 2, 0], [1, 0], [-1], ["0"], 7]) {
      assert.throws(() => positionAt(game, /** @type {any} */ (path)), { name: "AdoubeError", code: "bad-option" }, String(path));
    }
  });

  test("gets alternatives, and goes on", () => {
    assert.equal(text(addVariation(game, [2], ["Nc3", "g8f6"])), "1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 (2. Nc3 Nf6) 2... Nc6 *");
    assert.equal(text(addVariation(game, [4], ["Bb5", "a6"])), "1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 Nc6 3. Bb5 a6 *");
    assert.equal(text(addVariation(game, [1, 1, 1], ["d4"])), "1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6) (1... e6 2. d4) 2. Nf3 Nc6 *");
    assert.throws(() => addVariation(game, [2], ["Nf6"]), { code: "illegal-move" });
    assert.throws(() => addVariation(game, [2], []), { code: "bad-option" });
  });

  test("goes on in place of what was not understood", () => {
    const [broken] = parsePgn("1. e4 e5 2. Ke3 Nc6 *");
    assert.equal(broken.rest, "Ke3 Nc6");
    assert.equal(text(addVariation(broken, [2], ["Ke2"])), "1. e4 e5 2. Ke2 *");
    assert.equal(text(addVariation(broken, [1], ["c5"])), "1. e4 e5 (1... c5) 2. Ke3 Nc6\n*");
  });

  test("changes its main line", () => {
    const promoted = promoteVariation(game, [1, 0, 2]);
    assert.equal(text(promoted), "1. e4 c5 {sharp} (1... e5 2. Nf3 Nc6) (1... e6) 2. Nf3 (2. c3 d5) 2... d6 *");
    assert.equal(text(promoteVariation(promoted, [1, 0])), "1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 Nc6 *");
    assert.equal(text(promoteVariation(game, [1, 0, 1, 0])), "1. e4 e5 (1... c5 {sharp} 2. c3 (2. Nf3 d6) 2... d5) (1... e6) 2. Nf3 Nc6 *");
    assert.throws(() => promoteVariation(game, [1]), { code: "bad-option" });
  });

  test("is cut", () => {
    assert.equal(text(deleteFrom(game, [2])), "1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6) (1... e6) *");
    assert.equal(text(deleteFrom(game, [1, 0])), "1. e4 e5 (1... e6) 2. Nf3 Nc6 *");
    assert.equal(text(deleteFrom(game, [1, 1, 0])), "1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 Nc6 *");
    assert.equal(text(deleteFrom(game, [1, 0, 2])), "1. e4 e5 (1... c5 {sharp} 2. Nf3 (2. c3 d5)) (1... e6) 2. Nf3 Nc6 *");
    assert.equal(text(deleteFrom(game, [])), "*");
  });

  test("is never changed in place", () => assert.deepEqual(game, before));
});

group("an audit", () => {
  const file = '[Termination "Time forfeit"]\n[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 0-1\n\n1. e4 e5 *\n\n1. f3 e5 2. g4 Qh4# 1-0\n';
  /** @param {import("adoube").PgnSource} source @param {import("adoube").PgnAuditOptions} [options] */
  const all = async (source, options) => {
    const found = [];
    for await (const one of auditPgn(source, options)) found.push(one);
    return found;
  };
  const expected = [
    { game: 1, findings: [{ code: "time-loss.drawn", ply: 1, by: "black", article: "6.9" }] },
    { game: 2, findings: [] },
    { game: 3, findings: [{ code: "wrong-result.checkmate", ply: 4, article: "5.1.1" }] },
  ];

  test("reads texts, bytes, blobs, streams and chunks", async () => {
    const bytes = new TextEncoder().encode(file);
    const chunks = function* () {
      for (let from = 0; from < bytes.length; from += 5) yield bytes.subarray(from, from + 5);
    };
    for (const source of [file, bytes, new Blob([file]), new Blob([file]).stream(), chunks(), [file.slice(0, 50), file.slice(50)]]) {
      assert.deepEqual(await all(source), expected);
    }
    await assert.rejects(all(/** @type {any} */ (7)), { name: "AdoubeError", code: "bad-option" });
    await assert.rejects(all(/** @type {any} */ ([7])), { name: "AdoubeError", code: "bad-option" });
  });

  test("has a sentence for each finding in both languages", () => {
    for (const { findings } of expected) {
      for (const finding of findings) {
        assert.match(describe(/** @type {any} */ (finding), "en"), /\.$/);
        assert.match(describe(/** @type {any} */ (finding), "zh-CN"), /。$/);
      }
    }
  });

  test("tells how far it is, and stops when it is told to", async () => {
    const long = file.repeat(5000);
    /** @type {any[]} */
    const progress = [];
    assert.equal((await all(long, { onProgress: (now) => progress.push({ ...now }) })).length, 15_000);
    assert.deepEqual(progress.at(-1), { read: long.length, total: long.length, games: 15_000 });
    assert.ok(progress.length > 2);
    const controller = new AbortController();
    await assert.rejects(all(long, { signal: controller.signal, onProgress: () => controller.abort() }), { name: "AbortError" });
  });
});

group("an audit that waits for its source", () => {
  // None of these ever brings another chunk.
  const never = new Promise(() => {});
  /** @type {Record<string, () => { source: import("adoube").PgnSource, told: () => boolean }>} */
  const sources = {
    stream: () => {
      let cancelled = false;
      const source = new ReadableStream({ start: (controller) => controller.enqueue("1. e4 "), cancel: () => void (cancelled = true) });
      return { source, told: () => cancelled };
    },
    chunks: () => ({
      source: (async function* () {
        yield "1. e4 ";
        await never;
      })(),
      told: () => true,
    }),
  };
  for (const [name, make] of Object.entries(sources)) {
    test(`stops at once: ${name}`, async () => {
      const { source, told } = make();
      const controller = new AbortController();
      const found = auditPgn(source, { signal: controller.signal, onProgress: () => setTimeout(() => controller.abort()) });
      await assert.rejects(async () => {
        for await (const _ of found);
      }, { name: "AbortError" });
      assert.ok(told());
    });
  }

  test("lets go of a stream that is left early", async () => {
    let cancelled = false;
    const source = new ReadableStream({ start: (controller) => controller.enqueue("1. e4 *\n1. d4 *\n1. c4 *"), cancel: () => void (cancelled = true) });
    for await (const { game } of auditPgn(source)) if (game === 1) break;
    assert.ok(cancelled);
  });
});

test("an audit asks the edition that it is told", async () => {
  const shuffled = `${"Nf3 Nf6 Ng1 Ng8 ".repeat(4)} 1-0`;
  /** @param {import("adoube").PgnAuditOptions} [options] */
  const codes = async (options) => {
    const all = [];
    for await (const { findings } of auditPgn(shuffled, options)) all.push(...findings.map(({ code, article }) => `${code} ${article}`));
    return all.at(-1);
  };
  assert.equal(await codes(), "wrong-result.fivefold 9.6.1");
  assert.equal(await codes({ laws: "fide-2009" }), "could-claim.threefold 9.2b");
  assert.throws(() => auditPgn("", { laws: /** @type {any} */ ("house rules") }), { name: "AdoubeError", code: "bad-option" });
});

group("a score sheet", () => {
  test("carries offers, the time control, the result and how it came about", () => {
    const played = new Game({ clock: "300+2", tags: { Event: "Club", White: "A" } });
    played.play("e4");
    played.offerDraw("white");
    played.declineDraw();
    played.play("e5");
    played.resign("white");
    const sheet = played.toPgn();
    for (const line of ['[Event "Club"]', '[White "A"]', '[Result "0-1"]', '[TimeControl "300+2"]', '[Termination "normal"]', "1. e4 {[%clk 0:05:00] (=)} 1... e5 {[%clk 0:05:00]} 0-1"]) {
      assert.ok(sheet.includes(line), `${line} in\n${sheet}`);
    }
    assert.deepEqual(parsePgn(sheet)[0].errors, []);
    const again = Game.fromPgn(sheet);
    assert.deepEqual(again.acts.map(({ act }) => act), ["play", "offerDraw", "play"]);
    assert.deepEqual([again.options.clock, again.options.tags?.White, again.moves().map(({ san }) => san)], ["300+2", "A", ["e4", "e5"]]);
  });

  test("tells the rulings in either language", () => {
    const played = new Game();
    played.touch("g1");
    played.play("e4");
    played.play("Nf3");
    for (const language of /** @type {const} */ (["en", "zh-CN"])) {
      const [read] = parsePgn(played.toPgn({ rulings: language }));
      const said = [read.comment ?? "", ...read.moves.map(({ comment }) => comment ?? "")].join("\n").replaceAll("\n", " ");
      const touched = played.rulings[0].ruling;
      assert.ok(said.includes(describe(touched, language)), said);
    }
    assert.throws(() => played.toPgn(/** @type {any} */ ({ rulings: "de" })), { code: "bad-option" });
  });

  test("holds a game from a position, Chess960 too, and comes back", () => {
    const fen = "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1";
    const played = new Game({ fen, chess960: true });
    played.play("O-O");
    const again = Game.fromPgn(played.toPgn());
    assert.equal(again.position.fen(), played.position.fen());
    assert.equal(again.options.chess960, true);
  });

  test("carries a time control that no clock can be set by", () => {
    const again = Game.fromPgn('[TimeControl "G/60"]\n\n1. e4 *');
    assert.equal(again.options.clock, undefined);
    assert.match(again.toPgn(), /\[TimeControl "G\/60"\]/);
  });

  test("takes no tag that a PGN cannot hold, and its position from the game alone", () => {
    for (const name of ["", "a b", 'a"b', "a]b", "%a"]) assert.throws(() => new Game({ tags: { [name]: "x" } }), { code: "bad-option" }, name);
    const sheet = new Game({ tags: { FEN: "8/8/8/8/8/8/8/8 w - - 0 1", SetUp: "1", Variant: "Atomic", White: "A" } }).toPgn();
    assert.deepEqual(parsePgn(sheet)[0].errors, []);
    assert.match(sheet, /\[White "A"\]/);
  });

  test("that is broken is refused with its place", () => {
    for (const pgn of ["", "1. e4 e4 *", '[FEN "x"] 1. e4 *', '[Variant "Atomic"] 1. e4 *']) {
      assert.throws(() => Game.fromPgn(pgn), (error) => error instanceof AdoubeError && error.code === "bad-pgn", pgn);
    }
    assert.throws(() => Game.fromPgn(/** @type {any} */ (7)), { code: "bad-option" });
    assert.equal(Game.fromPgn("1. e4 (1. e5) e5 *").moves().length, 2);
  });
});
