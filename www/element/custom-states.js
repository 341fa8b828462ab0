// @ts-check
/** The states that a style sheet can ask for by `:state(…)`, and in older browsers by the attribute data-state. */

/** @typedef {import("../engine/index.js").GameState} GameState */

/** @type {Partial<Record<GameState["phase"], string>>} */
const PHASES = {
  bound: "obliged", held: "held", misplaced: "displaced", castling: "half", capturing: "half", promoting: "half", made: "made", paused: "paused", over: "over",
};

/** @param {GameState | null} state @param {{ failed: boolean, adjusting: boolean, claiming: boolean }} besides @returns {string[]} */
function namesOf(state, { failed, adjusting, claiming }) {
  if (failed) return ["wasm-failed"];
  if (!state) return [];
  const phase = PHASES[state.phase];
  return ["ready", `${state.turn}-to-move`, ...(phase ? [phase] : []), ...(state.check ? ["check"] : []), ...(adjusting ? ["adjusting"] : []), ...(claiming ? ["claiming"] : [])];
}

/**
 * @param {HTMLElement} element @param {CustomStateSet | undefined} states
 * @param {GameState | null} state @param {{ failed: boolean, adjusting: boolean, claiming: boolean }} besides
 */
export function reflectStates(element, states, state, besides) {
  const names = namesOf(state, besides);
  const text = names.join(" ");
  if ((element.dataset.state ?? "") === text) return;
  element.dataset.state = text;
  states?.clear();
  for (const name of names) states?.add(name);
}
