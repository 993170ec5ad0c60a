// The lane: one key a board. What is typed is shown at once, grey until the desk has it on its disk, red after two
// seconds; the cursor is then at the next board without a result.
import { Act } from "../lib/api";
import { confirmed } from "../lib/dialog";
import { el, fill } from "../lib/dom";
import { Going } from "../lib/going";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { Entry, Queue } from "../lib/queue";
import { resultOfKey, saidResult, shownPoints, shownResult } from "../lib/results";
import { Board, Round, State } from "../lib/state";
import { reasonOf, Teller } from "../lib/tell";
import { word } from "../lib/words";
import { modesOf } from "./modes";

interface Row {
  board: Board;
  mine?: Entry; // what was typed here and may be on its way
}

class Lane {
  private teller = new Teller();
  private orders: Orders;
  private queue: Queue;
  private rows: Row[] = [];
  private grid: Grid<Row>;
  private count = el("p", { class: "count" });
  private going = new Going();
  private undoable: Entry[] = [];
  private round: Round | undefined;

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
    this.queue = new Queue(state.now.slug, (entry) => this.settled(entry));
    this.grid = new Grid<Row>(word("Boards"), [
      { head: word("Table"), class: "number", cell: (row) => [String(row.board.table)] },
      { head: word("White"), cell: (row) => this.side(row.board.white, row.board.white_points) },
      { head: word("Result"), class: "result", cell: (row) => [shownResult(this.shown(row))] },
      { head: word("Black"), cell: (row) => this.side(row.board.black, row.board.black_points) },
      { head: word("Marks"), class: "marks", cell: (row) => this.marks(row) },
    ]);
    this.grid.rowClass = (row) => (row.mine && row.mine.fate !== "done" ? row.mine.fate : "");
  }

  show(): void {
    const help = useKeys(this.keys());
    this.state.onChange(() => this.take());
    this.state.onAct((act) => this.heard(act));
    this.state.live();
    this.take();
    if (!this.round) {
      fill(this.place, modesOf(this.state, "lane"), el("p", {}, word("No round is published yet. Pair and publish one first."), " ",
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

  private side(uid: number, points: number | undefined): (Node | string)[] {
    return [this.state.name(uid), " ", el("span", { class: "points" }, shownPoints(points))];
  }

  private shown(row: Row): string {
    return row.mine && row.mine.fate !== "refused" ? String(row.mine.command["now"]) : row.board.result;
  }

  private marks(row: Row): (Node | string)[] {
    const marks: Node[] = [];
    const add = (text: string, kind: string): number => marks.push(el("span", { class: `mark ${kind}` }, text));
    if (row.mine?.fate === "sent") add(word("on its way"), "sent");
    if (row.mine?.fate === "late") add(word("not stored yet"), "late");
    if (row.board.checked) add(word("checked"), "checked");
    if (row.board.claimed) add(word("reported by a player"), "");
    if (row.board.unlikely) add(word("unlikely"), "unlikely");
    return marks;
  }

  private keys(): Parameters<typeof useKeys>[0] {
    const result = (keys: string[], now: string): Parameters<typeof useKeys>[0][0] => ({ keys, say: saidResult(now), run: (event) => this.typed(event.key, now) });
    return [
      result(["1"], "1-0"),
      result(["0"], "0-1"),
      result(["5", "="], "=-="),
      result(["+"], "+-"),
      result(["-"], "-+"),
      result(["*"], "--"),
      result(["a"], "adjourned"),
      { keys: ["2", "3", "4", "6", "7", "8", "9"], say: word("digits of a board, after g"), run: (event) => this.typed(event.key, "") },
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
    const published = this.state.now.rounds.filter((round) => round.published);
    this.round = published[published.length - 1];
    const old = new Map(this.rows.map((row) => [row.board.board, row]));
    this.rows = (this.round?.boards ?? []).map((board) => {
      const before = old.get(board.board);
      const same = before && before.board.white === board.white && before.mine && before.mine.fate !== "done" && before.mine.fate !== "refused";
      return same ? { board, mine: before.mine } : { board };
    });
    this.grid.set(this.rows);
    this.counted();
  }

  private counted(): void {
    const open = this.rows.filter((row) => this.shown(row) === "*").length;
    const parts = [word("Round {}: {} of {} results", this.round?.round ?? 0, this.rows.length - open, this.rows.length)];
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

  private enter(now: string): void {
    const row = this.grid.row;
    if (!row || !this.round) return;
    const was = this.shown(row);
    if (was !== now) {
      const { white, black } = row.board;
      row.mine = this.queue.add(String(row.board.board), { command: "enter-result", round: this.round.round, white, black, was, now, via: "lane" });
      this.undoable.push(row.mine);
      this.grid.update(this.grid.at);
    }
    this.teller.done(`${row.board.table}: ${this.state.name(row.board.white)} ${shownResult(now)} ${this.state.name(row.board.black)}`);
    this.toNextBlank(this.grid.at);
    this.counted();
  }

  // The next board without a result, from the start again after the last; else the next one.
  private toNextBlank(from: number): void {
    for (let step = 1; step <= this.rows.length; step += 1) {
      const index = (from + step + this.rows.length) % this.rows.length;
      const row = this.rows[index];
      if (row && this.shown(row) === "*") return this.grid.go(index);
    }
    this.grid.go(from + 1);
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
    const index = this.rows.findIndex((row) => String(row.board.board) === entry.key);
    const done = await this.orders.do({ command: "undo", seq: entry.done.act.seq }, word("Taken back."));
    if (!done) this.undoable.push(entry);
    this.grid.go(index);
  }

  private async clear(): Promise<void> {
    const row = this.grid.row;
    if (!row || !this.round || this.shown(row) === "*") return;
    const { white, black, table, result } = row.board;
    const sure = await confirmed(word("Clear the result of table {}?", table),
      [el("p", {}, this.state.name(white), " ", shownResult(result), " ", this.state.name(black))], word("Clear it"));
    if (!sure) return;
    await this.orders.do({ command: "enter-result", round: this.round.round, white, black, was: this.shown(row), now: "*", via: "lane" }, word("The result is cleared."));
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
    if (row) this.grid.update(index);
    this.counted();
  }

  private tableOf(entry: Entry): string {
    const row = this.rows.find((one) => String(one.board.board) === entry.key);
    return word("Table {}", row?.board.table ?? entry.key);
  }

  // Somebody else was here: say so, and who.
  private heard(act: Act): void {
    if (act.kind !== "result-entered" || act.round !== this.round?.round) return;
    const mine = this.undoable.some((entry) => entry.done?.act?.seq === act.seq) || this.queue.open > 0;
    if (mine || !act.by) return;
    const row = this.rows.find((one) => one.board.board === act.board);
    if (row) this.teller.done(word("{} entered table {}: {}", act.by, row.board.table, shownResult(act.now ?? "")));
  }
}

export function showLane(place: HTMLElement): void {
  new Lane(place, State.fromPage()).show();
}
