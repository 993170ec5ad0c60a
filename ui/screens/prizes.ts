// The prizes: what there is to win, who gets what as it stands, and why; the chances while games are open.
import { get } from "../lib/api";
import { el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { shownPoints } from "../lib/results";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { viewsOf } from "./modes";
import { PrizeForm } from "./prize_form";

interface PrizeList {
  name: string;
  who?: string;
  places: number[];
  shared: string;
}

interface Award {
  rank: number;
  tpn: number;
  name: string;
  points: number;
  list: number;
  place: number;
  level: number;
  amount: number;
}

interface Prizes {
  file: string;
  currency?: string;
  offered?: number;
  open_games?: number;
  per_player?: string;
  lists?: PrizeList[];
  awards?: Award[];
  outcomes?: number;
  chances?: { tpn: number; name: string; places: number[] }[];
}

class PrizesScreen {
  private teller = new Teller();
  private orders: Orders;
  private list = el("div", {});
  private chances = el("div", { "aria-live": "polite" });
  private form: PrizeForm;
  private lot = el("input", { type: "number", min: 0, "aria-label": word("Published number of the drawing of lots") });
  private told: Prizes = { file: "" };
  private grid: Grid<Award>;

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
    this.form = new PrizeForm((text) => void this.store(text));
    this.grid = new Grid<Award>(word("Prizes"), [
      { head: word("Prize"), cell: (award) => [this.listName(award)] },
      { head: word("No."), class: "number", cell: (award) => [String(award.tpn)] },
      { head: word("Name"), class: "name", cell: (award) => [award.name] },
      { head: word("Amount"), class: "number", cell: (award) => [el("strong", {}, this.money(award.amount))] },
      { head: word("Why"), cell: (award) => [this.reason(award)] },
    ]);
  }

  show(): void {
    const help = useKeys([
      { keys: ["e"], say: word("change the prizes"), run: () => this.form.open() },
      { keys: ["c"], say: word("the chances of each place"), run: () => void this.ask() },
      { keys: ["ArrowUp", "ArrowDown"], say: word("another prize") },
    ]);
    fill(this.place, viewsOf(this.state, "prizes"), el("div", { class: "bar" },
      el("p", { class: "actions" }, el("button", { onclick: () => this.form.open() }, word("Change the prizes"), " ", el("kbd", {}, "e")),
        el("button", { onclick: () => void this.ask() }, word("Chances"), " ", el("kbd", {}, "c"))), help),
      this.teller.element, this.form.element, this.list, this.chances);
    this.lot.addEventListener("change", () => void this.draw());
    this.state.onChange(() => void this.draw());
    this.state.live();
    void this.draw().then(() => this.grid.focus());
  }

  private async store(text: string): Promise<void> {
    if (await this.orders.do({ command: "set-prizes", prizes: text }, word("The prizes are stored."))) this.form.close();
    await this.draw();
  }

  private get query(): string {
    return this.lot.value === "" ? "" : `lot=${encodeURIComponent(this.lot.value)}&`;
  }

  private async draw(): Promise<void> {
    try {
      this.told = await get<Prizes>(`/api/v1/tournaments/${this.state.now.slug}/prizes?${this.query}`);
      this.form.take(this.told.file);
      fill(this.list, this.summary());
    } catch (error) {
      this.teller.failed(error);
      fill(this.list, el("label", { class: "narrow" }, word("Published number of the drawing of lots"), this.lot));
    }
  }

  private summary(): HTMLElement {
    if (this.told.file === "") return el("p", { class: "empty" }, word("No prizes yet. Press e to say what there is to win; for everybody and for categories."));
    if (!this.told.awards) return el("p", { class: "empty" }, word("The prizes are set. Who gets them is shown from the first published round on."));
    const open = this.told.open_games ?? 0;
    this.grid.set(this.told.awards);
    return el("div", {}, el("p", { class: "count" }, word("{} to be won.", this.money(this.told.offered ?? 0)), " ",
      open > 0 ? word("{} games are open: this is how it stands at the moment.", open) : ""), this.grid.element);
  }

  private money(amount: number): string {
    const shown = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
    return this.told.currency ? `${shown} ${this.told.currency}` : shown;
  }

  private listName(award: Award): string {
    return this.told.lists?.[award.list]?.name || word("Main prize");
  }

  // Why somebody gets it: the place, with how many it is shared, and where it is one of several it could have been.
  private reason(award: Award): string {
    const list = this.told.lists?.[award.list];
    const parts = [list?.who
      ? word("place {} among “{}”, place {} of all, {} points", award.place, list.who, award.rank, shownPoints(award.points) || "0")
      : word("place {} with {} points", award.place, shownPoints(award.points) || "0")];
    if (award.level > 1 && list?.shared === "equal") parts.push(word("{} are level on points and share equally", award.level));
    if (award.level > 1 && list?.shared === "hort") parts.push(word("{} are level on points: half of each prize by place, half shared", award.level));
    const better = this.told.per_player !== "all" && award.place > (list?.places.length ?? 0);
    if (better) parts.push(word("those before have a better prize, and each takes one"));
    return parts.join("; ");
  }

  private async ask(): Promise<void> {
    fill(this.chances, el("p", {}, word("Reckoning …")));
    try {
      const told = await get<Prizes>(`/api/v1/tournaments/${this.state.now.slug}/prizes?${this.query}outcomes=1`);
      const places = told.chances?.[0]?.places ?? [];
      const percent = (value: number): string => (value === 0 ? "" : `${value} %`);
      fill(this.chances, el("h2", {}, word("Chances of each place, in percent")),
        el("p", { class: "note" }, word("Over {} ways the open games and the rounds to come may end; a win, a draw and a loss are taken as equally likely.", told.outcomes ?? 0)),
        el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": word("Chances") }, el("table", {},
          el("thead", {}, el("tr", {}, el("th", {}, word("Name")), ...places.map((_one, index) => el("th", { class: "number" }, String(index + 1))))),
          el("tbody", {}, ...(told.chances ?? []).map((one) => el("tr", {}, el("td", {}, `${one.tpn} ${one.name}`), ...one.places.map((value) => el("td", { class: "number" }, percent(value)))))))));
    } catch (error) {
      fill(this.chances);
      this.teller.failed(error);
    }
  }
}

export function showPrizes(place: HTMLElement): void {
  new PrizesScreen(place, State.fromPage()).show();
}
