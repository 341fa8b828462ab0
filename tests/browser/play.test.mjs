// @ts-check
/** Whole games at the page, by mouse and by keys, and touch-move held in each. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Stage, without, withoutBrowser } from "./stage.mjs";

describe("playing", { skip: withoutBrowser }, () => {
  const stage = new Stage();
  before(() => stage.raise());
  after(() => stage.strike());

  test("a game by dragging ends in checkmate, and a touched piece holds its player", async () => {
    const table = await stage.open();
    await table.drag("f2", "f3");
    await table.drag("e7", "e5");
    // White touches the pawn on g2 and would rather play d4: refused, and the pawn still must move.
    await table.click("g2");
    await table.drag("d2", "d4");
    assert.deepEqual((await table.state())?.obligation?.pieces, ["g2"]);
    assert.deepEqual(await table.moves(), ["f3", "e5"]);
    assert.match(await table.strip(), /\(4\.3\.1\)/);
    await table.drag("g2", "g4");
    await table.drag("d8", "h4");
    const state = await table.state();
    assert.deepEqual([state?.phase, state?.result?.reason, state?.result?.winner], ["over", "checkmate", "black"]);
    assert.deepEqual(await table.moves(), ["f3", "e5", "g4", "Qh4#"]);
    table.assertQuiet();
    await table.close();
  });

  test("a game by clicks ends in checkmate, and a touched piece holds its player", async () => {
    const table = await stage.open();
    for (const square of ["e2", "e4", "e7", "e5", "d1", "h5", "b8"]) await table.click(square);
    // Black has touched the knight and clicks the pawn, then the pawn's target: only the knight may go.
    await table.click("g7");
    await table.click("g6");
    assert.deepEqual(await table.moves(), ["e4", "e5", "Qh5"]);
    assert.deepEqual((await table.state())?.touched, ["b8", "g7"]);
    for (const square of ["c6", "f1", "c4", "g8", "f6", "h5", "f7"]) await table.click(square);
    assert.deepEqual(await table.moves(), ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"]);
    assert.equal((await table.state())?.result?.score, "1-0");
    table.assertQuiet();
    await table.close();
  });

  test("a game by keys ends in checkmate, and a touched piece holds its player", async () => {
    const table = await stage.open();
    await table.page.keyboard.press("Tab");
    await table.page.locator("adoube-board").evaluate((board) => /** @type {any} */ (board).focusSquare("e1"));
    await table.keys("f2", "f3", "e7", "e5", "g2");
    assert.match((await table.said())[0], /pawn on g2.*\(4\.3\.1\)/);
    await table.keys("d2", "d4");
    assert.deepEqual(await table.moves(), ["f3", "e5"]);
    await table.keys("g4", "d8", "h4");
    assert.deepEqual(await table.moves(), ["f3", "e5", "g4", "Qh4#"]);
    assert.match((await table.said()).join(), /checkmate/i);
    table.assertQuiet();
    await table.close();
  });

  test("nothing takes a touch back: not Escape, not the right button, not its own square, not another one", async () => {
    const table = await stage.open();
    await table.click("g1");
    await table.page.keyboard.press("Escape");
    const { x, y } = await table.place("g1");
    if (!without("right button")) await table.page.mouse.click(x, y, { button: "right" });
    await table.drag("g1", "g1");
    await table.click("e5");
    await table.page.mouse.click(5, 5);
    await table.carry("g1", "f3");
    await table.carry("f3", "g1");
    await table.page.mouse.up();
    assert.deepEqual((await table.state())?.obligation?.pieces, ["g1"]);
    assert.deepEqual(await table.moves(), []);
    table.assertQuiet();
    await table.close();
  });

  test("Escape and another button during a drag put the piece home, and the touch stays", async () => {
    const table = await stage.open();
    await table.carry("g1", "f3");
    await table.page.keyboard.press("Escape");
    await table.page.mouse.up();
    assert.deepEqual((await table.acts()).at(-1), { act: "release", from: "g1", to: "g1" });
    await table.carry("g1", "h3");
    await table.page.mouse.down({ button: "right" });
    await table.page.mouse.up({ button: "right" });
    await table.page.mouse.up();
    assert.deepEqual((await table.acts()).at(-1), { act: "release", from: "g1", to: "g1" });
    assert.deepEqual((await table.state())?.obligation?.pieces, ["g1"]);
    await table.close();
  });

  test("a slip can be called accidental until the piece leaves its square", async () => {
    const table = await stage.open();
    await table.click("g1");
    const chip = table.button("Accidental?");
    await chip.click();
    assert.equal((await table.state())?.obligation, null);
    await table.click("b1");
    await table.page.keyboard.press("u");
    assert.equal((await table.state())?.obligation, null);
    await table.drag("g1", "g5");
    assert.equal(await chip.isVisible(), false);
    assert.deepEqual((await table.state())?.obligation?.pieces, ["g1"]);
    table.assertQuiet();
    await table.close();
  });

  test("a guided king brings its rook along, and both releases stand in the log", async () => {
    const table = await stage.open();
    await table.load("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    await table.drag("e1", "g1");
    assert.deepEqual((await table.acts()).slice(-2), [{ act: "release", from: "e1", to: "g1" }, { act: "release", from: "h1", to: "f1" }]);
    assert.deepEqual(await table.moves(), ["O-O"]);
    await table.close();
  });

  test("over the board the rook is set by hand, and an impossible piece lies where it was let go", async () => {
    const table = await stage.open();
    await table.page.selectOption("#mode", "otb");
    await table.load("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    await table.drag("e1", "g1");
    assert.equal((await table.state())?.phase, "castling");
    await table.click("f1");
    assert.deepEqual(await table.moves(), ["O-O"]);
    await table.drag("e8", "e5");
    const state = await table.state();
    assert.deepEqual([state?.phase, state?.misplaced], ["misplaced", { from: "e8", at: "e5" }]);
    assert.match(await table.cell("e5").getAttribute("aria-label") ?? "", /black king/);
    await table.drag("e5", "e7");
    assert.deepEqual(await table.moves(), ["O-O", "Ke7"]);
    table.assertQuiet();
    await table.close();
  });

  test("en passant is finished when guided, and left to the hand over the board", async () => {
    const fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    const table = await stage.open();
    await table.load(fen);
    await table.drag("e5", "d6");
    assert.deepEqual(await table.moves(), ["exd6"]);
    await table.page.selectOption("#mode", "otb");
    await table.load(fen);
    await table.drag("e5", "d6");
    assert.equal((await table.state())?.phase, "capturing");
    await table.click("d5");
    assert.deepEqual(await table.moves(), ["exd6"]);
    await table.close();
  });

  test("an enemy piece that is touched must be captured", async () => {
    const table = await stage.open();
    await table.play("e4", "d5");
    await table.click("d5");
    assert.deepEqual((await table.state())?.obligation?.kind, "capture");
    await table.drag("g1", "f3");
    assert.deepEqual(await table.moves(), ["e4", "d5"]);
    await table.click("e4");
    await table.click("d5");
    assert.deepEqual(await table.moves(), ["e4", "d5", "exd5"]);
    await table.close();
  });

  test("an enemy piece can be taken off first", async () => {
    const table = await stage.open();
    await table.play("e4", "d5");
    const { x, y, side } = await table.place("d5");
    const edge = await table.place("h5");
    await table.page.mouse.move(x, y);
    await table.page.mouse.down();
    await table.page.mouse.move(edge.x + side * 1.2, edge.y, { steps: 8 });
    await table.page.mouse.up();
    assert.equal((await table.state())?.phase, "capturing");
    assert.equal(await table.cell("d5").getAttribute("aria-label"), "d5");
    await table.drag("e4", "d5");
    assert.deepEqual(await table.moves(), ["e4", "d5", "exd5"]);
    await table.close();
  });

  test("the promotion box offers four pieces and chooses none by itself", async () => {
    const table = await stage.open();
    await table.load("8/4P3/8/8/8/1k6/6K1/8 w - - 0 1");
    await table.drag("e7", "e8");
    const box = table.page.getByRole("listbox");
    assert.deepEqual(await box.getByRole("option").evaluateAll((options) => options.map((option) => option.getAttribute("aria-label"))),
      ["White queen", "White rook", "White bishop", "White knight"]);
    await table.cell("e8").focus();
    await table.page.keyboard.press("Enter");
    await table.page.keyboard.press("Escape");
    assert.equal(await box.isVisible(), false);
    assert.equal((await table.state())?.phase, "promoting");
    await table.click("e8");
    await box.getByRole("option", { name: "White knight" }).click({ delay: 300 });
    assert.deepEqual(await table.moves(), ["e8=N"]);
    table.assertQuiet();
    await table.close();
  });

  test("by keys the promotion box is chosen from by a letter, and the focus returns to the board", async () => {
    const table = await stage.open();
    await table.load("8/4P3/8/8/8/1k6/6K1/8 w - - 0 1");
    await table.cell("e7").focus();
    await table.keys("e7", "e8");
    await table.page.keyboard.press("ArrowDown");
    await table.page.keyboard.press("r");
    assert.deepEqual(await table.moves(), ["e8=R"]);
    const focused = await table.page.evaluate(() => document.querySelector("adoube-board")?.shadowRoot?.activeElement?.getAttribute("data-square"));
    assert.equal(focused, "e8");
    await table.close();
  });

  test("j'adoube straightens without a duty, and is refused after a touch", async () => {
    const table = await stage.open();
    await table.button("J'adoube").click();
    await table.click("g1");
    await table.click("e7");
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["adjust", "adjust"]);
    assert.equal((await table.state())?.obligation, null);
    await table.button("J'adoube").click();
    await table.click("g1");
    await table.button("J'adoube").click();
    assert.match(await table.strip(), /\(4\.2\.1\)/);
    assert.deepEqual((await table.state())?.obligation?.pieces, ["g1"]);
    await table.close();
  });

  test("a listener can keep an act from happening", async () => {
    const table = await stage.open();
    await table.page.evaluate(() => document.addEventListener("hand-lift", (event) => event.preventDefault()));
    await table.drag("e2", "e4");
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["touch"]);
    assert.deepEqual((await table.state())?.obligation?.pieces, ["e2"]);
    await table.close();
  });

  test("free moves have no touch-move", async () => {
    const table = await stage.open();
    await table.page.selectOption("#mode", "free");
    for (const square of ["g1", "e2", "e4"]) await table.click(square);
    await table.drag("e7", "e5");
    assert.deepEqual(await table.moves(), ["e4", "e5"]);
    assert.deepEqual((await table.acts()).map(({ act }) => act), ["play", "play"]);
    await table.close();
  });
});
