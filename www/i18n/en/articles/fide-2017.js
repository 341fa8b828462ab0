// @ts-check
/** The Laws of FIDE in force in the second half of 2017, as far as they say other things than those of 2018. @type {import("../../language.js").ArticleTable} */
export default {
  "7.5.3": { title: "The penalty", gist: "For a player's first completed illegal move the opponent gets two minutes, in blitz one. The second one, of whatever kind, loses the game, or draws it if the opponent cannot checkmate by any series of legal moves." },
  "A.4.2": { title: "One illegal move loses", gist: "A completed illegal move loses the game if the arbiter sees it or the opponent claims it before making the next move, or draws it if the opponent cannot checkmate. Otherwise it stands, and after the reply only both players together can correct it." },
};
