// @ts-check
/** An evening at the page: agreeing on a game, sitting down, clocks, settings, handing the game over. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { DESKTOP, PHONE, Stage, withoutBrowser } from "./stage.mjs";

/** @typedef {import("./stage.mjs").Table} Table */

/** @param {Table} table @param {string} name */
const attribute = (table, name) => table.page.evaluate((one) => document.querySelector("adoube-board")?.getAttribute(one), name);

/** Opens the set-up and begins a game with these choices. @param {Table} table @param {{ manner?: string, clock?: string, own?: string, fen?: string }} wanted */
async function setUp(table, { manner, clock, own, fen }) {
  await table.page.click("#open-setup");
  if (manner) await table.page.selectOption("#setup-manner", manner);
  if (clock !== undefined) await table.page.selectOption("#setup-clock", clock);
  if (own) await table.page.fill("#setup-own-clock", own);
  if (fen !== undefined) await table.page.fill("#setup-fen", fen);
  await table.page.click("#setup-title ~ .actions .fitting");
}

describe("an evening", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("a game is agreed on, with a sentence for each choice, and is still agreed on after a reload", async () => {
    const table = await stage.open();
    await table.page.click("#open-setup");
    assert.match(await table.page.locator("#setup-clock-gist").innerText(), /Nobody is pressed for time/);
    await table.page.selectOption("#setup-clock", "300+3");
    assert.match(await table.page.locator("#setup-clock-gist").innerText(), /^Blitz/);
    await table.page.selectOption("#setup-laws", "fide-2023");
    assert.match(await table.page.locator("#setup-laws-gist").innerText(), /second completed illegal move loses/);
    await table.page.selectOption("#setup-laws", "fide");
    await table.page.click("#setup-title ~ .actions .fitting");
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.clock);
    assert.deepEqual((await table.state())?.clock?.white.remaining, 300_000);
    await table.page.reload();
    await table.ready();
    assert.equal(await attribute(table, "clock"), "300+3");
    table.assertQuiet();
    await table.close();
  });

  test("a position that cannot be is refused in the dialog, in words, and the game before stays", async () => {
    const table = await stage.open();
    await table.play("e4");
    await setUp(table, { fen: "8/8/8/8/8/8/8/8 w - - 0 1" });
    await table.page.waitForFunction(() => document.querySelector("#setup .status, .page-dialog[open] .status")?.textContent);
    assert.deepEqual(await table.moves(), ["e4"]);
    await table.close();
  });

  test("with a clock two people press it: the button names itself and its time, and the other clock begins to run", async () => {
    const table = await stage.open();
    await setUp(table, { clock: "own", own: "120" });
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.clock);
    await table.drag("e2", "e4");
    assert.match(await table.strip(), /Press the clock to complete it/);
    const press = table.page.locator("adoube-board").getByRole("button", { name: /^Press White's clock, 1 minute 5\d seconds|^Press White's clock, 2 minutes/ });
    assert.equal(await press.count(), 1);
    await press.click();
    assert.equal((await table.state())?.clock?.running, "black");
    await table.page.waitForFunction(() => /1:5\d/.test(document.querySelector("adoube-board")?.shadowRoot?.querySelector('.station[data-color="black"] .face')?.getAttribute("data-time") ?? ""));
    const [release, pressed] = (await table.acts()).filter(({ act }) => ["release", "pressClock"].includes(act));
    assert.ok(release.at >= 0 && pressed.at >= release.at);
    await table.close();
  });

  test("a press without a move is only remarked on where the board is gentle", async () => {
    const table = await stage.open();
    await setUp(table, { clock: "300" });
    await table.page.locator("adoube-board").getByRole("button", { name: /^Press White's clock/ }).click();
    assert.equal(await table.strip(), "There is no move yet that pressing the clock could complete.");
    assert.deepEqual(await table.acts(), []);
    await table.close();
  });

  test("the ways to sit: beside, face to face, changing places after a completed move", async () => {
    const table = await stage.open(DESKTOP);
    assert.equal(await attribute(table, "layout"), "beside");
    await table.page.click("#open-settings");
    await table.page.selectOption("#settings-layout", "face");
    await table.page.keyboard.press("Escape");
    const turned = await table.page.evaluate(() => {
      const root = document.querySelector("adoube-board")?.shadowRoot;
      const far = /** @type {Element} */ (root?.querySelector(".far"));
      return [getComputedStyle(far).rotate, root?.querySelectorAll(".upside-down-black").length, far.querySelector(".strip")?.getAttribute("aria-hidden")];
    });
    assert.deepEqual(turned, ["180deg", 2, "true"]);
    await table.page.click("#open-settings");
    await table.page.selectOption("#settings-layout", "same-side");
    await table.page.keyboard.press("Escape");
    await table.drag("e2", "e4");
    // Without a clock the move is completed by the answer; until then the mover sits where he sat.
    const bottom = () => table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.querySelector(".near .station")?.getAttribute("data-color"));
    assert.equal(await bottom(), "white");
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).pressClock());
    assert.equal(await bottom(), "black");
    table.assertQuiet();
    await table.close();
  });

  test("settings take effect at once and are kept", async () => {
    const table = await stage.open();
    await table.page.click("#open-settings");
    await table.page.selectOption("#settings-pieces", "letters");
    await table.page.selectOption("#settings-theme", "dark");
    await table.page.selectOption("#settings-touch-commit", "lift");
    await table.page.reload();
    await table.ready();
    assert.deepEqual([await attribute(table, "pieces"), await attribute(table, "theme"), await attribute(table, "touch-commit")], ["letters", "dark", "lift"]);
    assert.equal(await table.page.evaluate(() => document.documentElement.dataset.theme), "dark");
    await table.click("e2");
    assert.deepEqual(await table.acts(), []);
    await table.close();
  });

  test("a link carries the whole game, touches included; the own game can be had back", async () => {
    const table = await stage.open();
    await table.play("e4");
    await table.click("g8");
    await table.page.click("#open-sharing");
    await table.page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.querySelector("#share-link")).value.includes("#g="));
    const link = await table.page.inputValue("#share-link");
    const other = await stage.open();
    await other.play("d4");
    await other.page.goto(link);
    await other.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.touched[0] === "g8");
    assert.deepEqual([await other.moves(), new URL(other.page.url()).hash], [["e4"], ""]);
    await other.page.getByRole("button", { name: "Back to my own game" }).click();
    assert.deepEqual(await other.moves(), ["d4"]);
    await other.page.evaluate(() => { location.hash = "#g=nonsense"; });
    await other.page.getByText("The game in this link is damaged").waitFor();
    assert.deepEqual(await other.moves(), ["d4"]);
    other.assertQuiet();
    await table.close();
    await other.close();
  });

  test("a game is saved as a file and opened again, chosen or dropped; what is none is refused in words", async () => {
    const table = await stage.open();
    await table.play("e4", "c5");
    await table.page.click("#open-sharing");
    const text = await table.saved(() => table.page.getByRole("button", { name: "Game", exact: true }).click());
    assert.equal(JSON.parse(text).adoube, 1);
    await table.page.keyboard.press("Escape");
    await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).reset());
    await table.page.click("#open-sharing");
    await table.page.setInputFiles("#share-file", { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.ply === 2);
    await table.page.click("#open-sharing");
    await table.page.setInputFiles("#share-file", { name: "broken.json", mimeType: "application/json", buffer: Buffer.from('{"adoube":1,"acts":[{"act":"fly"}]}') });
    await table.page.waitForFunction(() => document.querySelector(".page-dialog[open] .status")?.textContent?.startsWith("broken.json: "));
    await table.page.keyboard.press("Escape");
    await table.page.evaluate((saved) => {
      const data = new DataTransfer();
      data.items.add(new File([saved.replace('"c5"', '"e5"')], "dropped.json"));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    }, text);
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.lastMove?.san === "e5");
    await table.close();
  });

  test("nothing scrolls sideways and nothing is cut in any dialog, down to 320 pixels, in both languages", async () => {
    for (const locale of ["en-GB", "zh-CN"]) {
      const table = await stage.open({ ...PHONE, viewport: { width: 320, height: 640 }, locale });
      for (const id of ["open-setup", "open-settings", "open-sharing"]) {
        await table.openDialog(id);
        const wide = await table.page.evaluate(() => {
          const dialog = /** @type {HTMLElement} */ (document.querySelector(".page-dialog[open]"));
          const cut = [...dialog.querySelectorAll("button, label, p, legend, h2")].filter((node) => node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== "inline");
          return [dialog.scrollWidth > dialog.clientWidth, document.documentElement.scrollWidth > innerWidth, cut.map((node) => node.textContent)];
        });
        assert.deepEqual(wide, [false, false, []], `${id} ${locale}`);
        await table.page.keyboard.press("Escape");
      }
      table.assertQuiet();
      await table.close();
    }
  });
});
