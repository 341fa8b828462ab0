// @ts-check
/** What the browser keeps for the page. Where it keeps nothing (a private window, an opaque origin), the page works without. */

/** @param {string} key @returns {string | null} */
export function recall(key) {
  try {
    return localStorage.getItem(`adoube.${key}`);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string | null} text null: forget it @returns {boolean} it was kept */
export function keep(key, text) {
  try {
    if (text === null) localStorage.removeItem(`adoube.${key}`);
    else localStorage.setItem(`adoube.${key}`, text);
    return true;
  } catch {
    return false;
  }
}
