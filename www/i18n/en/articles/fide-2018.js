// @ts-check
/** The Laws of FIDE in force from 2018 to 2022, as far as they say other things than those of 2023. @type {import("../../language.js").ArticleTable} */
export default {
  "5.1.2": { title: "Resignation", gist: "A player who resigns loses, and the game ends at once." },
  "7.5.5": { title: "The penalty", gist: "For a player's first completed illegal move the opponent gets two minutes, in blitz one. The second one loses the game, or draws it if the opponent cannot checkmate by any series of legal moves." },
  "9.5.3": { title: "An incorrect claim", gist: "If the claim is wrong, the opponent gets two minutes, in blitz one, and the game goes on. A move that was written for the claim must be played." },
};
