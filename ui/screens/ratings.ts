// What the event does to ratings, player by player, with every step of it.
import { get } from "../lib/api";
import { el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Panel } from "../lib/panel";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { viewsOf } from "./modes";

interface RatedRound {
  round: number;
  opponent?: number;
  rated: boolean;
  reason?: string;
  opponent_rating?: number;
  score?: string;
  difference?: number;
  expected?: string;
}

interface Rated {
  tpn: number;
  name: string;
  rating?: number;
  games: number;
  score: string;
  expected?: string;
  k?: number;
  k_reason?: string;
  change?: string;
  new_rating?: number;
  performance?: { rating: number; average: number; percentage: number; difference: number };
  note?: string;
  rounds: RatedRound[];
}

const signed = (text: string | undefined): string => (text === undefined ? "" : Number(text) > 0 ? `+${text}` : text.replace("-", "−"));

class Ratings {
  private teller = new Teller();
  private panel = new Panel(word("Working"), () => this.grid.focus());
  private about = el("p", { class: "note" });
  private grid: Grid<Rated>;

  constructor(private place: HTMLElement, private state: State) {
    const text = (value: string | number | undefined): string[] => [value === undefined ? "" : String(value)];
    this.grid = new Grid<Rated>(word("Rating changes"), [
      { head: word("No."), class: "number", cell: (row) => text(row.tpn) },
      { head: word("Name"), class: "name", cell: (row) => text(row.name) },
      { head: word("Rating"), class: "number", cell: (row) => text(row.rating) },
      { head: word("Games"), class: "number", cell: (row) => text(row.games) },
      { head: word("Score"), class: "number", cell: (row) => text(row.score) },
      { head: word("Expected"), class: "number", cell: (row) => text(row.expected) },
      { head: "K", class: "number", cell: (row) => text(row.k) },
      { head: word("Change"), class: "number", cell: (row) => [el("strong", { class: Number(row.change) < 0 ? "down" : "up" }, signed(row.change))] },
      { head: word("New"), class: "number", cell: (row) => text(row.new_rating) },
      { head: word("Performance"), class: "number", cell: (row) => text(row.performance?.rating) },
    ]);
    this.grid.onOpen = (row) => this.explain(row);
  }

  show(): void {
    const help = useKeys([
      { keys: ["Enter", "x"], say: word("how the values came about"), run: () => this.grid.row && this.explain(this.grid.row) },
      { keys: ["Escape"], say: word("close the working"), run: () => this.panel.close() },
      { keys: ["ArrowUp", "ArrowDown"], say: word("another player") },
    ]);
    fill(this.place, viewsOf(this.state, "ratings"), el("div", { class: "bar" }, this.about, help), this.teller.element,
      el("div", { class: "split" }, this.grid.element, this.panel.element));
    this.state.onChange(() => void this.draw());
    this.state.live();
    void this.draw().then(() => this.grid.focus());
  }

  private async draw(): Promise<void> {
    try {
      const told = await get<{ rules: string; players: Rated[] }>(`/api/v1/tournaments/${this.state.now.slug}/ratings`);
      this.about.textContent = word("By the rules {}, game by game, as far as games are finished.", told.rules);
      this.grid.set(told.players);
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private explain(row: Rated): void {
    const names = new Map(this.state.now.players.map((player) => [player.number, player.name]));
    const rows = row.rounds.map((one) => el("tr", {}, el("td", { class: "number" }, String(one.round)),
      el("td", {}, one.opponent ? `${one.opponent} ${names.get(one.opponent) ?? ""}` : "–"),
      ...(one.rated ? [el("td", { class: "number" }, String(one.opponent_rating ?? "")), el("td", { class: "number" }, one.score ?? ""), el("td", { class: "number" }, one.expected ?? "")]
        : [el("td", { colspan: 3 }, one.reason ?? "")])));
    const head = [word("Round"), word("Opponent"), word("Rating"), word("Score"), word("Expected")].map((one) => el("th", {}, one));
    this.panel.open(`${row.tpn} ${row.name}`, el("div", { class: "working scroll", tabindex: 0, role: "region", "aria-label": word("Working") },
      el("table", {}, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows))),
      row.expected !== undefined && el("p", {}, word("{} scored, {} expected: the difference times K {} is {}.", row.score, row.expected, row.k ?? 0, signed(row.change))),
      row.k_reason ? el("p", { class: "note" }, `K ${row.k}: ${row.k_reason}`) : undefined,
      row.performance && el("p", {}, word("Performance: opponents of {} on average, {} % of the points, {} to be added: {}.", row.performance.average, row.performance.percentage, row.performance.difference, row.performance.rating)),
      row.note && !row.k_reason ? el("p", { class: "note" }, row.note) : undefined);
  }
}

export function showRatings(place: HTMLElement): void {
  new Ratings(place, State.fromPage()).show();
}
