// @ts-check
/** The page around the board: reload, languages, claims, offers, errors. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { root } from "../../scripts/command.mjs";
import { Stage, Table, without, withoutBrowser } from "./stage.mjs";

describe("the page", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("carries its own policy and asks nobody else for anything", async () => {
    const html = readFileSync(join(root, "site/index.html"), "utf8");
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
    assert.equal(policy, "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'");
    const table = await stage.open();
    await table.drag("e2", "e4");
    table.assertQuiet();
    await table.close();
  });

  test("a reload brings back what was on the board, with its touches", async () => {
    const table = await stage.open();
    await table.play("e4", "e5");
    await table.click("g1");
    await table.click("b1");
    const before = await table.state();
    await table.page.reload();
    await table.ready();
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.ply === 2);
    assert.deepEqual(await table.state(), before);
    assert.deepEqual(await table.moves(), ["e4", "e5"]);
    assert.match(await table.strip(), /g1.*\(4\.3\.1\)/);
    table.assertQuiet();
    await table.close();
  });

  test("a reload with a piece in the hand puts it home, and the touch stays", async () => {
    const table = await stage.open();
    await table.carry("g1", "f3");
    await table.page.reload();
    await table.ready();
    await table.page.waitForFunction(() => /** @type {any} */ (document.querySelector("adoube-board")).state.touched.length === 1);
    const state = await table.state();
    assert.deepEqual(state?.obligation?.pieces, ["g1"]);
    // The hand that was on the mouse all the while lets go.
    await table.page.mouse.up();
    await table.drag("g1", "h3");
    assert.deepEqual(await table.moves(), ["Nh3"]);
    await table.close();
  });

  test("a damaged save is put aside and reported, and the board is a new one", async () => {
    for (const damaged of ["{", "null", '{"adoube":1,"options":{},"acts":[{"act":"touch","square":"z9"}]}']) {
      const context = await stage.context();
      await context.addInitScript((text) => {
        // The blank page before it has nowhere to keep anything.
        if (origin !== "null" && !localStorage.getItem("adoube.game.damaged")) localStorage.setItem("adoube.game", text);
      }, damaged);
      const table = new Table(await context.newPage(), stage.url);
      await table.arrive();
      await table.page.getByText("The saved game was damaged").waitFor();
      assert.equal(await table.page.evaluate(() => localStorage.getItem("adoube.game.damaged")), damaged);
      await table.drag("e2", "e4");
      assert.deepEqual(await table.moves(), ["e4"]);
      table.assertQuiet();
      await table.close();
    }
  });

  test("where the browser keeps nothing, the page says so and plays on", async () => {
    const context = await stage.context();
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
    });
    const table = new Table(await context.newPage(), stage.url);
    await table.arrive();
    await table.drag("e2", "e4");
    await table.page.getByText("does not keep the game").waitFor();
    assert.deepEqual(await table.moves(), ["e4"]);
    table.assertQuiet();
    await table.close();
  });

  test("the language is the browser's, can be changed at any time, and is remembered", async () => {
    const table = await stage.open({ locale: "zh-CN" });
    assert.equal(await table.page.evaluate(() => document.documentElement.lang), "zh-CN");
    await table.click("g1");
    assert.match(await table.strip(), /白方触摸了 g1 的马.*第4\.3\.1条/);
    assert.match((await table.said())[0], /g1 的马/);
    await table.page.selectOption("#language", "en");
    assert.match(await table.strip(), /knight on g1.*\(4\.3\.1\)/);
    assert.equal(await table.cell("g1").getAttribute("aria-label"), "g1, white knight, touched, binding");
    await table.page.reload();
    await table.ready();
    assert.equal(await table.page.evaluate(() => document.documentElement.lang), "en");
    table.assertQuiet();
    await table.close();
  });

  test("no English is left on the Chinese page", async () => {
    const table = await stage.open({ locale: "zh-CN" });
    await table.play("e4");
    await table.click("e7");
    await table.page.locator("#language").evaluate((node) => node.remove());
    const texts = await table.page.evaluate(() => {
      const shadow = document.querySelector("adoube-board")?.shadowRoot;
      const shown = (/** @type {Element | null | undefined} */ node) => node instanceof HTMLElement ? node.innerText : "";
      return [shown(document.querySelector("main")), shown(shadow?.querySelector(".frame"))];
    });
    // The letters of the files stand apart in one engine's text and together in another's.
    const allowed = /abcdefgh|\b(?:[a-h][1-8]|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?|FEN|PGN|FIDE|[a-h])\b/g;
    for (const text of texts) assert.deepEqual(text.replace(allowed, "").match(/[A-Za-z]{2,}/g), null);
    await table.close();
  });

  test("a claim shows the occurrences and their moves, and a right one draws", async () => {
    const table = await stage.open();
    await table.play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8");
    await table.button("Claim draw").click();
    const dialog = table.page.getByRole("dialog");
    assert.deepEqual(await dialog.locator("figcaption strong").allTextContents(), ["at the start", "after 2… Ng8", "now · after 4… Ng8"]);
    assert.deepEqual(await dialog.locator("figcaption span").allTextContents(), Array(3).fill(["Castling: KQkq", "No en passant"]).flat());
    assert.equal(await dialog.getByRole("img").count(), 3);
    await dialog.getByRole("button", { name: "Make this claim" }).click();
    assert.match(await dialog.innerText(), /claim is right.*\(9\.2\.2\)/);
    assert.equal((await table.state())?.result?.reason, "threefold");
    table.assertQuiet();
    await table.close();
  });

  test("a claim with a written move touches nothing on the board; a wrong one binds to the move", async () => {
    const table = await stage.open();
    await table.play("Nf3", "Nf6");
    await table.button("Claim draw").click();
    const dialog = table.page.getByRole("dialog");
    const field = dialog.getByRole("textbox");
    await field.fill("hello");
    assert.match(await dialog.locator(".reading").innerText(), /no legal move/);
    await field.fill("Ｎｇ１");
    assert.equal(await dialog.locator(".reading").innerText(), "Read as Ng1.");
    assert.deepEqual((await table.state())?.touched, []);
    await dialog.getByRole("button", { name: "Make this claim" }).click();
    assert.match(await dialog.innerText(), /\(9\.5\.3\)/);
    await dialog.getByRole("button", { name: "Close" }).click();
    const state = await table.state();
    assert.deepEqual([state?.obligation?.kind, state?.obligation?.moves, state?.drawOffer], ["written-move", ["f3g1"], { by: "white" }]);
    await table.close();
  });

  test("after a touch a claim is closed, and says why", async () => {
    const table = await stage.open();
    await table.play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8");
    await table.click("g1");
    await table.button("Claim draw").click();
    const dialog = table.page.getByRole("dialog");
    assert.equal(await dialog.getByRole("button", { name: "Make this claim" }).isDisabled(), true);
    assert.match(await dialog.locator(".warning").innerText(), /No draw can be claimed/);
    await table.page.keyboard.press("Escape");
    assert.equal(await dialog.isVisible(), false);
    await table.close();
  });

  test("the fifty-move claim shows its count", async () => {
    const table = await stage.open();
    await table.load("4k3/8/8/8/8/8/8/R3K3 w - - 74 90");
    await table.button("Claim draw").click();
    const dialog = table.page.getByRole("dialog");
    await dialog.getByRole("radio").nth(1).check();
    assert.match(await dialog.innerText(), /37 of 50 moves/);
    await table.close();
  });

  test("a draw is offered, declined by touching, offered again and accepted", async () => {
    const table = await stage.open();
    await table.play("e4", "e5", "Nf3");
    const stations = { white: table.page.getByRole("group", { name: "White's buttons" }), black: table.page.getByRole("group", { name: "Black's buttons" }) };
    await stations.white.getByRole("button", { name: "Offer draw" }).click();
    assert.deepEqual((await table.state())?.drawOffer, { by: "white" });
    await table.click("b8");
    assert.equal((await table.state())?.drawOffer, null);
    await table.click("c6");
    await stations.black.getByRole("button", { name: "Offer draw" }).click();
    await stations.white.getByRole("button", { name: "Accept draw" }).click();
    assert.deepEqual((await table.state())?.result?.reason, "agreement");
    table.assertQuiet();
    await table.close();
  });

  test("resigning takes two steps", async () => {
    const table = await stage.open();
    const white = table.page.getByRole("group", { name: "White's buttons" });
    await white.getByRole("button", { name: "Resign" }).click();
    assert.equal((await table.state())?.result, null);
    await white.getByRole("button", { name: "No, play on" }).click();
    await white.getByRole("button", { name: "Resign" }).click();
    await white.getByRole("button", { name: "Yes, White resigns" }).click();
    assert.deepEqual((await table.state())?.result?.reason, "resignation");
    await table.close();
  });

  test("a new game in the middle of one is asked for twice, and is there after a reload", async () => {
    const table = await stage.open();
    await table.play("e4");
    await table.button("New game").click();
    assert.equal((await table.state())?.ply, 1);
    await table.button("Yes, start anew").click();
    assert.equal((await table.state())?.ply, 0);
    await table.page.reload();
    await table.ready();
    assert.equal((await table.state())?.ply, 0);
    await table.close();
  });

  test("a move is announced by its text, and what cannot be read touches nothing", async () => {
    const table = await stage.open();
    const field = table.page.getByLabel("Announce a move");
    await field.fill("Nf4");
    await field.press("Enter");
    assert.deepEqual((await table.state())?.touched, []);
    await field.fill("马f3");
    await field.press("Enter");
    assert.deepEqual(await table.moves(), ["Nf3"]);
    assert.equal(await field.inputValue(), "");
    await table.close();
  });

  test("copying gives the position's FEN", { skip: without("clipboard") }, async () => {
    const table = await stage.open({ permissions: ["clipboard-read", "clipboard-write"] });
    await table.play("e4");
    await table.button("Copy FEN").click();
    await table.page.waitForFunction(() => document.querySelector("adoube-board")?.shadowRoot?.querySelector(".strip-text")?.textContent?.includes("copied"));
    assert.equal(await table.page.evaluate(() => navigator.clipboard.readText()), (await table.state())?.fen);
    await table.close();
  });

  test("when the module cannot be loaded, the page says so in words, in both languages", async () => {
    for (const [locale, words] of [["en-GB", /cannot be used here/], ["zh-CN", /无法使用/]]) {
      const context = await stage.context({ locale: String(locale) });
      await context.route("**/adoube.wasm", (route) => route.fulfill({ status: 404, body: "" }));
      const table = new Table(await context.newPage(), stage.url);
      await table.page.goto(stage.url);
      await table.page.waitForFunction(() => document.querySelector("adoube-board")?.getAttribute("data-state") === "wasm-failed");
      assert.match(await table.strip(), /** @type {RegExp} */ (words));
      assert.equal(await table.page.locator("adoube-board .piece").count(), 32);
      await table.close();
    }
  });

  test("several boards share one module, keep their games when they are moved, and say their names", async () => {
    const table = await stage.open();
    const loaded = table.requests.filter((url) => url.endsWith(".wasm")).length;
    await table.page.evaluate(async () => {
      for (const name of ["One", "Two"]) {
        const board = document.createElement("adoube-board");
        board.setAttribute("aria-label", name);
        document.body.append(board);
        await /** @type {any} */ (board).whenReady;
      }
    });
    const told = await table.page.evaluate(async () => {
      const [, one, two] = /** @type {any[]} */ ([...document.querySelectorAll("adoube-board")]);
      one.play("e4");
      document.body.prepend(one);
      two.play("d4");
      await new Promise((resolve) => setTimeout(resolve));
      return { one: one.state.lastMove.san, two: two.state.lastMove.san, said: document.querySelector(".adoube-announcer-polite")?.textContent };
    });
    assert.deepEqual([told.one, told.two], ["e4", "d4"]);
    assert.match(told.said ?? "", /^Two: .*d4/);
    assert.equal(table.requests.filter((url) => url.endsWith(".wasm")).length, loaded);
    table.assertQuiet();
    await table.close();
  });

  test("properties that were set before the element was defined are kept", async () => {
    const table = await stage.open();
    const acts = await table.page.evaluate(async () => {
      const plain = document.createElement("late-board");
      Object.assign(plain, { acts: [{ act: "play", move: "e4" }] });
      document.body.append(plain);
      const { AdoubeBoard } = await import(new URL("element/index.js", location.href).href);
      AdoubeBoard.define("late-board");
      await /** @type {any} */ (plain).whenReady;
      return /** @type {any} */ (plain).acts;
    });
    assert.deepEqual(acts, [{ act: "play", move: "e4" }]);
    await table.close();
  });
});
