// @ts-check
/**
 * What all panels are given: the picture of the moment, and what a player can ask for.
 *
 * @typedef {import("../types.js").TableAct} Act
 * @typedef {import("../../engine/index.js").Color} Color
 * @typedef {import("../../engine/index.js").Game} Game
 * @typedef {import("../../engine/index.js").GameState} GameState
 * @typedef {import("../../engine/index.js").Ruling} Ruling
 */
/**
 * @typedef {object} Picture
 * @property {Game} game
 * @property {GameState} state
 * @property {string} lang
 * @property {import("../../board/types.js").Orientation} orientation
 * @property {boolean} playable
 * @property {boolean} free  free moves: no arbiter's business
 * @property {boolean} adjusting
 * @property {string} laws
 * @property {import("../settings.js").Settings} settings
 * @property {Record<Color, number> | null} times  what the clocks show
 * @property {boolean} waits  the clocks stand until the first one is started
 * @property {readonly Ruling[]} latest  the rulings of the latest act
 */
/**
 * @typedef {object} Commands
 * @property {(act: Act) => boolean} act
 * @property {(on: boolean) => void} adjust
 * @property {(color: Color) => void} press
 * @property {(what: import("../../board/keyboard.js").Question) => string} ask
 * @property {HTMLElement} newPieces  the box of the pieces that a pawn may become
 * @property {() => void} claim
 * @property {(words: string) => void} arbiter
 * @property {(squares: readonly string[]) => void} point
 * @property {() => void} closed  a panel has been closed
 * @property {() => void} restart
 * @property {() => void} flip
 * @property {() => void} keys
 * @property {(text: string) => void} say
 * @property {() => void} redraw
 */

export {};
