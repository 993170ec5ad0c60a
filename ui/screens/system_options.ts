// What can be chosen about a system: which edition of which rules, acceleration, colours; of a Keizer competition when
// two may meet again and which absences are paid.
import { get } from "../lib/api";
import { el } from "../lib/dom";
import { word } from "../lib/words";

export interface System {
  id: string;
  title: string;
  regulation: string;
  from?: string;
  to?: string;
  contest: string;
  uncoloured?: string;
}

let known: Promise<System[]> | undefined;

export function systems(): Promise<System[]> {
  known ??= get<{ systems: System[] }>("/api/v1/systems").then((told) => told.systems);
  return known;
}

export function saidSystem(system: System): string {
  const dates = system.to ? word("until {}", system.to) : system.from ? word("since {}", system.from) : "";
  return [`${system.title}: ${system.regulation}`, dates].filter((one) => one !== "").join(", ");
}

export function accelerationSelect(chosen: string): HTMLSelectElement {
  const choices: [string, string][] = [["none", word("none")], ["baku", word("Baku: fictitious points for the upper half (C.04.7)")], ["haley", word("Haley: the upper half one point more, then a half")]];
  const select = el("select", {}, ...choices.map(([value, text]) => el("option", { value, selected: value === chosen }, text)));
  if (chosen !== "" && !choices.some(([value]) => value === chosen)) select.append(el("option", { value: chosen, selected: true }, chosen));
  return select;
}

// A part of a form: what it shows, and what it adds to the event.
export interface Options {
  element: HTMLElement;
  values: () => Record<string, unknown>;
  says: () => string[];
}

// Any Swiss system for games.
export function swissOptions(changed: () => void): Options {
  const system = el("select", {});
  const acceleration = accelerationSelect("none");
  const colours = el("input", { type: "checkbox" });
  let all: System[] = [];
  void systems().then((told) => {
    all = told.filter((one) => one.contest === "games" && one.id !== "keizer");
    system.replaceChildren(...all.map((one) => el("option", { value: one.id }, saidSystem(one))));
    changed();
  }).catch(() => undefined);
  const chosen = (): System | undefined => all.find((one) => one.id === system.value);
  for (const field of [system, acceleration, colours]) field.addEventListener("input", changed);
  return {
    element: el("div", { class: "grid" }, el("label", {}, word("System and edition"), system), el("label", {}, word("Acceleration"), acceleration),
      el("label", { class: "choice" }, colours, word("The game has no colours"))),
    values: () => ({ system: (colours.checked && chosen()?.uncoloured) || system.value || "dutch-2026", ...(acceleration.value === "none" ? {} : { acceleration: acceleration.value }) }),
    says: () => {
      const said = chosen();
      return [...(said ? [word("Pairing: {}.", saidSystem(said))] : []),
        ...(colours.checked ? [said?.uncoloured || said?.id === "lim-uncoloured" ? word("Nobody has White or Black: the first named begins.") : word("This system has no form without colours.")] : []),
        ...(acceleration.value === "baku" ? [word("Accelerated by Baku: fictitious points in the first half of the rounds; the round screen says when they begin and end.")] : []),
        ...(acceleration.value === "haley" ? [word("Accelerated by Haley: the round screen says when it begins and ends.")] : [])];
    },
  };
}

const kFormat = { format: "ronda-keizer", version: 1 };

// The settings of a Keizer competition, as its file has them; what the fields do not show stays.
export function keizerOptions(changed: () => void, settings = ""): Options {
  let old: Record<string, unknown> = {};
  try {
    old = settings === "" ? { rematch: 3, byes: "level" } : (JSON.parse(settings) as Record<string, unknown>);
  } catch {
    old = {};
  }
  const rematch = el("input", { type: "number", min: 0, max: 99, value: typeof old["rematch"] === "number" ? old["rematch"] : 0 });
  const paid = el("input", { type: "number", min: 0, max: 99, value: typeof old["paid_absences"] === "number" ? old["paid_absences"] : "" });
  for (const field of [rematch, paid]) field.addEventListener("input", changed);
  return {
    element: el("div", { class: "grid" }, el("label", {}, word("Evenings between two meetings of the same players"), rematch),
      el("label", {}, word("Absences that are worth something; empty: all"), paid)),
    values: () => {
      const { paid_absences: _gone, ...rest } = old;
      const made = { ...kFormat, ...rest, rematch: Number(rematch.value), ...(paid.value === "" ? {} : { paid_absences: Number(paid.value) }) };
      return { settings: JSON.stringify(made) };
    },
    says: () => [word("Who met may meet again after {} other evenings.", rematch.value || "0"),
      paid.value === "" ? word("Every absence is worth a third of the own value, two thirds if excused.") : word("{} absences are worth something, further ones nothing.", paid.value)],
  };
}

// A game for three to six at a table: who sits together, how many, and how many rounds count.
export function tablesOptions(changed: () => void): Options {
  const size = el("select", {}, ...[3, 4, 5, 6].map((one) => el("option", { value: one, selected: one === 4 }, String(one))));
  const systems: [string, string][] = [["monrad", word("Monrad: neighbours of the list, table by table from the top")], ["schenkel", word("Schenkel: groups of four tables that stay together for three rounds")]];
  const system = el("select", {}, ...systems.map(([value, text]) => el("option", { value }, text)));
  const best = el("input", { type: "number", min: 1, max: 99, placeholder: word("all") });
  for (const field of [size, system, best]) field.addEventListener("input", changed);
  return {
    element: el("div", { class: "grid" }, el("label", {}, word("Players at a full table"), size), el("label", {}, word("Who sits together"), system), el("label", {}, word("Rounds that count, the best of each"), best)),
    values: () => ({ tables: { system: system.value, size: Number(size.value), ...(best.value === "" ? {} : { best: Number(best.value) }) } }),
    says: () => [word("Tables of {}, of one less where that does not divide. A place is worth as many points as it beats.", size.value), ...(best.value === "" ? [] : [word("The best {} rounds of everybody count.", best.value)])],
  };
}
