// @ts-check
/** A board far from what is seen of the page shows its diagram and loads nothing until one comes near it. */

/** How near, in the language of the observer: about a screen. */
const MARGIN = "600px";

/** @param {Element} element @returns {Promise<void>} */
export function whenNear(element) {
  if (!globalThis.IntersectionObserver) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    }, { rootMargin: MARGIN });
    observer.observe(element);
  });
}
