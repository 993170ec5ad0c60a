// Screens that belong together, beside each other.
import { el } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

function beside(state: State, here: string, label: string, pages: [string, string][]): HTMLElement {
  const base = `/desk/${state.now.slug}`;
  return el("nav", { class: "modes", "aria-label": label }, el("ul", {}, ...pages.map(([page, text]) =>
    el("li", {}, el("a", { href: `${base}/${page}`, "aria-current": page === here ? "page" : undefined }, text)))));
}

// The three ways to enter results.
export function modesOf(state: State, here: string): HTMLElement {
  return beside(state, here, word("Ways to enter results"), [["lane", word("In order")], ["slips", word("By slip")], ["check", word("Check")]]);
}

// What follows from the results.
export function viewsOf(state: State, here: string): HTMLElement {
  return beside(state, here, word("Standings and what follows from them"), [
    ["standings", word("Standings")], ["crosstable", word("Crosstable")], ["prizes", word("Prizes")], ["norms", word("Title norms")],
    ["ratings", word("Rating changes")], ["charts", word("Charts")],
  ]);
}
