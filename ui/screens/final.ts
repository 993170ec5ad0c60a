// The final of groups by the Amsterdam system: how many of each qualify, by which tie-breaks or by lot; looked at first,
// then made as a tournament of its own.
import { post } from "../lib/api";
import { ask } from "../lib/dialog";
import { el, fill } from "../lib/dom";
import { freshLot } from "../lib/lot";
import { State } from "../lib/state";
import { reasonOf } from "../lib/tell";
import { word } from "../lib/words";

interface Final {
  name: string;
  rounds: number;
  players: { name: string; points: number }[];
  slug?: string;
}

// The address of what was made; nothing if it was given up.
export async function askFinal(state: State): Promise<string | undefined> {
  const qualifiers = el("input", { type: "number", min: 1, max: 64, value: 2, required: true, autofocus: true });
  const tiebreaks = el("input", { value: "DE SB" });
  const lot = el("input", { type: "checkbox" });
  const number = el("input", { type: "number", min: 0, max: 2147483647, value: freshLot(), "aria-label": word("Number of the lot") });
  const shown = el("div", { "aria-live": "polite" });
  const make = el("button", { type: "button", class: "primary", disabled: true }, word("Make the final"));
  const wish = (preview: boolean): Record<string, unknown> => ({ qualifiers: Number(qualifiers.value), tiebreaks: tiebreaks.value.split(/\s+/).filter((one) => one !== ""), preview, ...(lot.checked ? { lot: Number(number.value) } : {}) });
  const address = `/api/v1/tournaments/${state.now.slug}/final`;
  const look = async (): Promise<void> => {
    make.disabled = true;
    try {
      const final = await post<Final>(address, wish(true));
      fill(shown, el("p", {}, word("{}: {} players, {} rounds to play. Games of one group are carried over.", final.name, final.players.length, final.rounds)),
        el("ul", {}, ...final.players.map((one) => el("li", {}, `${one.name} (${one.points})`))));
      make.disabled = false;
    } catch (error) {
      fill(shown, el("p", { class: "problem", role: "alert" }, reasonOf(error)));
    }
  };
  return ask<string>(word("The final of the groups"), (close) => {
    make.addEventListener("click", () => {
      post<Final>(address, wish(false)).then((made) => close(made.slug), (error) => fill(shown, el("p", { class: "problem", role: "alert" }, reasonOf(error))));
    });
    return [el("form", { class: "grid", oninput: (() => (make.disabled = true)) as EventListener, onsubmit: ((event: Event) => {
      event.preventDefault();
      void look();
    }) as EventListener },
      el("label", {}, word("Who qualify of each group"), qualifiers), el("label", {}, word("Tie-breaks of the groups"), tiebreaks),
      el("label", { class: "choice" }, lot, word("draw lots where that leaves a tie"), number),
      el("p", { class: "actions" }, el("button", {}, word("Look who is in it")), make, el("button", { type: "button", onclick: () => close() }, word("Cancel"))), shown)];
  });
}
