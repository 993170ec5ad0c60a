// Results as people read and type them.
import { word } from "./words";

export const resultOfKey: Record<string, string> = {
  "1": "1-0",
  "0": "0-1",
  "5": "=-=",
  "=": "=-=",
  "+": "+-",
  "-": "-+",
  "*": "--",
  a: "adjourned",
};

export function shownResult(result: string): string {
  switch (result) {
    case "*":
      return "";
    case "=-=":
      return "½–½";
    case "1-0":
      return "1–0";
    case "0-1":
      return "0–1";
    case "+-":
      return "+ –";
    case "-+":
      return "– +";
    case "--":
      return "– –";
    case "adjourned":
      return word("adjourned");
    default:
      return result;
  }
}

export function saidResult(result: string): string {
  switch (result) {
    case "1-0":
      return word("White wins");
    case "0-1":
      return word("Black wins");
    case "=-=":
      return word("draw");
    case "+-":
      return word("White wins by forfeit");
    case "-+":
      return word("Black wins by forfeit");
    case "--":
      return word("both lose by forfeit");
    case "adjourned":
      return word("adjourned");
    default:
      return shownResult(result);
  }
}

export function shownPoints(points: number | undefined): string {
  if (points === undefined) return "";
  const whole = Math.floor(points);
  const rest = points - whole;
  if (rest === 0) return String(whole);
  return rest === 0.5 ? `${whole === 0 ? "" : whole}½` : String(points);
}
