// Was each round paired by the rules? A round after the other, its boards and why they are so.
import type { CheckedFile, Difference, Pair, Pairing } from "../ronda";
import { el, fill } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import { boardTable } from "./boards";
import { recordedRows, Row, rowsOf } from "./rounds";
import type { Tournament } from "./state";
import { diagnosticList, faultText, upper } from "./tell";

function pairText(tournament: Tournament, [white, black]: Pair): string {
  const name = (number: number): string => (number === 0 ? word("bye") : `${number} ${tournament.nameOf(number)}`);
  return `${name(white)} – ${name(black)}`;
}

function differencePart(tournament: Tournament, difference: Difference): HTMLElement {
  const list = (title: string, pairs: Pair[]): HTMLElement =>
    el("div", {}, el("h3", {}, title), el("ul", {}, ...pairs.map((pair) => el("li", {}, pairText(tournament, pair)))));
  return el("div", { class: "verdict wrong" },
    el("p", {}, el("strong", {}, word("Round {} is not paired by the rules.", difference.round)), " ", el("span", { lang: "en" }, upper(difference.verdict))),
    el("div", { class: "compare" }, list(word("In the file"), difference.found), list(word("By the rules"), difference.expected)));
}

export class RoundsView {
  readonly element = el("div", {});
  private body = el("div", {});
  private round: number;

  constructor(
    private tournament: Tournament,
    private checked: CheckedFile,
  ) {
    this.round = checked.differences[0]?.round ?? Math.max(1, tournament.rounds);
    fill(this.element, el("h2", {}, this.title()), this.source(), this.notes(), this.chooser(), this.body,
      checked.diagnostics.length > 0 && diagnosticList(checked.diagnostics));
    if (tournament.rounds > 0) void this.show();
  }

  private differenceOf(round: number): Difference | undefined {
    return this.checked.differences.find((one) => one.round === round);
  }

  private title(): string {
    const { rounds, differences } = this.checked;
    if (rounds === 0) return word("No round to check");
    const wrong = new Set(differences.map((one) => one.round)).size;
    return wrong === 0 ? word("Every round was paired by the rules") : word("Rounds not paired by the rules: {} of {}", wrong, rounds);
  }

  private source(): HTMLElement | false {
    if (!this.checked.system) return false;
    const system = this.tournament.opened.systems.systems.find((one) => one.id === this.checked.system);
    return el("p", { class: "source", lang: "en" }, system ? `${system.title}, ${system.regulation}` : this.checked.system);
  }

  // What would explain the differences, and what is outside the rules FIDE publishes.
  private notes(): HTMLElement | false {
    const texts = [...(this.checked.suppositions ?? []), ...(this.checked.deviations ?? []).map((one) => one.what)];
    return texts.length > 0 && el("ul", { class: "notes", lang: "en" }, ...texts.map((text) => el("li", {}, text)));
  }

  private chooser(): HTMLElement {
    const buttons = Array.from({ length: this.tournament.rounds }, (_, i) => i + 1).map((round) => {
      const right = !this.differenceOf(round);
      const mark = round > this.checked.rounds ? "" : right ? "✓" : "✗";
      const label = right ? word("Round {}: by the rules", round) : word("Round {}: not by the rules", round);
      return el("button", {
        class: `round ${right ? "right" : "wrong"}`, "aria-pressed": String(round === this.round), "aria-label": label,
        onclick: () => this.choose(round),
      }, String(round), " ", el("span", { "aria-hidden": "true" }, mark));
    });
    return el("div", { class: "chooser", role: "group", "aria-label": word("Rounds") }, ...buttons);
  }

  private choose(round: number): void {
    this.round = round;
    this.element.querySelectorAll(".round").forEach((button, i) => button.setAttribute("aria-pressed", String(i + 1 === round)));
    void this.show();
  }

  private async show(): Promise<void> {
    const { round } = this;
    const difference = this.differenceOf(round);
    const lines: HTMLElement[] = difference ? [differencePart(this.tournament, difference)] : [];
    try {
      const paired = rowsOf(await this.tournament.ask<Pairing>("pair", { round }));
      if (round === this.round) fill(this.body, ...lines, this.boards(round, paired, difference));
    } catch (error) {
      fill(this.body, ...lines, el("p", { class: "problem" }, faultText(error)));
    }
  }

  private boards(round: number, paired: Row[], difference: Difference | undefined): HTMLElement {
    const found = new Set(difference?.found.map((pair) => pair.join("-")));
    return boardTable(this.tournament, {
      caption: word("Round {}", round),
      round,
      rows: this.tournament.isTeamEvent ? paired : recordedRows(this.tournament, round, paired),
      isRight: (row) => !found.has(`${row.white.number}-${row.black?.number ?? 0}`),
    });
  }
}
