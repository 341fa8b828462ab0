// @ts-check
// What every peer is: a set of timed tasks, the answers by which it is checked, and the shapes they share.

/**
 * A game of the corpus; both spellings name the same moves.
 * @typedef {{ uci: string[], san: string[] }} PlayedGame
 */

/**
 * `modules`: the libraries that the peer named, by specifier. `bytes`: a file of the folder in which the peers are installed.
 * @typedef {{ modules: Record<string, any>, bytes: (path: string) => Promise<Uint8Array> }} Surroundings
 */

/**
 * A task is given its arguments, prepares what is not to be timed, and returns what is: one repetition, answering a number that all peers must agree on.
 * An answer is given its arguments and answers; it is compared, never timed.
 * @typedef {{ tasks: Record<string, (args: any) => () => number | Promise<number>>, answers: Record<string, (args: any) => unknown> }} Peer
 */

/** How often the material test is asked per position in one repetition: it is too short to be timed alone. */
export const MATERIAL_REPEATS = 100;

/**
 * The legal destinations as text: "e1:d1f1 e2:e3e4 …" in order.
 * @param {Map<string, string[]>} destinations
 */
export function spelled(destinations) {
  return [...destinations].map(([from, to]) => `${from}:${[...to].sort().join("")}`).sort().join(" ");
}

/**
 * The Map that boards want, from a list of moves; a promotion counts once.
 * @template T
 * @param {Iterable<T>} moves
 * @param {(move: T) => string} origin
 * @param {(move: T) => string} target
 */
export function destinationsOf(moves, origin, target) {
  /** @type {Map<string, string[]>} */
  const destinations = new Map();
  for (const move of moves) {
    const to = target(move);
    const known = destinations.get(origin(move));
    if (!known) destinations.set(origin(move), [to]);
    else if (!known.includes(to)) known.push(to);
  }
  return destinations;
}

/** @param {string} uci */
export function squares(uci) {
  return { from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] };
}

/**
 * Sums what `count` answers for each item: most repetitions are this loop.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => number} count
 */
export function total(items, count) {
  let sum = 0;
  for (const item of items) sum += count(item);
  return sum;
}

/**
 * The material task, given how a peer reads a FEN and how it asks.
 * @template P
 * @param {(fen: string) => P} load
 * @param {(position: P) => boolean} test
 */
export function materialTask(load, test) {
  return (/** @type {{ fens: string[] }} */ { fens }) => {
    const positions = fens.map(load);
    return () => {
      let drawn = 0;
      for (let turn = 0; turn < MATERIAL_REPEATS; turn++) for (const position of positions) if (test(position)) drawn++;
      return drawn;
    };
  };
}
