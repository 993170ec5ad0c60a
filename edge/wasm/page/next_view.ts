// What the next round would be.
import type { Pairing } from "../ronda";
import { el, fill } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import { boardTable } from "./boards";
import { rowsOf } from "./rounds";
import type { Tournament } from "./state";
import { faultText, save } from "./tell";

function awayPart(pairing: Pairing): HTMLElement | false {
  const away = [...(pairing.away ?? []).map((one) => one.player), ...(pairing.rests ?? [])];
  if (away.length === 0) return false;
  return el("p", { class: "note" }, word("Not paired: {}", away.map((one) => `${one.tpn} ${one.name}`).join("; ")));
}

function nextName(name: string, round: number): string {
  return `${name.replace(/\.[^.]+$/, "") || "tournament"}-round-${round}.trf`;
}

export class NextView {
  readonly element = el("div", {});
  private told = el("span", { class: "note", role: "status" });

  constructor(
    private tournament: Tournament,
    private paired: (pairing: Pairing | undefined) => void,
  ) {
    void this.show();
  }

  private async show(): Promise<void> {
    try {
      const pairing = await this.tournament.ask<Pairing>("pair");
      this.paired(pairing);
      fill(this.element, el("h2", {}, word("Round {} would be", pairing.round)),
        el("p", { class: "actions" },
          el("button", { onclick: () => void this.copy() }, word("Copy the pairs")),
          el("button", { onclick: () => void this.keep(pairing.round) }, word("Save the file with this round")), this.told),
        boardTable(this.tournament, { caption: word("Round {}", pairing.round), round: pairing.round, rows: rowsOf(pairing), isRight: () => true }),
        awayPart(pairing));
    } catch (error) {
      this.paired(undefined);
      fill(this.element, el("h2", {}, word("The next round cannot be paired")), el("p", { class: "problem", lang: "en" }, faultText(error)));
    }
  }

  private async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(await this.tournament.ask<string>("pairs"));
      fill(this.told, word("Copied."));
    } catch (error) {
      fill(this.told, faultText(error));
    }
  }

  private async keep(round: number): Promise<void> {
    try {
      save(await this.tournament.ask<Uint8Array>("next"), nextName(this.tournament.file.name, round));
    } catch (error) {
      fill(this.told, faultText(error));
    }
  }
}
