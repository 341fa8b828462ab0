// @ts-check
import { articles } from "./articles.js";
import { errors } from "./errors.js";
import { illegal } from "./illegal.js";
import { names } from "./names.js";
import { obligations } from "./obligations.js";
import { endings, results } from "./results.js";
import { audit, pgn } from "./pgn.js";
import { rulings } from "./rulings/index.js";
import { asides, claims, phases, unknown } from "./states.js";

/** @type {import("../language.js").Language} */
export default {
  code: "en",
  name: "English",
  between: " ",
  names,
  endings,
  tables: { rulings, obligations, results, errors, pgn, audit, illegal, phases, claims, asides, unknown },
  articles,
};
