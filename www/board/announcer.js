// @ts-check
/**
 * Speech for screen readers: two quiet nodes in the document itself, not in a shadow tree, where some readers miss
 * changes. One pair serves every board of a document.
 */

/** @typedef {"polite" | "assertive"} Priority */

/** @type {WeakMap<Document, Record<Priority, HTMLElement>>} */
const announcers = new WeakMap();

/** Hidden from sight alone; written property by property, since a strict policy refuses a style attribute. */
const HIDDEN = { position: "absolute", width: "1px", height: "1px", margin: "-1px", overflow: "hidden", clipPath: "inset(50%)", whiteSpace: "nowrap" };

/** @param {Document} document @returns {Record<Priority, HTMLElement>} */
export function announcerOf(document) {
  const known = announcers.get(document);
  if (known && known.polite.isConnected) return known;
  const make = (/** @type {Priority} */ priority) => {
    const node = document.createElement("div");
    node.className = `adoube-announcer-${priority}`;
    node.setAttribute("role", priority === "polite" ? "status" : "alert");
    node.setAttribute("aria-live", priority);
    node.setAttribute("aria-atomic", "true");
    Object.assign(node.style, HIDDEN);
    document.body.append(node);
    return node;
  };
  const made = { polite: make("polite"), assertive: make("assertive") };
  announcers.set(document, made);
  return made;
}

/**
 * Says a text. The same text again gets a trailing blank, or it would not be heard.
 * @param {Document} document @param {string} text @param {{ lang: string, priority?: Priority }} manner
 */
export function say(document, text, { lang, priority = "polite" }) {
  const node = announcerOf(document)[priority];
  node.lang = lang;
  node.textContent = node.textContent === text ? `${text}\u00a0` : text;
}
