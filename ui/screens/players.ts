// The players: a sheet one types and pastes into; byes, withdrawals, late entries and who is there.
import { post } from "../lib/api";
import { confirmed } from "../lib/dialog";
import { Child, el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Entrant, entrantsFrom } from "../lib/lines";
import { Orders } from "../lib/order";
import { matches } from "../lib/pick";
import { shownPoints } from "../lib/results";
import { Player, State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { askByes, askEntry, Previewed, toldEntry } from "./entries";
import { askRatings } from "./listed";
import { PlayerSheet } from "./player_sheet";

class Players {
  private teller = new Teller();
  private orders: Orders;
  private grid: Grid<Player>;
  private find = el("input", { type: "search", "aria-label": word("Find a player"), placeholder: word("Find"), autocomplete: "off" });
  private sheet: PlayerSheet;
  private summary = el("p", { class: "count" });

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
    this.grid = new Grid<Player>(word("Players"), [
      { head: word("No."), class: "number", cell: (player) => [String(player.number)] },
      { head: word("Name"), class: "name", cell: (player) => this.sheet.cell(player, "name") },
      { head: word("Title"), class: "narrow", cell: (player) => this.sheet.cell(player, "title") },
      { head: word("Rating"), class: "number narrow", cell: (player) => this.sheet.cell(player, "rating") },
      { head: word("Federation"), class: "narrow", cell: (player) => this.sheet.cell(player, "federation") },
      { head: word("Club"), cell: (player) => this.sheet.cell(player, "club") },
      { head: word("FIDE ID"), class: "narrow", cell: (player) => this.sheet.cell(player, "fide_id") },
      { head: word("Points"), class: "number", cell: (player) => [shownPoints(player.points)] },
      { head: word("Marks"), class: "marks", cell: (player) => this.marks(player) },
    ]);
    this.sheet = new PlayerSheet(state, this.orders, this.grid, () => this.draw());
    this.grid.rowClass = (player) => (player.withdrawn ? "gone" : "");
    this.grid.onOpen = (player) => this.sheet.edit(player);
  }

  show(): void {
    const help = useKeys([
      ...(this.state.pairsTeams ? [] : this.keysOfSingles().filter((key) => !this.state.playsEncounters || key.keys[0] === "w")),
      { keys: ["/"], say: word("find a player"), run: () => this.find.focus() },
      { keys: ["Enter"], say: word("type into the row; Tab to the next field, Enter to keep it") },
      { keys: ["l"], say: word("ratings from the list"), run: () => void this.ratings() },
      { keys: ["Delete"], say: word("remove an entry that was a mistake"), run: () => void this.remove() },
      { keys: ["ArrowUp", "ArrowDown"], say: word("another player") },
    ]);
    const button = (text: string, key: string, run: () => void): HTMLElement => el("button", { onclick: run }, text, " ", el("kbd", {}, key));
    fill(this.place,
      el("div", { class: "bar" }, this.summary, this.find, help),
      el("p", { class: "actions" },
        this.state.now.teams && el("a", { class: "button", href: `/desk/${this.state.now.slug}/teams` }, word("Teams")),
        this.state.playsEncounters && button(word("Withdraw"), "w", () => void this.withdraw()),
        ...(this.state.now.teams ? [] : [
          button(word("New players"), "n", () => void this.enter("")),
          button(word("Byes"), "b", () => void this.byes()),
          button(word("Withdraw or return"), "w", () => void this.withdraw()),
          button(word("Check in"), "c", () => void this.checkIn()),
        ]),
        button(word("Ratings from the list"), "l", () => void this.ratings()),
        !this.state.now.teams && el("button", { onclick: () => void this.absent() }, word("The others are absent")),
        el("a", { class: "button", href: `/desk/${this.state.now.slug}/committee` }, word("Appeals committee")),
        el("a", { class: "button", href: `/desk/${this.state.now.slug}/votes` }, word("Votes"))),
      this.teller.element, this.grid.element);
    this.grid.element.classList.add("sheet");
    this.find.addEventListener("input", () => this.draw());
    this.find.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Escape") {
        if (event.key === "Escape") this.find.value = "";
        this.draw();
        this.grid.focus();
      }
    });
    document.addEventListener("paste", (event) => this.pasted(event));
    this.state.onChange(() => !this.sheet.isOpen && this.draw());
    this.state.live();
    this.draw();
    this.grid.focus();
  }

  private draw(): void {
    const shown = this.state.now.players.filter((player) => matches(player, this.find.value));
    this.grid.set(shown);
    const here = this.state.now.players.filter((player) => player.present).length;
    const said = [word("{} players", this.state.now.players.length)];
    if (here > 0) said.push(word("{} here for round {}", here, this.state.nextRound));
    this.summary.textContent = said.join(" · ");
    if (this.state.now.players.length === 0) this.teller.done(word("Nobody is entered yet. Press n and paste the list, or type the names."));
  }

  // What the rating list says otherwise, taken over where it is ticked.
  private async ratings(): Promise<void> {
    try {
      for (const one of (await askRatings(this.state)) ?? []) {
        await this.orders.do({ command: "correct-player", player: one.player, ...one.facts }, word("{} is changed.", one.name));
      }
    } catch (fault) {
      this.teller.failed(fault);
    }
    this.grid.focus();
  }

  // Where teams are paired they enter, stay away and come back as a whole.
  private keysOfSingles(): Parameters<typeof useKeys>[0] {
    return [
      { keys: ["n"], say: word("new players"), run: () => void this.enter("") },
      { keys: ["b"], say: word("byes"), run: () => void this.byes() },
      { keys: ["w"], say: word("withdraw, or return"), run: () => void this.withdraw() },
      { keys: ["c"], say: word("here: check in for the next round"), run: () => void this.checkIn() },
    ];
  }

  private marks(player: Player): Child[] {
    const marks: Child[] = [];
    const kinds: Record<string, string> = { "full-bye": "1", "half-bye": "½", "zero-bye": "0" };
    if (player.withdrawn) marks.push(el("span", { class: "mark wrong" }, player.annulled ? word("withdrawn, results do not count") : word("withdrawn")), " ");
    else {
      for (const bye of this.state.now.byes.filter((one) => one.uid === player.uid && one.round >= this.state.nextRound)) {
        marks.push(el("span", { class: "mark" }, word("bye {} in round {}", kinds[bye.kind] ?? "", bye.round)), " ");
      }
    }
    if (player.present) marks.push(el("span", { class: "mark present" }, word("here")));
    return marks;
  }

  private pasted(event: ClipboardEvent): void {
    const target = event.target as HTMLElement;
    if (/^(INPUT|TEXTAREA)$/.test(target.tagName) || document.querySelector("dialog[open]")) return;
    const text = event.clipboardData?.getData("text") ?? "";
    if (!this.state.now.teams && entrantsFrom(text).length > 0) void this.enter(text);
  }

  private async enter(pasted: string): Promise<void> {
    const wish = await askEntry(this.state, pasted);
    if (!wish || wish.players.length === 0) return;
    const command = { command: "enter-players", ...wish };
    if (this.state.now.rounds_paired > 0) {
      let told: Previewed;
      try {
        told = await post<Previewed>(`/api/v1/tournaments/${this.state.now.slug}/preview`, command);
      } catch (error) {
        return this.teller.failed(error);
      }
      if (!(await confirmed(word("A late entry"), toldEntry(told), word("Enter")))) return;
    }
    const names = wish.players.map((one: Entrant) => one.name);
    await this.orders.do(command, names.length === 1 ? word("{} is entered.", names[0] ?? "") : word("{} players are entered.", names.length));
    this.grid.focus();
  }

  private async byes(): Promise<void> {
    const player = this.grid.row;
    if (!player) return;
    const wish = await askByes(this.state, player);
    if (!wish) return;
    await this.orders.do(wish.kind
      ? { command: "request-byes", players: [player.uid], rounds: wish.rounds, kind: wish.kind }
      : { command: "cancel-byes", players: [player.uid], rounds: wish.rounds }, word("The byes of {} are noted.", player.name));
    this.grid.focus();
  }

  private async withdraw(): Promise<void> {
    const player = this.grid.row;
    if (!player) return;
    const text = this.state.playsEncounters ? word("{} forfeits every game without a result. What was played counts for the teams.", player.name) : this.state.drawn ? word("{} forfeits every game without a result. If fewer than half of the games were completed, the others stay in the table and count for nobody.", player.name) : player.withdrawn ? word("{} comes back and is paired again from round {} on.", player.name, this.state.nextRound)
      : word("{} is not paired any more, from round {} on. What was played stays.", player.name, this.state.nextRound);
    const what = player.withdrawn ? word("Return") : word("Withdraw");
    if (!(await confirmed(`${what}: ${player.name}`, [el("p", {}, text)], what))) return;
    await this.orders.do({ command: player.withdrawn ? "return" : "withdraw", players: [player.uid] },
      player.withdrawn ? word("{} is back.", player.name) : word("{} is withdrawn.", player.name));
    this.grid.focus();
  }

  private async checkIn(): Promise<void> {
    const player = this.grid.row;
    if (!player) return;
    const at = this.grid.at;
    await this.orders.do({ command: "check-in", round: this.state.nextRound, present: [player.uid] }, word("{} is here.", player.name));
    this.find.value = "";
    this.draw();
    this.grid.go(at + 1);
    this.grid.focus();
  }

  // Who was not checked in has a zero-point bye in the next round; nobody is deleted.
  private async absent(): Promise<void> {
    const away = this.state.now.players.filter((player) => !player.present && !player.withdrawn &&
      !this.state.now.byes.some((bye) => bye.uid === player.uid && bye.round === this.state.nextRound));
    if (away.length === 0) return this.teller.done(word("Everybody is here or has a bye."));
    const sure = await confirmed(word("{} are absent in round {}", away.length, this.state.nextRound),
      [el("p", {}, word("They get a zero-point bye in this round and stay in the tournament.")), el("p", {}, away.map((player) => player.name).join(", "))], word("Note the byes"));
    if (!sure) return;
    await this.orders.do({ command: "check-in", round: this.state.nextRound, absent: away.map((player) => player.uid) }, word("{} byes are noted.", away.length));
    this.grid.focus();
  }

  private async remove(): Promise<void> {
    const player = this.grid.row;
    if (!player) return;
    if (!(await confirmed(word("Remove {}?", player.name), [el("p", {}, word("Only entries that were a mistake are removed, before round 1 is paired. Later, withdraw the player."))], word("Remove")))) return;
    await this.orders.do({ command: "remove-players", players: [player.uid] }, word("{} is removed.", player.name));
    this.grid.focus();
  }
}

export function showPlayers(place: HTMLElement): void {
  new Players(place, State.fromPage()).show();
}
