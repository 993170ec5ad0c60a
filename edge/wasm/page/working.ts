// Where the values of one row of the standings come from.
import type { Contribution, KeizerWorking, TiedRow, Working } from "../ronda";
import { el } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import type { Tournament } from "./state";

const numberCell = (value: number | string | null | undefined): HTMLElement => el("td", { class: "number" }, String(value ?? ""));

function table(label: string, heads: string[], rows: HTMLElement[]): HTMLElement {
  return el("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": label },
    el("table", { class: "plain" },
      el("thead", {}, el("tr", {}, ...heads.map((text) => el("th", { scope: "col" }, text)))),
      el("tbody", {}, ...rows)));
}

function contributionRow(tournament: Tournament, one: Contribution, isNoted: boolean): HTMLElement {
  return el("tr", { class: one.cut ? "cut" : "" },
    numberCell(one.round ?? one.board),
    el("td", {}, one.opponent ? `${one.opponent} ${tournament.nameOf(one.opponent)}` : "–"),
    numberCell(one.score), numberCell(one.value), isNoted && el("td", { class: "note", lang: "en" }, one.notes ?? ""));
}

// Of a tie-break that looks at the games of the tied among themselves: those who are tied.
function tiedTable(title: string, tied: TiedRow[], tournament: Tournament): HTMLElement {
  return table(title, [word("Name"), word("Points")], tied.map((one) => el("tr", {},
    el("td", {}, `${one.number} ${tournament.nameOf(one.number)}`), numberCell(one.points))));
}

// What the value is made of besides, e.g. "average: 2013.5".
function figureLine(figures: { name: string; value: number | string }[]): HTMLElement | false {
  return figures.length > 0 && el("p", { class: "note", lang: "en" }, figures.map((one) => `${one.name}: ${one.value}`).join("; "));
}

function tieBreakPart(tournament: Tournament, one: Working["tiebreaks"][number]): HTMLElement {
  const contributions = one.contributions ?? [];
  const isNoted = contributions.some((part) => part.notes);
  const heads = [contributions.some((part) => part.board) ? word("Board") : word("Round"), word("Opponent"), word("Score"), word("Value"), ...(isNoted ? [word("Note")] : [])];
  return el("section", { class: "tiebreak" },
    el("h3", {}, el("b", {}, one.code), ` ${one.title}: ${one.value ?? "–"}`, one.article ? el("span", { class: "article" }, ` ${one.article}`) : false),
    contributions.length > 0 && table(one.title, heads, contributions.map((part) => contributionRow(tournament, part, isNoted))),
    one.tied && one.tied.length > 1 && tiedTable(one.title, one.tied, tournament),
    figureLine(one.figures ?? []));
}

function keizerPart(told: KeizerWorking): HTMLElement {
  const heads = [word("Round"), word("For"), word("Value"), word("Share"), word("Points")];
  return table(word("Keizer points"), heads, told.terms.map((one) => el("tr", {}, numberCell(one.round),
    el("td", { lang: "en" }, one.for), numberCell(one.value), numberCell(one.share), numberCell(one.points))));
}

export function workingParts(tournament: Tournament, told: Working | KeizerWorking): HTMLElement[] {
  return "terms" in told ? [keizerPart(told)] : told.tiebreaks.map((one) => tieBreakPart(tournament, one));
}
