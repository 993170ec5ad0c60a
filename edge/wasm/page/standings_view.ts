// The standings; each row unfolds to show where its values come from.
import type { Contribution, Standing, Standings, Working } from "../ronda";
import { el, fill } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import type { Tournament } from "./state";
import { faultText } from "./tell";

const FIXED_COLUMNS = 3;

function contributionRow(tournament: Tournament, one: Contribution): HTMLElement {
  const number = (value: number | undefined): HTMLElement => el("td", { class: "number" }, value === undefined ? "" : String(value));
  return el("tr", { class: one.cut ? "cut" : "" },
    el("td", { class: "number" }, String(one.round)),
    el("td", {}, one.opponent ? `${one.opponent} ${tournament.nameOf(one.opponent)}` : "–"),
    number(one.score), number(one.value), el("td", { class: "note", lang: "en" }, one.notes ?? ""));
}

function tieBreakPart(tournament: Tournament, one: Working["tiebreaks"][number]): HTMLElement {
  const heads = [word("Round"), word("Opponent"), word("Score"), word("Value"), word("Note")];
  return el("section", { class: "tiebreak" },
    el("h4", {}, el("b", {}, one.code), ` ${one.title}: ${one.value ?? "–"}`, one.article ? el("span", { class: "article" }, ` ${one.article}`) : false),
    one.contributions.length > 0 &&
      el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": one.title },
        el("table", { class: "plain" },
          el("thead", {}, el("tr", {}, ...heads.map((text) => el("th", { scope: "col" }, text)))),
          el("tbody", {}, ...one.contributions.map((part) => contributionRow(tournament, part))))));
}

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
      const told = await this.tournament.engine.ask<Standings>("standings", this.options());
      fill(this.body, ...told.sections.map((section) => this.table(section.standings, section.category)));
    } catch (error) {
      fill(this.body, el("p", { class: "problem" }, faultText(error)));
    }
  }

  private table(standings: Standing[], category: string | undefined): HTMLElement {
    const codes = (standings[0]?.tiebreaks ?? []).map((one) => one.code);
    const heads = [word("Rank"), word("Name"), word("Points"), ...codes];
    return el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": word("Standings") },
      el("table", { class: "standings" }, el("caption", {}, category ?? word("Choose a name to see where the values come from.")),
        el("thead", {}, el("tr", {}, ...heads.map((text, i) => el("th", { scope: "col", class: i === 1 ? "" : "number" }, text)))),
        el("tbody", {}, ...standings.flatMap((one) => this.rows(one, codes.length + FIXED_COLUMNS)))));
  }

  private rows(one: Standing, columns: number): HTMLElement[] {
    const cell = el("td", { colspan: columns });
    const below = el("tr", { class: "below", hidden: true }, cell);
    const toggle = el("button", { class: "link", "aria-expanded": "false" }, one.name);
    toggle.addEventListener("click", () => {
      below.hidden = !below.hidden;
      toggle.setAttribute("aria-expanded", String(!below.hidden));
      if (!below.hidden && !cell.firstChild) void this.work(cell, one.tpn);
    });
    const value = (given: number | string | null): string => (given === null ? "–" : String(given));
    return [el("tr", {}, el("td", { class: "number" }, String(one.rank)),
      el("td", { class: "name" }, one.title ? el("span", { class: "title" }, `${one.title} `) : false, toggle, el("span", { class: "note" }, ` ${one.federation ?? ""} ${one.rating ?? ""}`)),
      el("td", { class: "number strong" }, one.points.toFixed(1)),
      ...one.tiebreaks.map((given) => el("td", { class: "number" }, value(given.value)))), below];
  }

  private async work(cell: HTMLElement, tpn: number): Promise<void> {
    try {
      const told = await this.tournament.engine.ask<Working>("standings", { ...this.options(), working: String(tpn) });
      fill(cell, el("div", { class: "working" }, ...told.tiebreaks.map((one) => tieBreakPart(this.tournament, one))));
    } catch (error) {
      fill(cell, el("p", { class: "problem" }, faultText(error)));
    }
  }
}
