// Above the boards of a round: how far it is, and what is particular about it.
import { Child, el } from "../lib/dom";
import { scoresOf } from "../lib/encounters";
import { Round, State } from "../lib/state";
import { word } from "../lib/words";

// Told from the first accelerated round to the first without.
function accelerated(state: State, round: Round): HTMLElement | false {
  const rounds = state.now.accelerated;
  const here = state.pairingOf(round.round);
  if (!rounds || here < rounds.first || here > rounds.last + 1) return false;
  const said = here > rounds.last ? word("The acceleration is over: everybody is paired by the points they have.")
    : here === rounds.last ? word("Accelerated, for the last time: fictitious points count for the pairing of this round.")
      : word("Accelerated: fictitious points count for the pairing up to round {}.", rounds.last);
  return el("p", { class: "mark due" }, said);
}

export function headOf(state: State, round: Round, rounds: Child): HTMLElement {
  const open = round.boards.filter((board) => board.result === "*").length;
  const said = round.published
    ? word("{} of {} results are in.", round.boards.length - open, round.boards.length)
    : round.drawn ? word("Drawn: only staff see it until it is published.") : word("A draft: only staff see it until it is published.");
  return el("div", {}, el("div", { class: "bar" }, el("h2", {}, state.roundName(round.round)), el("p", { class: "note" }, said), rounds),
    accelerated(state, round), scoresOf(state, round),
    round.edited ? el("p", { class: "mark edited" }, word("Changed by hand: {}", round.edited)) : undefined,
    state.now.left_fide_mode ? el("p", { class: "mark edited" }, word("Outside FIDE mode: {}", state.now.left_fide_mode)) : undefined);
}
