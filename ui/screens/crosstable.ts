// The crosstable: everybody in the order of the standings, with the opponent, the colour and the result of each round.
import { AfterRound } from "../lib/after_round";
import { get } from "../lib/api";
import { el, fill } from "../lib/dom";
import { Column, Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { shownPoints } from "../lib/results";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { crossTable, matrices } from "./matrix";
import { viewsOf } from "./modes";
import { Row, Standings } from "./standings";

class Crosstable {
  private teller = new Teller();
  private list = el("div", {});
  private after: AfterRound;
  private open = new Set<string>(); // "round/number": a game without a result is no loss

  constructor(private place: HTMLElement, private state: State) {
    this.after = new AfterRound(state, this.teller, () => this.draw());
  }

  show(): void {
    const help = useKeys([
      this.after.keys,
      { keys: ["ArrowUp", "ArrowDown"], say: word("another player") },
    ]);
    fill(this.place, viewsOf(this.state, "crosstable"), el("div", { class: "bar" }, this.after.element, help),
      el("p", { class: "note" }, this.state.drawn ? word("Each cell: the result against the player with that number; struck out where it does not count.")
        : word("Each cell: the number of the opponent, the colour (w White, b Black), the points.")), this.teller.element, this.list);
    this.state.onChange(() => void this.draw());
    this.state.live();
    void this.draw();
  }

  private async draw(): Promise<void> {
    if (!this.after.begin(this.list)) return;
    try {
      const form = this.state.playsEncounters ? "boards" : "crosstable";
      const told = await get<Standings>(`/api/v1/tournaments/${this.state.now.slug}/standings?after=${this.after.round}&${form}=1`);
      if (this.state.playsEncounters) this.encounters((told.sections ?? []).flatMap((section) => section.standings));
      else this.table((told.sections?.[0]?.standings ?? []).map((row) => ({ ...row, tpn: row.tpn ?? row.team })));
    } catch (error) {
      this.teller.failed(error);
    }
  }

  // Player by player, in the order of the lists of the teams.
  private encounters(rows: Row[]): void {
    const ranked = (this.state.now.teams ?? []).flatMap((team) => team.members.flatMap((uid, index) => {
      const row = rows.find((one) => one.tpn === this.state.player(uid)?.number);
      return row ? [{ ...row, rank: index + 1, name: `${row.name} (${team.name})` }] : [];
    }));
    const grid = crossTable(word("Crosstable"), ranked, this.state, { after: this.after.round, rank: word("Board") });
    fill(this.list, grid.element);
    grid.focus();
  }

  private table(rows: Row[]): void {
    if (this.state.drawn) {
      const { element, first } = matrices(this.state, rows, this.after.round);
      fill(this.list, element);
      first?.focus();
      return;
    }
    const rounds = rows[0]?.rounds ?? [];
    this.open = openGames(this.state);
    const grid = new Grid<Row>(word("Crosstable"), [
      { head: word("Rank"), class: "number", cell: (row) => [String(row.rank)] },
      { head: word("Name"), class: "name", cell: (row) => [`${row.tpn} ${row.name}`] },
      { head: word("Rating"), class: "number", cell: (row) => [row.rating ? String(row.rating) : ""] },
      ...rounds.map((_one, index): Column<Row> => ({ head: String(index + 1), class: "cross", cell: (row) => [this.cell(row.tpn, row.rounds?.[index])] })),
      { head: word("Points"), class: "number", cell: (row) => [el("strong", {}, shownPoints(row.points))] },
    ]);
    grid.set(rows);
    fill(this.list, grid.element);
    grid.focus();
  }

  private cell(number: number, one: NonNullable<Row["rounds"]>[number] | undefined): string {
    if (!one) return "";
    if (one.opponent === undefined) return one.points > 0 ? `+${shownPoints(one.points)}` : "–";
    const isOpen = this.open.has(`${one.round}/${number}`);
    return `${one.opponent}${one.colour ?? ""}${isOpen ? "*" : shownPoints(one.points) || "0"}`;
  }
}

function openGames(state: State): Set<string> {
  const open = new Set<string>();
  if (state.pairsTeams) return open;
  for (const round of state.now.rounds) {
    for (const board of round.boards.filter((one) => one.result === "*")) {
      for (const uid of [board.white, board.black]) open.add(`${round.round}/${state.player(uid)?.number ?? 0}`);
    }
  }
  return open;
}

export function showCrosstable(place: HTMLElement): void {
  new Crosstable(place, State.fromPage()).show();
}
