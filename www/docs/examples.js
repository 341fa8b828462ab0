// @ts-check
/** The live examples of the page beside this file. Each is a test too: `check` throws when it is not so. */

/** @typedef {import("../element/index.js").AdoubeBoard} Board */
/** @typedef {{ id: string, title: string, text: string, markup: string, run?: (place: HTMLElement) => void, check: (place: HTMLElement) => Promise<void> }} Example */

/** @param {HTMLElement} place @returns {Promise<Board>} */
export const boardIn = (place) => /** @type {Board} */ (place.querySelector("adoube-board")).whenReady;

/** @param {unknown} actual @param {unknown} expected */
function same(actual, expected) {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value));
  if (is !== should) throw new Error(`${is} instead of ${should}`);
}

/** @type {Example[]} */
export const examples = [
  {
    id: "tag",
    title: "One tag",
    text: "A whole board with its arbiter. Touch a piece: it must move.",
    markup: `<adoube-board parts="strip"></adoube-board>`,
    async check(place) {
      const board = await boardIn(place);
      board.hand.touch("g1");
      same(board.state?.obligation?.moves, ["g1h3", "g1f3"].sort());
    },
  },
  {
    id: "over-the-board",
    title: "Over the board",
    text: "What is done is done: a piece lies where it was let go, the rook of a castling is moved by hand, the clock is pressed by hand.",
    markup: `<adoube-board mode="otb" fen="r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" parts="strip clocks"></adoube-board>`,
    async check(place) {
      const board = await boardIn(place);
      board.hand.release("e1", "g1");
      same([board.state?.phase, board.matches(":state(half)")], ["castling", true]);
      board.hand.release("h1", "f1");
      same([board.state?.lastMove?.san, board.state?.phase], ["O-O", "made"]);
    },
  },
  {
    id: "events",
    title: "Listening, and keeping an act from happening",
    text: "Every act is asked for by a cancelable event, and told of afterwards. Here the queen may not be touched.",
    markup: `<adoube-board parts="strip"></adoube-board>\n<output></output>`,
    run(place) {
      const board = /** @type {Board} */ (place.querySelector("adoube-board"));
      const output = /** @type {HTMLOutputElement} */ (place.querySelector("output"));
      board.addEventListener("hand-touch", (event) => {
        if (/** @type {CustomEvent} */ (event).detail.square === "d1") event.preventDefault();
      });
      board.addEventListener("ruling", (event) => {
        const { code, article } = /** @type {CustomEvent} */ (event).detail;
        output.textContent = `${code} (${article})`;
      });
    },
    async check(place) {
      const board = await boardIn(place);
      board.hand.touch("d1");
      same(board.acts.length, 0);
      board.hand.touch("e2");
      same(place.querySelector("output")?.textContent, "touch.must-move (4.3.1)");
    },
  },
  {
    id: "form",
    title: "An answer in a form",
    text: "The board is a form field: its value is the saved game, and with required it wants a move.",
    markup: `<form>\n  <adoube-board name="answer" required parts="strip" fen="6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"></adoube-board>\n  <button>Send</button>\n</form>\n<output></output>`,
    run(place) {
      const form = /** @type {HTMLFormElement} */ (place.querySelector("form"));
      const output = /** @type {HTMLOutputElement} */ (place.querySelector("output"));
      form.addEventListener("submit", (event) => {
        event.preventDefault();
        const saved = JSON.parse(String(new FormData(form).get("answer")));
        output.textContent = `${saved.acts.length} acts`;
      });
    },
    async check(place) {
      const board = await boardIn(place);
      const form = /** @type {HTMLFormElement} */ (place.querySelector("form"));
      same([board.form === form, form.checkValidity(), board.validity.valueMissing], [true, false, true]);
      board.play("Ra8");
      same([form.checkValidity(), board.state?.result?.score], [true, "1-0"]);
      form.requestSubmit();
      same(place.querySelector("output")?.textContent, "1 acts");
      form.reset();
      same([board.acts.length, form.checkValidity()], [0, false]);
    },
  },
  {
    id: "slots",
    title: "Names, annotations and pieces of one's own",
    text: "Slots take the players' names, something on a square, and drawings of the pieces.",
    markup: `<adoube-board mode="view" pieces="slotted" parts="clocks" fen="4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1">\n  <span slot="white-name">Ada</span>\n  <span slot="black-name">Bai</span>\n  <b slot="square-d5" class="note">!</b>\n  <svg slot="piece-wq" viewBox="0 0 48 48"><circle cx="24" cy="24" r="18" fill="gold" stroke="black"/></svg>\n</adoube-board>`,
    async check(place) {
      const board = await boardIn(place);
      const root = /** @type {ShadowRoot} */ (board.shadowRoot);
      same(root.querySelectorAll("symbol#piece-white-queen circle[fill=gold]").length, 1);
      const slot = /** @type {HTMLSlotElement} */ (root.querySelector('slot[name="square-d5"]'));
      same(slot.assignedElements().map(({ textContent }) => textContent), ["!"]);
    },
  },
  {
    id: "looks",
    title: "Looks",
    text: "Custom properties for colours and measures, ::part() for everything else; the page's own style sheet does not reach in.",
    markup: `<adoube-board class="green" mode="view" pieces="letters" coordinates="inside" parts="board"></adoube-board>`,
    async check(place) {
      const board = await boardIn(place);
      const dark = /** @type {Element} */ (board.shadowRoot?.querySelector("rect.dark"));
      same(getComputedStyle(dark).fill, "rgb(118, 150, 86)");
    },
  },
  {
    id: "transcripts",
    title: "The position in other forms",
    text: "As words in either language, as a picture that stands alone, as a saved game.",
    markup: `<adoube-board mode="view" parts="board" fen="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"></adoube-board>\n<pre tabindex="0"></pre>`,
    run(place) {
      const board = /** @type {Board} */ (place.querySelector("adoube-board"));
      board.whenReady.then(() => {
        /** @type {HTMLPreElement} */ (place.querySelector("pre")).textContent = `${board.toText("en")}\n${board.toText("zh-CN")}`;
      });
    },
    async check(place) {
      const board = await boardIn(place);
      same(board.toText("en"), "White: white king e1, white pawn e2. Black: black king e8. White to move.");
      same(board.toText("zh-CN"), "白方：白王 e1，白兵 e2。黑方：黑王 e8。轮到白方走子。");
      const picture = new DOMParser().parseFromString(board.toSVG(), "image/svg+xml");
      same([picture.querySelectorAll("parsererror").length, picture.querySelectorAll("svg > use").length], [0, 3]);
      if (/var\(|style=/.test(board.toSVG())) throw new Error("the picture does not stand alone");
    },
  },
];
