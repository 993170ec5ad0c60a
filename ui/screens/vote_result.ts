// What a vote came to, with the reasons.
import { Child, el } from "../lib/dom";
import { word } from "../lib/words";

export interface Assigned {
  assignments: { participant: string; option: string | null; value?: number | null; choice?: number | null; of: number }[];
}

export interface Formed {
  teams: { members: string[]; interest: number[]; rule: string }[];
  left: string[];
}

function table(title: string, heads: string[], rows: Child[]): HTMLElement {
  return el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": title },
    el("table", {}, el("caption", {}, title), el("thead", {}, el("tr", {}, ...heads.map((one) => el("th", {}, one)))), el("tbody", {}, ...rows)));
}

export function assignedTable(title: string, result: Assigned, byRanks: boolean): HTMLElement {
  const shown = (value: number | null | undefined): string => (value === null || value === undefined ? "" : String(byRanks ? value + 1 : value));
  return table(title, [word("Player"), word("Option"), byRanks ? word("Place in the list") : word("Votes"), word("Choice")], result.assignments.map((one) =>
    el("tr", {}, el("td", {}, one.participant), el("td", {}, one.option ?? "–"), el("td", { class: "number" }, shown(one.value)),
      el("td", { class: "number" }, one.choice ? word("{} of {}", one.choice, one.of) : ""))));
}

export function formedTable(title: string, result: Formed, reasons: string[]): HTMLElement {
  return table(title, [word("Team"), word("Members"), word("Votes"), word("Rule"), word("Reason")], result.teams.map((one, place) =>
    el("tr", {}, el("td", { class: "number" }, String(place + 1)), el("td", {}, one.members.join(" : ")), el("td", {}, one.interest.join(" : ")),
      el("td", {}, one.rule), el("td", {}, reasons[place] ?? ""))));
}

export function workingOf(text: string): HTMLElement {
  return el("details", {}, el("summary", {}, word("The working, as on paper")), el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": word("The working, as on paper") }, el("pre", {}, text)));
}
