// The charts are drawn by the desk; here they are asked for again when something happens, and a round is chosen.
import { publishedRounds } from "../lib/after_round";
import { el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { viewsOf } from "./modes";

class Charts {
  private teller = new Teller();
  private tabs = el("p", { class: "tabs", role: "group", "aria-label": word("Brackets of round") });
  private round: number;

  constructor(private place: HTMLElement, private state: State) {
    this.round = publishedRounds(state);
  }

  show(): void {
    const help = useKeys([
      { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], say: word("the brackets of that round"), run: (event) => void this.choose(Number(event.key)) },
    ]);
    fill(this.place, viewsOf(this.state, "charts"), el("div", { class: "bar" }, this.tabs, help), this.teller.element,
      publishedRounds(this.state) === 0 && el("p", { class: "empty" }, word("No round is published yet. The charts begin with the first one.")));
    this.state.onChange(() => void this.draw());
    this.state.live();
    this.buttons();
  }

  private buttons(): void {
    fill(this.tabs, word("Brackets of round"), ...this.state.now.rounds.filter((round) => round.published).map((one) =>
      el("button", { "aria-pressed": one.round === this.round ? "true" : "false", onclick: () => void this.choose(one.round) }, String(one.round))));
  }

  private async choose(round: number): Promise<void> {
    if (round > publishedRounds(this.state)) return this.teller.problem(word("Round {} is not published.", round));
    this.round = round;
    this.teller.clear();
    await this.draw();
  }

  private async draw(): Promise<void> {
    const answer = await fetch(`/desk/${this.state.now.slug}/charts?round=${this.round}`);
    if (!answer.ok) return;
    const drawn = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("plots");
    const old = document.getElementById("plots");
    const open = Array.from(old?.querySelectorAll("details[open]") ?? [], (one) => one.closest("figure")?.id);
    for (const id of open) drawn?.querySelector(`#${id} details`)?.setAttribute("open", "");
    if (drawn) old?.replaceWith(document.importNode(drawn, true));
    this.buttons();
  }
}

export function showCharts(place: HTMLElement): void {
  new Charts(place, State.fromPage()).show();
}
