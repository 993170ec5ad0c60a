// The players.
import { el, fill } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

export function showPlayers(place: HTMLElement): void {
  const state = State.fromPage();
  const show = (): void =>
    fill(
      place,
      el(
        "table",
        {},
        el("thead", {}, el("tr", {}, el("th", {}, word("No.")), el("th", {}, word("Name")), el("th", {}, word("Rating")))),
        el("tbody", {}, ...state.now.players.map((player) =>
          el("tr", {}, el("td", { class: "number" }, String(player.number)), el("td", {}, player.name),
            el("td", { class: "number" }, player.rating ? String(player.rating) : "")))),
      ),
    );
  state.onChange(show);
  state.live();
  show();
}
