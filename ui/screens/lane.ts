// The lane: one key a board. What is typed is shown at once, grey until the desk has it on its disk, red after two
// seconds; the cursor is then at the next board without a result.
import { Act } from "../lib/api";
import { confirmed } from "../lib/dialog";
import { el, fill } from "../lib/dom";
import { typedScores } from "../lib/encounters";
import { Going } from "../lib/going";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { leftOf, matchHeading, placesOf, rightOf, seen } from "../lib/matches";
import { Orders } from "../lib/order";
import { Entry, Queue } from "../lib/queue";
import { resultOfKey, saidResult, shownResult } from "../lib/results";
import { Round, State } from "../lib/state";
import { reasonOf, Teller } from "../lib/tell";
import { named, word } from "../lib/words";
import { forfeitMatch } from "./forfeit";
import { boardsInOrder, headingOfGames, keyOf, marksOf, pointsOf, Row, saidOfSides, shownIn, sideOf } from "./lane_rows";
import { modesOf } from "./modes";

class Lane {
  private teller = new Teller();
  private orders: Orders;
  private queue: Queue;
  private rows: Row[] = [];
  private grid: Grid<Row>;
  private count = el("p", { class: "count" });
  private going = new Going();
  private undoable: Entry[] = [];
  private rounds: Round[] = []; // one, or both games of a match

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
    this.queue = new Queue(state.now.slug, (entry) => this.settled(entry));
    this.grid = new Grid<Row>(word("Boards"), [
      { head: state.hasTwoGames ? word("Game") : word("Table"), class: "number", cell: (row) => [state.hasTwoGames ? String(row.board.round % 2 === 1 ? 1 : 2) : String(row.board.table)] },
      { head: state.pairsTeams ? word("Home") : word("White"), cell: (row) => sideOf(this.state, row, leftOf(row.board, row.place)) },
      { head: word("Result"), class: "result", cell: (row) => [shownResult(seen(shownIn(row), row.place))] },
      { head: state.pairsTeams ? word("Guests") : word("Black"), cell: (row) => sideOf(this.state, row, rightOf(row.board, row.place)) },
      { head: word("Marks"), class: "marks", cell: (row) => marksOf(row) },
    ]);
    this.grid.heading = (row) => this.heading(row);
    this.grid.rowClass = (row) => (row.mine && row.mine.fate !== "done" ? row.mine.fate : "");
  }

  show(): void {
    const help = useKeys(this.keys());
    this.state.onChange(() => this.take());
    this.state.onAct((act) => this.heard(act));
    this.state.live();
    this.take();
    if (this.rounds.length === 0) {
      fill(this.place, modesOf(this.state, "lane"), el("p", { class: "empty" }, word("No round is published yet. Pair and publish one first."), " ",
        el("a", { href: `/desk/${this.state.now.slug}` }, word("Round"))));
      return;
    }
    const pad = el("p", { class: "pad" }, ...["1", "0", "5", "+", "-", "*", "a"].map((key) => this.button(key)));
    fill(this.place, modesOf(this.state, "lane"), el("div", { class: "hold" }, el("div", { class: "bar" }, this.count, this.going.element, help), this.teller.element), this.grid.element, pad);
    this.toNextBlank(-1);
    this.grid.focus();
  }

  private button(key: string): HTMLElement {
    const result = resultOfKey[key] as string;
    return el("button", { title: saidResult(result), onclick: () => {
      this.enter(result);
      this.grid.focus();
    } }, shownResult(result), " ", el("kbd", {}, key));
  }

  // Above the first board of a match: its teams and how it stands.
  private heading(row: Row): ReturnType<typeof matchHeading> | undefined {
    if (this.state.hasTwoGames) return row.board.round === this.rounds[0]?.round ? headingOfGames(this.state, this.rows, row) : undefined;
    const round = this.rounds[0];
    if (!row.place || !round) return undefined;
    const first = row.place.match.boards.find((board) => board.game !== undefined);
    if (first?.game !== row.board.board) return undefined;
    return matchHeading(this.state, row.place.match, round, (board) => {
      const own = this.rows.find((one) => one.board.board === board.board);
      return own ? shownIn(own) : board.result;
    });
  }

  private keys(): Parameters<typeof useKeys>[0] {
    const said = (now: string): string => (this.state.pairsTeams ? saidOfSides(now) : saidResult(now));
    const result = (keys: string[], now: string): Parameters<typeof useKeys>[0][0] => ({ keys, say: said(now), run: (event) => this.typed(event.key, now) });
    return [
      result(["1"], "1-0"),
      result(["0"], "0-1"),
      result(["5", "="], "=-="),
      result(["+"], "+-"),
      result(["-"], "-+"),
      result(["*"], "--"),
      result(["a"], "adjourned"),
      { keys: ["2", "3", "4", "6", "7", "8", "9"], say: word("digits of a board, after g"), run: (event) => this.typed(event.key, "") },
      ...(this.state.pairsTeams ? [{ keys: ["f"], say: word("a whole match is forfeited"), run: (): void => void this.forfeit() }] : []),
      { keys: ["g"], say: word("go to a board: g, its number, Enter"), run: () => this.going.start() },
      { keys: ["Backspace"], say: word("back to the board before"), run: () => this.back() },
      { keys: ["u"], say: word("take back my last result"), run: () => void this.undo() },
      { keys: ["Delete"], say: word("clear the result, after a question"), run: () => void this.clear() },
      { keys: ["Escape"], say: word("stop going"), run: () => this.going.stop() },
      { keys: ["Enter"], say: word("go there"), run: () => this.goTo(this.going.take()) },
      { keys: ["ArrowUp", "ArrowDown"], say: word("another board") },
    ];
  }

  private take(): void {
    this.rounds = this.state.playing;
    const old = new Map(this.rows.map((row) => [keyOf(row.board), row]));
    const places = placesOf(this.rounds[0]);
    this.rows = boardsInOrder(this.rounds).map((board) => {
      const before = old.get(keyOf(board));
      const place = places.get(board.board);
      const row: Row = place ? { board, place } : { board };
      if (before?.mine && before.board.white === board.white && before.mine.fate !== "done" && before.mine.fate !== "refused") row.mine = before.mine;
      return row;
    });
    this.grid.set(this.rows);
    this.counted();
  }

  private counted(): void {
    const open = this.rows.filter((row) => shownIn(row) === "*").length;
    const parts = [word("Round {}: {} of {} results", this.state.pairingOf(this.rounds[0]?.round ?? 0), this.rows.length - open, this.rows.length)];
    if (this.state.playsEncounters) parts.push(typedScores(this.state, this.rows.map((row) => ({ white: row.board.white, black: row.board.black, points: pointsOf(shownIn(row)) }))));
    if (this.queue.open > 0) parts.push(word("{} on their way", this.queue.open));
    if (this.queue.late > 0) parts.push(word("{} not stored after 2 seconds; they are sent again", this.queue.late));
    this.count.textContent = parts.join(" · ");
    this.count.classList.toggle("late", this.queue.late > 0);
  }

  private typed(key: string, now: string): void {
    if (this.going.isOn) {
      if (/^[0-9]$/.test(key)) this.goTo(this.going.add(key, Math.max(...this.rows.map((row) => row.board.table))));
      return;
    }
    if (now !== "") this.enter(now);
  }

  // `typed` is of the left against the right: where teams play, the home team may have Black.
  private enter(typed: string): void {
    const row = this.grid.row;
    if (!row) return;
    const now = seen(typed, row.place);
    const was = shownIn(row);
    if (was !== now) {
      const { white, black } = row.board;
      row.mine = this.queue.add(keyOf(row.board), { command: "enter-result", round: row.board.round, white, black, was, now, via: "lane" });
      this.undoable.push(row.mine);
      this.redraw(this.grid.at);
    }
    this.teller.done(`${row.board.table}: ${this.state.name(leftOf(row.board, row.place))} ${shownResult(typed)} ${this.state.name(rightOf(row.board, row.place))}`);
    this.toNextBlank(this.grid.at);
    this.counted();
  }

  // The next board without a result, from the start again after the last; else the next one.
  private toNextBlank(from: number): void {
    for (let step = 1; step <= this.rows.length; step += 1) {
      const index = (from + step + this.rows.length) % this.rows.length;
      const row = this.rows[index];
      if (row && shownIn(row) === "*") return this.grid.go(index);
    }
    this.grid.go(from + 1);
  }

  // The row, or all of them where the score of a match changes with it.
  private redraw(index: number): void {
    if (this.state.pairsTeams || this.state.hasTwoGames) this.grid.set(this.rows);
    else this.grid.update(index);
  }

  private async forfeit(): Promise<void> {
    const place = this.grid.row?.place;
    const round = this.rounds[0];
    if (!place || !round) return;
    await forfeitMatch(this.state, this.orders, round, place.match);
    this.grid.focus();
  }

  private back(): void {
    if (this.going.isOn) return this.going.back();
    this.grid.go(this.grid.at - 1);
  }

  private goTo(table: number | undefined): void {
    if (table === undefined) return;
    const index = this.rows.findIndex((row) => row.board.table === table);
    if (index < 0) return this.teller.problem(word("There is no table {} in this round.", table));
    this.teller.clear();
    this.grid.go(index);
  }

  private async undo(): Promise<void> {
    const entry = this.undoable.pop();
    if (!entry) return this.teller.problem(word("There is nothing of yours to take back on this page; the history has everything."));
    if (!entry.done?.act) {
      this.undoable.push(entry);
      return this.teller.problem(word("The last result is not stored yet; wait a moment."));
    }
    const index = this.rows.findIndex((row) => keyOf(row.board) === entry.key);
    const done = await this.orders.do({ command: "undo", seq: entry.done.act.seq }, word("Taken back."));
    if (!done) this.undoable.push(entry);
    this.grid.go(index);
  }

  private async clear(): Promise<void> {
    const row = this.grid.row;
    if (!row || shownIn(row) === "*") return;
    const { white, black, table, result } = row.board;
    const sure = await confirmed(word("Clear the result of table {}?", table),
      [el("p", {}, this.state.name(white), " ", shownResult(result), " ", this.state.name(black))], word("Clear it"));
    if (!sure) return;
    await this.orders.do({ command: "enter-result", round: row.board.round, white, black, was: shownIn(row), now: "*", via: "lane" }, word("The result is cleared."));
    this.grid.focus();
  }

  private settled(entry: Entry): void {
    const index = this.rows.findIndex((row) => row.mine === entry);
    if (entry.fate === "refused" && entry.refusal) {
      this.undoable = this.undoable.filter((one) => one !== entry);
      this.teller.problem(`${this.tableOf(entry)}: ${reasonOf(entry.refusal)}`);
      void this.state.refresh().catch(() => undefined);
    }
    const row = this.rows[index];
    if (row && entry.fate === "done") row.board.result = String(entry.command["now"]);
    if (row) this.redraw(index);
    this.counted();
  }

  private tableOf(entry: Entry): string {
    const row = this.rows.find((one) => keyOf(one.board) === entry.key);
    return word("Table {}", row?.board.table ?? entry.key);
  }

  // Somebody else was here: say so, and who.
  private heard(act: Act): void {
    if (act.kind !== "result-entered" || !this.rounds.some((round) => round.round === act.round)) return;
    const mine = this.undoable.some((entry) => entry.done?.act?.seq === act.seq) || this.queue.open > 0;
    if (mine || !act.by) return;
    const row = this.rows.find((one) => one.board.board === act.board && one.board.round === act.round);
    if (row) this.teller.done(word("{} entered table {}: {}", named(act.by), row.board.table, shownResult(act.now ?? "")));
  }
}

export function showLane(place: HTMLElement): void {
  new Lane(place, State.fromPage()).show();
}
