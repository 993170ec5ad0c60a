// The teams: their lists in board order, byes, withdrawals, late entries; and what captains have handed in.
import { confirmed } from "../lib/dialog";
import { Child, el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { shownPoints } from "../lib/results";
import { State, Team } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { lineUpsHandedIn } from "./deadline";
import { askByes } from "./entries";
import { askList, askTeam } from "./team_forms";

class Teams {
  private teller = new Teller();
  private orders: Orders;
  private grid: Grid<Team>;
  private summary = el("p", { class: "count" });
  private handedIn = el("div", {});

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
    this.grid = new Grid<Team>(word("Teams"), [
      { head: word("No."), class: "number", cell: (team) => [String(team.number)] },
      { head: word("Name"), class: "name", cell: (team) => [team.name] },
      { head: word("Strength"), class: "number", cell: (team) => [team.strength ? String(team.strength) : ""] },
      ...(state.playsEncounters ? [] : [{ head: word("Match points"), class: "number", cell: (team: Team): Child[] => [shownPoints(team.match_points)] }]),
      { head: word("Game points"), class: "number", cell: (team) => [shownPoints(team.game_points)] },
      { head: word("Players in board order"), cell: (team) => [this.listed(team)] },
      { head: word("Marks"), class: "marks", cell: (team) => this.marks(team) },
    ]);
    this.grid.rowClass = (team) => (team.withdrawn ? "gone" : "");
    this.grid.onOpen = (team) => void this.list(team);
  }

  show(): void {
    const help = useKeys([
      { keys: ["n"], say: word("a new team"), run: () => void this.enter() },
      { keys: ["Enter"], say: word("name, list and order of the team") },
      ...(this.state.playsEncounters ? [] : [{ keys: ["b"], say: word("byes"), run: (): void => void this.byes() }, { keys: ["w"], say: word("withdraw, or return"), run: (): void => void this.withdraw() }]),
      { keys: ["ArrowUp", "ArrowDown"], say: word("another team") },
    ]);
    const button = (text: string, key: string, run: () => void): HTMLElement => el("button", { onclick: run }, text, " ", el("kbd", {}, key));
    fill(this.place, el("div", { class: "bar" }, this.summary, help),
      el("p", { class: "actions" },
        button(word("New team"), "n", () => void this.enter()),
        button(word("List and order"), "⏎", () => this.grid.row && void this.list(this.grid.row)),
        ...(this.state.playsEncounters ? [] : [button(word("Byes"), "b", () => void this.byes()), button(word("Withdraw or return"), "w", () => void this.withdraw())])),
      this.teller.element, this.grid.element, this.handedIn);
    this.state.onChange(() => this.draw());
    this.state.live();
    this.draw();
    this.grid.focus();
  }

  private draw(): void {
    const teams = this.state.now.teams ?? [];
    const boards = this.state.now.boards_per_match ?? 0;
    this.summary.textContent = this.state.playsEncounters ? word("{} teams of {} players", teams.length, boards) : word("{} teams, matches of {} boards", teams.length, boards);
    this.grid.set(teams);
    if (this.state.pairsTeams) fill(this.handedIn, lineUpsHandedIn(this.state, this.orders));
  }

  private listed(team: Team): Child {
    const boards = this.state.now.boards_per_match ?? team.members.length;
    const names = team.members.map((uid, index) => `${index < boards ? `${index + 1} ` : ""}${this.state.player(uid)?.name ?? ""}`);
    return el("span", {}, names.slice(0, boards).join(" · "), names.length > boards && el("span", { class: "points" }, ` ${word("reserves")}: ${names.slice(boards).join(", ")}`));
  }

  private marks(team: Team): Child[] {
    const marks: Child[] = [];
    if (team.withdrawn) marks.push(el("span", { class: "mark" }, word("withdrawn")));
    const byes = (this.state.now.team_byes ?? []).filter((bye) => bye.team === team.number && bye.round >= this.state.nextRound);
    if (!team.withdrawn) for (const bye of byes) marks.push(el("span", { class: "mark" }, word("bye in round {}", bye.round)), " ");
    const missing = (this.state.now.boards_per_match ?? 0) - team.members.length;
    if (missing > 0) marks.push(el("span", { class: "mark unlikely" }, word("{} boards without a player", missing)));
    return marks;
  }

  private async enter(): Promise<void> {
    const wish = await askTeam(this.state);
    if (!wish) return;
    await this.orders.do({ command: "enter-team", ...wish }, word("{} is entered.", wish.name));
    this.grid.focus();
  }

  private async list(team: Team): Promise<void> {
    const wish = await askList(this.state, team);
    if (!wish) return this.grid.focus();
    if (wish.players.length > 0) {
      const joined = await this.orders.do({ command: "enter-players", players: wish.players, team: team.number }, word("{} is changed.", team.name));
      if (!joined) return;
    }
    const isMoved = wish.members.some((uid, index) => uid !== team.members[index]);
    const joined = (this.state.team(team.number)?.members ?? []).slice(team.members.length);
    if (isMoved || wish.name !== team.name) {
      await this.orders.do({ command: "correct-team", team: team.number, name: wish.name, members: [...wish.members, ...joined] }, word("{} is changed.", wish.name));
    }
    this.grid.focus();
  }

  private async byes(): Promise<void> {
    const team = this.grid.row;
    const wish = team && (await askByes(this.state, team));
    if (!team || !wish) return;
    await this.orders.do(wish.kind
      ? { command: "request-byes", teams: [team.number], rounds: wish.rounds, kind: wish.kind }
      : { command: "cancel-byes", teams: [team.number], rounds: wish.rounds }, word("The byes of {} are noted.", team.name));
    this.grid.focus();
  }

  private async withdraw(): Promise<void> {
    const team = this.grid.row;
    if (!team) return;
    const text = team.withdrawn ? word("{} comes back and is paired again from round {} on.", team.name, this.state.nextRound)
      : word("{} is not paired any more, from round {} on. What was played stays.", team.name, this.state.nextRound);
    const what = team.withdrawn ? word("Return") : word("Withdraw");
    if (!(await confirmed(`${what}: ${team.name}`, [el("p", {}, text)], what))) return;
    await this.orders.do({ command: team.withdrawn ? "return" : "withdraw", teams: [team.number] },
      team.withdrawn ? word("{} is back.", team.name) : word("{} is withdrawn.", team.name));
    this.grid.focus();
  }
}

export function showTeams(place: HTMLElement): void {
  new Teams(place, State.fromPage()).show();
}
