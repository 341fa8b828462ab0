// @ts-check
/**
 * How squares are called aloud: plain, by the spelling alphabet of radio, by the names of the Laws' own Appendix D.2.1,
 * or with Chinese figures. Only what is spoken changes; what is written stays as it is.
 */

/** @typedef {"plain" | "nato" | "anna" | "zh"} Naming */

/** @type {readonly Naming[]} */
export const NAMINGS = ["plain", "nato", "anna", "zh"];

const PLAIN = { files: [..."abcdefgh"], ranks: [..."12345678"] };

/** @type {Record<Naming, { files: string[], ranks: string[], between: string }>} */
const NAMES = {
  plain: { ...PLAIN, between: "" },
  nato: { files: ["Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel"], ranks: PLAIN.ranks, between: " " },
  anna: {
    files: ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"],
    ranks: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"],
    between: " ",
  },
  zh: { files: PLAIN.files, ranks: [..."一二三四五六七八"], between: "" },
};

/** @param {string} file @param {Naming} naming */
export const fileName = (file, naming) => NAMES[naming].files[PLAIN.files.indexOf(file)] ?? file;

/** @param {string} rank @param {Naming} naming */
export const rankName = (rank, naming) => NAMES[naming].ranks[PLAIN.ranks.indexOf(rank)] ?? rank;

/** @param {string} square @param {Naming} naming */
export const squareName = (square, naming) => fileName(square[0], naming) + NAMES[naming].between + rankName(square[1], naming);

/** A sentence with its squares called so; moves in notation are left as they are. @param {string} text @param {Naming} naming */
export function withSquareNames(text, naming) {
  if (naming === "plain") return text;
  return text.replace(/(?<![A-Za-z0-9=+#-])[a-h][1-8](?![A-Za-z0-9=+#-])/g, (square) => squareName(square, naming));
}
