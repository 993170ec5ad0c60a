// Title norms: who has made one, who still can and by which score; Enter shows condition by condition.
import { get } from "../lib/api";
import { el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Panel } from "../lib/panel";
import { shownPoints } from "../lib/results";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { viewsOf } from "./modes";

interface Chance {
  tpn: number;
  name: string;
  title: string;
  met: boolean;
  performance: number;
  wanted: number;
  average: number;
  games: number;
  left: number;
  needed?: number;
}

interface Condition {
  condition: string;
  met: boolean;
  found: number;
  at_least?: number;
  at_most?: number;
  note?: string;
}

function conditionName(name: string): string {
  const names: Record<string, string> = {
    games: word("games"),
    performance: word("performance"),
    "average of the opponents": word("average of the opponents"),
    "score in percent": word("score in percent"),
    "titled opponents": word("titled opponents"),
    "opponents with the title": word("opponents with the title"),
    "other federations": word("other federations"),
    "opponents of the own federation": word("opponents of the own federation"),
    "opponents of one federation": word("opponents of one federation"),
  };
  return names[name] ?? name;
}

class Norms {
  private teller = new Teller();
  private list = el("div", {});
  private panel = new Panel(word("Conditions"), () => this.grid.focus());
  private grid: Grid<Chance>;

  constructor(private place: HTMLElement, private state: State) {
    this.grid = new Grid<Chance>(word("Title norms"), [
      { head: word("No."), class: "number", cell: (row) => [String(row.tpn)] },
      { head: word("Name"), class: "name", cell: (row) => [row.name] },
      { head: word("Norm"), cell: (row) => [row.title] },
      { head: word("Performance"), class: "number", cell: (row) => [word("{} of {}", row.performance, row.wanted)] },
      { head: word("Games"), class: "number", cell: (row) => [String(row.games)] },
      { head: word("Still needed"), cell: (row) => [row.met ? el("span", { class: "mark present" }, word("made")) : word("{} points of {} games", shownPoints(row.needed) || "0", row.left)] },
    ]);
    this.grid.onOpen = (row) => void this.explain(row);
  }

  show(): void {
    const help = useKeys([
      { keys: ["Enter", "x"], say: word("condition by condition"), run: () => this.grid.row && void this.explain(this.grid.row) },
      { keys: ["Escape"], say: word("close"), run: () => this.panel.close() },
      { keys: ["ArrowUp", "ArrowDown"], say: word("another player") },
    ]);
    fill(this.place, viewsOf(this.state, "norms"),
      el("div", { class: "bar" }, el("p", { class: "note" }, word("A help, not a certificate. Opponents still unknown are taken to be as strong as those so far; titles and federations of opponents are looked at in the conditions.")), help),
      this.teller.element, el("div", { class: "split" }, this.list, this.panel.element));
    this.state.onChange(() => void this.draw());
    this.state.live();
    void this.draw().then(() => this.grid.focus());
  }

  private async draw(): Promise<void> {
    try {
      const told = await get<{ norms: Chance[] }>(`/api/v1/tournaments/${this.state.now.slug}/norms`);
      this.grid.set(told.norms);
      fill(this.list, told.norms.length > 0 ? this.grid.element
        : el("p", { class: "empty" }, word("Nobody has made a title norm, or can by the rounds that are left. A norm takes nine games against rated opponents.")));
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private async explain(row: Chance): Promise<void> {
    try {
      const told = await get<{ norms: { title: string; conditions: Condition[] }[] }>(`/api/v1/tournaments/${this.state.now.slug}/norms?player=${row.tpn}`);
      this.panel.open(`${row.tpn} ${row.name}`, ...told.norms.map((norm) => el("div", { class: "working" }, el("h3", {}, word("Norm: {}", norm.title)),
        el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, word("Condition")), el("th", {}, word("Found")), el("th", {}, word("Needed")), el("th", {}, word("Met")))),
          el("tbody", {}, ...norm.conditions.map((one) => el("tr", {}, el("td", {}, conditionName(one.condition)), el("td", { class: "number" }, String(one.found)),
            el("td", { class: "number" }, one.at_most !== undefined ? `≤ ${one.at_most}` : `≥ ${one.at_least ?? ""}`), el("td", {}, one.met ? "✓" : "✗", one.note ? ` ${one.note}` : ""))))))));
    } catch (error) {
      this.teller.failed(error);
    }
  }
}

export function showNorms(place: HTMLElement): void {
  new Norms(place, State.fromPage()).show();
}
