// @ts-check
/**
 * What the tests need inside a page to find its nodes as people do: by selector through open shadow roots, by role and
 * name, by text, by label. One function, sent to the page as its own text; it may use nothing from outside.
 */

/** One step of a way to nodes. A pattern stands for a regular expression. @typedef {{ source: string, flags: string }} Pattern */
/**
 * @typedef {{ css: string, hasText?: string } | { role: string, name?: string | Pattern, exact?: boolean } | { text: string | Pattern }
 *   | { label: string } | { at: number } | { parent: true }} Step
 */

export function toolbox() {
  /** The children as they are seen: a host's are those of its shadow tree. @param {Element | Document} node @returns {Element[]} */
  const childrenOf = (node) => [...(node instanceof Element && node.shadowRoot ? node.shadowRoot.children : []), ...node.children];
  /** @param {Element | Document} node @returns {Element[]} in the order of the document, without the node itself */
  const below = (node) => childrenOf(node).flatMap((child) => [child, ...below(child)]);
  /** @param {Element} node @returns {Element | null} */
  const parentOf = (node) => node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : null);
  const squeeze = (/** @type {string | null | undefined} */ text) => (text ?? "").replace(/\s+/g, " ").trim();

  /** @param {Element} node */
  function isVisible(node) {
    return node.getClientRects().length > 0 && getComputedStyle(node).visibility === "visible";
  }

  /** Is it told to nobody, itself or with what it lies in? @param {Element} node @returns {boolean} */
  function isHidden(node) {
    const style = getComputedStyle(node);
    if (style.display === "none" || style.visibility !== "visible" || node.getAttribute("aria-hidden") === "true") return true;
    for (let place = parentOf(node); place; place = parentOf(place)) {
      if (place.getAttribute("aria-hidden") === "true" || getComputedStyle(place).display === "none") return true;
    }
    return false;
  }

  /** The roles of HTML's own elements, as far as the page has them. @param {Element} node @returns {string | null} */
  function roleOf(node) {
    const own = node.getAttribute("role");
    if (own) return own;
    if (node instanceof HTMLInputElement) {
      const inputs = /** @type {Record<string, string>} */ ({ checkbox: "checkbox", radio: "radio", number: "spinbutton", button: "button", submit: "button", range: "slider" });
      if (["password", "file", "hidden"].includes(node.type)) return null;
      return inputs[node.type] ?? "textbox";
    }
    const names = /** @type {Record<string, string>} */ ({
      button: "button", select: "combobox", textarea: "textbox", dialog: "dialog", fieldset: "group", details: "group", img: "img", table: "table", tr: "row", td: "cell",
      th: "columnheader", option: "option", output: "status", progress: "progressbar", ul: "list", ol: "list", li: "listitem", nav: "navigation", main: "main",
    });
    if (node.localName === "a" && node.hasAttribute("href")) return "link";
    return names[node.localName] ?? (/^h[1-6]$/.test(node.localName) ? "heading" : null);
  }

  /** @param {Element} node @returns {string} */
  function nameOf(node) {
    const root = /** @type {Document | ShadowRoot} */ (node.getRootNode());
    const by = node.getAttribute("aria-labelledby");
    if (by) return squeeze(by.split(/\s+/).map((id) => root.getElementById(id)?.textContent).join(" "));
    const label = squeeze(node.getAttribute("aria-label"));
    if (label) return label;
    const labels = "labels" in node ? [.../** @type {NodeListOf<HTMLLabelElement>} */ (node.labels ?? [])] : [];
    if (labels.length > 0) return squeeze(labels.map(labelText).join(" "));
    if (node instanceof HTMLFieldSetElement) return squeeze(node.querySelector("legend")?.textContent);
    if (node.hasAttribute("alt")) return squeeze(node.getAttribute("alt"));
    const titled = squeeze(node.getAttribute("title") ?? node.getAttribute("placeholder"));
    return (/^(?:input|select|textarea|dialog)$/.test(node.localName) ? "" : squeeze(node.textContent)) || titled;
  }

  /** What a label says, without what it labels. @param {HTMLLabelElement} label */
  function labelText(label) {
    const copy = /** @type {HTMLElement} */ (label.cloneNode(true));
    for (const control of copy.querySelectorAll("input, select, textarea")) control.remove();
    return copy.textContent;
  }

  /** @param {string} text @param {string | { source: string, flags: string }} wanted @param {boolean} [exact] */
  function suits(text, wanted, exact) {
    if (typeof wanted !== "string") return new RegExp(wanted.source, wanted.flags).test(text);
    return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
  }

  /** Cuts a selector at blanks or commas that are not inside brackets or quotes. @param {string} text @param {RegExp} at */
  function cut(text, at) {
    const parts = [""];
    for (const [piece] of text.matchAll(/"[^"]*"|'[^']*'|\[(?:"[^"]*"|[^\]"])*\]|\([^)]*\)|[\s\S]/g)) {
      if (at.test(piece)) parts.push("");
      else parts[parts.length - 1] += piece;
    }
    return parts.map((part) => part.trim()).filter(Boolean);
  }

  /** What lies below nodes and suits a selector, whose blanks lead through shadow roots. @param {readonly (Element | Document)[]} roots @param {string} selector */
  function select(roots, selector) {
    const found = new Set(cut(selector, /^,$/).flatMap((one) => {
      const steps = cut(one.replace(/\s*([>~+])\s*/g, "\u0000$1\u0000"), /^\s$/).map((step) => step.replaceAll("\u0000", " "));
      return steps.reduce((nodes, step) => [...new Set(nodes.flatMap(below))].filter((node) => node.matches(step)), /** @type {readonly (Element | Document)[]} */ (roots));
    }));
    return roots.flatMap(below).filter((node, index, all) => found.has(node) && all.indexOf(node) === index);
  }

  /** @param {readonly (Element | Document)[]} nodes @param {import("./toolbox.mjs").Step} step @returns {readonly (Element | Document)[]} */
  function take(nodes, step) {
    if ("at" in step) return nodes.slice(step.at, step.at === -1 ? undefined : step.at + 1);
    if ("parent" in step) return nodes.map((node) => /** @type {Element} */ (parentOf(/** @type {Element} */ (node))));
    if ("css" in step) {
      const found = select(nodes, step.css);
      return step.hasText === undefined ? found : found.filter((node) => suits(squeeze(node.textContent), String(step.hasText)));
    }
    const all = [...new Set(nodes.flatMap(below))];
    if ("label" in step) return all.filter((node) => (/^(?:input|select|textarea)$/.test(node.localName) || node.hasAttribute("aria-label")) && suits(nameOf(node), step.label));
    if ("text" in step) {
      const says = (/** @type {Element} */ node) => !/^(?:script|style|template)$/.test(node.localName) && suits(squeeze(node.textContent), step.text);
      return all.filter((node) => says(node) && !below(node).some(says));
    }
    return all.filter((node) => roleOf(node) === step.role && !isHidden(node) && (step.name === undefined || suits(nameOf(node), step.name, step.exact)));
  }

  return {
    /** @param {readonly import("./toolbox.mjs").Step[]} steps @returns {Element[]} */
    find: (steps) => /** @type {Element[]} */ (steps.reduce(take, /** @type {readonly (Element | Document)[]} */ ([document]))),
    isVisible,
    /** The topmost node at a point, in whatever shadow tree. @param {number} x @param {number} y */
    at(x, y) {
      let node = document.elementFromPoint(x, y);
      while (node?.shadowRoot) {
        const inner = node.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === node) break;
        node = inner;
      }
      return node;
    },
    /** Does one lie in the other, be it through shadow roots? @param {Element} outer @param {Element | null} inner */
    holds(outer, inner) {
      for (let place = inner; place; place = parentOf(place)) if (place === outer) return true;
      return false;
    },
    /** What the page has complained of since the last time it was asked. @returns {string[]} */
    complaints: () => /** @type {any} */ (globalThis).adoubeComplaints?.splice(0) ?? [],
  };
}
