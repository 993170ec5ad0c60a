// The rating list: players found while one types, to be taken over.
import { get, Refusal } from "./api";
import { el, fill } from "./dom";
import { word } from "./words";

export interface Listed {
  number?: number | string;
  title?: string;
  name: string;
  federation?: string;
  born?: number;
  standard?: number;
  rapid?: number;
  blitz?: number;
  club?: string;
}

// As a line of the entry list has it.
export function lineOf(player: Listed): string {
  const rating = player.standard ?? player.rapid ?? player.blitz;
  return [player.name, rating, player.title, player.federation, player.number].filter((one) => one !== undefined && one !== "").join("; ");
}

const leastLetters = 3;

// A field with the players found below it; Enter takes the first, the arrows go to the others.
export class ListFinder {
  private input = el("input", { type: "search", autocomplete: "off", spellcheck: "false" });
  private found = el("ul", { class: "found", "aria-live": "polite" });
  readonly element = el("div", { class: "finder" }, el("label", {}, word("Find in the rating list"), this.input), this.found);
  private asked = 0;
  private waiting: number | undefined;

  constructor(private take: (player: Listed) => void) {
    this.input.addEventListener("input", () => {
      window.clearTimeout(this.waiting);
      this.waiting = window.setTimeout(() => void this.search(), 80);
    });
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        event.preventDefault();
        this.buttons()[0]?.click();
      } else if (event.key === "ArrowDown") {
        event.preventDefault();
        this.buttons()[0]?.focus();
      }
    });
    this.found.addEventListener("keydown", (event) => this.move(event));
  }

  private buttons(): HTMLButtonElement[] {
    return Array.from(this.found.querySelectorAll("button"));
  }

  private move(event: KeyboardEvent): void {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = this.buttons();
    const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
    (next ?? this.input).focus();
  }

  private async search(): Promise<void> {
    const typed = this.input.value.trim();
    const asked = ++this.asked;
    if (typed.length < leastLetters) return fill(this.found);
    try {
      const answer = await get<{ players: Listed[] }>(`/api/v1/players?q=${encodeURIComponent(typed)}`);
      if (asked === this.asked) this.show(answer.players);
    } catch (fault) {
      if (asked === this.asked && fault instanceof Refusal) fill(this.found, el("li", {}, fault.message, ". ", fault.hint));
    }
  }

  private show(players: Listed[]): void {
    if (players.length === 0) return fill(this.found, el("li", {}, word("Nobody of that name is in the list.")));
    fill(this.found, ...players.map((player) => {
      const about = [player.title, player.federation, player.born, player.standard ?? player.rapid ?? player.blitz, player.number];
      const said = about.filter((one) => one !== undefined && one !== "").join(" · ");
      const button = el("button", { type: "button" }, el("b", {}, player.name), " ", said);
      button.addEventListener("click", () => this.chosen(player));
      return el("li", {}, button);
    }));
  }

  private chosen(player: Listed): void {
    this.take(player);
    this.input.value = "";
    fill(this.found);
    this.input.focus();
  }
}
