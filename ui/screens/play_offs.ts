// Matches of a knockout that ended level: the result of the play-off is entered here, and can be taken away again.
import { el } from "../lib/dom";
import { Orders } from "../lib/order";
import { PlayOff, State } from "../lib/state";
import { word } from "../lib/words";

export class PlayOffs {
  private typed = new Map<string, string>(); // by match; the list is drawn anew whenever something happens at the desk

  constructor(private state: State, private orders: Orders) {}

  // Nothing where no match is level and none was.
  list(): HTMLElement | false {
    const { level = [], play_offs: entered = [] } = this.state.now.knockout ?? {};
    if (level.length === 0 && entered.length === 0) return false;
    return el("section", { class: "play-offs" }, el("h2", {}, word("Play-offs")),
      ...level.map((match) => this.form(match)),
      entered.length > 0 && el("ul", {}, ...entered.map((match) => el("li", {}, this.names(match), " ", el("strong", {}, match.score ?? ""), " ",
        el("button", { class: "quiet", onclick: () => void this.send(match, "") }, word("Take away"))))));
  }

  private names(match: PlayOff): string {
    return word("{} against {}:", this.state.name(match.one), this.state.name(match.other));
  }

  private form(match: PlayOff): HTMLElement {
    const score = el("input", { placeholder: "2-1", pattern: "[0-9.]+-[0-9.]+", required: true, size: 6, autocomplete: "off" });
    const key = `${match.round} ${match.one} ${match.other}`;
    score.value = this.typed.get(key) ?? "";
    score.addEventListener("input", () => this.typed.set(key, score.value));
    return el("form", { class: "actions", onsubmit: ((event: Event) => {
      event.preventDefault();
      void this.send(match, score.value);
    }) as EventListener }, el("label", {}, this.names(match), " ", score), el("button", { class: "primary" }, word("Enter the play-off")));
  }

  private async send(match: PlayOff, score: string): Promise<void> {
    await this.orders.do({ command: "enter-play-off", round: match.round, one: match.one, other: match.other, score },
      score === "" ? word("The play-off is taken away.") : word("The play-off is entered."));
  }
}
