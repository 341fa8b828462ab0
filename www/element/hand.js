// @ts-check
/** A hand with names: each of its acts is one of the game's. */

/** @typedef {import("./types.js").TableAct} Act */

/** @param {(act: Act) => readonly import("../engine/index.js").Ruling[]} act @returns {import("./types.js").BoardHand} */
export const handOf = (act) => Object.freeze(/** @type {import("./types.js").BoardHand} */ ({
  touch: (square) => act({ act: "touch", square }),
  lift: (square) => act({ act: "lift", square }),
  release: (from, to) => act({ act: "release", from, to }),
  remove: (square) => act({ act: "remove", square }),
  promote: (role, square) => act(square === undefined ? { act: "promote", role } : { act: "promote", role, square }),
  adjust: (square) => act({ act: "adjust", square }),
  accident: (square) => act({ act: "accident", square }),
}));
