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
  const names = new Map(state.now.players.map((player) => [player.number, player.name]));
  const rows = (one.contributions ?? []).map((part) => el("tr", {}, el("td", { class: "number" }, String(part.round)),
    el("td", {}, part.opponent ? `${part.opponent} ${names.get(part.opponent) ?? ""}` : "–"),
    el("td", { class: "number" }, part.cut ? el("s", { title: word("cut") }, String(part.value ?? "")) : String(part.value ?? "")), el("td", {}, part.notes ?? "")));
  return el("div", { class: "working" }, el("h3", {}, `${one.code}: ${tiebreakName(one.code)} = ${one.value}`), one.article ? el("p", { class: "note" }, one.article) : undefined,
    rows.length > 0 && el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, word("Round")), el("th", {}, word("Opponent")), el("th", {}, word("Value")), el("th", {}, word("Note")))), el("tbody", {}, ...rows)));
}
