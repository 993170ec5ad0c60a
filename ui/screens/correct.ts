// A result that was wrong: which case of C.04.2 §4.8 holds and what it counts for is told before it is done.
import { post } from "../lib/api";
import { ask, confirmed } from "../lib/dialog";
import { el } from "../lib/dom";
import { Orders } from "../lib/order";
import { saidResult, shownResult } from "../lib/results";
import { Board, State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { Previewed } from "./entries";

interface Wish {
  result: string;
  turned: boolean;
  forRating: boolean;
  reason: string;
}

// What the correction counts for, by the round it is of (C.04.2 §4.8); what comes too late the desk refuses.
function countsFor(state: State, round: number, forRating: boolean): string {
  if (forRating) return word("For the rating only: standings and prizes are those without the correction.");
  if (round === state.now.rounds_paired) return word("No later round is paired: it counts for the next pairing.");
  return word("Round {} is paired, and its pairs stay; it counts for the pairings after it and for the standings.", state.now.rounds_paired);
}

function askWish(state: State, round: number, board: Board): Promise<Wish | undefined> {
  const results = ["1-0", "=-=", "0-1", "+-", "-+", "--"];
  const result = el("select", {}, ...results.map((one) => el("option", { value: one, selected: one === board.result }, `${shownResult(one)}  ${saidResult(one)}`)));
  const turned = el("input", { type: "checkbox" });
  const forRating = el("input", { type: "checkbox" });
  const reason = el("input", { required: true });
  return ask<Wish>(word("Correct round {}, table {}", round, board.table), (close) => [
    el("p", {}, state.name(board.white), " ", shownResult(board.result), " ", state.name(board.black)),
    el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      close({ result: result.value, turned: turned.checked, forRating: forRating.checked, reason: reason.value });
    }) as EventListener },
      el("label", {}, word("The right result, with White first"), result),
      el("label", { class: "choice" }, turned, word("They played with the other colours: {} had White", state.name(board.black))),
      el("label", { class: "choice" }, forRating, word("For the rating only, after the end of the tournament")),
      el("label", {}, word("Reason, for the history"), reason),
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("What would follow? …")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}

export async function correct(state: State, teller: Teller, round: number, board: Board): Promise<void> {
  const wish = await askWish(state, round, board);
  if (!wish) return;
  const [white, black] = wish.turned ? [board.black, board.white] : [board.white, board.black];
  const command = { command: "correct-result", round, white, black, result: wish.result, reason: wish.reason, ...(wish.turned ? { colours_as_given: true } : {}), ...(wish.forRating ? { purpose: "rating" } : {}) };
  let told: Previewed;
  try {
    told = await post<Previewed>(`/api/v1/tournaments/${state.now.slug}/preview`, command);
  } catch (error) {
    return teller.failed(error);
  }
  const text = [...(told.act.text ?? "").split("; ").map((part) => el("p", {}, part)),
    el("p", {}, countsFor(state, round, wish.forRating)),
    el("p", { class: "note" }, word("By {}.", (told.act.articles ?? []).join(", ")))];
  if (!(await confirmed(word("What follows"), text, word("Correct it")))) return;
  await new Orders(state, teller).do(command, word("The result is corrected."));
}
