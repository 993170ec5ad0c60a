// The round: what blocks it, the draft, the published boards.
import { Refusal, send } from "../lib/api";
import { el, fill } from "../lib/dom";
import { Round, State } from "../lib/state";
import { word } from "../lib/words";

export function showRound(place: HTMLElement): void {
  const state = State.fromPage();
  const problem = el("p", { class: "problem", role: "alert" });
  const order = async (command: { command: string; [key: string]: unknown }): Promise<void> => {
    try {
      problem.textContent = "";
      await send(state.now.slug, command, { seen: state.now.seq });
    } catch (error) {
      problem.textContent = error instanceof Refusal ? `${error.message} ${error.hint}` : String(error);
    }
    await state.refresh();
  };
  const boards = (round: Round): HTMLElement =>
    el(
      "table",
      { class: "boards" },
      el("caption", {}, word("Round {}", round.round), round.published ? "" : ` (${word("draft")})`),
      el(
        "tbody",
        {},
        ...round.boards.map((board) =>
          el(
            "tr",
            {},
            el("td", { class: "number" }, String(board.table)),
            el("td", {}, state.name(board.white)),
            el("td", { class: "result" }, board.result === "*" ? "" : board.result),
            el("td", {}, state.name(board.black)),
          ),
        ),
      ),
    );
  const show = (): void => {
    const last = state.now.rounds[state.now.rounds.length - 1];
    const draft = state.now.rounds.find((round) => !round.published);
    const blocked = state.now.blocked_by.length > 0;
    fill(
      place,
      el(
        "p",
        { class: "actions" },
        el("button", { onclick: () => void order({ command: "pair-round" }), disabled: blocked }, word("Pair the round")),
        draft && el("button", { onclick: () => void order({ command: "publish-round", round: draft.round }) }, word("Publish")),
        draft && el("button", { onclick: () => void order({ command: "take-back-round", round: draft.round }) }, word("Take back")),
      ),
      problem,
      last && boards(last),
    );
  };
  state.onChange(show);
  state.live();
  show();
}
