// The standings after any round, whole or by category; behind every value how it came about.
import { AfterRound } from "../lib/after_round";
import { get } from "../lib/api";
import { Child, el, fill } from "../lib/dom";
import { Column, Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Panel } from "../lib/panel";
import { shownPoints } from "../lib/results";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { tiebreakName } from "../lib/tiebreaks";
import { word } from "../lib/words";
import { askFinal } from "./final";
import { viewsOf } from "./modes";
import { Term, Worked, workedOut, workedTerms } from "./worked";

export interface Row {
  rank: number;
  tpn: number;
  team?: number; // of a team: its number, instead of tpn
  second_points?: number; // of a team: game points where match points rank, and the other way round
  name: string;
  title?: string;
  rating?: number;
  federation?: string;
  points?: number;
  score?: number;
  section?: string;
  value?: number; // of a Keizer list: what a win against the player is worth
  keizer_points?: number;
  games?: number;
  absences?: number;
  tiebreaks?: { code: string; value: number | null; exact?: string }[];
  rounds?: { round: number; opponent?: number; colour?: string; points: number }[];
}

export interface Standings {
  rounds?: number;
  sections?: { title?: string; standings: Row[] }[];
  standings?: Row[];
}

class StandingsScreen {
  private teller = new Teller();
  private panel = new Panel(word("Working"), () => this.grid?.focus());
  private list = el("div", {});
  private after: AfterRound;
  private category = el("select", { "aria-label": word("Category") });
  private grid: Grid<Row> | undefined;
  private decimals: number[] = []; // of each tie-break: as many as its values need, so that they stand under each other
  private byBoard = false; // of teams: their players, board by board
  private boardButton = el("button", { "aria-pressed": "false", onclick: () => void this.turn() }, word("Players by board"), " ", el("kbd", {}, "b"));

  constructor(private place: HTMLElement, private state: State) {
    this.after = new AfterRound(state, this.teller, () => this.draw());
  }

  private async turn(): Promise<void> {
    this.byBoard = !this.byBoard;
    this.boardButton.setAttribute("aria-pressed", String(this.byBoard));
    this.panel.close();
    await this.draw();
  }

  show(): void {
    const help = useKeys([
      ...(this.state.now.teams ? [{ keys: ["b"], say: word("the players by board, and back"), run: (): void => void this.turn() }] : []),
      this.after.keys,
      { keys: ["Enter", "x"], say: word("how the values came about"), run: () => this.grid?.row && void this.explain(this.grid.row) },
      { keys: ["Escape"], say: word("close the working"), run: () => this.panel.close() },
      { keys: ["ArrowUp", "ArrowDown"], say: word("another player") },
    ]);
    const api = `/api/v1/tournaments/${this.state.now.slug}`;
    const categories = this.state.now.categories ?? [];
    fill(this.category, el("option", { value: "" }, word("everybody")), ...categories.map((one) => el("option", { value: one.rule }, one.name)));
    this.category.addEventListener("input", () => void this.draw());
    fill(this.place, viewsOf(this.state, "standings"), el("div", { class: "bar" }, this.after.element, help),
      el("p", { class: "actions" }, this.state.now.teams && this.boardButton, categories.length > 0 && this.category, el("a", { href: `${api}/standings.csv` }, "CSV"),
        el("a", { href: `${api}/export.trf` }, "TRF"), el("a", { href: `${api}/export.json` }, "JSON"),
        this.state.now.schedule?.system === "groups" && el("button", { onclick: () => void this.makeFinal() }, word("The final of the groups"))),
      this.teller.element, el("div", { class: "split" }, this.list, this.panel.element));
    this.state.onChange(() => void this.draw());
    this.state.live();
    void this.draw();
  }

  private async makeFinal(): Promise<void> {
    const made = await askFinal(this.state);
    if (made) window.location.assign(`/desk/${made}`);
  }

