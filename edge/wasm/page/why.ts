// Under a board: why it is paired so, and why not otherwise.
import type { Criterion, Explanation } from "../ronda";
import { el, fill } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import { findEntrant } from "./find";
import type { Entry, Row } from "./rounds";
import type { Tournament } from "./state";
import { faultText, statementList } from "./tell";

let lastField = 0;

export class WhyPanel {
  readonly element = el("div", { class: "why" });
  private answer = el("div", { class: "answer", "aria-live": "polite" });
  private other = el("input", { type: "text", list: "names", autocomplete: "off", id: `other-${(lastField += 1)}`, required: true });
  private who: HTMLSelectElement;

  constructor(
    private tournament: Tournament,
    private round: number,
    private row: Row,
    private byTheRules: boolean,
  ) {
    const sides = [row.white, ...(row.black ? [row.black] : [])];
    this.who = el("select", { id: `who-${lastField}` }, ...sides.map((one) => el("option", { value: one.number }, one.name)));
    fill(this.element, this.answer, this.form());
    void this.explain(this.firstQuestion());
  }

  // A board that the rules do not give is asked the other way round: why not?
  private firstQuestion(): Record<string, string | number> {
    const { white, black } = this.row;
    if (!black) return this.byTheRules ? { player: white.number } : { why_not_bye: white.number };
    const pair = `${white.number}-${black.number}`;
    return this.byTheRules ? { pair } : { why_not: pair };
  }

  private async explain(question: Record<string, string | number>): Promise<void> {
    this.answer.setAttribute("aria-busy", "true");
    try {
      const told = await this.tournament.ask<Explanation>("explain", { round: this.round, ...question });
      fill(this.answer, this.heading(question), statementList(this.tournament, told.statements ?? []), this.price(told.criteria ?? []));
    } catch (error) {
      fill(this.answer, el("p", { class: "problem" }, faultText(error)));
    }
    this.answer.removeAttribute("aria-busy");
  }

  private heading(question: Record<string, string | number>): HTMLElement {
    const [kind, value] = Object.entries(question)[0] ?? ["", ""];
    const names = String(value).split("-").map((number) => this.tournament.nameOf(Number(number)));
    const [first = "", second = ""] = names;
    const texts: Record<string, string> = {
      pair: word("Why do {} and {} meet?", first, second),
      why_not: word("Why not {} against {}?", first, second),
      player: word("Why this for {}?", first),
      why_not_bye: word("Why not the bye for {}?", first),
      why_not_white: word("Why not White for {}?", first),
      why_not_black: word("Why not Black for {}?", first),
    };
    return el("h3", {}, texts[kind] ?? "");
  }

  // What the other round would cost: the criteria on which the two differ.
  private price(criteria: Criterion[]): HTMLElement | false {
    const said = (values: (number | string)[] | undefined): string => (values ?? []).join(", ") || "–";
    const differ = criteria.filter((one) => said(one.as_paired) !== said(one.with_it));
    if (differ.length === 0) return false;
    return el("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": word("What it costs") },
      el("table", { class: "plain" },
        el("caption", {}, word("What it costs")),
        el("thead", {}, el("tr", {}, ...[word("Criterion"), word("by the rules"), word("with it")].map((text) => el("th", { scope: "col" }, text)))),
        el("tbody", {}, ...differ.map((one) => el("tr", {},
          el("td", { lang: "en" }, el("b", {}, one.tag), ` ${one.meaning}`),
          el("td", { class: "number" }, said(one.as_paired)),
          el("td", { class: "number" }, said(one.with_it)))))));
  }

  private chosen(): Entry {
    return this.row.black && Number(this.who.value) === this.row.black.number ? this.row.black : this.row.white;
  }

  private form(): HTMLElement {
    const ask = (event: Event): void => {
      event.preventDefault();
      const other = findEntrant(this.tournament, this.other.value);
      if (typeof other === "number") void this.explain({ why_not: `${this.chosen().number}-${other}` });
      else fill(this.answer, el("p", { class: "problem" }, other));
    };
    const button = (text: string, question: () => Record<string, number>): HTMLElement =>
      el("button", { type: "button", class: "quiet", onclick: () => void this.explain(question()) }, text);
    const otherColour = (): Record<string, number> =>
      ({ [this.chosen() === this.row.white ? "why_not_black" : "why_not_white"]: this.chosen().number });
    return el("form", { class: "ask", onsubmit: ask as EventListener },
      el("div", { class: "field" }, el("label", { for: this.who.id }, word("Why does")), this.who),
      el("div", { class: "field wide" }, el("label", { for: this.other.id }, word("not play against")), this.other),
      el("button", {}, word("Ask")),
      el("p", { class: "more" },
        this.row.black && button(word("Why not the other colour?"), otherColour),
        this.row.black && button(word("Why not the bye?"), () => ({ why_not_bye: this.chosen().number }))));
  }
}
