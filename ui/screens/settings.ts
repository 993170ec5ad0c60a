// The settings of the event: what it is called, how it is paired, who is kept apart, and the way out of FIDE mode.
import { get } from "../lib/api";
import { el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { ApartRule, State } from "../lib/state";
import { Teller } from "../lib/tell";
import { tiebreakName } from "../lib/tiebreaks";
import { word } from "../lib/words";
import { accelerationSelect, keizerOptions, saidSystem, systems } from "./system_options";

// What a time control comes to, told while it is typed.
function clockWords(control: HTMLInputElement): HTMLElement {
  const told = el("p", { class: "note", role: "status" });
  const tell = async (): Promise<void> => {
    const text = control.value.trim();
    if (text === "") return fill(told);
    try {
      const { words } = await get<{ words: string }>(`/api/v1/time-control?text=${encodeURIComponent(text)}`);
      if (text === control.value.trim()) fill(told, words);
    } catch {
      fill(told, word("Kept as it is written. 90m+30s or 40/2h:1h would be told in words."));
    }
  };
  control.addEventListener("change", () => void tell());
  void tell();
  return told;
}

class Settings {
  private teller = new Teller();
  private orders: Orders;

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
  }

  show(): void {
    const help = useKeys([{ keys: ["Tab"], say: word("the next field") }, { keys: ["Enter"], say: word("store the part") }]);
    fill(this.place, el("div", { class: "bar" }, el("ul", { class: "sentences" }, ...this.sentences().map((one) => el("li", {}, one))), help), this.teller.element,
      el("div", { class: "columns" }, this.eventForm(), this.pairingForm(), this.apartForm(), this.categoriesForm(), this.tablesForm(), this.endForm()));
    this.state.live();
  }

  private sentences(): string[] {
    const { now } = this.state;
    const said = [word("{} players, {} of {} rounds paired", now.players.length, now.rounds_paired, now.planned_rounds ?? "–"), word("Pairing: {}.", now.system ?? word("as the file says"))];
    if (now.accelerated) said.push(word("Accelerated in rounds {} to {}.", now.accelerated.first, now.accelerated.last));
    if (now.tiebreaks.length > 0) said.push(word("Ties are broken by: {}.", now.tiebreaks.map(tiebreakName).join(", ")));
    said.push(now.left_fide_mode ? word("Outside FIDE mode: {}", now.left_fide_mode) : word("Held by FIDE's rules, as far as the system is one of FIDE's."));
    return said;
  }

  // A part that is stored by itself.
  private form(title: string, fields: [string, HTMLElement][], store: () => Promise<unknown>): HTMLElement {
    return el("form", { class: "grid", onsubmit: ((event: Event) => {
      event.preventDefault();
      void store();
    }) as EventListener }, el("h2", {}, title), ...fields.map(([label, field]) => el("label", {}, label, field)), el("p", { class: "actions" }, el("button", {}, word("Store"))));
  }

  private change(values: Record<string, unknown>): Promise<unknown> {
    return this.orders.do({ command: "change-settings", ...values }, word("The settings are stored."));
  }

  private eventForm(): HTMLElement {
    const { event } = this.state.now;
    const field = (value: string | undefined, type = "text"): HTMLInputElement => el("input", { value: value ?? "", type });
    const name = field(event.name);
    const city = field(event.city);
    const start = field(event.start_date);
    const end = field(event.end_date);
    const arbiter = field(event.chief_arbiter);
    const control = field(event.time_control);
    const form = this.form(word("The event"), [
      [word("Name"), name], [word("City"), city], [word("First day"), start], [word("Last day"), end], [word("Chief arbiter"), arbiter], [word("Time control"), control],
    ], () => this.change({ name: name.value, city: city.value, start_date: start.value, end_date: end.value, chief_arbiter: arbiter.value, time_control: control.value }));
    control.closest("label")?.after(clockWords(control));
    return form;
  }

  private pairingForm(): HTMLElement {
    const { now } = this.state;
    const rounds = el("input", { type: "number", min: 1, max: 99, value: now.planned_rounds ?? "" });
    const system = el("input", { value: now.system ?? "", list: "systems" });
    const list = el("datalist", { id: "systems" });
    void systems().then((all) => list.replaceChildren(...all.map((one) => el("option", { value: one.id }, saidSystem(one))))).catch(() => undefined);
    const acceleration = accelerationSelect(now.acceleration ?? "none");
    const keizer = now.system === "keizer" ? keizerOptions(() => undefined, now.settings ?? "{}") : undefined;
    const ties = el("input", { value: now.tiebreaks.join(", ") });
    const colour = el("select", {}, el("option", { value: "" }, word("as it is")), el("option", { value: "white" }, word("White")), el("option", { value: "black" }, word("Black")));
    const form = this.form(word("Pairing and ties"), [[word("Rounds"), rounds], [word("System"), system], [word("Acceleration"), acceleration], [word("Tie-breaks, in order"), ties], [word("Colour drawn for number 1 in round 1"), colour]], () => {
      const values: Record<string, unknown> = { tiebreaks: ties.value.split(/[\s,]+/).filter((one) => one !== "") };
      if (rounds.value !== "" && Number(rounds.value) !== now.planned_rounds) values["planned_rounds"] = Number(rounds.value);
      if (system.value !== (now.system ?? "")) values["system"] = system.value;
      if (colour.value !== "") values["initial_colour"] = colour.value;
      if (acceleration.value !== (now.acceleration ?? "none")) values["acceleration"] = acceleration.value;
      const settings = keizer?.values()["settings"];
      if (settings !== undefined && settings !== now.settings) values["settings"] = settings;
      return this.change(values);
    });
    form.append(list);
    if (keizer) form.insertBefore(keizer.element, form.lastElementChild?.previousElementSibling ?? null);
    return form;
  }

  private numbersOf(uids: number[]): string {
    return uids.map((uid) => this.state.player(uid)?.number ?? "").join(" ");
  }

  private uidsOf(line: string): number[] {
    const numbers = line.split(/[\s,]+/).map(Number);
    return this.state.now.players.filter((player) => numbers.includes(player.number)).map((player) => player.uid);
  }

  // Groups of players, and whole clubs or federations.
  private apartForm(): HTMLElement {
    const groups = el("textarea", { rows: 4 });
    groups.value = (this.state.now.apart ?? []).map((group) => this.numbersOf(group.players)).join("\n");
    const old = this.state.now.kept_apart ?? [];
    const origin = (by: string): HTMLSelectElement => {
      const mine = old.find((rule) => rule.by === by)?.strength ?? "";
      const choices: [string, string][] = [["", word("may meet")], ["absolute", word("never meet")], ["relative", word("do not meet where it can be avoided")]];
      return el("select", {}, ...choices.map(([value, text]) => el("option", { value, selected: value === mine }, text)));
    };
    const ruleOf = (by: string, strength: string): ApartRule[] => (strength === "" ? [] : [{ ...old.find((rule) => rule.by === by), by, strength }]);
    const club = origin("club");
    const federation = origin("federation");
    return this.form(word("Kept apart"), [[word("Players of one club"), club], [word("Players of one federation"), federation], [word("Pairing numbers of players who do not meet, a group a line"), groups]], () =>
      this.orders.do({
        command: "change-wishes",
        forbidden: groups.value.split("\n").filter((line) => line.trim() !== "").map((line) => ({ players: this.uidsOf(line) })),
        kept_apart: [...old.filter((rule) => rule.by === "rating"), ...ruleOf("club", club.value), ...ruleOf("federation", federation.value)],
      }, word("Who is kept apart is stored.")));
  }

  private categoriesForm(): HTMLElement {
    const lines = el("textarea", { rows: 4 });
    lines.value = (this.state.now.categories ?? []).map((one) => `${one.name}: ${one.rule}`).join("\n");
    const split = (line: string): { name: string; rule: string } => ({ name: line.split(":")[0]?.trim() ?? "", rule: line.split(":").slice(1).join(":").trim() });
    return this.form(word("Categories"), [[word("A category a line: name, colon, rule. Rules are sex=w, U14, S60, rating<1900, club=…, federation=…"), lines]], () =>
      this.orders.do({ command: "set-categories", categories: lines.value.split("\n").filter((line) => line.includes(":")).map(split) }, word("The categories are stored.")));
  }

  private tablesForm(): HTMLElement {
    const lines = el("textarea", { rows: 4 });
    lines.value = (this.state.now.fixed_tables ?? []).map((one) => `${this.numbersOf([one.player])}: ${one.table}`).join("\n");
    return this.form(word("Fixed tables"), [[word("A player a line: pairing number, colon, table"), lines]], () =>
      this.orders.do({ command: "fix-tables", tables: lines.value.split("\n").filter((line) => line.includes(":")).map((line) => ({ player: this.uidsOf(line.split(":")[0] ?? "")[0], table: Number(line.split(":")[1]) })) }, word("The fixed tables are stored.")));
  }

  private endForm(): HTMLElement {
    const reason = el("input", {});
    const isOut = Boolean(this.state.now.left_fide_mode);
    return el("div", { class: "grid" }, el("h2", {}, word("FIDE mode and the end")),
      !isOut && el("label", {}, word("Why the event leaves FIDE mode"), reason),
      el("p", { class: "actions" },
        !isOut && el("button", { class: "danger", onclick: () => void this.orders.do({ command: "leave-fide-mode", reason: reason.value }, word("The event is outside FIDE mode.")) }, word("Leave FIDE mode …")),
        el("button", { onclick: () => void this.orders.do({ command: "close" }, word("The tournament is closed. Undo it in the history to go on.")) }, word("Close the tournament"))));
  }
}

export function showSettings(place: HTMLElement): void {
  new Settings(place, State.fromPage()).show();
}
