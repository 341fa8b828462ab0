// @ts-check
/** The page's language: chosen, else the browser's own. */
import { languageOf, ui } from "../i18n/index.js";
import { keep, recall } from "./store.js";

/** The language at the start. @returns {string} */
export const firstLanguage = () => languageOf(recall("language") ?? navigator.language);

/** Puts every marked text of the page into a language. @param {string} lang */
export function speak(lang) {
  keep("language", lang);
  document.documentElement.lang = lang;
  document.title = ui("page.title", lang);
  for (const node of document.querySelectorAll("[data-ui]")) node.textContent = ui(node.getAttribute("data-ui") ?? "", lang);
}
