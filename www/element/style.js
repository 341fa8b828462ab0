// @ts-check
/** The looks of what stands around the board. Colours and measures can be set from outside, as the board's can. */

const COLOURS = `
:host {
  display: block; container: board / inline-size; color: var(--_ink);
  font: 400 15px/1.5 var(--ab-font, system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif);
  --_ink: light-dark(#17212a, #e6edf2);
  --_quiet: light-dark(#55636f, #9fb0bc);
  --_paper: light-dark(#fff, #1b242b);
  --_line: light-dark(#d5dde3, #34424d);
  --_accent: light-dark(#0b3a5e, #8fc6ee);
  --_accent-ink: light-dark(#fff, #0c1a24);
  --_grave: light-dark(#8f0f24, #ff9aa7);
  --_grave-ink: light-dark(#fff, #2a060b);
  --_clock: var(--ab-clock-bg, var(--_paper));
  --_clock-ink: var(--ab-clock-fg, var(--_ink));
  --_clock-on: var(--ab-clock-active-bg, var(--_accent));
  --_clock-on-ink: var(--ab-clock-active-fg, var(--_accent-ink));
  --_article: var(--ab-log-article, var(--_quiet));
  --_strip: var(--ab-strip-bg, light-dark(#e9eff3, #232e37));
  --_strip-ink: var(--ab-strip-fg, var(--_ink));
}
@media (prefers-contrast: more) { :host { --_line: var(--_ink); --_quiet: var(--_ink); } }
:host([theme="contrast"]) { --_line: var(--_ink); --_quiet: var(--_ink); }
:host([hidden]) { display: none; }
:host(:fullscreen) { overflow: auto; padding: 8px; background: var(--_paper); --ab-size: clamp(280px, calc(100dvh - 190px), 100%); }
.annotations { position: absolute; inset: 0; display: grid; grid-template: repeat(8, 1fr) / repeat(8, 1fr); pointer-events: none; }
.annotations slot { display: grid; place-items: center; overflow: hidden; }
`;

const LAYOUT = `
/* Both languages are written from left to right, whatever the page is. */
.frame { direction: ltr; text-align: start; display: grid; gap: var(--ab-gap, 10px) 28px; grid-template-columns: minmax(0, 1fr); align-items: start; }
.main { display: grid; gap: var(--ab-gap, 10px); grid-template-columns: minmax(0, 1fr); width: min(100%, var(--ab-size, 100%)); margin-inline: auto; container: main / inline-size; }
.side { display: grid; gap: 18px; width: min(100%, var(--ab-size, 100%)); margin-inline: auto; }
@container board (min-width: 860px) {
  .frame:not(.alone) { grid-template-columns: minmax(0, var(--ab-size, 100%)) minmax(280px, 370px); justify-content: center; }
  .frame:not(.alone) .main, .side { width: 100%; }
}
`;

const STRIP = `
.strip {
  --_lines: 2; min-height: calc(var(--_lines) * 1.45em + 16px); box-sizing: border-box; display: grid; align-items: center; padding: 8px 14px; border-radius: 8px;
  background: var(--_strip); color: var(--_strip-ink); border-inline-start: 6px solid var(--_line); line-height: 1.45;
}
.strip-text { margin: 0; text-wrap: pretty; }
.strip[data-tone="duty"] { border-inline-start-color: var(--_accent); }
.strip[data-tone="duty"] .strip-text { font-weight: 600; }
.strip[data-tone="refused"] { border-inline-start-color: var(--_grave); border-inline-start-style: double; }
.strip[data-tone="over"] { background: var(--_accent); border-color: var(--_accent); color: var(--_accent-ink); font-weight: 600; }
@container main (max-width: 480px) { .strip { --_lines: 3; padding-block: 6px; padding-inline: 12px; min-height: calc(var(--_lines) * 1.45em + 12px); } }
`;

