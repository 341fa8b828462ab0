// @ts-check
/**
 * The board's looks. Every colour and measure can be set from outside by a custom property `--ab-…`; the `--_…` ones are
 * what the rules use. Handed over as a constructed sheet, which a strict content policy allows.
 */

const COLOURS = `
:host {
  color-scheme: light dark;
  --_light: var(--ab-light, light-dark(#e8edf1, #aebcc6));
  --_dark: var(--ab-dark, light-dark(#7c96a8, #5d7689));
  --_edge: var(--ab-edge, light-dark(#5b6b77, #0c1115));
  --_coord: var(--ab-coord, light-dark(#4c5a65, #a9b6c0));
  --_coord-on-light: var(--ab-coord, #33424d);
  --_coord-on-dark: var(--ab-coord-dark, light-dark(#14212b, #f4f8fa));
  --_mark: #0b2740;
  --_mark-halo: #fff;
  --_ring: var(--ab-ring, var(--_mark));
  --_ring-also: var(--ab-ring-also, var(--_mark));
  --_bracket: var(--ab-bracket, #7a1022);
  --_target: var(--ab-target, var(--_mark));
  --_displaced: var(--ab-displaced, #7a1022);
  --_last-move: var(--ab-last-move, #f2c14e);
  --_check: var(--ab-check, #850c20);
  --_focus: var(--ab-focus, #0a3fd1);
  --_focus-halo: var(--ab-focus-halo, #fff);
}
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
`;

const CONTRAST = `
  --_light: var(--ab-light, #fff);
  --_dark: var(--ab-dark, #7c8b96);
  --_edge: #000;
  --_coord: var(--ab-coord, light-dark(#000, #fff));
  --_mark: #000;
  --_bracket: var(--ab-bracket, #5c0010);
  --_check: var(--ab-check, #5c0010);
  --_displaced: var(--ab-displaced, #5c0010);
`;

const LAYOUT = `
.board {
  position: relative; container-type: inline-size; width: 100%; min-width: min(100%, var(--ab-min-size, 280px));
  display: grid; grid-template-columns: auto minmax(0, 1fr); grid-template-rows: minmax(0, 1fr) auto;
  -webkit-user-select: none; user-select: none; -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent;
}
.field {
  grid-area: 1 / 2; position: relative; aspect-ratio: 1; border-radius: var(--ab-radius, 0);
  outline: 1px solid var(--_edge); --_unit: calc(100% / 8);
}
.drawing { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; border-radius: inherit; }
.edge { display: grid; color: var(--_coord); font: 500 clamp(10px, 2.6cqi, 13px)/1 var(--ab-font, system-ui, sans-serif); }
.edge span { display: grid; place-items: center; }
.files { grid-area: 2 / 2; grid-template-columns: repeat(8, 1fr); height: 1.6em; }
.ranks { grid-area: 1 / 1; grid-template-rows: repeat(8, 1fr); width: 1.5em; }
.board:not([data-coordinates="edge"]) .edge { display: none; }
.grid { position: absolute; inset: 0; display: grid; grid-template: repeat(8, 1fr) / repeat(8, 1fr); }
.row { display: contents; }
.header { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.cell { touch-action: manipulation; outline: none; position: relative; }
.cell.grip { touch-action: pinch-zoom; }
.interactive .cell { cursor: default; }
.interactive .cell.grip { cursor: grab; }
.interactive .cell.grip:active { cursor: grabbing; }
.adjusting .cell.grip { cursor: move; }
.grid:not(.by-pointer) .cell:focus { outline: 3px solid var(--_focus); outline-offset: -3px; box-shadow: inset 0 0 0 5px var(--_focus-halo); z-index: 1; }
`;

