import { Game, describe, localizeSan } from "adoube";

const game = new Game();
const [ruling] = game.touch("e2");
console.log(describe(ruling, "en"), describe(ruling, "zh-CN"), localizeSan("Nf3", "figurine"));
