// The rows of the players as a sheet: one is typed into at a time, a column is pasted into the rows below.
import { Child, el } from "../lib/dom";
import { Grid } from "../lib/grid";
import { Orders } from "../lib/order";
import { Player, State } from "../lib/state";
import { word } from "../lib/words";
import { offerNumbers } from "./numbers";

type Field = "name" | "title" | "rating" | "federation" | "club" | "fide_id";

export class PlayerSheet {
  private editing: number | null = null; // the uid of the row that is being typed into

  constructor(private state: State, private orders: Orders, private grid: Grid<Player>, private draw: () => void) {}

  get isOpen(): boolean {
    return this.editing !== null;
  }

  cell(player: Player, field: Field): Child[] {
    const value = player[field];
    if (this.editing !== player.uid) return [value === undefined ? "" : String(value)];
    const input = el("input", { value: value ?? "", "data-field": field, "aria-label": `${this.headOf(field)}: ${player.name}`, autocomplete: "off", spellcheck: "false" });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        void this.leave(player, event.key === "Enter");
      }
    });
    input.addEventListener("paste", (event) => this.pastedInto(event, player, field));
    return [input];
  }

  private headOf(field: Field): string {
    const heads: Record<Field, string> = { name: word("Name"), title: word("Title"), rating: word("Rating"), federation: word("Federation"), club: word("Club"), fide_id: word("FIDE ID") };
    return heads[field];
  }

  edit(player: Player): void {
    this.editing = player.uid;
    this.grid.update(this.grid.at);
    this.grid.element.querySelector<HTMLInputElement>("input[data-field=name]")?.select();
  }

  private async leave(player: Player, keep: boolean): Promise<void> {
    const inputs = Array.from(this.grid.element.querySelectorAll<HTMLInputElement>("input[data-field]"));
    const changed: Record<string, unknown> = {};
    for (const input of inputs) {
      const field = input.dataset.field as Field;
      if (input.value.trim() !== String(player[field] ?? "")) changed[field] = field === "rating" ? Number(input.value) : input.value.trim();
    }
    this.editing = null;
    this.draw();
    this.grid.focus();
    if (!keep || Object.keys(changed).length === 0) return;
    const done = await this.orders.do({ command: "correct-player", player: player.uid, ...changed }, word("{} is changed.", player.name));
    if (done && this.state.now.rounds_paired > 0 && ("rating" in changed || "title" in changed)) await offerNumbers(this.state, this.orders);
    this.grid.focus();
    this.grid.go(this.grid.at + 1);
  }

  // A column of cells: the row it is pasted into and those below it.
  private pastedInto(event: ClipboardEvent, player: Player, field: Field): void {
    const lines = (event.clipboardData?.getData("text") ?? "").replace(/\r?\n$/, "").split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    const from = this.state.now.players.indexOf(player);
    this.editing = null;
    void this.fillColumn(this.state.now.players.slice(from, from + lines.length), field, lines);
  }

  private async fillColumn(players: Player[], field: Field, lines: string[]): Promise<void> {
    for (const [index, player] of players.entries()) {
      const text = (lines[index] ?? "").trim();
      const value = field === "rating" ? Number(text) : text;
      if (String(player[field] ?? "") === text) continue;
      if (!(await this.orders.do({ command: "correct-player", player: player.uid, [field]: value }, word("{} is changed.", player.name)))) return;
    }
    this.draw();
    this.grid.focus();
  }
}
