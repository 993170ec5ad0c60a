// The standings after any round, whole or by category; behind every value how it came about.
import { get } from "../lib/api";
import { Child, el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Panel } from "../lib/panel";
import { shownPoints } from "../lib/results";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { tiebreakName } from "../lib/tiebreaks";
import { word } from "../lib/words";
import { viewsOf } from "./modes";
import { Worked, workedOut } from "./worked";

export interface Row {
  rank: number;
  tpn: number;
  name: string;
  title?: string;
  rating?: number;
  federation?: string;
  points?: number;
  score?: number;
  tiebreaks?: { code: string; value: number | null; exact?: string }[];
  rounds?: { round: number; opponent?: number; colour?: string; points: number }[];
}

export interface Standings {
  rounds?: number;
  sections?: { title?: string; standings: Row[] }[];
  standings?: Row[];
}

// The rounds one may look at: those that are published.
export function publishedRounds(state: State): number {
  return state.now.rounds.filter((round) => round.published).length;
}

// "After round 1 2 3": a button each.
export function roundButtons(state: State, after: number, choose: (round: number) => void): Child[] {
  return [word("After round"), ...state.now.rounds.filter((round) => round.published).map((one) =>
    el("button", { "aria-pressed": one.round === after ? "true" : "false", onclick: () => choose(one.round) }, String(one.round)))];
}

class StandingsScreen {
  private teller = new Teller();
  private panel = new Panel(word("Working"), () => this.grid?.focus());
  private list = el("div", {});
  private tabs = el("p", { class: "tabs", role: "group", "aria-label": word("After round") });
  private category = el("select", { "aria-label": word("Category") });
  private grid: Grid<Row> | undefined;
  private after: number;

  constructor(private place: HTMLElement, private state: State) {
    this.after = publishedRounds(state);
  }

  show(): void {
    const help = useKeys([
      { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], say: word("after that round"), run: (event) => void this.choose(Number(event.key)) },
      { keys: ["Enter", "x"], say: word("how the values came about"), run: () => this.grid?.row && void this.explain(this.grid.row) },
      { keys: ["Escape"], say: word("close the working"), run: () => this.panel.close() },
      { keys: ["ArrowUp", "ArrowDown"], say: word("another player") },
    ]);
    const api = `/api/v1/tournaments/${this.state.now.slug}`;
    const categories = this.state.now.categories ?? [];
    fill(this.category, el("option", { value: "" }, word("everybody")), ...categories.map((one) => el("option", { value: one.rule }, one.name)));
    this.category.addEventListener("input", () => void this.draw());
    fill(this.place, viewsOf(this.state, "standings"), el("div", { class: "bar" }, this.tabs, help),
      el("p", { class: "actions" }, categories.length > 0 && this.category, el("a", { href: `${api}/standings.csv` }, "CSV"),
        el("a", { href: `${api}/export.trf` }, "TRF"), el("a", { href: `${api}/export.json` }, "JSON")),
      this.teller.element, el("div", { class: "split" }, this.list, this.panel.element));
    this.state.onChange(() => void this.draw());
    this.state.live();
    void this.draw();
  }

  private async choose(round: number): Promise<void> {
    if (round > publishedRounds(this.state)) return this.teller.problem(word("Round {} is not published.", round));
    this.after = round;
    await this.draw();
  }

  private async draw(): Promise<void> {
    if (publishedRounds(this.state) === 0) {
      fill(this.list, el("p", { class: "empty" }, word("No round is published yet. The standings begin with the first one.")));
      return;
    }
    if (this.after === 0) this.after = publishedRounds(this.state);
    fill(this.tabs, ...roundButtons(this.state, this.after, (round) => void this.choose(round)));
    const category = this.category.value === "" ? "" : `&category=${encodeURIComponent(this.category.value)}`;
    try {
      const told = await get<Standings>(`/api/v1/tournaments/${this.state.now.slug}/standings?after=${this.after}${category}`);
      this.teller.clear();
      this.table(told.sections?.[0]?.standings ?? told.standings ?? []);
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private table(rows: Row[]): void {
    const codes = rows[0]?.tiebreaks?.map((one) => one.code) ?? [];
    const at = this.grid?.at ?? 0;
    this.grid = new Grid<Row>(word("Standings"), [
      { head: word("Rank"), class: "number", cell: (row) => [String(row.rank)] },
      { head: word("No."), class: "number", cell: (row) => [String(row.tpn)] },
      { head: word("Name"), class: "name", cell: (row) => [row.title ? `${row.title} ` : "", row.name] },
      { head: word("Rating"), class: "number", cell: (row) => [row.rating ? String(row.rating) : ""] },
      { head: word("Points"), class: "number", cell: (row) => [shownPoints(row.points ?? row.score)] },
      ...codes.map((code, index) => ({ head: code, class: "number", cell: (row: Row): Child[] => [this.valueButton(row, index)] })),
    ]);
    this.grid.set(rows);
    this.grid.onOpen = (row) => void this.explain(row);
    fill(this.list, rows.length > 0 ? this.grid.element : el("p", { class: "empty" }, word("Nobody is in this category.")));
    if (this.panel.isOpen) return;
    this.grid.focus();
    this.grid.go(at);
  }

  private valueButton(row: Row, index: number): HTMLElement {
    const value = row.tiebreaks?.[index];
    const shown = value?.value === null || value === undefined ? "–" : String(value.value);
    return el("button", { class: "quiet", tabindex: -1, "aria-label": word("{} of {}: {}", tiebreakName(value?.code ?? ""), row.name, shown), onclick: () => void this.explain(row) }, shown);
  }

  private async explain(row: Row): Promise<void> {
    try {
      const told = await get<{ tiebreaks: Worked[] }>(`/api/v1/tournaments/${this.state.now.slug}/working?player=${row.tpn}&after=${this.after}`);
      this.panel.open(`${row.tpn} ${row.name}`, el("p", { class: "note" }, word("After round {}: place {} with {} points.", this.after, row.rank, shownPoints(row.points ?? row.score))),
        ...told.tiebreaks.map((one) => workedOut(this.state, one)));
    } catch (error) {
      this.teller.failed(error);
    }
  }
}

export function showStandings(place: HTMLElement): void {
  new StandingsScreen(place, State.fromPage()).show();
}
