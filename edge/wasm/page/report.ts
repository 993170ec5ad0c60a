// What is to be said about one tournament: the file, its rounds, the standings, the next round.
import type { CheckedFile, Pairing } from "../ronda";
import { el, fill } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import { fileView } from "./file_view";
import { nameList } from "./find";
import type { Receive } from "./intake";
import { NextView } from "./next_view";
import { RoundsView } from "./rounds_view";
import { StandingsView } from "./standings_view";
import type { Repaired, Tournament } from "./state";
import { Tabs } from "./tabs";
import { faultText } from "./tell";

export class Report {
  readonly element = el("div", { class: "report" });
  private tabs: Tabs;
  private spoken = el("p", { class: "unseen", role: "status" });

  constructor(
    private tournament: Tournament,
    private receive: Receive,
    selected?: string,
  ) {
    this.tabs = new Tabs([
      { id: "file", title: word("File") },
      { id: "rounds", title: word("Rounds") },
      { id: "standings", title: word("Standings") },
      { id: "next", title: word("Next round") },
    ], word("About the tournament"));
    fill(this.element, this.head(), this.spoken, this.tabs.list, this.tabs.panels, nameList(tournament, "names"));
    const sound = tournament.document !== undefined;
    this.tabs.select(selected || (sound ? "rounds" : "file"));
    void this.showFile();
    void this.showRest();
  }

  get selected(): string {
    return this.tabs.selected;
  }

  private head(): HTMLElement {
    const { event, players = [] } = this.tournament.document ?? {};
    const about = [event?.city, [event?.start_date, event?.end_date].filter(Boolean).join(" – "), players.length > 0 && word("players: {}", players.length)];
    return el("header", { class: "event" },
      el("h1", { tabindex: -1 }, event?.name || this.tournament.file.name || word("Tournament")),
      el("p", { class: "note" }, about.filter(Boolean).join(" · ")),
      this.tournament.document && this.systemField());
  }

  private systemField(): HTMLElement {
    const field = el("select", { id: "system" }, el("option", { value: "" }, word("as the file says")),
      ...this.tournament.opened.systems.systems.map((one) => el("option", { value: one.id, selected: one.id === this.tournament.system }, `${one.id} · ${one.title}`)));
    field.addEventListener("change", () => {
      this.tournament.system = field.value;
      void this.showRest();
    });
    return el("div", { class: "field system" }, el("label", { for: "system" }, word("Pairing system")), field);
  }

  private async showFile(): Promise<void> {
    const { file, engine, opened } = this.tournament;
    const errors = opened.examined.diagnostics.filter((one) => one.severity === "error").length;
    this.tabs.say("file", errors === 0 ? "right" : "wrong", errors === 0 ? word("in order") : word("errors: {}", errors));
    const show = (repaired?: Repaired): void =>
      this.tabs.show("file", ...fileView(this.tournament, repaired, (bytes, name) => this.receive(bytes.buffer as ArrayBuffer, name)));
    show();
    try {
      show(await engine.ask<Repaired>("repair", file.bytes, file.name));
    } catch {
      // What is wrong is shown already; there is no repair.
    }
  }

  private async showRest(): Promise<void> {
    if (!this.tournament.document) {
      for (const id of ["rounds", "standings", "next"]) {
        this.tabs.say(id, "plain", word("not yet"));
        this.tabs.show(id, el("h2", {}, word("The file has to be corrected first")), el("p", {}, word("What is wrong with it is told under File.")));
      }
      return;
    }
    this.tabs.say("standings", "plain", word("with working"));
    this.tabs.show("standings", new StandingsView(this.tournament).element);
    this.tabs.say("next", "busy", "…");
    this.tabs.show("next", new NextView(this.tournament, (pairing) => this.sayNext(pairing)).element);
    await this.showRounds();
  }

  private sayNext(pairing: Pairing | undefined): void {
    this.tabs.say("next", "plain", pairing ? word("round {}", pairing.round) : word("none"));
  }

  private async showRounds(): Promise<void> {
    this.tabs.say("rounds", "busy", "…");
    try {
      const checked = await this.tournament.ask<CheckedFile>("check");
      const wrong = new Set(checked.differences.map((one) => one.round)).size;
      this.tabs.say("rounds", wrong === 0 && checked.rounds > 0 ? "right" : wrong > 0 ? "wrong" : "plain",
        checked.rounds === 0 ? word("none") : word("by the rules: {} of {}", checked.rounds - wrong, checked.rounds));
      const view = new RoundsView(this.tournament, checked);
      this.tabs.show("rounds", view.element);
      fill(this.spoken, view.element.querySelector("h2")?.textContent ?? "");
    } catch (error) {
      this.tabs.say("rounds", "wrong", "–");
      this.tabs.show("rounds", el("h2", {}, word("The rounds cannot be checked")), el("p", { class: "problem", lang: "en" }, faultText(error)));
    }
  }
}
