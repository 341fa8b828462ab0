// @ts-check
// Row 16: the lists that we publish, and beside them the least that the same engine could hand over: one call that fills a
// buffer of packed words, a view of it, and the shortest decoder of the design that the boundary was chosen by.

export const modules = ["adoube", "adoube/glue"];

const FEN = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const LISTS = 200;

const SQUARES = Array.from({ length: 64 }, (_, index) => "abcdefgh"[index & 7] + (1 + (index >> 3)));
const ROLES = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const LETTERS = ["", "N", "B", "R", "Q", "K"];
const CASTLING = 3 << 21;

/** @param {number} word */
function sanOf(word) {
  const suffix = word & (1 << 27) ? "#" : word & (1 << 26) ? "+" : "";
  if (word & CASTLING) return (word & (1 << 21) ? "O-O" : "O-O-O") + suffix;
  const role = (word >> 15) & 7;
  const from = SQUARES[word & 63];
  let san = LETTERS[role];
  if (word & (1 << 24) || (role === 0 && word & (7 << 18))) san += from[0];
  if (word & (1 << 25)) san += from[1];
  if (word & (7 << 18)) san += "x";
  san += SQUARES[(word >> 6) & 63];
  const promotion = (word >> 12) & 7;
  if (promotion) san += "=" + LETTERS[promotion];
  return san + suffix;
}

/** @param {number} word */
function objectOf(word) {
  const from = SQUARES[word & 63];
  const to = SQUARES[(word >> 6) & 63];
  const captured = (word >> 18) & 7;
  const promotion = (word >> 12) & 7;
  return {
    from, to, role: ROLES[(word >> 15) & 7], capture: captured ? ROLES[captured - 1] : undefined,
    promotion: promotion ? ROLES[promotion] : undefined, castling: (word & CASTLING) !== 0, san: sanOf(word), uci: from + to,
  };
}

/** @param {import("./peer.mjs").Surroundings} surroundings @returns {import("./peer.mjs").Peer} */
export default function boundary({ modules: libraries }) {
  const { Position } = libraries.adoube;
  const glue = libraries["adoube/glue"];
  const position = new Position(FEN);
  const addresses = glue.bufferAddresses();
  const memory = glue.sharedMemory();
  let view = new Uint32Array(memory.buffer, addresses[2], 256);
  /** @template T @param {(word: number) => T} each @returns {T[]} */
  const packed = (each) => {
    const count = glue.legalWords(64, true);
    if (view.length === 0) view = new Uint32Array(memory.buffer, addresses[2], 256);
    const list = new Array(count);
    for (let index = 0; index < count; index++) list[index] = each(view[index]);
    return list;
  };
  /** @param {() => unknown[]} list @param {(item: any) => number} size */
  const many = (list, size) => () => () => {
    let sum = 0;
    for (let times = 0; times < LISTS; times++) for (const item of list()) sum += size(item);
    return sum;
  };
  const text = (/** @type {string} */ san) => san.length;
  const move = (/** @type {{ from: string, to: string, san: string }} */ { from, to, san }) => from.length + to.length + san.length;
  position.legalSan(); // the position lies in its place now, and stays there
  return {
    tasks: {
      "SAN: published": many(() => position.legalSan(), text),
      "SAN: packed design": many(() => packed(sanOf), text),
      "objects: published": many(() => position.legalMoves(), move),
      "objects: packed design": many(() => packed(objectOf), move),
    },
    answers: {},
  };
}
