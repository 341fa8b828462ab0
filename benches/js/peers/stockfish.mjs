// @ts-check
// stockfish (GPL-3.0): the engine as a single-threaded wasm, driven inside the process. It always counts the last ply in bulk.

export const modules = ["stockfish"];

/** @param {import("./peer.mjs").Surroundings} surroundings @returns {Promise<import("./peer.mjs").Peer>} */
export default async function stockfish({ modules: libraries }) {
  /** @type {((nodes: number) => void) | null} */
  let answer = null;
  /** @param {unknown} line */
  const listen = (line) => {
    if (typeof line !== "string" || !line.startsWith("Nodes searched")) return;
    answer?.(Number(line.split(":")[1]));
    answer = null;
  };
  const engine = await silently(() => libraries.stockfish.default("lite-single"));
  engine.listener = listen;
  engine.print = listen;
  return {
    tasks: {
      perft: ({ fen, depth }) => () =>
        new Promise((resolve) => {
          answer = resolve;
          engine.sendCommand(`position fen ${fen}`);
          engine.sendCommand(`go perft ${depth}`);
        }),
    },
    answers: {},
  };
}

/** The engine greets on the console before it can be given a listener. @template T @param {() => Promise<T>} start */
async function silently(start) {
  const { log } = console;
  console.log = () => {};
  try {
    return await start();
  } finally {
    console.log = log;
  }
}
