// @ts-check
/** Files of games on the page: looked through in a worker, their games put on the board, the game on the board saved as PGN. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { PHONE, Stage, without, withoutBrowser } from "./stage.mjs";

const FAULTY = `[Event "Club"]
[White "Ann"]
[Black "Ben"]
[Result "1/2-1/2"]

1. f3 e5 2. g4 Qh4# 1/2-1/2

[Event "Club"]
[White "Cem"]
[Black "Dee"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxa7 *

1. d4 d5 *
`;

/** A file as large as a season: the same short game again and again, each hundredth one with a fault. @param {number} bytes */
function season(bytes) {
  const game = (/** @type {number} */ number) => `[Event "Season"]\n[Round "${number}"]\n[Result "*"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 ${number % 100 === 0 ? "Qh1" : "Nb8"} *\n\n`;
  const games = [];
  for (let size = 0, number = 1; size < bytes; number += 1) {
    const text = game(number);
    games.push(text);
    size += text.length;
  }
  return { text: games.join(""), games: games.length };
}

/** @param {import("./stage.mjs").Table} table @param {string} name @param {string} text */
async function drop(table, name, text) {
  await table.page.evaluate(([file, content]) => {
    const data = new DataTransfer();
    data.items.add(new File([content], file));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [name, text]);
}

/** @param {import("./stage.mjs").Table} table */
const dialog = (table) => table.page.locator("#audit-title").locator("xpath=..");

/** @param {import("./stage.mjs").Table} table */
const finished = (table) => table.page.waitForFunction(() => document.querySelector(".page-dialog[open] .status")?.textContent);

describe("files of games", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("what an arbiter would remark is listed by games, with place, sentence and article", async () => {
    const table = await stage.open();
    await drop(table, "club.pgn", FAULTY);
    await finished(table);
    const text = await dialog(table).innerText();
    assert.match(text, /Games looked through: 3\. With findings: 2\./);
    assert.deepEqual(await dialog(table).locator("h3").allTextContents(), ["Game 1: Ann – Ben, Club, 1/2-1/2", "Game 2: Cem – Dee, Club, *"]);
    const codes = await dialog(table).locator(".finding").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-code")));
    assert.ok(codes.includes("wrong-result.checkmate") && codes.includes("illegal-move"), codes.join());
    const illegal = dialog(table).locator('.finding[data-code="illegal-move"]');
    assert.match(await illegal.innerText(), /^4\. Bxa7 /);
    await illegal.locator("summary").click();
    assert.match(await illegal.locator("details").innerText(), /Article .*\n+\S/);
    await dialog(table).locator("select").selectOption("moves");
    assert.deepEqual(await dialog(table).locator("h3").allTextContents(), ["Game 2: Cem – Dee, Club, *"]);
    table.assertQuiet();
    await table.close();
  });

  test("in Chinese as well, and nothing is cut on a small screen", async () => {
    const table = await stage.open({ ...PHONE, viewport: { width: 320, height: 640 }, locale: "zh-CN" });
    await drop(table, "club.pgn", FAULTY);
    await finished(table);
    assert.match(await dialog(table).innerText(), /共看 3 局，其中 2 局有问题。/);
    assert.doesNotMatch((await dialog(table).locator(".finding p").allTextContents()).join(), /[A-Za-z]{4,}/);
    const wide = await table.page.evaluate(() => {
      const node = /** @type {HTMLElement} */ (document.querySelector(".page-dialog[open]"));
      return [node.scrollWidth > node.clientWidth, [...node.querySelectorAll("button, label, p, h2, h3")].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)];
    });
    assert.deepEqual(wide, [false, []]);
    table.assertQuiet();
    await table.close();
  });

  test("a game of the file is put on the board only when that is wanted, and the one before can be had back", async () => {
    const table = await stage.open();
    await table.play("c4");
    await drop(table, "one.pgn", '[White "Ann"]\n\n1. d4 d5 2. c4 *');
    await finished(table);
    assert.deepEqual(await table.moves(), ["c4"]);
    assert.equal(await table.page.locator("#audit-number").isVisible(), false);
    await table.page.click("#audit-load");
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.ply === 3);
    assert.deepEqual(await table.moves(), ["d4", "d5", "c4"]);
    assert.match(await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).toPGN()), /\[White "Ann"\]/);
    await table.page.getByRole("button", { name: "Back to my own game" }).click();
    assert.deepEqual(await table.moves(), ["c4"]);
    await drop(table, "club.pgn", FAULTY);
    await finished(table);
    await table.write(table.page.locator("#audit-number"), "4");
    await table.page.click("#audit-load");
    await table.page.getByText("The games have the numbers 1 to 3.").waitFor();
    // A game with a fault is there up to it.
    await table.write(table.page.locator("#audit-number"), "2");
    await table.page.click("#audit-load");
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.ply === 6);
    table.assertQuiet();
    await table.close();
  });

  test("nobody's time runs while a game of a file is only looked at", async () => {
    const table = await stage.open();
    await drop(table, "timed.pgn", '[TimeControl "300+2"]\n\n1. d4 d5 2. c4 *');
    await finished(table);
    await table.page.click("#audit-load");
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.ply === 3);
    await table.page.waitForTimeout(300);
    assert.deepEqual(await table.page.evaluate(() => /** @type {any} */ (document.querySelector("adoube-board")).times), { white: 300_000, black: 300_000 });
    table.assertQuiet();
    await table.close();
  });

  test("a file of 20 megabytes leaves the page alive, tells how far it is, and can be stopped", async (t) => {
    const { text } = season(20_000_000);
    const table = await stage.open();
    await table.page.evaluate(() => {
      const self = /** @type {any} */ (window);
      self.longest = 0;
      let last = performance.now();
      self.beat = setInterval(() => {
        const now = performance.now();
        self.longest = Math.max(self.longest, now - last);
        last = now;
      }, 10);
    });
    await drop(table, "season.pgn", text);
    // Making such a file here takes its time; only what follows is measured.
    await table.page.evaluate(() => { /** @type {any} */ (window).longest = 0; });
    await table.page.waitForFunction(() => { const bar = document.querySelector("progress"); return bar && bar.value > 0.02 && bar.value < 1; });
    await table.page.getByRole("button", { name: "Stop", exact: true }).click();
    await table.page.getByText(/^Stopped\. Games looked through: [\d,]+\. With findings/).waitFor();
    t.diagnostic(`longest pause of the page: ${Math.round(await table.page.evaluate(() => /** @type {any} */ (window).longest))} ms`);
    // What was found until then is there, and a game of the part that was read can be had.
    assert.ok(await dialog(table).locator("li").count() > 0);
    await table.page.click("#audit-load");
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.ply === 18);
    table.assertQuiet();
    await table.close();
  });

  test("long lists are shown by and by", { skip: without("long files") }, async () => {
    const { text, games } = season(1_500_000);
    const table = await stage.open();
    await drop(table, "season.pgn", text);
    await finished(table);
    assert.equal(await table.page.locator(".page-dialog[open] .status").innerText(), `Games looked through: ${games.toLocaleString("en")}. With findings: ${Math.floor(games / 100)}.`);
    assert.equal(await dialog(table).locator("li").count(), 50);
    await dialog(table).getByRole("button", { name: "Show more games" }).click();
    assert.equal(await dialog(table).locator("li").count(), Math.min(100, Math.floor(games / 100)));
    table.assertQuiet();
    await table.close();
  });

  test("what holds no game is said so; nothing that cannot be read is a blank page", async () => {
    const table = await stage.open();
    for (const text of ["", "   \n"]) {
      await drop(table, "empty.pgn", text);
      await table.page.getByText("There is no game in this file.").waitFor();
      await table.page.keyboard.press("Escape");
    }
    table.assertQuiet();
    await table.close();
  });

  test("the game is saved as PGN, with its rulings in the reader's language where that is wanted", async () => {
    for (const [locale, save, words] of /** @type {const} */ ([["en-GB", "PGN", /knight on g1/], ["zh-CN", "PGN", /g1 的马/]])) {
      const table = await stage.open({ locale });
      await table.click("g1");
      await table.click("f3");
      await table.page.click("#open-sharing");
      const download = () => table.saved(() => table.page.getByRole("button", { name: save, exact: true }).click());
      const plain = await download();
      assert.match(plain, /1\. Nf3/);
      assert.doesNotMatch(plain, words);
      await table.page.locator("#share-rulings").check();
      assert.match((await download()).replaceAll("\n", " "), words);
      table.assertQuiet();
      await table.close();
    }
  });
});
