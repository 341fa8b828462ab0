// @ts-check
/** A node with its attributes, listeners and children in one expression; no markup is ever parsed. */

/** @typedef {string | number | boolean | null | undefined | ((event: any) => void)} Attribute */

/**
 * `on…` attributes are listeners; true is an empty attribute, false, null and undefined none.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, Attribute>} [attributes] @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** A reference, with what may not stand at the beginning of a line after it. */
const REFERENCE = /(（?第[\d.]+条）?[，。；：]?|\((?:[A-Z.]*\d+[A-Z]?)(?:\.\d+)*\)[.,;:]?)/;

/** A sentence in which no article is torn apart at the end of a line. @param {string} text @returns {(Node | string)[]} */
export const sentence = (text) => text.split(REFERENCE).map((part, index) => (index % 2 === 0 ? part : h("span", { class: "whole" }, part)));

/** @param {string} label @param {(event: MouseEvent) => void} press @param {Record<string, Attribute>} [attributes] */
export const button = (label, press, attributes = {}) => h("button", { type: "button", part: "button", onclick: press, ...attributes }, label);

/**
 * Replaces the children, and keeps the focus on the control of the same name, so that a redrawn panel does not lose it.
 * @param {HTMLElement} parent @param {...(Node | null)} children
 */
export function refill(parent, ...children) {
  const root = /** @type {Document | ShadowRoot} */ (parent.getRootNode());
  const focused = "activeElement" in root && root.activeElement && parent.contains(root.activeElement) ? root.activeElement : null;
  const name = focused?.getAttribute("data-control");
  parent.replaceChildren(...children.filter((child) => child !== null));
  if (!focused) return;
  const controls = [...parent.querySelectorAll("[data-control]")];
  const again = controls.find((control) => control.getAttribute("data-control") === name) ?? controls[0];
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}
