// The standings; each row unfolds to show where its values come from.
import type { KeizerStandings, KeizerWorking, Standings, Working } from "../ronda";
import { el, fill } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import { tablesOf } from "./standings_rows";
import type { RankedTable, Row } from "./standings_rows";
import type { Tournament } from "./state";
import { faultText } from "./tell";
import { workingParts } from "./working";

const FIXED_COLUMNS = 2;

export class StandingsView {
  readonly element = el("div", {});
  private body = el("div", { "aria-live": "polite" });
  private after = el("select", { id: "after" });
  private tieBreaks = el("input", { id: "tiebreaks", type: "text", placeholder: word("as the file says"), autocomplete: "off", spellcheck: "false" });

  constructor(private tournament: Tournament) {
    const rounds = Array.from({ length: tournament.rounds }, (_, i) => tournament.rounds - i);
    fill(this.after, ...rounds.map((round) => el("option", { value: round }, String(round))));
    this.after.addEventListener("change", () => void this.show());
    const apply = (event: Event): void => {
      event.preventDefault();
      void this.show();
    };
    fill(this.element, el("h2", {}, word("Standings")),
      el("form", { class: "ask", onsubmit: apply as EventListener },
        el("div", { class: "field" }, el("label", { for: "after" }, word("After round")), this.after),
        el("div", { class: "field wide" }, el("label", { for: "tiebreaks" }, word("Tie-breaks, e.g. BH/C1, BH, SB")), this.tieBreaks),
        el("button", {}, word("Show"))),
      this.body);
    void this.show();
  }

  private options(): Record<string, number | string[]> {
    const codes = this.tieBreaks.value.split(/[\s,;]+/).filter(Boolean);
    return { ...(this.after.value ? { after: Number(this.after.value) } : {}), ...(codes.length > 0 ? { tiebreaks: codes } : {}) };
  }

  private async show(): Promise<void> {
    try {
      const told = await this.tournament.engine.ask<Standings | KeizerStandings>("standings", this.options());
      fill(this.body, ...tablesOf(told).map((one) => this.table(one)));
    } catch (error) {
      fill(this.body, el("p", { class: "problem" }, faultText(error)));
    }
  }

  private table({ caption, who, heads, rows }: RankedTable): HTMLElement {
    const all = [word("Rank"), who, ...heads];
    return el("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": caption ?? word("Standings") },
      el("table", { class: "standings" }, el("caption", {}, caption ?? word("Choose a name to see where the values come from.")),
        el("thead", {}, el("tr", {}, ...all.map((text, i) => el("th", { scope: "col", class: i === 1 ? "" : "number" }, text)))),
        el("tbody", {}, ...rows.flatMap((one) => this.rows(one, heads.length + FIXED_COLUMNS)))));
  }

  private rows(one: Row, columns: number): HTMLElement[] {
    const cell = el("td", { colspan: columns });
    const below = el("tr", { class: "below", hidden: true }, cell);
    const toggle = el("button", { class: "link", "aria-expanded": "false" }, one.name);
    toggle.addEventListener("click", () => {
      below.hidden = !below.hidden;
      toggle.setAttribute("aria-expanded", String(!below.hidden));
      if (!below.hidden && !cell.firstChild) void this.work(cell, one.number);
    });
    return [el("tr", {}, el("td", { class: "number" }, String(one.rank)),
      el("td", { class: "name" }, one.title ? el("span", { class: "title" }, `${one.title} `) : false, toggle, el("span", { class: "note" }, ` ${one.note}`)),
      ...one.values.map((value, i) => el("td", { class: i === 0 ? "number strong" : "number" }, value))), below];
  }

  private async work(cell: HTMLElement, number: number): Promise<void> {
    try {
      const told = await this.tournament.engine.ask<Working | KeizerWorking>("standings", { ...this.options(), working: String(number) });
      fill(cell, el("div", { class: "working" }, ...workingParts(this.tournament, told)));
    } catch (error) {
      fill(cell, el("p", { class: "problem" }, faultText(error)));
    }
  }
}
