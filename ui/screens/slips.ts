// Slips in any order: the table, the result, Enter.
import { el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { Entry, Queue } from "../lib/queue";
import { resultOfKey, shownResult } from "../lib/results";
import { Board, State } from "../lib/state";
import { reasonOf, Teller } from "../lib/tell";
import { tone } from "../lib/tone";
import { word } from "../lib/words";
import { modesOf } from "./modes";

class Slips {
  private teller = new Teller();
  private queue: Queue;
  private input = el("input", { autocomplete: "off", inputmode: "text", autofocus: true });
  private echo = el("p", { class: "echo", role: "status" });
  private last = el("ol", { reversed: true });
  private left = el("p", { class: "count" });

  constructor(private place: HTMLElement, private state: State) {
    this.queue = new Queue(state.now.slug, (entry) => this.settled(entry));
  }

  show(): void {
    const help = useKeys([
      { keys: ["12 1", "Enter"], say: word("table 12: White wins") },
      { keys: ["12=", "Enter"], say: word("table 12: draw; also 0 + - *") },
    ]);
    this.input.addEventListener("input", () => this.typed());
    const form = el("form", { class: "slip", onsubmit: ((event: Event) => {
      event.preventDefault();
      this.enter();
    }) as EventListener }, el("label", {}, word("Table and result"), this.input));
    fill(this.place, modesOf(this.state, "slips"), el("div", { class: "bar" }, this.left, help), form, this.echo, this.teller.element, el("h2", {}, word("Entered here")), this.last);
    this.state.onChange(() => this.count());
    this.state.live();
    this.count();
    this.input.focus();
  }

  private get boards(): Board[] {
    return this.state.playing.flatMap((round) => round.boards);
  }

  private get round(): number {
    return this.state.pairingOf(this.state.playing[0]?.round ?? 0);
  }

  private count(): void {
    const open = this.boards.filter((board) => board.result === "*").length;
    this.left.textContent = word("Round {}: {} of {} results", this.round, this.boards.length - open, this.boards.length);
  }

  private read(): { board?: Board; result?: string } {
    const found = /^\s*(\d+)(?:\s+([01])|\s*([5=+*a-]))?\s*$/.exec(this.input.value);
    if (!found) return {};
    const at = this.boards.filter((one) => one.table === Number(found[1]));
    const board = at.find((one) => one.result === "*") ?? at[at.length - 1]; // of two games the first that is open
    const key = found[2] ?? found[3];
    return { ...(board ? { board } : {}), ...(key ? { result: resultOfKey[key] } : {}) } as { board?: Board; result?: string };
  }

  // The names appear as soon as there is a table, so that a slip of the finger is seen before Enter.
  private typed(): void {
    const { board, result } = this.read();
    this.echo.textContent = board ? `${this.state.name(board.white)} ${result ? shownResult(result) : "–"} ${this.state.name(board.black)}` : "";
  }

  // The code of a slip, typed by a scanner: its table comes into the field, and the result is the next key.
  private scanned(): boolean {
    const code = /(?:\/round\/(\d+)#t|ronda (\d+)\/)(\d+)\s*$/.exec(this.input.value);
    if (!code) return false;
    const round = Number(code[1] ?? code[2]);
    if (this.state.pairingOf(round) === this.round) {
      this.input.value = `${code[3]} `;
      this.typed();
      this.teller.clear();
    } else {
      tone(false);
      this.input.value = "";
      this.teller.problem(word("This slip is of round {}.", round));
    }
    return true;
  }

  private enter(): void {
    if (this.scanned()) return;
    const { board, result } = this.read();
    if (!board || !result) {
      tone(false);
      return this.teller.problem(board ? word("Which result? 1, 0, =, +, - or * behind the table.") : word("There is no such table in this round."));
    }
    if (board.result !== "*" && board.result !== result) {
      tone(false);
      return this.teller.problem(word("Table {} has {} already. To change it, use the lane or correct it in the round.", board.table, shownResult(board.result)));
    }
    this.queue.add(`${board.round}/${board.board}`, { command: "enter-result", round: board.round, white: board.white, black: board.black, was: board.result, now: result, via: "slip" });
    board.result = result;
    this.last.prepend(el("li", {}, `${board.table}: ${this.state.name(board.white)} ${shownResult(result)} ${this.state.name(board.black)}`));
    this.input.value = "";
    this.echo.textContent = "";
    this.teller.clear();
    this.count();
  }

  private settled(entry: Entry): void {
    if (entry.fate === "done") return tone(true);
    if (entry.fate === "late") return this.teller.problem(word("{} not stored after 2 seconds; they are sent again", this.queue.late));
    tone(false);
    this.teller.problem(reasonOf(entry.refusal));
    void this.state.refresh().catch(() => undefined);
  }
}

export function showSlips(place: HTMLElement): void {
  const state = State.fromPage();
  if (state.now.rounds.some((round) => round.published)) return new Slips(place, state).show();
  fill(place, modesOf(state, "slips"), el("p", { class: "empty" }, word("No round is published yet. Pair and publish one first.")));
}
