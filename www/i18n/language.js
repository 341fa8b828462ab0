// @ts-check
/**
 * What a language is: words, ways of writing squares, pieces, moves and articles, and tables of whole sentences.
 * A language is data: which variant of a sentence the facts need is decided once, in variants.js, for all of them.
 */

/** @typedef {"white" | "black"} Color */
/** @typedef {"pawn" | "knight" | "bishop" | "rook" | "queen" | "king"} Role */
/** @typedef {Record<string, any>} Facts  what a ruling, an obligation, a result … says besides its code */

/**
 * @typedef {object} Names
 * @property {Record<string, string>} colors
 * @property {Record<string, string>} roles
 * @property {string} piece  the word for a piece whose kind is not told
 * @property {Record<string, string>} fenFields
 * @property {Record<string, string>} differences  how a position can differ from one that looks the same (9.2.3)
 * @property {(role: string, square: string) => string} pieceOn  "bishop on c1"
 * @property {(items: string[]) => string} all  "a, b and c"
 * @property {(items: string[]) => string} any  "a, b or c"
 * @property {(from: string, to: string, promotion: string | null) => string} move
 * @property {(count: number) => string} times
 * @property {(count: number) => string} movesEach  how many moves by each player
 * @property {(count: number) => string} moves  how many moves by one player
 * @property {(items: string[]) => string} sequence  one after the other
 * @property {(count: number) => string} ordinal  "second"
 * @property {(milliseconds: number) => string} duration  whole milliseconds, as minutes and seconds
 * @property {(seconds: number) => string} seconds
 * @property {(number: string) => string} article  in its brackets
 * @property {string} noArticle  in its place, where no article is known to speak
 */

/** @typedef {string | Record<string, string>} Entry  one sentence, or one sentence per variant */
/** @typedef {Record<string, Entry>} Table */
/** @typedef {{ title: string, gist: string }} Gist */
/** @typedef {Record<string, Gist | null>} ArticleTable  null: this edition has no such article */

/**
 * @typedef {object} Tables
 * @property {Table} rulings
 * @property {Table} obligations
 * @property {Table} results
 * @property {Table} errors
 * @property {Table} pgn  faults of a PGN
 * @property {Table} audit  what an audit of a PGN finds
 * @property {Table} illegal
 * @property {Table} phases
 * @property {Table} claims
 * @property {Table} asides  whole sentences that follow another one
 * @property {Table} unknown
 */

/**
 * @typedef {object} Language
 * @property {string} code
 * @property {string} name  as its speakers write it
 * @property {string} between  what stands between two sentences
 * @property {Names} names
 * @property {Record<string, string>} endings  how a game ended, for use inside a sentence
 * @property {Tables} tables
 * @property {Record<string, ArticleTable>} articles  by edition
 */

export {};
