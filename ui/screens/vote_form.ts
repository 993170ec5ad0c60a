// What players are to vote on: options of which each gets one, or each other, to form teams.
import { el } from "../lib/dom";
import { freshLot } from "../lib/lot";
import { word } from "../lib/words";

export interface Poll {
  about: "options" | "teams";
  title: string;
  options?: { name: string; places: number }[];
  by?: "votes" | "ranks";
  limit?: number;
  mode?: "A" | "B";
  size?: number;
  seed?: number;
  until?: string;
}

// "France: 2" is an option for two.
export function optionsIn(text: string): { name: string; places: number }[] {
  const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  return lines.map((line) => {
    const parts = /^(.*\S)\s*:\s*(\d{1,5})$/.exec(line);
    return parts ? { name: parts[1] ?? line, places: Number(parts[2]) } : { name: line, places: 1 };
  });
}

export class PollForm {
  readonly element: HTMLElement;
  private about = el("select", { autofocus: true },
    el("option", { value: "options" }, word("everybody gets one of several options")),
    el("option", { value: "teams" }, word("the players form teams")));
  private title = el("input", { required: true, maxlength: 100 });
  private options = el("textarea", { rows: 6, required: true, placeholder: word("France: 2") });
  private by = el("select", {}, el("option", { value: "votes" }, word("by votes given to each")), el("option", { value: "ranks" }, word("by the order of preference")));
  private limit = el("input", { type: "number", min: 1, max: 1000000, value: 100 });
  private mode = el("select", {}, el("option", { value: "A" }, word("A: whoever gets no vote is never in the same team")), el("option", { value: "B" }, word("B: nobody can be refused; votes may be negative")));
  private size = el("input", { type: "number", min: 2, max: 20, value: 2, required: true });
  private lot = el("input", { type: "number", min: 0, max: 2147483647, value: freshLot(), required: true });
  private until = el("input", { type: "datetime-local" });
  private fields: [HTMLElement, (poll: { about: string; by: string }) => boolean][] = [];

  constructor(open: (poll: Poll) => void) {
    const field = (label: string, input: HTMLElement, asked = (_: { about: string; by: string }): boolean => true): HTMLElement => {
      const made = el("label", {}, label, input);
      this.fields.push([made, asked]);
      return made;
    };
    this.element = el("form", { class: "grid columns", onsubmit: ((event: Event) => {
      event.preventDefault();
      open(this.poll());
    }) as EventListener },
      field(word("What it is about"), this.about), field(word("Title"), this.title),
      field(word("Options, one a line; behind a colon for how many"), this.options, (one) => one.about === "options"),
      field(word("How they vote"), this.by, (one) => one.about === "options"),
      field(word("Votes each can give; empty: no limit"), this.limit, (one) => one.about === "options" && one.by === "votes"),
      field(word("Players in a team"), this.size, (one) => one.about === "teams"),
      field(word("Mode"), this.mode, (one) => one.about === "teams"),
      field(word("Number of the lot"), this.lot), field(word("Players vote until; empty: until it is closed"), this.until),
      el("p", { class: "actions wide" }, el("button", { class: "primary" }, word("Open the vote"))));
    this.about.addEventListener("change", () => this.showFields());
    this.by.addEventListener("change", () => this.showFields());
    this.showFields();
  }

  focus(): void {
    this.about.focus();
  }

  // Only what this kind of vote asks for.
  private showFields(): void {
    for (const [label, asked] of this.fields) label.hidden = !asked({ about: this.about.value, by: this.by.value });
    this.options.required = this.about.value === "options";
    this.size.required = this.about.value === "teams";
  }

  private poll(): Poll {
    const until = this.until.value === "" ? {} : { until: new Date(this.until.value).toISOString() };
    const common = { title: this.title.value.trim(), seed: Number(this.lot.value), ...until };
    if (this.about.value === "teams") return { about: "teams", mode: this.mode.value === "B" ? "B" : "A", size: Number(this.size.value), ...common };
    if (this.by.value === "ranks") return { about: "options", by: "ranks", options: optionsIn(this.options.value), ...common };
    return { about: "options", by: "votes", options: optionsIn(this.options.value), ...(this.limit.value === "" ? {} : { limit: Number(this.limit.value) }), ...common };
  }
}
