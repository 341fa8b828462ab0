// The types of `adoube/board/auto.js`: importing it defines the tag.
import type { AdoubeBoard } from "./board.js";

export * from "./board.js";

declare global {
  interface HTMLElementTagNameMap {
    "adoube-board": AdoubeBoard;
  }
}
