// The three ways to enter results, beside each other.
import { el } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

export function modesOf(state: State, here: string): HTMLElement {
  const base = `/desk/${state.now.slug}`;
  const link = (page: string, text: string): HTMLElement =>
    el("li", {}, el("a", { href: `${base}/${page}`, "aria-current": page === here ? "page" : undefined }, text));
  return el("nav", { class: "modes", "aria-label": word("Ways to enter results") },
    el("ul", {}, link("lane", word("In order")), link("slips", word("By slip")), link("check", word("Check"))));
}
