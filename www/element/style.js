// @ts-check
/** The looks of what stands around the board. Colours and measures can be set from outside, as the board's can. */

const COLOURS = `
:host {
  display: block; container-type: inline-size; color: var(--_ink);
  font: 400 15px/1.5 var(--ab-font, system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif);
  --_ink: light-dark(#17212a, #e6edf2);
  --_quiet: light-dark(#55636f, #9fb0bc);
  --_paper: light-dark(#fff, #1b242b);
  --_line: light-dark(#d5dde3, #34424d);
  --_accent: light-dark(#0b3a5e, #8fc6ee);
  --_accent-ink: light-dark(#fff, #0c1a24);
  --_grave: light-dark(#8f0f24, #ff9aa7);
  --_grave-ink: light-dark(#fff, #2a060b);
  --_strip: var(--ab-strip-bg, light-dark(#e9eff3, #232e37));
  --_strip-ink: var(--ab-strip-fg, var(--_ink));
}
:host([hidden]) { display: none; }
`;

const LAYOUT = `
.frame { display: grid; gap: var(--ab-gap, 10px) 28px; grid-template-columns: minmax(0, 1fr); align-items: start; }
.main { display: grid; gap: var(--ab-gap, 10px); grid-template-columns: minmax(0, 1fr); width: min(100%, var(--ab-size, 100%)); margin-inline: auto; container: main / inline-size; }
.side { display: grid; gap: 18px; width: min(100%, var(--ab-size, 100%)); margin-inline: auto; }
@container (min-width: 860px) {
  .frame:not(.alone) { grid-template-columns: minmax(0, var(--ab-size, 100%)) minmax(280px, 370px); justify-content: center; }
  .frame:not(.alone) .main, .side { width: 100%; }
}
`;

const STRIP = `
.strip {
  min-height: 3.6em; box-sizing: border-box; display: grid; align-items: center; padding: 8px 14px; border-radius: 8px;
  background: var(--_strip); color: var(--_strip-ink); border-inline-start: 5px solid var(--_line);
}
.strip-text { margin: 0; text-wrap: pretty; }
.strip[data-tone="duty"] { border-inline-start-color: var(--_accent); }
.strip[data-tone="duty"] .strip-text { font-weight: 600; }
.strip[data-tone="refused"] { border-inline-start-color: var(--_grave); border-inline-start-style: double; border-inline-start-width: 7px; }
.strip[data-tone="over"] { background: var(--_accent); color: var(--_accent-ink); font-weight: 600; }
`;

const STATION = `
.station { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; min-height: 44px; }
.name { display: inline-flex; align-items: center; gap: 8px; margin-inline-end: auto; font-weight: 600; }
.disc { width: 14px; height: 14px; border-radius: 50%; border: 2px solid var(--_ink); box-sizing: border-box; }
.station[data-color="white"] .disc { background: #fff; }
.station[data-color="black"] .disc { background: #17212a; }
.station:not(.to-move) .name { font-weight: 400; }
.to-move .disc { outline: 3px solid var(--_accent); outline-offset: 2px; }
.name { padding-inline-start: 5px; }
.result { font-weight: 700; font-size: 1.2em; padding-inline: 8px; }
.quiet { color: var(--_quiet); font-weight: 400; font-size: .93em; }
@container main (max-width: 620px) { .station button { padding-inline: 10px; font-size: 14px; } }
@container main (max-width: 480px) { .station .quiet { display: none; } .station button { padding-inline: 8px; font-size: 13.5px; } }
@container main (max-width: 400px) {
  .station { gap: 4px; } .station button { padding-inline: 6px; font-size: 13px; }
  .name > span:not(.disc) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@container main (max-width: 320px) { .station button { padding-inline: 4px; font-size: 12px; } }
`;

