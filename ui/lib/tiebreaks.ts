// The tie-breaks the presets use, by name.
import { word } from "./words";

export function tiebreakName(code: string): string {
  switch (code) {
    case "BH":
      return word("Buchholz");
    case "BH/C1":
      return word("Buchholz Cut 1");
    case "SB":
      return word("Sonneborn-Berger");
    case "DE":
      return word("direct encounter");
    case "WIN":
      return word("number of wins");
    case "WON":
      return word("games won over the board");
    case "PS":
      return word("progressive scores");
    case "ARO":
      return word("average rating of opponents");
    case "TPR":
      return word("tournament performance rating");
    case "KS":
      return word("Koya system");
    case "MPTS":
      return word("match points");
    case "GPTS":
      return word("game points");
    case "MPvGP":
      return word("match points of the encounters");
    case "EGGSB":
      return word("Sonneborn-Berger of game points");
    case "EMMSB":
      return word("Sonneborn-Berger of match points");
    case "EDE":
      return word("extended direct encounter");
    default:
      return code;
  }
}