const STATION = `
.place { display: grid; gap: var(--ab-gap, 10px); }
/* One shape for both players, whoever has the move: the board must not shift under a hand. */
.station { display: grid; grid-template: "who clock" minmax(24px, auto) "controls clock" auto / minmax(0, 1fr) auto; align-items: center; row-gap: 4px; }
.station:not(:has(.controls, .result)) .who { grid-row: 1 / -1; }
.who { grid-area: who; display: flex; align-items: center; gap: 2px 12px; min-width: 0; padding-inline-start: 5px; }
.name { display: inline-flex; align-items: center; gap: 10px; font-weight: 600; white-space: nowrap; }
.disc { width: 14px; height: 14px; flex: none; border-radius: 50%; border: 2px solid var(--_ink); box-sizing: border-box; }
.station[data-color="white"] .disc { background: #fff; }
.station[data-color="black"] .disc { background: #17212a; }
.station:not(.to-move) .name { font-weight: 400; }
.to-move .disc { outline: 3px solid var(--_accent); outline-offset: 2px; }
.controls { grid-area: controls; display: flex; flex-wrap: wrap; gap: 6px; min-height: 44px; }
.tray { display: inline-flex; align-items: center; min-width: 0; padding: 1px 6px; border-radius: 6px; background: #7c96a8; }
/* A full tray crowds its pieces, like a hand that holds too many. */
.tray-piece { flex: 0 1 13px; min-width: 4px; height: 20px; overflow: visible; }
.tray-piece:last-child { flex: none; width: 20px; }
.tray-piece:has(+ .another) { flex-basis: 20px; }
.tray.empty { min-width: 22px; min-height: 22px; visibility: hidden; }
.taking .tray { visibility: visible; outline: 3px dashed var(--_accent); outline-offset: 1px; }
.tray-piece.arriving { animation: arrive 260ms ease-out; }
@keyframes arrive { from { transform: translateY(-10px) scale(1.8); opacity: .2; } }
.result { grid-area: controls; font-weight: 700; font-size: 1.35em; padding-inline: 5px; }
.quiet { color: var(--_quiet); font-weight: 400; font-size: .93em; }
.penalties { white-space: nowrap; }
.clock {
  grid-area: clock; align-self: stretch; margin-inline-start: 10px;
  display: inline-flex; flex-direction: column; align-items: center; justify-content: center; min-width: 92px; min-height: 48px; box-sizing: border-box;
  padding: 2px 12px; border: 2px solid var(--_line); border-radius: 8px; background: var(--_clock); color: var(--_clock-ink);
  font-variant-numeric: tabular-nums; line-height: 1.15;
}
.face { font: 600 1.35rem/1.1 var(--ab-font-mono, ui-monospace, "SF Mono", Menlo, Consolas, monospace); }
.face::before { content: attr(data-time); }
.clock:not(:has(.press)) .face { font-family: inherit; }
.clock[role="timer"] .face { font-family: var(--ab-font-mono, ui-monospace, "SF Mono", Menlo, Consolas, monospace); }
.press { font-size: 12px; font-weight: 600; }
button.clock:not(:has(.press)) .face { font-size: 1rem; }
.clock.running { background: var(--_clock-on); color: var(--_clock-on-ink); border-color: var(--_clock-on); }
.clock.urgent { border-color: var(--_accent); outline: 3px solid var(--_accent); outline-offset: 2px; }
.clock.fallen { border-style: double; border-width: 5px; border-color: var(--_grave); }
@media (pointer: coarse) { button.clock { min-height: 64px; } }
@container main (min-width: 680px) { .station { grid-template: "who controls clock" minmax(48px, auto) / minmax(0, 1fr) auto auto; column-gap: 8px; } }
@container main (max-width: 480px) {
  .station .turn { display: none; }
  .who { column-gap: 8px; }
  .controls { gap: 4px; }
  /* Two words take two lines where they must; so all stand in one row beside the clock. */
  .controls button { flex: 1 1 min-content; padding: 2px 5px; font-size: 13px; line-height: 1.15; white-space: normal; word-break: keep-all; min-width: min-content; }
  .clock { margin-inline-start: 8px; }
}
@container main (max-width: 345px) {
  .controls button { padding-inline: 3px; font-size: 12px; }
  .controls:has(> :nth-child(5)) button { padding-inline: 1px; font-size: 11px; }
  .clock { min-width: 76px; padding-inline: 6px; }
  .face { font-size: 1.25rem; }
}
`;

