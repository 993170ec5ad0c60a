// A second person types the pile again, in the order in which it was entered; where the two differ, everything stops.
import { Act, get, send } from "../lib/api";
import { ask } from "../lib/dialog";
import { el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { leftOf, Place, placesOf, rightOf, seen } from "../lib/matches";
import { resultOfKey, saidResult, shownResult } from "../lib/results";
import { Board, State } from "../lib/state";
import { reasonOf, Teller } from "../lib/tell";
import { tone } from "../lib/tone";
import { word } from "../lib/words";
import { modesOf } from "./modes";

class Check {
  private teller = new Teller();
  private grid: Grid<Board>;
  private count = el("p", { class: "count" });
  private order: string[] = []; // "round/board" as they were entered

  constructor(private place: HTMLElement, private state: State) {
    this.grid = new Grid<Board>(word("Boards to check"), [
      { head: word("Table"), class: "number", cell: (board) => [String(board.table)] },
      { head: state.pairsTeams ? word("Home") : word("White"), cell: (board) => [state.name(leftOf(board, this.placeOf(board)))] },
      { head: word("Result"), class: "result", cell: (board) => [board.checked ? shownResult(seen(board.result, this.placeOf(board))) : "?"] },
      { head: state.pairsTeams ? word("Guests") : word("Black"), cell: (board) => [state.name(rightOf(board, this.placeOf(board)))] },
      { head: word("Marks"), class: "marks", cell: (board) => [board.checked ? el("span", { class: "mark checked" }, word("checked")) : ""] },
    ]);
  }

  async show(): Promise<void> {
    const results = ["1", "0", "5", "+", "-", "*"];
    const help = useKeys(results.map((key) => ({ keys: key === "5" ? ["5", "="] : [key], say: saidResult(resultOfKey[key] as string), run: () => void this.typed(resultOfKey[key] as string) })));
    fill(this.place, modesOf(this.state, "check"), el("div", { class: "bar" }, this.count, help),
      el("p", { class: "note" }, word("Type the slips again as they lie in the pile. The results entered are not shown.")), this.teller.element, this.grid.element);
    const acts = await get<Act[]>(`/api/v1/tournaments/${this.state.now.slug}/acts?count=1000`);
    const rounds = new Set(this.state.playing.map((round) => round.round));
    this.order = acts.filter((act) => act.kind === "result-entered" && rounds.has(act.round ?? 0)).map((act) => `${act.round}/${act.board}`);
    this.state.onChange(() => this.draw());
    this.state.live();
    this.draw();
    this.toNext();
    this.grid.focus();
  }

  private get round(): number {
    return this.state.pairingOf(this.state.playing[0]?.round ?? 0);
  }

  private placeOf(board: Board): Place | undefined {
    return this.state.pairsTeams ? placesOf(this.state.playing[0]).get(board.board) : undefined;
  }

  private get boards(): Board[] {
    const place = (board: Board): number => this.order.indexOf(`${board.round}/${board.board}`);
    const boards = this.state.playing.flatMap((round) => round.boards);
    return boards.filter((board) => board.result !== "*").sort((one, other) => place(one) - place(other));
  }

  private draw(): void {
    const all = this.boards;
    this.grid.set(all);
    this.count.textContent = word("Round {}: {} of {} results are checked", this.round, all.filter((board) => board.checked).length, all.length);
    if (all.length === 0) this.teller.done(word("No results yet. Enter them first."));
  }

  private toNext(): void {
    const next = this.boards.findIndex((board) => !board.checked);
    if (next >= 0) this.grid.go(next);
  }

  private async typed(result: string): Promise<void> {
    const board = this.grid.row;
    if (!board || board.checked) return;
    try {
      await send(this.state.now.slug, { command: "check-result", round: board.round, white: board.white, black: board.black, result: seen(result, this.placeOf(board)) });
      board.checked = true;
      tone(true);
      this.teller.done(`${board.table}: ${shownResult(result)}`);
      this.grid.update(this.grid.at);
      this.draw();
      this.toNext();
    } catch (error) {
      tone(false);
      await ask<void>(word("Stop: table {}", board.table), (close) => [el("p", { class: "problem" }, reasonOf(error)),
        el("p", { class: "actions" }, el("button", { autofocus: true, onclick: () => close() }, word("I have looked at the slip")))]);
      this.teller.failed(error);
    }
    this.grid.focus();
  }
}

export function showCheck(place: HTMLElement): void {
  void new Check(place, State.fromPage()).show();
}
