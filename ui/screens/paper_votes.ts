// Votes from paper: somebody gave them to the desk instead of sending them.
import { el, fill } from "../lib/dom";
import { Orders } from "../lib/order";
import { findPlayer, PlayerField } from "../lib/pick";
import { State } from "../lib/state";
import { word } from "../lib/words";
import { Poll } from "./vote_form";

export class PaperVotes {
  readonly element: HTMLElement;
  private player: PlayerField;
  private fields = el("div", { class: "grid columns wide" });
  private inputs: [number, HTMLInputElement][] = [];

  constructor(private state: State, private orders: Orders, private poll: Poll, toGive: number | undefined) {
    this.player = new PlayerField(state, word("Whose votes they are"));
    this.player.input.addEventListener("change", () => this.drawFields());
    const rule = this.isByRanks ? word("1 for what is wanted most") : toGive === undefined ? "" : word("Votes to give: {}", toGive);
    this.element = el("details", {}, el("summary", {}, word("Votes from paper")),
      el("form", { class: "grid", onsubmit: ((event: Event) => {
        event.preventDefault();
        void this.store();
      }) as EventListener }, this.player.element, el("p", { class: "note" }, rule), this.fields,
        el("p", { class: "actions" }, el("button", {}, word("Store the votes")))));
    this.drawFields();
  }

  private get isByRanks(): boolean {
    return this.poll.about === "options" && this.poll.by === "ranks";
  }

  private drawFields(): void {
    const own = findPlayer(this.state, this.player.input.value)?.uid;
    const choices: [number, string][] = this.poll.about === "teams"
      ? this.state.now.players.filter((one) => one.uid !== own && !one.withdrawn).map((one) => [one.uid, `${one.number} ${one.name}`])
      : (this.poll.options ?? []).map((one, place) => [place + 1, one.name]);
    this.inputs = choices.map(([to]) => [to, el("input", { type: "number" })]);
    fill(this.fields, ...choices.map(([, name], place) => el("label", {}, name, this.inputs[place]?.[1])));
  }

  private async store(): Promise<void> {
    const own = findPlayer(this.state, this.player.input.value);
    if (!own) return this.player.input.focus();
    const first = this.isByRanks ? 1 : 0;
    const votes = this.inputs.filter(([, input]) => input.value !== "").map(([to, input]) => ({ to, votes: Number(input.value) - first }));
    if (!(await this.orders.do({ command: "cast-votes", player: own.uid, votes }, word("The votes of {} are stored.", own.name)))) return;
    this.player.input.value = "";
    this.drawFields();
    this.player.input.focus();
  }
}