const DRAWING = `
.light { fill: var(--_light); }
.dark { fill: var(--_dark); }
.squares { shape-rendering: crispEdges; }
.coord { font: 600 20px var(--ab-font, system-ui, sans-serif); }
.coord.on-light { fill: var(--_coord-on-light); }
.coord.on-dark { fill: var(--_coord-on-dark); }
.piece.white {
  --_fill: var(--ab-piece-w-fill, #fff); --_stroke: var(--ab-piece-w-stroke, #1b242b); --_detail: var(--_stroke); --_halo: none;
}
.piece.black {
  --_fill: var(--ab-piece-b-fill, #262e35); --_stroke: var(--ab-piece-b-stroke, #11161a);
  --_halo: var(--ab-piece-b-halo, #f2f5f7); --_detail: var(--_halo);
}
.at { transition: transform var(--ab-anim-ms, 160ms) ease-out; }
.still .at, .at.held { transition: none; }
.at .piece { transform-origin: 50px 50px; transform: scale(var(--ab-piece-scale, 1)); }
.moving { position: absolute; inset: 0 auto auto 0; width: 12.5%; height: 12.5%; overflow: visible; pointer-events: none; will-change: transform; z-index: 1; }
.moving.hand { z-index: 2; }
.moving:empty { display: none; }
.hand .piece { transform-origin: 50px 50px; transform: scale(var(--ab-piece-scale, 1)); }
.upside-down-white .piece.white, .upside-down-black .piece.black { rotate: 180deg; }
.ghost { opacity: var(--ab-ghost-opacity, .35); }
.gone { opacity: 0; }
.mark .halo, .mark .core { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.halo { stroke: var(--_mark-halo); stroke-opacity: .85; }
.core { stroke: var(--_mark); }
.disc { fill: var(--_mark-halo); stroke: var(--_mark); stroke-width: 2; }
.sign { fill: var(--_mark); font: 700 22px var(--ab-font, system-ui, sans-serif); }
.stroke-sign { fill: none; stroke: var(--_mark); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.ring-binding .core { stroke: var(--_ring); }
.ring-also .core, .ring-free .core, .may .core { stroke: var(--_ring-also); }
.bracket .core { stroke: var(--_bracket); }
.target-capture .core, .aim .core { stroke: var(--_target); }
.dot { fill: var(--_target); stroke: var(--_mark-halo); stroke-width: 4; stroke-opacity: .85; }
.displaced .core { stroke: var(--_displaced); }
.check .core, .check .stroke-sign { stroke: var(--_check); }
.last-move .tint { fill: var(--_last-move); fill-opacity: .42; }
.last-move .halo { stroke: none; }
.last-move .core { stroke: var(--_mark); stroke-opacity: .85; }
.growing {
  fill: none; stroke: var(--_mark); stroke-width: 4; stroke-dasharray: 100; stroke-dashoffset: 100; transform-box: fill-box;
  transform-origin: center; rotate: -90deg; animation: grow 350ms linear forwards;
}
.path-castle { animation: pulse 900ms ease-in-out 1; }
@keyframes pulse { 0%, 100% { opacity: 1; } 50% { opacity: .25; } }
@keyframes grow { to { stroke-dashoffset: 0; } }
`;

const OVERLAYS = `
.chip {
  position: absolute; z-index: 3; left: calc(var(--_x) * 12.5%); top: calc(var(--_y) * 12.5%); --_left: -50%; translate: var(--_left) -100%;
  min-height: 32px; padding: 4px 12px; border: 1px solid #fff; border-radius: 16px; white-space: nowrap; cursor: pointer;
  background: #0b2740; color: #fff; font: 600 14px/1.2 var(--ab-font, system-ui, sans-serif); box-shadow: 0 2px 8px #0006;
}
.chip.below { translate: var(--_left) 0; }
.chip.at-start { --_left: -20%; }
.chip.at-end { --_left: -80%; }
.box { display: grid; gap: 2px; padding: 3px; border: 1px solid var(--_edge); border-radius: 8px; background: light-dark(#fff, #d5dde3); }
.box.beside { position: absolute; z-index: 4; left: calc(var(--_x) * 12.5%); top: calc(var(--_y) * 12.5%); box-shadow: 0 6px 24px #0007; }
.box.to-left { translate: -100% 0; }
.box.upwards { translate: 0 -100%; }
.box.to-left.upwards { translate: -100% -100%; }
.box-piece { width: max(44px, 12.5cqi); aspect-ratio: 1; border-radius: 6px; cursor: grab; outline: none; touch-action: pinch-zoom; }
.box-piece.away { background: #0b274022; }
.box-piece.away svg { opacity: var(--ab-ghost-opacity, .35); }
.box.reserve { display: inline-grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 44px); gap: 0; padding: 0; min-width: 0; justify-content: center; -webkit-user-select: none; user-select: none; -webkit-touch-callout: none; }
.reserve .box-piece { width: auto; }
.box-piece:hover { background: #0b274022; }
.box-piece:focus-visible { outline: 3px solid var(--_focus); outline-offset: -3px; }
.box-piece svg { display: block; width: 100%; height: 100%; }
[hidden] { display: none !important; }
`;

const PREFERENCES = `
@media (prefers-reduced-motion: reduce) {
  .at { transition: none; }
  .path-castle { animation: none; }
  .path-castle .core { stroke-width: 8; }
  .growing { animation: none; stroke-dashoffset: 0; stroke-dasharray: 4 6; }
}
@media (prefers-contrast: more) { :host { ${CONTRAST} } .last-move .core { stroke-opacity: 1; } }
:host([theme="contrast"]) { ${CONTRAST} }
@media (forced-colors: active) {
  .field { forced-color-adjust: none; outline-color: CanvasText; }
  :host {
    --_light: #fff; --_dark: #8c8c8c; --_mark: #000; --_bracket: #000; --_check: #000; --_displaced: #000;
    --_coord-on-light: #000; --_coord-on-dark: #000;
  }
  .last-move .tint { fill-opacity: 0; }
  .last-move .core { stroke-opacity: 1; stroke-dasharray: 14 8; }
  .grid:not(.by-pointer) .cell:focus { outline-color: Highlight; box-shadow: inset 0 0 0 5px Canvas; }
}
@media print {
  .chip, .box { display: none !important; }
  .light { fill: #fff; } .dark { fill: #bbb; }
  .squares rect { print-color-adjust: exact; }
  .field { outline-color: #000; break-inside: avoid; }
  .coord { fill: #000; } .edge { color: #000; }
}
`;

export const boardStyle = [COLOURS, LAYOUT, DRAWING, OVERLAYS, PREFERENCES].join("\n");

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** One sheet for all boards of a page. @param {string} text */
export function sheetOf(text) {
  const sheet = sheets.get(text) ?? new CSSStyleSheet();
  if (!sheets.has(text)) sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
