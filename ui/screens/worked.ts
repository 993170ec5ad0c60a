// How one value of the standings came about, opponent by opponent.
import { el } from "../lib/dom";
import { State } from "../lib/state";
import { tiebreakName } from "../lib/tiebreaks";
import { word } from "../lib/words";

export interface Worked {
  code: string;
  title?: string;
  article?: string;
  value: string;
  contributions?: { round: number; opponent?: number; score?: number; value?: number; cut?: boolean; notes?: string }[];
}

export function workedOut(state: State, one: Worked): HTMLElement {
  const names = new Map((state.now.teams ?? state.now.players).map((one) => [one.number, one.name]));
  const rows = (one.contributions ?? []).map((part) => el("tr", {}, el("td", { class: "number" }, String(part.round)),
    el("td", {}, part.opponent ? `${part.opponent} ${names.get(part.opponent) ?? ""}` : "–"),
    el("td", { class: "number" }, part.cut ? el("s", { title: word("cut") }, String(part.value ?? "")) : String(part.value ?? "")), el("td", {}, part.notes ?? "")));
  return el("div", { class: "working" }, el("h3", {}, `${one.code}: ${tiebreakName(one.code)} = ${one.value}`), one.article ? el("p", { class: "note" }, one.article) : undefined,
    rows.length > 0 && el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, word("Round")), el("th", {}, word("Opponent")), el("th", {}, word("Value")), el("th", {}, word("Note")))), el("tbody", {}, ...rows)));
}

// A line of the sum of Keizer points: a share of somebody's value.
export interface Term {
  round?: number;
  for: string;
  value: number;
  share: string;
  points: number;
}

// What a term is for, as the command line says it, in the language of the reader.
function saidFor(text: string): string {
  const game = /^(win against|draw with|loss to) (.+)$/.exec(text);
  const opponent = game?.[2] ?? "";
  if (game?.[1] === "win against") return word("win against {}", opponent);
  if (game?.[1] === "draw with") return word("draw with {}", opponent);
  if (game) return word("loss to {}", opponent);
  const kinds: Record<string, string> = {
    bye: word("bye"),
    absence: word("absence"),
    "excused absence": word("excused absence"),
    "club duty": word("club duty"),
    "before entry": word("before entry"),
    nothing: word("nothing"),
    "original value": word("original value"),
    "own value": word("own value"),
  };
  const unpaid = ", beyond those that are paid";
  const kind = kinds[text.replace(unpaid, "")] ?? text;
  return text.endsWith(unpaid) ? word("{}, beyond those that are paid", kind) : kind;
}

export function workedTerms(terms: Term[], sum: number): HTMLElement {
  const rows = terms.map((term) => el("tr", {}, el("td", { class: "number" }, term.round === undefined ? "" : String(term.round)), el("td", {}, saidFor(term.for)),
    el("td", { class: "number" }, `${term.share} × ${term.value}`), el("td", { class: "number" }, String(term.points))));
  return el("div", { class: "working" }, el("h3", {}, word("Keizer points: {}", sum)), el("table", {},
    el("thead", {}, el("tr", {}, el("th", {}, word("Round")), el("th", {}, word("For")), el("th", {}, word("Share of the value")), el("th", {}, word("Points")))),
    el("tbody", {}, ...rows)));
}
