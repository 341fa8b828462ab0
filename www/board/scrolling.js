// @ts-check
/**
 * When the page was last scrolled under a board. A finger that stops a page in motion touches no piece, and the board
 * cannot know of the motion from its own events: one passive listener for a document tells all boards in it.
 */

/** @type {WeakMap<Document, { at: number, target: Node | null }>} */
const known = new WeakMap();

/** Begins to watch a document; once is enough. @param {Document} document */
export function watchScrolling(document) {
  if (known.has(document)) return;
  /** @type {{ at: number, target: Node | null }} */
  const last = { at: -Infinity, target: null };
  known.set(document, last);
  const scrolled = (/** @type {Event} */ { timeStamp, target }) => Object.assign(last, { at: timeStamp, target });
  document.addEventListener("scroll", scrolled, { capture: true, passive: true });
}

/** When this node was last moved by scrolling, in the time of events. @param {Node} node @returns {number} -Infinity: never yet */
export function scrolledAt(node) {
  const last = node.ownerDocument && known.get(node.ownerDocument);
  if (!last?.target) return -Infinity;
  for (let place = /** @type {Node | null} */ (node); place; place = /** @type {Partial<ShadowRoot>} */ (place.getRootNode()).host ?? null) {
    if (last.target.contains(place)) return last.at;
  }
  return -Infinity;
}