/** Where everything goes when both players sit at one side of the board. */
const BESIDE = `
[data-layout="beside"] .board { grid-area: board; align-self: start; }
[data-layout="beside"] .told { grid-area: told; }
[data-layout="beside"] .card { grid-area: ruled; }
[data-layout="beside"] .far { grid-area: far; align-content: start; }
[data-layout="beside"] .near { grid-area: near; }
`;

const SEATS = `
[data-layout="face"] .far { rotate: 180deg; }
/* A phone that lies down has no height to spare: everything that is told and pressed stands beside the board. */
@media (max-height: 480px) and (orientation: landscape) {
  @container board (min-width: 500px) {
    [data-layout="beside"] .main {
      grid-template: "before before" auto "board far" auto "board told" auto "board near" 1fr "ruled ruled" auto "after after" auto / minmax(280px, var(--ab-size, 55%)) minmax(200px, 1fr);
      column-gap: 14px; row-gap: 8px; width: 100%;
    }
    ${BESIDE}
    [data-layout="beside"] :is(.told, .far, .near) { container: main / inline-size; }
    [data-layout="beside"] .near { align-content: start; }
  }
}
@media (min-height: 480.1px), (orientation: portrait) {
  @container board (min-width: 620px) {
    /* The sentence runs below board and stations, and moves neither when it is long. */
    [data-layout="beside"] .main {
      grid-template: "before before" auto "board far" auto "board near" 1fr "told told" auto "ruled ruled" auto "after after" auto / minmax(0, 1fr) 150px;
      column-gap: 16px; width: min(100%, calc(var(--ab-size, 100%) + 166px));
    }
    ${BESIDE}
    [data-layout="beside"] .near { align-content: end; }
    [data-layout="beside"] .station { display: flex; flex-direction: column; align-items: stretch; gap: 8px; }
    /* Mirrored, so that neither name nor clock moves when buttons come and go. */
    [data-layout="beside"] .near .station { flex-direction: column-reverse; }
    [data-layout="beside"] .controls { flex-direction: column; flex-wrap: nowrap; min-height: 0; }
    [data-layout="beside"] .controls button { width: 100%; white-space: normal; min-height: 40px; }
    [data-layout="beside"] .controls:empty { display: none; }
    [data-layout="beside"] .who { flex: none; flex-wrap: wrap; }
    [data-layout="beside"] .tray { flex-wrap: wrap; }
    [data-layout="beside"] .clock { min-height: 64px; margin: 0; }
    /* The coordinates under the board do not belong to its edge. */
    [data-layout="beside"] .near { padding-bottom: 18px; }
  }
  @container board (min-width: 900px) {
    .frame[data-layout="beside"]:not(.alone) { grid-template-columns: minmax(0, calc(var(--ab-size, 100%) + 166px)) minmax(230px, 1fr); }
    /* As low as the board, above which there is room for what a page puts before it. */
    .frame[data-layout="beside"] .side { width: min(100%, 370px); margin-inline: 0; padding-top: var(--ab-gap, 10px); }
  }
  @container board (min-width: 620px) and (max-width: 899.9px) {
    .frame[data-layout="beside"]:not(.alone) { grid-template-columns: minmax(0, 1fr); }
    .frame[data-layout="beside"]:not(.alone) .main { width: min(100%, calc(var(--ab-size, 100%) + 166px)); }
    .frame[data-layout="beside"] .side { width: min(100%, calc(var(--ab-size, 100%) + 166px)); }
  }
}
`;

