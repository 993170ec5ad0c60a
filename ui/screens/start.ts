// From a list of names, or a file, to a tournament, with what it will be told back before it is made.
import example from "../../examples/club-open.trf";
import { post, send } from "../lib/api";
import { el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { askCarried } from "./carry";
import { isEncounter, PlanForm } from "./plan_form";
import { Preset, presets, sentencesFor } from "./presets";
import { keizerOptions, Options, swissOptions, tablesOptions } from "./system_options";

interface Checked {
  players: number;
  rounds?: number;
  rounds_paired: number;
  rated: number;
  teams?: number;
  short_teams?: string[];
  findings: { code: string; message: string; hint?: string }[];
}

const kQuiet = 250;

class Start {
  private teller = new Teller();
  private all = presets();
  private preset: Preset = this.all[0] as Preset;
  private name = el("input", { name: "name", required: true, autofocus: true, autocomplete: "off" });
  private event = el("input", { name: "event", autocomplete: "off" });
  private rounds = el("input", { name: "rounds", type: "number", min: 1, max: 99, value: this.preset.rounds ?? 5 });
  private boards = el("input", { name: "boards", type: "number", min: 1, max: 20, value: 4 });
  private roundsLabel = el("label", {}, word("Rounds"), this.rounds);
  private boardsLabel = el("label", { hidden: true }, word("Boards of a match"), this.boards);
  private hint = el("span", {}, word("Players, one a line, with a rating if there is one"));
  private players = el("textarea", { name: "players", rows: 14, spellcheck: "false" });
  private file = el("input", { name: "file", type: "file", accept: ".trf,.trfx,.csv,.json,.txt" });
  private plan = new PlanForm(() => this.soon());
  private told = el("div", { "aria-live": "polite" });
  private optionsPlace = el("div", {});
  private options: Options | undefined;
  private text: { name: string; text: string } | undefined;
  private reasons: string[] = [];
  private timer = 0;

  constructor(private place: HTMLElement) {}

  show(): void {
    const help = useKeys([{ keys: ["Tab"], say: word("the next field") }, { keys: ["Enter"], say: word("start the tournament") }]);
    const changed = (): void => this.soon();
    for (const field of [this.name, this.event, this.rounds, this.boards, this.players]) field.addEventListener("input", changed);
    this.file.addEventListener("change", () => void this.took());
    const form = el("form", { class: "columns two", onsubmit: ((event: Event) => {
      event.preventDefault();
      void this.make();
    }) as EventListener },
      el("div", { class: "grid" },
        el("label", {}, word("Name of the tournament"), this.name),
        el("label", {}, word("Event it is a part of, where there are several tournaments"), this.event),
        el("label", {}, this.hint, this.players),
        el("label", {}, word("Or a file: TRF, JSON or CSV"), this.file),
        el("p", { class: "actions" }, el("button", { type: "button", onclick: () => void this.carry() }, word("Or take players of another tournament …")),
          el("button", { type: "button", onclick: () => this.example() }, word("Or look at an example event")))),
      el("div", { class: "grid" },
        this.kinds(),
        this.roundsLabel, this.plan.element,
        this.boardsLabel, this.optionsPlace,
        el("h2", {}, word("What it will be")), this.told, this.teller.element,
        el("p", { class: "actions" }, el("button", { class: "primary" }, word("Start the tournament")), help)));
    fill(this.place, form);
    this.name.focus();
    void this.check();
  }

  private kinds(): HTMLElement {
    const choices = this.all.map((preset) => {
      const radio = el("input", { type: "radio", name: "preset", value: preset.id, checked: preset === this.preset });
      radio.addEventListener("change", () => this.choose(preset));
      return el("label", { class: "choice" }, radio, preset.name);
    });
    return el("fieldset", {}, el("legend", {}, word("Kind of event")), ...choices);
  }

  private choose(preset: Preset): void {
    this.preset = preset;
    this.roundsLabel.hidden = preset.draws !== undefined; // the draw says how many there are
    this.plan.set(preset.draws);
    this.options = preset.options === "swiss" ? swissOptions(() => this.soon()) : preset.options === "keizer" ? keizerOptions(() => this.soon()) : preset.options === "tables" ? tablesOptions(() => this.soon()) : undefined;
    fill(this.optionsPlace, this.options?.element);
    this.boardsLabel.hidden = preset.boards === undefined;
    this.hint.textContent = preset.boards || isEncounter(preset.draws)
      ? word("Players in board order, one a line: name; rating; team. Or the team on a line of its own with a colon behind it, above its players")
      : word("Players, one a line, with a rating if there is one");
    if (preset.rounds) this.rounds.value = String(preset.rounds);
    this.soon();
  }

  private async took(): Promise<void> {
    const chosen = this.file.files?.[0];
    this.text = chosen ? { name: chosen.name, text: await chosen.text() } : undefined;
    this.soon();
  }

  // Who comes from where is kept as a note of the new tournament.
  private async carry(): Promise<void> {
    const carried = await askCarried();
    if (!carried) return;
    this.players.value = [this.players.value.trim(), ...carried.lines].filter((line) => line !== "").join("\n");
    this.reasons.push(...carried.reasons);
    this.soon();
  }

  private example(): void {
    this.text = { name: "club-open.trf", text: example };
    if (this.name.value === "") this.name.value = word("Example event");
    this.players.value = "";
    this.soon();
  }

  private body(): Record<string, unknown> {
    const event = this.event.value.trim();
    const body: Record<string, unknown> = { name: event === "" || this.name.value === "" ? this.name.value : `${event}: ${this.name.value}` };
    const isEvent = this.text !== undefined && !/\.csv$/i.test(this.text.name);
    if (this.text) body["file"] = this.text;
    else body["players"] = this.players.value;
    if (this.preset.boards) body["boards"] = Number(this.boards.value);
    if (isEvent && this.preset.boards && this.preset.system) body["system"] = this.preset.system;
    if (isEvent) return body;
    if (this.preset.system) body["system"] = this.preset.system;
    if (this.preset.draws) body["schedule"] = this.plan.get();
    else body["rounds"] = Number(this.rounds.value) * (this.preset.games ?? 1);
    Object.assign(body, this.options?.values());
    body["tiebreaks"] = this.preset.tiebreaks;
    return body;
  }

  private soon(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.check(), kQuiet);
  }

  private async check(): Promise<void> {
    const body = this.body();
    if (body["name"] === "") body["name"] = "?";
    try {
      const checked = await post<Checked>("/api/v1/check-opening", body);
      const rounds = checked.rounds !== undefined ? checked.rounds / (this.preset.games ?? 1) : this.preset.draws ? undefined : Number(this.rounds.value);
      const said = this.text
        ? [word("{}: {} players, {} rounds paired.", this.text.name, checked.players, checked.rounds_paired)]
        : sentencesFor(this.preset, { rounds, players: checked.players, rated: checked.rated }, this.preset.draws && this.plan.get());
      if (!this.text) said.push(...(this.options?.says() ?? []));
      if (checked.teams !== undefined) said.splice(1, 0, isEncounter(this.preset.draws) ? word("{} teams of {} players.", checked.teams, Math.ceil(checked.players / checked.teams)) : word("{} teams, matches of {} boards.", checked.teams, this.boards.value));
      if (checked.short_teams && checked.short_teams.length > 0) said.push(word("Fewer players than boards: {}.", checked.short_teams.join(", ")));
      fill(this.told, el("ul", { class: "sentences" }, ...said.map((one) => el("li", {}, one))),
        checked.findings.length > 0 && el("ul", { class: "objections" }, ...checked.findings.map((one) => el("li", {}, one.message, one.hint ? ` (${one.hint})` : ""))));
      this.teller.clear();
    } catch (error) {
      fill(this.told);
      this.teller.failed(error);
    }
  }

  private async make(): Promise<void> {
    try {
      const made = await post<{ slug: string }>("/api/v1/tournaments", this.body());
      if (this.reasons.length > 0) await send(made.slug, { command: "add-note", text: word("Qualified: {}", this.reasons.join("; ")) });
      window.location.href = `/desk/${made.slug}`;
    } catch (error) {
      this.teller.failed(error);
    }
  }
}

export function showStart(place: HTMLElement): void {
  new Start(place).show();
}
