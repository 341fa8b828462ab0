// @ts-check
/** What the element's dialogs have in common. */
import { h } from "../dom.js";

/** A dialog of this kind; its heading has the id `KIND-title`. @param {string} kind @param {() => void} [closed] */
export const dialog = (kind, closed) => h("dialog", { class: `dialog ${kind}`, part: "dialog", "aria-labelledby": `${kind}-title`, onclose: closed });

/** Shows it, if it is not shown yet; while a clock runs nothing may be in the way of the board. @param {HTMLDialogElement} node @param {import("./table.js").Picture} picture */
export function show(node, { state }) {
  if (node.open) return;
  if (state.clock?.running) node.show();
  else node.showModal();
}