  private async draw(): Promise<void> {
    if (!this.after.begin(this.list)) return;
    const category = this.byBoard ? "&boards=1" : this.category.value === "" ? "" : `&category=${encodeURIComponent(this.category.value)}`;
    try {
      const told = await get<Standings>(`/api/v1/tournaments/${this.state.now.slug}/standings?after=${this.after.round}${category}`);
      this.teller.clear();
      const sections = told.sections ?? [{ standings: told.standings ?? [] }];
      this.table(sections.flatMap((section) => section.standings.map((row) => ({ ...row, tpn: row.tpn ?? row.team, ...(this.byBoard && section.title ? { section: section.title } : {}) }))));
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private table(rows: Row[]): void {
    const codes = rows[0]?.tiebreaks?.map((one) => one.code) ?? [];
    this.decimals = codes.map((_code, index) => Math.max(...rows.map((row) => decimalsOf(row.tiebreaks?.[index]?.value))));
    const at = this.grid?.at ?? 0;
    const isTeams = rows.some((row) => row.team !== undefined);
    const scoreNames: [string, string] = this.state.playsEncounters ? [word("Game points"), word("Match points")] : [word("Match points"), word("Game points")];
    const isKeizer = rows.some((row) => row.keizer_points !== undefined);
    this.grid = new Grid<Row>(word("Standings"), [
      { head: word("Rank"), class: "number", cell: (row) => [String(row.rank)] },
      { head: word("No."), class: "number", cell: (row) => [String(row.tpn)] },
      { head: word("Name"), class: "name", cell: (row) => [row.title ? `${row.title} ` : "", row.name] },
      ...(rows.some((row) => row.rating) ? [{ head: word("Rating"), class: "number", cell: (row: Row): Child[] => [row.rating ? String(row.rating) : ""] }] : []),
      ...(isKeizer ? this.keizerColumns() : []),
      { head: isTeams ? scoreNames[0] : word("Points"), class: "number", cell: (row) => [shownPoints(row.points ?? row.score)] },
      ...(isTeams ? [{ head: scoreNames[1], class: "number", cell: (row: Row): Child[] => [shownPoints(row.second_points)] }] : []),
      ...(isKeizer ? [{ head: word("Games"), class: "number", cell: (row: Row): Child[] => [String(row.games ?? 0)] },
        { head: word("Away"), class: "number", cell: (row: Row): Child[] => [String(row.absences ?? 0)] }] : []),
      ...codes.map((code, index) => ({ head: code, class: "number", cell: (row: Row): Child[] => [this.valueButton(row, index)] })),
    ]);
    this.grid.heading = (row) => (row.section && rows.find((one) => one.section === row.section) === row ? [sectionName(row.section)] : undefined);
    this.grid.set(rows);
    this.grid.onOpen = (row) => void this.explain(row);
    fill(this.list, rows.length > 0 ? this.grid.element : el("p", { class: "empty" }, word("Nobody is in this category.")));
    if (this.panel.isOpen) return;
    this.grid.focus();
    this.grid.go(at);
  }

  private keizerColumns(): Column<Row>[] {
    const points = (row: Row): Child[] => [el("button", { class: "quiet", tabindex: -1, "aria-label": word("Keizer points of {}: {}", row.name, row.keizer_points ?? 0), onclick: () => void this.explain(row) }, String(row.keizer_points ?? 0))];
    return [{ head: word("Value"), class: "number", cell: (row) => [String(row.value ?? "")] }, { head: word("Keizer points"), class: "number", cell: points }];
  }

  private valueButton(row: Row, index: number): HTMLElement {
    const value = row.tiebreaks?.[index];
    const shown = value?.value === null || value === undefined ? "–" : typeof value.value === "number" ? value.value.toFixed(this.decimals[index] ?? 0) : String(value.value);
    return el("button", { class: "quiet", tabindex: -1, "aria-label": word("{} of {}: {}", tiebreakName(value?.code ?? ""), row.name, shown), onclick: () => void this.explain(row) }, shown);
  }

  private async explain(row: Row): Promise<void> {
    if (this.byBoard) return;
    try {
      const told = await get<{ tiebreaks?: Worked[]; terms?: Term[]; keizer_points?: number }>(`/api/v1/tournaments/${this.state.now.slug}/working?player=${row.tpn}&after=${this.after.round}`);
      this.panel.open(`${row.tpn} ${row.name}`, el("p", { class: "note" }, word("After round {}: place {} with {} points.", this.state.pairingOf(this.after.round), row.rank, shownPoints(row.points ?? row.score))),
        ...(told.tiebreaks ?? []).map((one) => workedOut(this.state, one)), told.terms && workedTerms(told.terms, told.keizer_points ?? 0));
    } catch (error) {
      this.teller.failed(error);
    }
  }
}

const decimalsOf = (value: unknown): number => (typeof value === "number" ? (String(value).split(".")[1] ?? "").length : 0);

// "board 2", "reserves", in the language of the reader.
function sectionName(title: string): string {
  const board = /^board (\d+)$/.exec(title)?.[1];
  if (board) return word("Board {}", board);
  return title === "reserves" ? word("Reserves") : title;
}

export function showStandings(place: HTMLElement): void {
  new StandingsScreen(place, State.fromPage()).show();
}
