// @ts-check
import fide1993 from "./articles/fide-1993.js";
import fide2009 from "./articles/fide-2009.js";
import fide2014 from "./articles/fide-2014.js";
import fide2017 from "./articles/fide-2017.js";
import fide2018 from "./articles/fide-2018.js";
import fide2023 from "./articles/fide-2023.js";
import usChess from "./articles/us-chess.js";

/**
 * What the articles of the Laws mean, in our own words, by edition. An edition holds only what it says otherwise; where
 * the rest of it is read, editions.js knows.
 * @type {Record<string, import("../language.js").ArticleTable>}
 */
export const articles = {
  "fide-2023": fide2023,
  "fide-2018": fide2018,
  "fide-2017": fide2017,
  "fide-2014": fide2014,
  "fide-2009": fide2009,
  "fide-1993": fide1993,
  "us-chess": usChess,
};
