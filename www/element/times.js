// @ts-check
/** Times in words, for ears and for names. */
import { ui } from "../i18n/index.js";
import { sentences } from "./words.js";

/** "12 minutes 3 seconds" @param {number} ms @param {string} lang */
export function timeInWords(ms, lang) {
  const all = Math.ceil(ms / 1000);
  const parts = [["hours", Math.floor(all / 3600)], ["minutes", Math.floor((all % 3600) / 60)], ["seconds", all % 60]];
  const told = parts.filter(([, count]) => count !== 0);
  const words = (told.length > 0 ? told : [["seconds", 0]]).map(([unit, count]) => ui(`time.${unit}${count === 1 ? ".one" : ""}`, lang, { count }));
  return words.join(ui("time.separator", lang));
}

/** What both clocks show. @param {Record<"white" | "black", number>} times @param {string} lang */
export function bothTimes(times, lang) {
  return sentences((/** @type {const} */ (["white", "black"])).map((color) => ui(`say.time.${color}`, lang, { time: timeInWords(times[color], lang) })), lang);
}