const CARD = `
.card { border: 3px double var(--_grave); border-radius: 8px; padding: 10px 14px; background: var(--_paper); display: grid; gap: 6px; }
.card ul { margin: 0; padding-inline-start: 1.2em; }
.proof-steps { display: grid; gap: 6px; padding-block: 4px; color: var(--_ink); }
.proof-board { width: min(100%, 240px); }
.proof-moves { list-style: none; display: flex; flex-wrap: wrap; gap: 2px; margin: 0; padding: 0; }
button.plain { min-height: 28px; padding: 2px 6px; border-color: transparent; }
button.plain[aria-current="true"] { border-color: var(--_quiet); font-weight: 700; }
button[aria-disabled="true"] { opacity: .55; cursor: not-allowed; }
`;

const CONTROLS = `
button, input, select { font: inherit; color: inherit; }
select, input[type="number"] { min-height: 44px; box-sizing: border-box; padding: 4px 8px; border: 1px solid var(--_quiet); border-radius: 8px; background: var(--_paper); }
input[type="number"] { width: 5em; }
.arbiter label.row-of { align-items: center; white-space: nowrap; }
.arbiter details { color: var(--_ink); }
.arbiter details fieldset { margin-top: 12px; }
.arbiter fieldset { display: grid; gap: 6px; }
.arbiter .wrap button { white-space: normal; }
.arbiter .reading:empty { min-height: 0; }
.wrap { flex-wrap: wrap; }
legend { padding: 0; font-weight: 600; margin-block: 6px 4px; }
button {
  min-height: 44px; padding: 6px 13px; border: 1px solid var(--_line); border-radius: 8px; background: var(--_paper); cursor: pointer;
  touch-action: manipulation; white-space: nowrap; flex: none; display: inline-grid; place-content: center; line-height: 1.3;
}
button:hover { border-color: var(--_quiet); }
button[aria-pressed="true"], button.fitting { background: var(--_accent); border-color: var(--_accent); color: var(--_accent-ink); }
button.timely { border-color: var(--_accent); box-shadow: inset 0 0 0 1px var(--_accent); }
button.grave { background: var(--_grave); border-color: var(--_grave); color: var(--_grave-ink); }
button:disabled { opacity: .55; cursor: not-allowed; }
input:is([type="text"], [type="password"]) {
  min-height: 44px; box-sizing: border-box; width: 100%; min-width: 0; padding: 6px 12px; border: 1px solid var(--_quiet); border-radius: 8px;
  background: var(--_paper);
}
input[type="text"].time-field { width: 6.5em; flex: none; }
:is(button, input, select, summary, .scroll):focus-visible { outline: 3px solid light-dark(#0a3fd1, #9cc0ff); outline-offset: 2px; }
.tools { display: flex; flex-wrap: wrap; gap: 6px; }
.tools button { flex: 1 1 auto; padding: 2px 6px; font-size: 13.5px; line-height: 1.2; white-space: normal; word-break: keep-all; min-width: min-content; }
@container board (max-width: 400px) { .tools { gap: 4px; } .tools button { padding-inline: 4px; font-size: 13px; } }
.announced { margin-top: 14px; display: grid; gap: 5px; }
.heads { justify-content: space-between; align-items: baseline; flex-wrap: wrap; gap: 0 12px; }
.heads .reading { font-size: .93em; }
.whole { white-space: nowrap; }
.row-of { display: flex; gap: 6px; }
.reading { margin: 0; min-height: 1.5em; color: var(--_quiet); }
`;

const PANELS = `
.panel { min-width: 0; }
h2 { margin: 0 0 6px; font-size: 1rem; font-weight: 700; }
h3 { margin: 12px 0 4px; font-size: .87rem; font-weight: 600; color: var(--_quiet); }
p { margin: 0; text-wrap: pretty; }
.scroll { max-height: 16em; overflow: auto; overscroll-behavior: contain; border: 1px solid var(--_line); border-radius: 8px; padding: 8px 12px; background: var(--_paper); }
.log .scroll { max-height: 22em; padding-top: 2px; }
.log .scroll > .quiet { padding-top: 6px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 2px 8px 2px 0; font-weight: 400; }
thead th { color: var(--_quiet); font-size: .87em; }
tbody th { width: 3em; color: var(--_quiet); }
td[aria-current="true"] { font-weight: 700; text-decoration: underline; text-underline-offset: 4px; }
.final { margin-top: 6px; font-weight: 700; }
.entry { padding: 5px 0 5px 10px; border-inline-start: 3px solid var(--_line); margin-bottom: 5px; }
.entry[data-upheld="false"] { border-inline-start: 5px double var(--_grave); padding-inline-start: 8px; }
.entry[data-code="hand.lifted"] { color: var(--_quiet); font-size: .93em; }
.entry time { margin-inline-end: 8px; font-variant-numeric: tabular-nums; }
details { font-size: .93em; color: var(--_article); }
summary { cursor: pointer; width: fit-content; padding-block: 3px; min-height: 24px; box-sizing: border-box; }
`;

