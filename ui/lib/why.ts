// Beside a board: why it is so, why it is not otherwise, what a result still open would change, what is to come.
import { alternatives, verdictName } from "./alternatives";
import { get } from "./api";
import { el, fill } from "./dom";
import { findPlayer, PlayerField } from "./pick";
import { shownPoints } from "./results";
import { Board, Match, State } from "./state";
import { reasonOf } from "./tell";
import { whatIfForm } from "./what_if";
import { word } from "./words";

interface Statement {
  text: string;
}

interface Criterion {
  tag: string;
  article?: string;
  meaning: string;
  as_paired: (number | string)[];
  with_it: (number | string)[];
}

interface Answer {
  question?: string;
  answer?: string;
  statements?: Statement[];
  criteria?: Criterion[];
  deviations?: { text?: string; message?: string }[];
}

interface Outlook {
  statements: Statement[];
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export class WhyPanel {
  readonly element = el("aside", { class: "why", "aria-label": word("Why"), hidden: true });
  private answer = el("div", { "aria-live": "polite" });
  private round = 0;

  constructor(private state: State) {
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.element.hidden && !document.querySelector("dialog[open]")) this.close();
    });
  }

  close(): void {
    this.element.hidden = true;
    document.querySelector<HTMLElement>("table[role=grid]")?.focus();
  }

  async open(round: number, board: Board): Promise<void> {
    this.round = this.state.pairingOf(round);
    const white = this.state.player(board.white);
    const black = this.state.player(board.black);
    if (!white || !black) return;
    this.element.hidden = false;
    const heading = el("h2", { tabindex: -1 }, word("Why table {}?", board.table));
    fill(this.element,
      el("p", { class: "bar" }, heading, el("button", { class: "quiet", onclick: () => this.close() }, word("Close"), " ", el("kbd", {}, "Esc"))),
      this.answer, this.whyNotForm(board), this.alternativesButton(board), this.whatIf(board), this.outlookButton());
    heading.focus({ preventScroll: false });
    if (this.state.hasTwoGames) this.begin(this.state.name(white.uid), board.white_points, this.state.name(black.uid), board.black_points);
    else await this.explain(`pair=${white.number}-${black.number}`);
  }

  async openMatch(round: number, match: Match): Promise<void> {
    this.round = round;
    this.element.hidden = false;
    const heading = el("h2", { tabindex: -1 }, word("Why match {}?", match.match));
    fill(this.element,
      el("p", { class: "bar" }, heading, el("button", { class: "quiet", onclick: () => this.close() }, word("Close"), " ", el("kbd", {}, "Esc"))),
      this.answer, this.whyNotTeam(match));
    heading.focus({ preventScroll: false });
    this.begin(this.state.teamName(match.home), match.home_total, this.state.teamName(match.guest), match.guest_total);
  }

  // Systems that pair matches say why another match is not played; of the match itself, what both had before.
  private begin(one: string, points: number | undefined, other: string, others: number | undefined): void {
    fill(this.answer, el("ul", { class: "statements" }, el("li", {}, word("{} had {} points before the round, {} had {}.", one, shownPoints(points) || "0", other, shownPoints(others) || "0")),
      el("li", {}, word("Ask below why they do not play against somebody else."))));
  }

  private whyNotTeam(match: Match): HTMLElement {
    const option = (team: number): HTMLElement => el("option", { value: team }, this.state.teamName(team));
    const who = el("select", {}, option(match.home), option(match.guest));
    const other = el("select", {}, ...(this.state.now.teams ?? []).filter((team) => team.number !== match.home && team.number !== match.guest).map((team) => option(team.number)));
    const submit = (event: Event): void => {
      event.preventDefault();
      void this.explain(`why-not=${who.value}-${other.value}`);
    };
    return el("form", { class: "ask", onsubmit: submit as EventListener }, el("h3", {}, word("Why not?")),
      el("label", {}, word("Why does"), who), el("label", {}, word("not play against …"), other), el("button", {}, word("Ask")));
  }

  private async explain(question: string): Promise<void> {
    try {
      const told = await get<Answer>(`/api/v1/tournaments/${this.state.now.slug}/explain?round=${this.round}&${question}`);
      fill(this.answer, told.question ? el("h3", {}, told.question) : undefined, told.answer ? el("p", {}, el("strong", {}, upper(verdictName(told.answer)), ".")) : undefined,
        el("ul", { class: "statements" }, ...(told.statements ?? []).map((one) => el("li", {}, upper(one.text)))),
        this.price(told.criteria ?? []));
    } catch (error) {
      fill(this.answer, el("p", { class: "problem" }, reasonOf(error)));
    }
    this.answer.scrollIntoView({ block: "nearest" });
  }

  // What the other round costs: the criteria on which the two differ.
  private price(criteria: Criterion[]): HTMLElement | false {
    const said = (values: (number | string)[]): string => values.join(", ") || "–";
    const differ = criteria.filter((one) => said(one.as_paired) !== said(one.with_it));
    if (differ.length === 0) return false;
    return el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": word("What it costs") }, el("table", {},
      el("caption", {}, word("What it costs")),
      el("thead", {}, el("tr", {}, el("th", {}, word("Criterion")), el("th", {}, word("as paired")), el("th", {}, word("with it")))),
      el("tbody", {}, ...differ.map((one) =>
        el("tr", {}, el("td", {}, `${one.tag} ${one.meaning}`), el("td", { class: "number" }, said(one.as_paired)), el("td", { class: "number" }, said(one.with_it)))))));
  }

  private whyNotForm(board: Board): HTMLElement {
    const field = new PlayerField(this.state, word("not play against …"));
    const who = el("select", { "aria-label": word("Who") },
      ...[board.white, board.black].map((uid) => el("option", { value: this.state.player(uid)?.number ?? 0 }, this.state.name(uid))));
    const submit = (event: Event): void => {
      event.preventDefault();
      const other = findPlayer(this.state, field.input.value);
      if (other) void this.explain(`why-not=${who.value}-${other.number}`);
      else fill(this.answer, el("p", { class: "problem" }, word("Nobody is called that. Type the number, or some letters of the name.")));
    };
    return el("form", { class: "ask", onsubmit: submit as EventListener }, el("h3", {}, word("Why not?")),
      el("label", {}, word("Why does"), who), field.element, el("button", {}, word("Ask")));
  }

  private alternativesButton(board: Board): HTMLElement | false {
    const round = this.state.now.rounds.find((one) => one.round === this.round);
    return round !== undefined && !this.state.hasTwoGames && el("div", { class: "ask" }, el("h3", {}, word("Alternatives")),
      el("button", { type: "button", onclick: () => void alternatives(this.state, round, board, this.answer) }, word("Other opponents and their price")));
  }

  // Results are asked about while their round is the last one.
  private whatIf(board: Board): HTMLElement | false {
    const round = this.state.lastRound;
    return round !== undefined && !this.state.hasTwoGames && round.round === this.round && Boolean(round.published) && whatIfForm(this.state, round, board, this.answer);
  }

  private outlookButton(): HTMLElement {
    return el("div", { class: "ask" }, el("h3", {}, word("The rounds to come")),
      el("button", { type: "button", onclick: () => void this.outlook() }, word("Can they all be paired?")));
  }

  private async outlook(): Promise<void> {
    try {
      const told = await get<Outlook>(`/api/v1/tournaments/${this.state.now.slug}/outlook`);
      fill(this.answer, el("h3", {}, word("The rounds to come")), el("ul", { class: "statements" }, ...told.statements.map((one) => el("li", {}, upper(one.text)))));
    } catch (error) {
      fill(this.answer, el("p", { class: "problem" }, reasonOf(error)));
    }
    this.answer.scrollIntoView({ block: "nearest" });
  }
}
