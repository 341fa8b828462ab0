// @ts-check
/** The custom-elements manifest of the package, for editors and catalogues: from the contract of the element and its types. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./command.mjs";
import { attributes, cssParts, cssProperties, events, slots, states } from "../www/docs/contract.js";

/** The members that the types declare, with their comments. @param {string} types */
export function membersIn(types) {
  const body = /export declare class AdoubeBoard extends HTMLElement \{\n([\s\S]*?)\n\}/.exec(types)?.[1] ?? "";
  const pattern = /(?:^ {2}\/\*\* (.*?) \*\/\n)?^ {2}(static )?(readonly )?(\w+)(\(([^\n]*)\))?: ([^\n]+);$/gm;
  return [...body.matchAll(pattern)].map(([, description, isStatic, readonly, name, isMethod, parameters, type]) => ({
    kind: isMethod === undefined ? "field" : "method",
    name,
    ...(description ? { description } : {}),
    ...(isStatic ? { static: true } : {}),
    ...(isMethod === undefined
      ? { type: { text: type }, ...(readonly ? { readonly: true } : {}) }
      : { parameters: parametersIn(parameters), return: { type: { text: type } } }),
  }));
}

/** Splits at the commas that stand outside of braces and brackets. @param {string} text */
function parametersIn(text) {
  let depth = 0;
  /** @type {string[]} */
  const parts = [];
  let part = "";
  for (const character of text) {
    if ("{([<".includes(character)) depth += 1;
    if ("})]>".includes(character)) depth -= 1;
    if (character === "," && depth === 0) [parts[parts.length], part] = [part, ""];
    else part += character;
  }
  if (part.trim()) parts.push(part);
  return parts.map((one) => {
    const [, name, optional, type] = /^\s*(\w+)(\?)?:\s*(.+)$/.exec(one) ?? [];
    return { name, type: { text: type }, ...(optional ? { optional: true } : {}) };
  });
}

export function manifest() {
  const described = (/** @type {{ name: string, what: string }} */ { name, what }) => ({ name, description: what });
  const declaration = {
    kind: "class", customElement: true, tagName: "adoube-board", name: "AdoubeBoard",
    description: "A chess board at which the Laws are kept: touch-move, castling by hand, clocks, claims, and an arbiter who explains.",
    superclass: { name: "HTMLElement" },
    attributes: attributes.map(({ name, type, usual, what }) => ({ name, type: { text: type }, default: usual, description: what })),
    members: membersIn(readFileSync(join(root, "www/engine/board.d.ts"), "utf8")),
    events: events.map(({ name, what }) => ({ name, type: { text: ["input", "change"].includes(name) ? "Event" : "CustomEvent" }, description: what })),
    slots: slots.map(described), cssParts: cssParts.map(described), cssStates: states.map(described),
    cssProperties: cssProperties.map(({ usual, ...entry }) => ({ ...described(entry), ...(usual ? { default: usual } : {}) })),
  };
  const [classModule, tagModule] = ["dist/element/index.js", "dist/element/auto.js"];
  return {
    schemaVersion: "2.1.0",
    readme: "README.md",
    modules: [
      { kind: "javascript-module", path: classModule, declarations: [declaration], exports: [{ kind: "js", name: "AdoubeBoard", declaration: { name: "AdoubeBoard", module: classModule } }] },
      { kind: "javascript-module", path: tagModule, declarations: [], exports: [{ kind: "custom-element-definition", name: "adoube-board", declaration: { name: "AdoubeBoard", module: classModule } }] },
    ],
  };
}
