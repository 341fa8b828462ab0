// @ts-check
/** The embed: one board that fills a frame. It runs in an opaque origin and from a disk, asks for nothing and keeps nothing. */
import { AdoubeBoard, gameIn } from "../element/index.js";
import { describe, languageOf, ui } from "../i18n/index.js";
import * as engine from "./engine.js";
import { parametersIn } from "./parameters.js";
import { converse } from "./protocol.js";

const LOOKS = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 4px; background: light-dark(#f7f9fa, #12191f); color: light-dark(#17212a, #e6edf2); font: 16px/1.5 system-ui, sans-serif; }
h1 { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

const { attributes, moves, origin } = parametersIn(location.search);
const lang = languageOf(attributes.lang ?? navigator.language);
const sheet = new CSSStyleSheet();
sheet.replaceSync(LOOKS);
document.adoptedStyleSheets = [sheet];
document.documentElement.lang = lang;
document.title = ui("page.title", lang);
if (attributes.theme === "light" || attributes.theme === "dark") document.documentElement.style.colorScheme = attributes.theme;

AdoubeBoard.useEngine(() => engine.loaded().then(() => engine));
AdoubeBoard.define();

const board = /** @type {AdoubeBoard} */ (document.createElement("adoube-board"));
for (const [name, value] of Object.entries({ parts: "strip clocks buttons", lang, ...attributes })) board.setAttribute(name, value);
const place = document.createElement("main");
const title = document.createElement("h1");
title.textContent = document.title;
place.append(title, board);
document.body.replaceChildren(place);

/** The game of a shared link, or the moves of the address. */
async function begin() {
  await board.whenReady;
  const saved = await gameIn(location.hash);
  if (saved !== null) board.value = JSON.stringify(saved);
  else for (const move of moves) if (!board.play(move).some(({ code }) => code === "move.made")) break;
}

converse(window, { board, describe, lang: () => board.lang || lang, origin });
// What is no game is put to the engine all the same: it says so in words, on the board.
begin().catch(() => { if (board.state) board.value = ""; });
