// What hangs in the hall: the addresses of its screens, each with its part of a list, and the code of the public pages.
import { Child, el, fill } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

const kMostScreens = 12;

function kindsOf(state: State): [string, string][] {
  const kinds: [string, string][] = [["names", word("Pairings by name")], ["boards", word("Pairings by board")]];
  kinds.push(state.isKnockout ? ["bracket", word("Bracket")] : ["standings", word("Standings")]);
  return kinds;
}

// One link, or one for each of the screens that share the list.
function linksTo(address: string, count: number, at: string): Child[] {
  const query = (part: number): string => {
    const wishes = new URLSearchParams();
    if (count > 1) wishes.set("part", String(part)), wishes.set("of", String(count));
    if (at !== "") wishes.set("at", at);
    return wishes.toString() === "" ? "" : `?${wishes.toString()}`;
  };
  return Array.from({ length: count }, (_none, index) => index + 1).flatMap((part) =>
    [el("a", { href: `${address}${query(part)}`, target: "_blank" }, count > 1 ? word("part {}", part) : word("Open")), " "]);
}

export function hallSection(state: State): HTMLElement {
  const base = `/t/${state.now.slug}`;
  const screens = el("input", { type: "number", min: 1, max: kMostScreens, value: 1 });
  const at = el("input", { type: "time" });
  const list = el("ul", { class: "plain" });
  const draw = (): void => {
    const count = Math.min(kMostScreens, Math.max(1, Math.round(Number(screens.value)) || 1));
    fill(list, ...kindsOf(state).map(([name, said]) => el("li", {}, said, ": ", ...linksTo(`${base}/screen/${name}`, name === "bracket" ? 1 : count, at.value))));
  };
  screens.addEventListener("input", draw);
  at.addEventListener("input", draw);
  draw();
  return el("section", { class: "grid" }, el("h2", {}, word("Screens of the hall")),
    el("p", { class: "note" }, word("Open one on each projector: the pages turn by themselves, the space bar pauses.")),
    el("label", {}, word("How many screens share a list"), screens), el("label", {}, word("The round begins at"), at), list,
    el("h2", {}, word("Public pages")),
    el("img", { class: "qr", alt: word("QR code of the public pages"), src: `${base}/qr.svg` }),
    el("p", { class: "hash" }, el("a", { href: base }, `${window.location.origin}${base}`)));
}
