// What is wrong with the file, and the repair.
import type { ExaminedFile } from "../ronda";
import { el } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import type { Repaired, Tournament } from "./state";
import { diagnosticList, save, lineBox, upper } from "./tell";

// Two versions of a line with what differs between them marked.
function changedLine(kind: "before" | "after", line: string, other: string): HTMLElement {
  let from = 0;
  while (from < Math.min(line.length, other.length) && line[from] === other[from]) from += 1;
  let end = 0;
  while (end < Math.min(line.length, other.length) - from && line.at(-1 - end) === other.at(-1 - end)) end += 1;
  const to = line.length - end;
  return el(kind === "before" ? "del" : "ins", {}, line.slice(0, from), el("mark", {}, line.slice(from, to)), line.slice(to), "\n");
}

function repairItem(one: NonNullable<ExaminedFile["repairs"]>[number]): HTMLElement {
  const { before, after } = one;
  return el("li", { class: "diagnostic repair" },
    el("p", { class: "head" }, el("span", { class: "badge" }, word("Repaired")), " ", one.line ? el("span", { class: "where" }, word("line {}", one.line)) : false),
    el("p", { class: "message", lang: "en" }, upper(one.reason)),
    (before !== undefined || after !== undefined) &&
      lineBox(word("The line before and after"),
        before !== undefined && changedLine("before", before, after ?? ""), after !== undefined && changedLine("after", after, before ?? "")));
}

function repairedName(name: string): string {
  return /\.[^.]+$/.test(name) ? name.replace(/(\.[^.]+)$/, "-repaired$1") : `${name || "tournament"}-repaired.trf`;
}

function repairPart(tournament: Tournament, repaired: Repaired, goOn: (bytes: Uint8Array, name: string) => void): HTMLElement[] {
  const repairs = repaired.examined.repairs ?? [];
  if (repairs.length === 0) return [];
  const name = repairedName(tournament.file.name);
  const left = repaired.examined.diagnostics.filter((one) => one.severity === "error").length;
  return [
    el("h3", {}, word("The repair")),
    el("p", {}, left === 0 ? word("Everything that is wrong can be repaired.") : word("Errors that only you can correct: {}", left)),
    el("p", { class: "actions" },
      el("button", { class: "main", onclick: () => goOn(repaired.bytes, name) }, word("Go on with the repaired file")),
      el("button", { onclick: () => save(repaired.bytes, name) }, word("Save the repaired file"))),
    el("ol", { class: "diagnostics" }, ...repairs.map(repairItem)),
  ];
}

function factsOf(tournament: Tournament): HTMLElement {
  const { players, rounds, planned_rounds: planned } = tournament.opened.examined;
  const facts: [string, string][] = [[word("File"), tournament.file.name || word("pasted text")]];
  if (players !== undefined) facts.push([word("Players"), String(players)]);
  if (rounds !== undefined) facts.push([word("Rounds"), planned ? word("{} of {}", rounds, planned) : String(rounds)]);
  return el("dl", { class: "facts" }, ...facts.map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value))));
}

export function fileView(tournament: Tournament, repaired: Repaired | undefined, goOn: (bytes: Uint8Array, name: string) => void): HTMLElement[] {
  const { diagnostics } = tournament.opened.examined;
  const errors = diagnostics.filter((one) => one.severity === "error");
  return [
    el("h2", {}, errors.length === 0 ? word("The file is in order") : word("The file has errors: {}", errors.length)),
    factsOf(tournament),
    ...(repaired ? repairPart(tournament, repaired, goOn) : []),
    ...(diagnostics.length > 0 ? [el("h3", {}, word("What was found")), diagnosticList(diagnostics)] : []),
  ];
}
