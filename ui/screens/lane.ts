// The lane: one key a board.
import { Refusal, send } from "../lib/api";
import { el, fill } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

const keys: Record<string, string> = { "1": "1-0", "0": "0-1", "5": "=-=", "=": "=-=", "+": "+-", "-": "-+", "*": "--" };

export function showLane(place: HTMLElement): void {
  const state = State.fromPage();
  const problem = el("p", { class: "problem", role: "alert" });
  let at = 0;
  const round = () => state.now.rounds.filter((one) => one.published).pop();
  const show = (): void => {
    const rows = round()?.boards ?? [];
    fill(
      place,
      problem,
      el(
        "table",
        { class: "boards", tabindex: 0 },
        el("tbody", {}, ...rows.map((board, index) =>
          el("tr", { class: index === at ? "here" : "" },
            el("td", { class: "number" }, String(board.table)),
            el("td", {}, state.name(board.white)),
            el("td", { class: "result" }, board.result === "*" ? "" : board.result),
            el("td", {}, state.name(board.black))))),
      ),
      el("p", { class: "note" }, word("1 White, 0 Black, 5 or = draw, + - * forfeits")),
    );
  };
  document.addEventListener("keydown", (event) => {
    const now = keys[event.key];
    const board = round()?.boards[at];
    if (!now || !board || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const was = board.result;
    board.result = now;
    at += 1;
    show();
    send(state.now.slug, { command: "enter-result", round: round()?.round, white: board.white, black: board.black, was, now, via: "lane" })
      .catch((error) => {
        problem.textContent = error instanceof Refusal ? `${error.message} ${error.hint}` : String(error);
        void state.refresh();
      });
  });
  state.onChange(show);
  state.live();
  show();
}