const CONTROLS = `
button, input { font: inherit; color: inherit; }
button {
  min-height: 44px; padding: 6px 13px; border: 1px solid var(--_line); border-radius: 8px; background: var(--_paper); cursor: pointer;
  touch-action: manipulation; white-space: nowrap; flex: none; display: inline-grid; place-content: center; line-height: 1.3;
}
button:hover { border-color: var(--_quiet); }
button[aria-pressed="true"], button.fitting { background: var(--_accent); border-color: var(--_accent); color: var(--_accent-ink); }
button.timely { border-color: var(--_accent); box-shadow: inset 0 0 0 1px var(--_accent); }
button.grave { background: var(--_grave); border-color: var(--_grave); color: var(--_grave-ink); }
button:disabled { opacity: .55; cursor: not-allowed; }
input[type="text"] {
  min-height: 44px; box-sizing: border-box; width: 100%; min-width: 0; padding: 6px 12px; border: 1px solid var(--_quiet); border-radius: 8px;
  background: var(--_paper);
}
:is(button, input, summary, .scroll):focus-visible { outline: 3px solid light-dark(#0a3fd1, #9cc0ff); outline-offset: 2px; }
.tools { display: flex; flex-wrap: wrap; gap: 6px; }
.tools button { padding-inline: 11px; font-size: 14px; }
@container (max-width: 400px) { .tools { gap: 5px; } .tools button { padding-inline: 8px; font-size: 13px; } }
.announced { margin-top: 12px; display: grid; gap: 4px; }
.row-of { display: flex; gap: 6px; }
.reading { margin: 0; min-height: 1.5em; color: var(--_quiet); }
`;

const PANELS = `
.panel { min-width: 0; }
h2 { margin: 0 0 6px; font-size: 1rem; font-weight: 700; }
h3 { margin: 12px 0 4px; font-size: .87rem; font-weight: 600; color: var(--_quiet); }
p { margin: 0; }
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
details { font-size: .93em; color: var(--_quiet); }
summary { cursor: pointer; width: fit-content; padding-block: 3px; min-height: 24px; box-sizing: border-box; }
`;

const DIALOGS = `
.dialog {
  color: var(--_ink); background: var(--_paper); border: 1px solid var(--_line); border-radius: 12px; padding: 18px; max-width: min(560px, calc(100vw - 32px));
  box-sizing: border-box; box-shadow: 0 12px 48px #0007;
}
.dialog::backdrop { background: #0a1218a0; }
.dialog h2 { font-size: 1.2rem; }
.dialog ul { margin: 10px 0; padding-inline-start: 1.2em; }
.claim[open] { display: grid; gap: 8px; }
fieldset { border: 0; padding: 0; margin: 0; }
.choice { display: flex; align-items: center; gap: 8px; min-height: 36px; cursor: pointer; }
.choice input { width: 18px; height: 18px; margin: 0; flex: none; accent-color: var(--_accent); }
.occurrences { list-style: none; margin: 8px 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(110px, 1fr)); gap: 12px; }
figure { margin: 0; }
.diagram { display: block; width: 100%; border-radius: 4px; outline: 1px solid var(--_line); }
figcaption { display: grid; font-size: .87em; padding-top: 4px; }
figcaption span { color: var(--_quiet); }
.warning { color: var(--_grave); font-weight: 600; }
.verdict { font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: 8px; justify-content: flex-end; margin-top: 6px; }
`;

const PREFERENCES = `
@media (forced-colors: active) {
  .strip { border: 1px solid CanvasText; }
  button[aria-pressed="true"], button.fitting { background: Highlight; color: HighlightText; forced-color-adjust: none; }
  .disc { forced-color-adjust: none; }
  .diagram { forced-color-adjust: none; }
}
@media print { .tools-panel, .station button, dialog { display: none; } .scroll { max-height: none; } }
`;

export const elementStyle = [COLOURS, LAYOUT, STRIP, STATION, CONTROLS, PANELS, DIALOGS, PREFERENCES].join("\n");