const DIALOGS = `
.dialog {
  color: var(--_ink); background: var(--_paper); border: 1px solid var(--_line); border-radius: 12px; padding: 18px; max-width: min(560px, calc(100vw - 32px));
  box-sizing: border-box; box-shadow: 0 12px 48px #0007;
}
.dialog[open]:not(:modal) { position: static; margin: 0; max-width: none; box-shadow: none; grid-column: 1 / -1; }
.arbiter[open] { display: grid; gap: 6px; }
.near-misses { font-size: .93em; }
.dialog::backdrop { background: #0a1218a0; }
.dialog h2 { font-size: 1.2rem; outline: none; }
.dialog ul { margin: 10px 0; padding-inline-start: 1.2em; text-wrap: pretty; }
.claim[open] { display: grid; gap: 8px; }
fieldset { border: 0; padding: 0; margin: 0; }
.choice { display: flex; align-items: center; gap: 8px; min-height: 36px; cursor: pointer; }
.choice input { width: 18px; height: 18px; margin: 0; flex: none; accent-color: var(--_accent); }
.evidence { container-type: inline-size; }
.occurrences { list-style: none; margin: 8px 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(110px, 1fr)); gap: 12px; }
@container (max-width: 360px) {
  .occurrences { grid-template-columns: minmax(0, 1fr); }
  .occurrences figure { display: grid; grid-template-columns: 110px minmax(0, 1fr); gap: 12px; align-items: center; }
}
figure { margin: 0; }
.diagram { display: block; width: 100%; border-radius: 4px; outline: 1px solid var(--_line); }
figcaption { display: grid; font-size: .87em; padding-top: 4px; }
figcaption span { color: var(--_quiet); }
.warning { color: var(--_grave); font-weight: 600; }
.verdict { font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; margin-top: 6px; }
`;

const PREFERENCES = `
@media (prefers-reduced-motion: reduce) { .tray-piece.arriving { animation: none; } }
@media (forced-colors: active) {
  .strip { border: 1px solid CanvasText; }
  button[aria-pressed="true"], button.fitting { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .disc { forced-color-adjust: none; }
  .diagram { forced-color-adjust: none; }
}
:host(.still) * { transition: none !important; animation: none !important; }
@media print {
  :host, :host([theme]) { color-scheme: light; --_ink: #000; --_quiet: #333; }
  .tools-panel, .controls, .card, dialog, .press, .turn, details:not([open]) { display: none; }
  .frame, .frame .main { display: block; }
  .frame .main { width: min(100%, 10cm); margin: 0; }
  .frame .place.far { rotate: none; }
  .frame .place .station { display: flex; flex-direction: row; flex-wrap: wrap; align-items: center; gap: 4px 16px; min-height: 0; padding-block: 6px; }
  .clock, .clock.running { display: inline-block; min-width: 0; min-height: 0; padding: 0; border: 0; outline: 0; background: none; color: #000; }
  .strip, .strip[data-tone] { min-height: 0; margin-block: 6px; padding: 0; border: 0; background: none; color: #000; font-weight: 600; }
  .side, .frame .side { width: 100%; margin-top: 14px; }
  .scroll { max-height: none; overflow: visible; border: 0; padding: 0; }
  .entry { break-inside: avoid; }
}
`;

export const elementStyle = [COLOURS, LAYOUT, STRIP, STATION, SEATS, CARD, CONTROLS, PANELS, DIALOGS, PREFERENCES].join("\n");
