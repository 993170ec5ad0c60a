// The standings after any round; behind every value how it came about.
import { get } from "../lib/api";
import { Child, el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { tiebreakName } from "../lib/tiebreaks";
import { word } from "../lib/words";

interface Row {
  rank: number;
  tpn: number;
  name: string;
  rating?: number;
  points?: number;
  score?: number;
  tiebreaks?: { code: string; value: number | null; exact?: string }[];
}

interface Standings {
  rounds?: number;
  sections?: { title?: string; standings: Row[] }[];
  standings?: Row[];
}

interface Worked {
  code: string;
  title?: string;
  article?: string;
  value: string;
  contributions?: { round: number; opponent?: number; score?: number; value?: number; cut?: boolean; notes?: string }[];
}

class StandingsScreen {
  private teller = new Teller();
  private working = el("aside", { class: "why", "aria-label": word("Working"), hidden: true });
  private list = el("div", {});
  private tabs = el("p", { class: "tabs", role: "group", "aria-label": word("After round") });
  private grid: Grid<Row> | undefined;
  private after: number;

  constructor(private place: HTMLElement, private state: State) {
    this.after = this.published;
  }

  private get published(): number {
    return this.state.now.rounds.filter((round) => round.published).length;
  }

  show(): void {
    const help = useKeys([
      { keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], say: word("after that round"), run: (event) => void this.choose(Number(event.key)) },
      { keys: ["Enter", "x"], say: word("how the values came about"), run: () => this.grid?.row && void this.explain(this.grid.row) },
      { keys: ["Escape"], say: word("close the working"), run: () => this.close() },
    ]);
    const base = `/t/${this.state.now.slug}`;
    const api = `/api/v1/tournaments/${this.state.now.slug}`;
    fill(this.place, el("div", { class: "bar" }, this.tabs, help),
      el("p", { class: "actions" }, el("a", { href: `${base}/crosstable` }, word("Crosstable")), el("a", { href: `${api}/standings.csv` }, "CSV"),
        el("a", { href: `${api}/export.trf` }, "TRF"), el("a", { href: `${api}/export.json` }, "JSON")),
      this.teller.element, el("div", { class: "split" }, this.list, this.working));
    this.state.onChange(() => void this.draw());
    this.state.live();
    void this.draw();
  }

  private async choose(round: number): Promise<void> {
    if (round > this.published) return this.teller.problem(word("Round {} is not published.", round));
    this.after = round;
    await this.draw();
  }

  private async draw(): Promise<void> {
    if (this.published === 0) {
      fill(this.list, el("p", { class: "empty" }, word("No round is published yet.")));
      return;
    }
    if (this.after === 0) this.after = this.published;
    fill(this.tabs, word("After round"), ...this.state.now.rounds.filter((round) => round.published).map((one) =>
      el("button", { "aria-pressed": one.round === this.after ? "true" : "false", onclick: () => void this.choose(one.round) }, String(one.round))));
    try {
      const told = await get<Standings>(`/api/v1/tournaments/${this.state.now.slug}/standings?after=${this.after}`);
      this.teller.clear();
      this.table(told.sections?.[0]?.standings ?? told.standings ?? []);
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private table(rows: Row[]): void {
    const codes = rows[0]?.tiebreaks?.map((one) => one.code) ?? [];
    this.grid = new Grid<Row>(word("Standings"), [
      { head: word("Rank"), class: "number", cell: (row) => [String(row.rank)] },
      { head: word("No."), class: "number", cell: (row) => [String(row.tpn)] },
      { head: word("Name"), class: "name", cell: (row) => [row.name] },
      { head: word("Rating"), class: "number", cell: (row) => [row.rating ? String(row.rating) : ""] },
      { head: word("Points"), class: "number", cell: (row) => [String(row.points ?? row.score ?? "")] },
      ...codes.map((code, index) => ({ head: code, class: "number", cell: (row: Row): Child[] => [this.valueButton(row, index)] })),
    ]);
    this.grid.set(rows);
    this.grid.onOpen = (row) => void this.explain(row);
    fill(this.list, this.grid.element);
    this.grid.focus();
  }

  private valueButton(row: Row, index: number): HTMLElement {
    const value = row.tiebreaks?.[index];
    const shown = value?.value === null || value === undefined ? "–" : String(value.value);
    return el("button", { class: "quiet", tabindex: -1, "aria-label": word("{} of {}: {}", tiebreakName(value?.code ?? ""), row.name, shown), onclick: () => void this.explain(row) }, shown);
  }

  private close(): void {
    this.working.hidden = true;
    this.grid?.focus();
  }

  private async explain(row: Row): Promise<void> {
    try {
      const told = await get<{ tiebreaks: Worked[] }>(`/api/v1/tournaments/${this.state.now.slug}/working?player=${row.tpn}`);
      const heading = el("h2", { tabindex: -1 }, `${row.tpn} ${row.name}`);
      fill(this.working, el("p", { class: "bar" }, heading, el("button", { class: "quiet", onclick: () => this.close() }, word("Close"), " ", el("kbd", {}, "Esc"))),
        this.after < this.published && el("p", { class: "note" }, word("The working is that after round {}.", this.published)),
        ...told.tiebreaks.map((one) => this.worked(one)));
      this.working.hidden = false;
      heading.focus();
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private worked(one: Worked): HTMLElement {
    const rows = (one.contributions ?? []).map((part) => el("tr", {}, el("td", { class: "number" }, String(part.round)),
      el("td", {}, part.opponent ? String(part.opponent) : "–"), el("td", { class: "number" }, part.cut ? el("s", {}, String(part.value ?? "")) : String(part.value ?? "")), el("td", {}, part.notes ?? "")));
    return el("div", { class: "working" }, el("h3", {}, `${one.code}: ${tiebreakName(one.code)} = ${one.value}`), one.article ? el("p", { class: "note" }, one.article) : undefined,
      rows.length > 0 && el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, word("Round")), el("th", {}, word("Opponent")), el("th", {}, word("Value")), el("th", {}, word("Note")))), el("tbody", {}, ...rows)));
  }
}

export function showStandings(place: HTMLElement): void {
  new StandingsScreen(place, State.fromPage()).show();
}
