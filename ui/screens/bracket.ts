// The bracket of a knockout, drawn by the desk and asked for again when something happens; below it the play-offs.
import { el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { PlayOffs } from "./play_offs";

class Bracket {
  private teller = new Teller();
  private playOffs: PlayOffs;
  private said = el("div", {});

  constructor(private place: HTMLElement, private state: State) {
    this.playOffs = new PlayOffs(state, new Orders(state, this.teller));
  }

  show(): void {
    const base = `/desk/${this.state.now.slug}`;
    const help = useKeys([
      { keys: ["r"], say: word("enter results"), run: () => (window.location.href = `${base}/lane`) },
      { keys: ["d"], say: word("the round"), run: () => (window.location.href = base) },
    ]);
    fill(this.place, el("div", { class: "bar" }, el("p", {},
      el("a", { href: `/t/${this.state.now.slug}/screen/bracket` }, word("For the projector")), " · ",
      el("a", { href: `/print/${this.state.now.slug}/bracket` }, word("To print"))), help), this.teller.element, this.said);
    this.state.onChange(() => void this.draw());
    this.state.live();
    this.told();
  }

  private told(): void {
    const { knockout } = this.state.now;
    fill(this.said, !knockout && el("p", { class: "empty" }, word("The bracket is drawn with the first round: press p at Round.")),
      knockout?.champion !== undefined && el("p", { class: "winner" }, word("{} has won.", this.state.name(knockout.champion))),
      this.playOffs.list());
  }

  private async draw(): Promise<void> {
    this.told();
    const answer = await fetch(window.location.pathname);
    if (!answer.ok) return;
    const drawn = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("plots");
    if (drawn) document.getElementById("plots")?.replaceWith(document.importNode(drawn, true));
  }
}

export function showBracket(place: HTMLElement): void {
  new Bracket(place, State.fromPage()).show();
}
