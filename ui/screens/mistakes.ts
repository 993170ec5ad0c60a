// Something was wrong: which case it is, what the rules make of it, and where it is put right.
import { ask } from "../lib/dialog";
import { Child, el } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

export function askMistake(state: State, correct: () => void, takeBack: () => void): void {
  const { rules, rounds_paired: paired, slug } = state.now;
  const part = (title: string, text: string, article: string, way: Child): HTMLElement =>
    el("section", {}, el("h3", {}, title), el("p", {}, text, " ", el("span", { class: "note" }, `(${article})`)), el("p", {}, way));
  const players = (text: string): HTMLElement => el("a", { class: "button", href: `/desk/${slug}/players` }, text);
  void ask<void>(word("What was wrong?"), (close) => {
    const after = (text: string, run: () => void): HTMLElement => el("button", { onclick: () => {
      close();
      run();
    } }, text);
    return [
      part(word("A result, or the colours"), word("Until the end of the next round it counts for pairings and standings; later for the rating only. Published pairs stay."), rules.correction,
        after(word("Correct the board the cursor is at"), correct)),
      part(word("A rating, a title, a name"), paired < 4 ? word("Pairing numbers follow the correction until round 4 is paired; who gets another one is told first.") : word("Pairing numbers stay from round 4 on; the right data are in lists and files."), rules.numbers,
        players(word("Players"))),
      part(word("Somebody is not in the list who should be"), word("A late entry: paired from the next round on, with what the missed rounds are worth."), rules.late_entry, players(word("New players"))),
      part(word("Somebody was taken for absent who is here"), word("Cancel the bye or return the player: paired from the next round on. The round that is published stays."), rules.absence, players(word("Players"))),
      part(word("The pairs themselves"), word("A draft is taken back or changed by hand at will; a published round only on a ground of the rules, and before its first result."), rules.publication,
        after(word("Take back round {}", paired), takeBack)),
      el("p", { class: "actions" }, el("button", { onclick: () => close() }, word("Close"))),
    ];
  });
}
