// @ts-check
/** A real finger on a page, sent through the DevTools protocol. */

/** @param {import("./stage.mjs").Table} table */
export async function fingerOf(table) {
  const session = await table.page.context().newCDPSession(table.page);
  const send = (/** @type {"touchStart" | "touchMove" | "touchEnd" | "touchCancel"} */ type, /** @type {{ x: number, y: number }[]} */ points) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id, radiusX: 8, radiusY: 8 })) });
  return {
    send,
    /** @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to */
    async slide(from, to) {
      await send("touchStart", [from]);
      for (let step = 1; step <= 10; step += 1) {
        await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 }]);
      }
    },
  };
}
