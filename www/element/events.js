// @ts-check
/** The events of the element: which ones an act asks first, and which ones it leads to. */

/** @typedef {import("./types.js").TableAct} Act */
/** @typedef {import("../engine/index.js").GameState} GameState */
/** @typedef {import("./types.js").Done} Done */
/** @typedef {{ type: string, detail: Record<string, unknown> }} Told */

/** Acts that a listener may prevent. @type {Partial<Record<Act["act"], string>>} */
const ASKED = {
  touch: "hand-touch", lift: "hand-lift", release: "hand-release", accident: "hand-accident", adjust: "hand-adjust", claimDraw: "claim", pressClock: "clock-press",
};

/** The moment, as every event tells it. @param {GameState} state @param {string} input @param {number} id the number of the act */
const moment = (state, input, id) => ({ id, side: state.turn, phase: state.phase, obligation: state.obligation, fen: state.fen, input });

/** The squares of an act. @param {Act} act */
function place(act) {
  if ("square" in act && act.square) return { square: act.square };
  return act.act === "release" ? { square: act.from, from: act.from, to: act.to } : {};
}

/** @param {Act} act @param {GameState} state @param {string} input @param {number} id @returns {Told | null} */
export function asking(act, state, input, id) {
  const type = ASKED[act.act];
  return type ? { type, detail: { ...moment(state, input, id), ...place(act), act } } : null;
}

/** @param {Done} done @param {string} input @param {number} id @returns {Told[]} */
export function told({ act, rulings, before, after }, input, id) {
  const detail = moment(after, input, id);
  /** @type {Told[]} */
  const events = [{ type: "act", detail: { ...detail, act } }];
  const tell = (/** @type {string} */ type, /** @type {Record<string, unknown>} */ more = {}) => events.push({ type, detail: { ...detail, ...more } });
  for (const ruling of rulings) {
    const { code, article, squares } = ruling;
    tell("ruling", { code, article, squares, side: ruling.player, ruling });
    if (code === "move.made") tell("move-made", { side: ruling.player, san: ruling.san, uci: ruling.moves?.[0] });
    if (code === "offer.made") tell("draw-offer", { side: ruling.player });
    if (code === "offer.accepted" || code === "offer.declined" || code === "offer.lapsed") tell("draw-answer", { side: ruling.player, accepted: code === "offer.accepted", code });
    // A move that stands until somebody objects has not been ruled on.
    if ((code.startsWith("illegal.") && code !== "illegal.stands") || code === "move.illegal") tell("illegal-move", { side: ruling.player, code, article, ruling });
    if (code.startsWith("claim.")) tell("claim-ruling", { side: ruling.player, code, article, upheld: ruling.upheld, ruling });
  }
  for (const color of /** @type {const} */ (["white", "black"])) {
    if (after.clock?.[color].fallen && !before.clock?.[color].fallen) tell("flag-fall", { side: color });
  }
  if (completed(before, after)) tell("move-completed", { side: completed(before, after)?.by, uci: completed(before, after)?.uci });
  if (JSON.stringify(before.obligation) !== JSON.stringify(after.obligation)) tell("obligation-change", { article: after.obligation?.article ?? null });
  if (after.result && !before.result) tell("game-end", { result: after.result, article: after.result.article });
  return events;
}

/** The move that waited for its completion and does so no longer. @param {GameState} before @param {GameState} after */
function completed(before, after) {
  return before.pending && (after.pending?.uci !== before.pending.uci || after.pending.by !== before.pending.by) ? before.pending : null;
}
