// The history: every act in words, the tournament as it was then, undo, and whether the journal is whole.
import { Act, get } from "../lib/api";
import { ask } from "../lib/dialog";
import { el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { plain } from "../lib/pick";
import { shownPoints, shownResult } from "../lib/results";
import { State, Tournament } from "../lib/state";
import { Teller } from "../lib/tell";
import { named, word } from "../lib/words";
import { kindName, saidAct } from "./acts";

const kAtOnce = 1000;

function shownTime(at: string): string {
  const { lang } = document.documentElement;
  return new Date(at).toLocaleString(lang === "en" ? "en-GB" : lang, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" });
}

class History {
  private teller = new Teller();
  private orders: Orders;
  private acts: Act[] = [];
  private find = el("input", { type: "search", "aria-label": word("Filter"), placeholder: word("Player, table, words"), autocomplete: "off" });
  private kind = el("select", { "aria-label": word("Kind") });
  private by = el("select", { "aria-label": word("Person") });
  private grid: Grid<Act>;
  private then = el("div", {});

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
    this.grid = new Grid<Act>(word("Acts"), [
      { head: word("Act"), class: "number", cell: (act) => [String(act.seq)] },
      { head: word("When"), cell: (act) => [el("time", { datetime: act.at }, shownTime(act.at))] },
      { head: word("Who"), cell: (act) => [named(act.link ?? act.by ?? "")] },
      { head: word("What"), cell: (act) => [el("strong", {}, kindName(act.kind)), " ", saidAct(this.state, act)] },
      { head: word("By"), cell: (act) => [(act.articles ?? []).join(", ")] },
    ]);
    this.grid.onOpen = (act) => void this.asItWas(act);
  }

  show(): void {
    const help = useKeys([
      { keys: ["u"], say: word("undo the act"), run: () => void this.undo() },
      { keys: ["Enter", "x"], say: word("the tournament as it was then"), run: () => this.grid.row && void this.asItWas(this.grid.row) },
      { keys: ["/"], say: word("filter"), run: () => this.find.focus() },
      { keys: ["v"], say: word("verify the journal"), run: () => void this.verify() },
      { keys: ["m"], say: word("write a note"), run: () => void this.note() },
    ]);
    for (const field of [this.find, this.kind, this.by]) field.addEventListener("input", () => this.draw());
    fill(this.place, el("div", { class: "bar" }, el("p", { class: "actions" }, this.find, this.kind, this.by), help),
      el("p", { class: "actions" },
        el("button", { onclick: () => void this.undo() }, word("Undo"), " ", el("kbd", {}, "u")),
        el("button", { onclick: () => this.grid.row && void this.asItWas(this.grid.row) }, word("As it was then"), " ", el("kbd", {}, "x")),
        el("button", { onclick: () => void this.verify() }, word("Verify"), " ", el("kbd", {}, "v")),
        el("button", { onclick: () => void this.note() }, word("Note"), " ", el("kbd", {}, "m"))),
      this.teller.element, this.grid.element, this.then);
    this.grid.element.classList.add("history");
    this.state.onChange(() => void this.fetch());
    this.state.live();
    void this.fetch().then(() => this.grid.focus());
  }

  private async fetch(): Promise<void> {
    const all: Act[] = [];
    for (let from = 1; ; from += kAtOnce) {
      const some = await get<Act[]>(`/api/v1/tournaments/${this.state.now.slug}/acts?from=${from}&count=${kAtOnce}`);
      all.push(...some);
      if (some.length < kAtOnce) break;
    }
    this.acts = all.reverse();
    this.choices(this.kind, word("every kind"), this.acts.map((act) => act.kind), kindName);
    this.choices(this.by, word("everybody"), this.acts.map((act) => act.link ?? act.by ?? ""), named);
    this.draw();
  }

  private choices(select: HTMLSelectElement, all: string, values: string[], shown: (value: string) => string): void {
    const chosen = select.value;
    const known = Array.from(new Set(values)).filter((value) => value !== "").sort();
    fill(select, el("option", { value: "" }, all), ...known.map((value) => el("option", { value }, shown(value))));
    select.value = known.includes(chosen) ? chosen : "";
  }

  private draw(): void {
    const words = plain(this.find.value).split(/\s+/).filter((one) => one !== "");
    this.grid.set(this.acts.filter((act) => {
      if (this.kind.value !== "" && act.kind !== this.kind.value) return false;
      if (this.by.value !== "" && (act.link ?? act.by) !== this.by.value) return false;
      const text = plain(`${kindName(act.kind)} ${saidAct(this.state, act)}`);
      return words.every((one) => text.includes(one));
    }));
  }

  private async undo(): Promise<void> {
    const act = this.grid.row;
    if (!act) return;
    await this.orders.do({ command: "undo", seq: act.seq }, word("Act {} is undone.", act.seq));
    this.grid.focus();
  }

  private async verify(): Promise<void> {
    try {
      const told = await get<{ acts: number; head: string }>(`/api/v1/tournaments/${this.state.now.slug}/verify`);
      this.teller.done(word("The journal is whole: {} acts, the last has the mark {}.", told.acts, told.head));
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private async note(): Promise<void> {
    const text = el("input", { required: true, autofocus: true });
    const wish = await ask<string>(word("Note"), (close) => [el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      close(text.value);
    }) as EventListener }, el("label", {}, word("What should be remembered"), text), el("p", { class: "actions" }, el("button", { class: "primary" }, word("Keep it"))))]);
    if (wish) await this.orders.do({ command: "add-note", text: wish }, word("The note is kept."));
  }

  private async asItWas(act: Act): Promise<void> {
    try {
      const then = new State(await get<Tournament>(`/api/v1/tournaments/${this.state.now.slug}/at/${act.seq}`));
      const round = then.lastRound;
      const standing = [...then.now.players].sort((one, other) => (other.points ?? 0) - (one.points ?? 0) || one.number - other.number);
      const heading = el("h2", { tabindex: -1 }, word("As it was after act {}", act.seq));
      fill(this.then, heading, el("p", { class: "note" }, word("{} players, {} of {} rounds paired", then.now.players.length, then.now.rounds_paired, then.now.planned_rounds ?? "–")),
        el("p", {}, el("button", { onclick: () => void this.restore(act) }, word("Make everything as it was then …"))),
        el("div", { class: "columns" },
          round ? el("table", {}, el("caption", {}, word("Round {}", round.round)), el("tbody", {}, ...round.boards.map((board) =>
            el("tr", {}, el("td", { class: "number" }, String(board.table)), el("td", {}, then.name(board.white)), el("td", { class: "result" }, shownResult(board.result)), el("td", {}, then.name(board.black)))))) : undefined,
          el("table", {}, el("caption", {}, word("Players")), el("tbody", {}, ...standing.map((player) =>
            el("tr", {}, el("td", { class: "number" }, String(player.number)), el("td", {}, player.name), el("td", { class: "number" }, shownPoints(player.points))))))));
      heading.focus();
    } catch (error) {
      this.teller.failed(error);
    }
  }

  private async restore(act: Act): Promise<void> {
    await this.orders.do({ command: "restore", seq: act.seq }, word("Everything is as it was after act {}.", act.seq));
    fill(this.then);
  }
}

export function showHistory(place: HTMLElement): void {
  new History(place, State.fromPage()).show();
}
