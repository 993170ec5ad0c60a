// After which published round a table stands: a button a round, and the keys 1 to 9.
import { Child, el, fill } from "./dom";
import { Key } from "./keys";
import { State } from "./state";
import { Teller } from "./tell";
import { word } from "./words";

// The rounds one may look at: those that are published.
export function publishedRounds(state: State): number {
  return state.now.rounds.filter((round) => round.published).length;
}

export class AfterRound {
  readonly element = el("p", { class: "tabs", role: "group", "aria-label": word("After round") });
  round: number;

  constructor(private state: State, private teller: Teller, private draw: () => Promise<void>) {
    this.round = publishedRounds(state);
  }

  // Of two games a match: the key of a match stands for its second game.
  get keys(): Key {
    return {
      keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
      say: word("after that round"),
      run: (event) => void this.choose(Number(event.key) * (this.state.hasTwoGames ? 2 : 1)),
    };
  }

  // Shows the buttons; false, with the reason in its place, if there is no round to look at yet.
  begin(table: HTMLElement): boolean {
    if (publishedRounds(this.state) === 0) {
      fill(table, el("p", { class: "empty" }, word("No round is published yet. The standings begin with the first one.")));
      return false;
    }
    if (this.round === 0) this.round = publishedRounds(this.state);
    fill(this.element, word("After round"), ...this.buttons());
    return true;
  }

  private buttons(): Child[] {
    const shown = this.state.now.rounds.filter((round) => round.published && (!this.state.hasTwoGames || round.round % 2 === 0));
    return shown.map((one) => el("button", { "aria-pressed": one.round === this.round ? "true" : "false", onclick: () => void this.choose(one.round) },
      String(this.state.pairingOf(one.round))));
  }

  private async choose(round: number): Promise<void> {
    if (round > publishedRounds(this.state)) return this.teller.problem(word("Round {} is not published.", this.state.pairingOf(round)));
    this.round = round;
    await this.draw();
  }
}
