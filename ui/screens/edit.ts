// Editing with a net: two seats are swapped, and before anything is stored the desk says what that breaks.
import { get, post, Refusal } from "../lib/api";
import { Child, el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { findPlayer, PlayerField } from "../lib/pick";
import { Round, State } from "../lib/state";
import { reasonOf, Teller } from "../lib/tell";
import { word } from "../lib/words";
import { Previewed } from "./entries";

// Where somebody sits: a board and a side, or the bye.
interface Seat {
  board: number; // -1: the bye
  side: "white" | "black";
}

interface Boards {
  boards: { white: number; black: number }[];
  bye?: number;
}

interface BestRound {
  statements?: { text: string }[];
  with_it?: { boards: [number, number][]; bye?: number };
}

class Edit {
  private teller = new Teller();
  private orders: Orders;
  private place = el("div", {});
  private net = el("div", { class: "net", "aria-live": "polite" });
  private reason = el("input", {});
  private now: Boards = { boards: [] };
  private before: Boards[] = [];
  private picked: Seat | null = null;

  constructor(private root: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
  }

  private get draft(): Round | undefined {
    return this.state.draft;
  }

  show(): void {
    const help = useKeys([
      { keys: ["s", "Enter"], say: word("pick a seat; the second one is swapped with it"), run: () => this.pickFocused() },
      { keys: ["c"], say: word("turn the colours of the board"), run: () => this.turn() },
      { keys: ["u"], say: word("take back the last swap"), run: () => this.undo() },
      { keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"], say: word("another seat"), run: (event) => this.move(event.key) },
      { keys: ["S"], say: word("store it"), run: () => void this.store() },
    ]);
    if (!this.draft) {
      fill(this.root, el("p", { class: "empty" }, word("There is no draft. Pair a round first; what is published stays."), " ",
        el("a", { href: `/desk/${this.state.now.slug}` }, word("Round"))));
      return;
    }
    this.now = this.boardsOf(this.draft);
    fill(this.root, el("div", { class: "bar" }, el("p", { class: "count" }, word("Round {}: pick two seats to swap them", this.draft.round)), help),
      this.teller.element, el("div", { class: "split" }, this.place, el("aside", { class: "why", "aria-label": word("What it breaks") }, el("h2", {}, word("What it breaks")), this.net,
        el("label", {}, word("Reason, for the history"), this.reason), el("p", { class: "actions" },
          el("button", { class: "primary", onclick: () => void this.store() }, word("Store it"), " ", el("kbd", {}, "S")),
          el("button", { onclick: () => this.undo() }, word("Back"), " ", el("kbd", {}, "u"))), !this.state.pairsTeams && this.meetForm())));
    this.draw();
    void this.judge();
    this.root.querySelector<HTMLElement>("button.seat")?.focus();
  }

  private boardsOf(round: Round): Boards {
    if (round.matches) {
      const rests = round.resting?.find((one) => one.result === "pairing-bye");
      return { boards: round.matches.map(({ home, guest }) => ({ white: home, black: guest })), ...(rests ? { bye: rests.team } : {}) };
    }
    const bye = round.without.find((one) => one.result === "pairing-bye");
    return { boards: round.boards.map(({ white, black }) => ({ white, black })), ...(bye ? { bye: bye.uid } : {}) };
  }

  private at(seat: Seat): number {
    return seat.board < 0 ? this.now.bye ?? 0 : this.now.boards[seat.board]?.[seat.side] ?? 0;
  }

  private put(seat: Seat, uid: number): void {
    const board = this.now.boards[seat.board];
    if (seat.board < 0) this.now.bye = uid;
    else if (board) board[seat.side] = uid;
  }

  private seat(board: number, side: "white" | "black"): HTMLElement {
    const seat: Seat = { board, side };
    const isPicked = this.picked?.board === board && this.picked.side === side;
    const changed = this.draft && this.at(seat) !== this.was(seat);
    return el("button", { class: `seat${changed ? " changed" : ""}`, "data-seat": `${board}-${side}`, "aria-pressed": isPicked ? "true" : "false",
      onclick: () => this.pick(seat) }, this.state.pairsTeams ? this.state.teamName(this.at(seat)) : this.state.name(this.at(seat)));
  }

  private was(seat: Seat): number {
    const first = this.before[0] ?? this.now;
    return seat.board < 0 ? first.bye ?? 0 : first.boards[seat.board]?.[seat.side] ?? 0;
  }

  private draw(): void {
    const focused = (document.activeElement as HTMLElement | null)?.dataset["seat"];
    const rows: Child[] = this.now.boards.map((_board, index) =>
      el("tr", {}, el("td", { class: "number" }, String(index + 1)), el("td", {}, this.seat(index, "white")), el("td", {}, this.seat(index, "black"))));
    fill(this.place, el("table", { class: "boards seats" },
      el("thead", {}, el("tr", {}, el("th", {}, this.state.pairsTeams ? word("Match") : word("Board")), el("th", {}, this.state.pairsTeams ? word("Home") : word("White")), el("th", {}, this.state.pairsTeams ? word("Guests") : word("Black")))),
      el("tbody", {}, ...rows)),
      this.now.bye !== undefined && el("p", {}, word("Pairing-allocated bye:"), " ", this.seat(-1, "white")));
    if (focused) this.place.querySelector<HTMLElement>(`[data-seat="${focused}"]`)?.focus();
  }

  private focusedSeat(): Seat | undefined {
    const [board, side] = ((document.activeElement as HTMLElement | null)?.dataset["seat"] ?? "").split(/-(?=white|black)/);
    return side ? { board: Number(board), side: side as Seat["side"] } : undefined;
  }

  private pickFocused(): void {
    const seat = this.focusedSeat();
    if (seat) this.pick(seat);
  }

  private pick(seat: Seat): void {
    if (!this.picked) this.picked = seat;
    else if (this.picked.board === seat.board && this.picked.side === seat.side) this.picked = null;
    else this.swap(this.picked, seat);
    this.draw();
  }

  private swap(one: Seat, other: Seat): void {
    this.remember();
    const first = this.at(one);
    this.put(one, this.at(other));
    this.put(other, first);
    this.picked = null;
    void this.judge();
  }

  private turn(): void {
    const seat = this.focusedSeat();
    if (!seat || seat.board < 0) return;
    this.swap({ board: seat.board, side: "white" }, { board: seat.board, side: "black" });
    this.draw();
  }

  private remember(): void {
    this.before.push({ ...this.now, boards: this.now.boards.map((board) => ({ ...board })) });
  }

  private undo(): void {
    const last = this.before.pop();
    if (last) this.now = last;
    this.picked = null;
    this.draw();
    void this.judge();
  }

  private move(key: string): void {
    const seat = this.focusedSeat() ?? { board: 0, side: "white" as const };
    const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    const side = key === "ArrowLeft" ? "white" : key === "ArrowRight" ? "black" : seat.side;
    // The bye is below the last board.
    const rows = this.now.boards.length + (this.now.bye === undefined ? 0 : 1);
    const row = (seat.board < 0 ? this.now.boards.length : seat.board) + down;
    const next = Math.max(0, Math.min(rows - 1, row));
    const at = next >= this.now.boards.length ? "-1-white" : `${next}-${side}`;
    this.place.querySelector<HTMLElement>(`[data-seat="${at}"]`)?.focus();
  }

  private command(): { command: string; [key: string]: unknown } {
    const command: { command: string; [key: string]: unknown } = { command: "edit-round", round: this.draft?.round, boards: this.now.boards };
    if (this.now.bye !== undefined) command["bye"] = this.now.bye;
    if (this.reason.value !== "") command["reason"] = this.reason.value;
    return command;
  }

  // What the desk would say, without storing anything.
  private async judge(): Promise<void> {
    try {
      const told = await post<Previewed>(`/api/v1/tournaments/${this.state.now.slug}/preview`, this.command());
      const said = told.act.objections ?? [];
      fill(this.net, said.length === 0 ? el("p", { class: "done" }, word("Nothing: it is the round of the rules."))
        : el("ul", { class: "objections" }, ...said.map((one) => el("li", {}, one))), await this.bestWith());
    } catch (error) {
      const isSame = error instanceof Refusal && error.code === "command-nothing";
      const isForbidden = error instanceof Refusal && error.code === "command-forbidden";
      fill(this.net, isSame ? el("p", { class: "note" }, word("Nothing is changed yet.")) : el("p", { class: "problem" }, isForbidden ? word("Outside the rules:") + " " : "", reasonOf(error)));
    }
  }

  // The price of the first pair that is new, and the best legal round that has it.
  private async bestWith(): Promise<HTMLElement | false> {
    const draft = this.draft;
    const fresh = this.now.boards.find((board) => !(draft ? this.boardsOf(draft).boards : []).some((old) => (old.white === board.white && old.black === board.black) || (old.white === board.black && old.black === board.white)));
    return fresh && draft ? this.roundWith(draft.round, fresh.white, fresh.black) : false;
  }

  private async roundWith(round: number, one: number, other: number): Promise<HTMLElement | false> {
    const numbers = this.state.pairsTeams ? [one, other] : [one, other].map((uid) => this.state.player(uid)?.number ?? 0);
    try {
      const told = await get<BestRound>(`/api/v1/tournaments/${this.state.now.slug}/explain?round=${round}&why-not=${numbers.join("-")}`);
      const best = told.with_it;
      return el("div", {}, el("h3", {}, word("The best legal round with {} against {}", numbers[0] ?? 0, numbers[1] ?? 0)),
        el("ul", { class: "statements" }, ...(told.statements ?? []).map((said) => el("li", {}, said.text))),
        best && el("p", {}, el("button", { onclick: () => this.takeOver(best) }, word("Take this round"))));
    } catch {
      return false;
    }
  }

  // All boards of the other round, by pairing number.
  private takeOver(best: NonNullable<BestRound["with_it"]>): void {
    const uidOf = new Map(this.state.now.teams?.map((team) => [team.number, team.number]) ?? this.state.now.players.map((player) => [player.number, player.uid]));
    this.remember();
    this.now = { boards: best.boards.map(([white, black]) => ({ white: uidOf.get(white) ?? 0, black: uidOf.get(black) ?? 0 })), ...(best.bye ? { bye: uidOf.get(best.bye) ?? 0 } : {}) };
    this.picked = null;
    this.draw();
    void this.judge();
  }

  // Two who should meet: the best legal round that has them on one board.
  private meetForm(): HTMLElement {
    const fields = [new PlayerField(this.state, word("This player")), new PlayerField(this.state, word("should meet"))];
    const submit = (event: Event): void => {
      event.preventDefault();
      const [one, other] = fields.map((field) => findPlayer(this.state, field.input.value));
      if (!this.draft || !one || !other || one === other) return this.teller.problem(word("Nobody is called that. Type the number, or some letters of the name."));
      void this.roundWith(this.draft.round, one.uid, other.uid).then((said) => fill(this.net, said));
    };
    return el("form", { class: "ask", onsubmit: submit as EventListener }, el("h3", {}, word("Fix a board")), ...fields.map((field) => field.element), el("button", {}, word("What would the round be?")));
  }

  private async store(): Promise<void> {
    const done = await this.orders.do(this.command(), word("The changed round is stored. It is still a draft."));
    if (!done || !this.draft) return;
    this.before = [];
    this.now = this.boardsOf(this.draft);
    this.draw();
  }
}

export function showEdit(place: HTMLElement): void {
  new Edit(place, State.fromPage()).show();
}
