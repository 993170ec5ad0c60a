// What if: results for the games still open, and the next round they would lead to.
import { get } from "./api";
import { Child, el, fill } from "./dom";
import { Board, Round, State } from "./state";
import { reasonOf } from "./tell";
import { word } from "./words";

interface Changed {
  boards: { white: number; black: number; new?: boolean }[];
  gone?: unknown[];
  come?: unknown[];
}

const kMostAsked = 8;
let made = 0;

// One open game: three results, none of them chosen yet.
class Asked {
  readonly element: HTMLElement;
  private name = `what-if-${++made}`;

  constructor(state: State, readonly board: Board) {
    const choice = (value: string, text: string): HTMLElement => el("label", { class: "choice" }, el("input", { type: "radio", name: this.name, value }), text);
    this.element = el("fieldset", {}, el("legend", {}, `${board.table}: ${state.name(board.white)} – ${state.name(board.black)}`),
      el("div", { class: "actions" }, choice("1-0", "1–0"), choice("=", "½"), choice("0-1", "0–1")));
  }

  get result(): string {
    return this.element.querySelector<HTMLInputElement>("input:checked")?.value ?? "=";
  }
}

// The board that was asked about comes first, then other open games; those not listed, or not answered, are drawn.
export function whatIfForm(state: State, round: Round, board: Board, answer: Element): HTMLElement {
  const open = round.boards.filter((one) => one.result === "*" && one.board !== board.board);
  const asked = [board, ...open.slice(0, kMostAsked - 1)].map((one) => new Asked(state, one));
  const submit = (event: Event): void => {
    event.preventDefault();
    void pairWith(state, round, [...asked.map((one) => ({ board: one.board, result: one.result })), ...open.slice(kMostAsked - 1).map((one) => ({ board: one, result: "=" }))], answer);
  };
  return el("details", { class: "ask" }, el("summary", {}, word("What if …")), el("form", { class: "ask", onsubmit: submit as EventListener },
    el("p", { class: "note" }, word("Games you say nothing about are taken as drawn. Nothing is stored.")),
    ...asked.map((one) => one.element), el("button", {}, word("What would the next round be?"))));
}

async function pairWith(state: State, round: Round, results: { board: Board; result: string }[], answer: Element): Promise<void> {
  const numberOf = (uid: number): number => state.player(uid)?.number ?? 0;
  const query = results.map(({ board, result }) => `change=${encodeURIComponent(`${round.round}: ${numberOf(board.white)} ${result} ${numberOf(board.black)}`)}`).join("&");
  try {
    const told = await get<Changed>(`/api/v1/tournaments/${state.now.slug}/whatif?${query}`);
    const names = new Map(state.now.players.map((player) => [player.number, `${player.number} ${player.name}`]));
    const shown = told.boards.map((one): Child => el("li", {}, `${names.get(one.white) ?? ""} – ${names.get(one.black) ?? ""}`));
    fill(answer, el("h3", {}, word("The next round would be:")), el("ol", {}, ...shown));
    answer.scrollIntoView({ block: "nearest" });
  } catch (error) {
    fill(answer, el("p", { class: "problem" }, reasonOf(error)));
  }
}
