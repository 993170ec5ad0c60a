// Questions about players: who comes, from which round on, and who does not play.
import { Act } from "../lib/api";
import { ask } from "../lib/dialog";
import { Child, el } from "../lib/dom";
import { Entrant, entrantsFrom } from "../lib/lines";
import { lineOf, ListFinder } from "../lib/rated";
import { State } from "../lib/state";
import { word } from "../lib/words";

export interface Previewed {
  warning: number;
  act: Act;
  renumbered: { uid: number; name: string; was: number; now: number }[];
}

export interface EntryWish {
  players: Entrant[];
  arrives?: number;
  missed?: string;
}

function onSubmit(run: (form: HTMLFormElement) => void): EventListener {
  return (event: Event) => {
    event.preventDefault();
    run(event.target as HTMLFormElement);
  };
}

export function askEntry(state: State, pasted: string): Promise<EntryWish | undefined> {
  const lines = el("textarea", { rows: 8, autofocus: true, spellcheck: "false" });
  lines.value = pasted;
  const finder = new ListFinder((player) => {
    lines.value += (lines.value === "" || lines.value.endsWith("\n") ? "" : "\n") + lineOf(player) + "\n";
  });
  const isLate = state.now.rounds_paired > 0;
  const arrives = el("input", { type: "number", min: 1, value: state.nextRound });
  const missed = el("select", {}, el("option", { value: "zero-bye" }, word("nothing")), el("option", { value: "half-bye" }, word("half a point")));
  return ask<EntryWish>(word("New players"), (close) => [
    el("form", { onsubmit: onSubmit(() => {
      const players = entrantsFrom(lines.value);
      close(isLate ? { players, arrives: Number(arrives.value), missed: missed.value } : { players });
    }) },
      finder.element,
      el("label", {}, word("One a line: name, then rating, title, federation, club between semicolons or tabs"), lines),
      isLate && el("label", {}, word("First round they play"), arrives),
      isLate && el("label", {}, word("A round missed is worth"), missed),
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("Enter")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}

// What the rules make of a late entry: who is renumbered, and by which article.
export function toldEntry(told: Previewed): Child[] {
  const moved = told.renumbered;
  const said = (told.act.text ?? "").split("; ").filter((part) => part !== "" && !part.includes(" is renumbered "));
  return [
    ...said.map((part) => el("p", {}, part)),
    moved.length > 0 && el("p", {}, word("{} players get another pairing number:", moved.length)),
    moved.length > 0 && el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": word("Pairing numbers") }, el("table", {},
      el("thead", {}, el("tr", {}, el("th", {}, word("Name")), el("th", {}, word("was")), el("th", {}, word("now")))),
      el("tbody", {}, ...moved.slice(0, 40).map((one) => el("tr", {}, el("td", {}, one.name), el("td", { class: "number" }, String(one.was)), el("td", { class: "number" }, String(one.now))))))),
    (told.act.articles ?? []).length > 0 && el("p", { class: "note" }, word("By {}.", (told.act.articles ?? []).join(", "))),
  ];
}

// Which rounds, and what they are worth; without a kind the byes are cancelled.
export function askByes(state: State, player: { name: string }): Promise<{ rounds: number[]; kind?: string } | undefined> {
  const last = state.now.planned_rounds ?? state.nextRound;
  const rounds: number[] = [];
  for (let round = state.nextRound; round <= Math.max(last, state.nextRound); round += 1) rounds.push(round);
  const boxes = rounds.map((round, index) => el("label", { class: "choice" }, el("input", { type: "checkbox", name: "round", value: round, checked: index === 0, autofocus: index === 0 }), word("Round {}", round)));
  const kinds: [string, string][] = [["half-bye", word("half a point")], ["zero-bye", word("nothing")], ["full-bye", word("a full point")], ["", word("no bye: plays")]];
  const kind = el("select", {}, ...kinds.map(([value, text]) => el("option", { value }, text)));
  return ask(word("Byes: {}", player.name), (close) => [
    el("form", { onsubmit: onSubmit((form) => {
      const chosen = Array.from(form.querySelectorAll<HTMLInputElement>("input[name=round]:checked"), (box) => Number(box.value));
      close(chosen.length === 0 ? undefined : kind.value === "" ? { rounds: chosen } : { rounds: chosen, kind: kind.value });
    }) },
      el("fieldset", {}, el("legend", {}, word("Rounds")), ...boxes),
      el("label", {}, word("Worth"), kind),
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("Note it")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}
