// An event at tables of three to six: who sits where, the places everybody took, and the list that follows.
import { get } from "../lib/api";
import { ask } from "../lib/dialog";
import { Child, el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { State, Table } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";

interface Line {
  rank: number;
  number: number; // in the journal
  name: string;
  rounds: number;
  points: number;
  places: number[];
  opponents: number;
}

// Who does not come to the next round; nothing if it is given up.
function askAbsent(state: State, round: number): Promise<number[] | undefined> {
  const boxes = state.now.players.filter((player) => !player.withdrawn).map((player) => ({ player, box: el("input", { type: "checkbox" }) }));
  return ask<number[]>(word("Seat round {}", round), (close) => [
    el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      close(boxes.filter(({ box }) => box.checked).map(({ player }) => player.uid));
    }) as EventListener },
      el("p", {}, word("Who does not come to this round?")),
      el("div", { class: "choices" }, ...boxes.map(({ player, box }) => el("label", { class: "choice" }, box, player.name))),
      el("p", { class: "actions" }, el("button", { class: "primary", autofocus: true }, word("Seat the others")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}

class Tables {
  private teller = new Teller();
  private orders: Orders;
  private chosen: number;
  private top = el("div", {});
  private round = el("div", { class: "tables" });
  private list = el("div", {});
  private help: HTMLElement;

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
    this.chosen = this.rounds.length;
    this.help = useKeys([
      { keys: ["p"], say: word("seat the next round"), run: () => void this.seat() },
      { keys: ["P"], say: word("publish the round"), run: () => void this.publish() },
      { keys: ["Tab"], say: word("the next place") },
      { keys: ["Enter"], say: word("store the places of the table") },
    ]);
  }

  show(): void {
    fill(this.place, this.top, this.teller.element, el("div", { class: "columns two" }, this.round, this.list));
    this.state.onChange(() => this.draw());
    this.state.live();
    this.draw();
  }

  private get rounds(): Table[][] {
    return this.state.now.tables?.rounds ?? [];
  }

  private get isOpen(): boolean {
    return (this.rounds[this.rounds.length - 1] ?? []).some((table) => table.places.length === 0);
  }

  // The round only staff see.
  private get draft(): number | undefined {
    return this.state.now.tables?.draft;
  }

  private draw(): void {
    if (this.chosen === 0 || this.chosen > this.rounds.length) this.chosen = this.rounds.length;
    const typing = this.round.contains(document.activeElement);
    const planned = this.state.now.planned_rounds ?? this.rounds.length + 1;
    const next = this.rounds.length + 1;
    fill(this.top, el("div", { class: "bar" }, el("strong", {}, this.rounds.length === 0 ? word("No round is seated yet.") : word("{} of {} rounds seated", this.rounds.length, planned)), this.tabs(), this.help),
      el("p", { class: "actions" },
        this.draft !== undefined && el("button", { class: "primary", onclick: () => void this.publish() }, word("Publish round {}", this.draft), " ", el("kbd", {}, "P")),
        !this.isOpen && next <= planned && el("button", { class: "primary", onclick: () => void this.seat() }, word("Seat round {}", next), " ", el("kbd", {}, "p")),
        this.rounds.length > 0 && el("button", { onclick: () => void this.takeBack() }, word("Take back round {}", this.rounds.length)),
        el("a", { class: "button", href: `/api/v1/tournaments/${this.state.now.slug}/tables.json` }, "JSON")));
    if (!typing) this.drawRound();
    void this.drawList();
  }

  private tabs(): HTMLElement | false {
    if (this.rounds.length < 2) return false;
    return el("p", { class: "tabs", role: "group", "aria-label": word("Rounds") }, ...this.rounds.map((_round, index) =>
      el("button", { "aria-pressed": index + 1 === this.chosen ? "true" : "false", onclick: () => {
        this.chosen = index + 1;
        this.drawRound();
        this.draw();
      } }, String(index + 1))));
  }

  private drawRound(): void {
    const tables = this.rounds[this.chosen - 1] ?? [];
    if (tables.length === 0) {
      fill(this.round, el("p", { class: "empty" }, word("When everybody is entered, press p to seat the first round.")));
      return;
    }
    const isDraft = this.draft === this.chosen;
    fill(this.round, el("h2", {}, word("Round {}", this.chosen), " ", isDraft && el("span", { class: "mark edited" }, word("draft, not published"))), ...tables.map((table, index) => this.form(table, index + 1)));
  }

  // A table: the place of everybody, stored together.
  private form(table: Table, number: number): HTMLElement {
    const isDraft = this.draft === this.chosen;
    const inputs = table.players.map((uid, index) => el("input", { type: "number", disabled: isDraft, min: 1, max: table.players.length, class: "place", value: table.places[index] ?? "",
      "aria-label": word("Place of {} at table {}", this.state.player(uid)?.name ?? "", number) }));
    const rows: Child[] = table.players.map((uid, index) => el("tr", {}, el("td", { class: "name" }, this.state.player(uid)?.name ?? ""), el("td", {}, inputs[index]), el("td", { class: "number" }, table.points ? String(table.points[index]) : "")));
    return el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      void this.store(table, number, inputs.map((input) => input.value));
    }) as EventListener },
      el("table", { class: "boards" }, el("caption", {}, word("Table {}", number)),
        el("thead", {}, el("tr", {}, el("th", {}, word("Name")), el("th", {}, word("Place")), el("th", { class: "number" }, word("Points")))), el("tbody", {}, ...rows)),
      !isDraft && el("p", { class: "actions" }, el("button", {}, table.places.length > 0 ? word("Correct") : word("Store"))));
  }

  private async store(table: Table, number: number, typed: string[]): Promise<void> {
    const isEmpty = typed.every((one) => one === "");
    if (!isEmpty && typed.some((one) => one === "")) return this.teller.problem(word("Everybody at the table needs a place; those who are equal share the higher one."));
    const places = isEmpty ? [] : typed.map(Number);
    const done = await this.orders.do({ command: "enter-table", round: this.chosen, table: number, was: table.places, places }, isEmpty ? word("The places of table {} are cleared.", number) : word("The places of table {} are stored.", number));
    if (!done) return;
    this.drawRound();
    const open = this.rounds[this.chosen - 1]?.findIndex((one) => one.places.length === 0) ?? -1;
    this.round.querySelectorAll("form")[open]?.querySelector("input")?.focus();
  }

  private async seat(): Promise<void> {
    if (this.isOpen) return this.teller.problem(word("Tables of the last round have no result yet."));
    const round = this.rounds.length + 1;
    const absent = await askAbsent(this.state, round);
    if (!absent) return;
    await this.orders.do({ command: "seat-tables", absent }, word("Round {} is seated.", round));
    this.chosen = this.rounds.length;
    this.drawRound();
    this.draw();
    this.round.querySelector("input")?.focus();
  }

  private async publish(): Promise<void> {
    const draft = this.draft;
    if (draft === undefined) return this.teller.problem(word("No round waits to be published."));
    await this.orders.do({ command: "publish-round", round: draft }, word("Round {} is published.", draft));
    this.drawRound();
    this.draw();
    this.round.querySelector("input")?.focus();
  }

  private async takeBack(): Promise<void> {
    await this.orders.do({ command: "take-back-tables" }, word("Round {} is taken back.", this.rounds.length));
    this.chosen = this.rounds.length;
    this.drawRound();
    this.draw();
  }

  private async drawList(): Promise<void> {
    if (this.rounds.length === 0) return fill(this.list);
    try {
      const told = await get<{ standings: Line[] }>(`/api/v1/tournaments/${this.state.now.slug}/tables`);
      const places = Array.from({ length: this.state.now.tables?.size ?? 0 }, (_one, index) => index);
      fill(this.list, el("h2", {}, word("Standings")), el("table", { class: "boards", "aria-label": word("Standings") },
        el("thead", {}, el("tr", {}, el("th", { class: "number" }, word("Rank")), el("th", {}, word("Name")), el("th", { class: "number" }, word("Points")), ...places.map((place) => el("th", { class: "number" }, `${place + 1}.`)))),
        el("tbody", {}, ...told.standings.map((line) => el("tr", {}, el("td", { class: "number" }, String(line.rank)), el("td", {}, line.name), el("td", { class: "number" }, String(line.points)), ...places.map((place) => el("td", { class: "number" }, String(line.places[place] ?? 0))))))));
    } catch (error) {
      this.teller.failed(error);
    }
  }
}

export function showTables(place: HTMLElement): void {
  new Tables(place, State.fromPage()).show();
}
