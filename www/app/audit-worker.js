// @ts-check
/**
 * The worker that looks through files of games, so that the page stays alive. It reads a file piece by piece and keeps
 * none of it. Asked `{ file }` it audits all games; asked `{ file, game }` it finds that one game again.
 */
import init, { PgnStream, auditPgn, writePgn } from "../engine/browser.js";

/** @typedef {import("../engine/index.js").PgnGame} PgnGame */
/** @typedef {import("../engine/index.js").PgnFinding} PgnFinding */
/** A finding with the place where it was made, as a score sheet numbers it. @typedef {PgnFinding & { at: string }} Placed */
/** @typedef {{ game: number, title: string, findings: Placed[] }} Found */
/** @typedef {{ progress: { read: number, games: number, found: Found[] } } | { finished: true } | { pgn: string | null } | { failure: { code: string, message: string, detail: unknown } }} Told */

/** So often the page is told, in milliseconds. */
const EVERY = 100;

const ready = init();

/** @param {Told} told */
const tell = (told) => globalThis.postMessage(told);

/** The bytes of a file, as they come. @param {File} file */
async function* bytesOf(file) {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/** @param {PgnGame} game */
function titleOf({ tags, result }) {
  const tag = (/** @type {string} */ name) => tags.find(([one]) => one === name)?.[1].trim().replace(/^\?$/, "") ?? "";
  const players = [tag("White"), tag("Black")];
  return [players.some(Boolean) ? players.map((player) => player || "?").join(" – ") : "", tag("Event"), result].filter(Boolean).join(", ");
}

/** The half-move as "23. Qe5" or "23… Qe5"; nothing for the first position. @param {PgnGame} game @param {number} ply */
function placeOf({ fen, moves, errors }, ply) {
  if (ply === 0) return "";
  const [, turn, , , , first] = fen.split(" ");
  const half = ply - 1 + (turn === "b" ? 1 : 0);
  const text = moves[ply - 1]?.san ?? errors.find((error) => error.ply === ply)?.move ?? "";
  return `${(Number(first) || 1) + Math.floor(half / 2)}${half % 2 === 0 ? "." : "…"} ${text}`.trim();
}

/** @param {File} file */
async function audit(file) {
  const stream = new PgnStream();
  /** What has been read and not yet been audited, the oldest first. @type {PgnGame[]} */
  const unaudited = [];
  /** @type {Found[]} */
  let found = [];
  let [read, games, told] = [0, 0, 0];
  async function* chunks() {
    for await (const bytes of bytesOf(file)) {
      for (const game of stream.push(bytes)) unaudited.push(game);
      yield bytes;
    }
    for (const game of stream.end()) unaudited.push(game);
  }
  const report = () => {
    tell({ progress: { read, games, found } });
    found = [];
    told = performance.now();
  };
  const onProgress = (/** @type {{ read: number }} */ progress) => {
    read = progress.read;
    if (performance.now() - told >= EVERY) report();
  };
  for await (const { game: number, findings } of auditPgn(chunks(), { onProgress })) {
    games = number;
    const game = unaudited.shift();
    if (game && findings.length > 0) found.push({ game: number, title: titleOf(game), findings: findings.map((one) => ({ ...one, at: placeOf(game, one.ply) })) });
  }
  report();
  tell({ finished: true });
}

/** One game of a file, as far as it can be played. @param {File} file @param {number} number the first is 1 */
async function find(file, number) {
  const stream = new PgnStream();
  let before = 0;
  const among = (/** @type {PgnGame[]} */ games) => {
    const game = games[number - 1 - before];
    before += games.length;
    if (!game) return null;
    const { rest: _fault, ...played } = game;
    return { ...played, errors: [] };
  };
  for await (const bytes of bytesOf(file)) {
    const game = among(stream.push(bytes));
    if (game) return tell({ pgn: writePgn(game) });
  }
  const last = among(stream.end());
  tell({ pgn: last ? writePgn(last) : null });
}

globalThis.addEventListener("message", async ({ data: { file, game } }) => {
  try {
    await ready;
    await (game === undefined ? audit(file) : find(file, game));
  } catch (error) {
    const { code, name, message, detail } = /** @type {any} */ (error);
    tell({ failure: { code: typeof code === "string" ? code : name, message, detail } });
  }
});
