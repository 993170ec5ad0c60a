// How all rounds of an event are drawn, or its bracket: how often people meet, and who gets which number or seed.
import { Child, el, fill } from "../lib/dom";
import { Plan } from "../lib/state";
import { word } from "../lib/words";

type Choices = Record<string, string>;

function cycleWords(): Choices {
  return { 1: word("once"), 2: word("twice, with colours reversed"), 3: word("three times"), 4: word("four times") };
}

// The numbers decide who has White against whom: by the list, or by a draw.
function drawWords(): Choices {
  return {
    "": word("in the order of the list, the strongest first"),
    random: word("by lot"),
    "varma/federation": word("by lot from envelopes, so that players of one federation meet early (Varma)"),
    "varma/club": word("by lot from envelopes, so that players of one club meet early (Varma)"),
  };
}

function tableWords(): Choices {
  return { berger: word("the Berger tables"), nagarajan: word("Nagarajan's tables") };
}

// Encounters of teams, player by player.
function encounterWords(): Choices {
  return {
    scheveningen: word("Scheveningen: two teams of an even number; a team has one colour a round"),
    djaja: word("Djaja: two teams; both have as many Whites as Blacks in every round"),
    hutton: word("Hutton: several teams in one round, every two of them equally often"),
    hilton: word("Hilton: an even number of teams in three rounds"),
    skalitzka: word("Skalitzka: three teams of an even number, each against both others in two rounds"),
  };
}

function letterWords(): Choices {
  return { "": word("in the order of the list"), random: word("by lot") };
}

// The tables of two teams may be played in another order.
function orderWords(): Choices {
  return { "": word("as in the table"), "top-last": word("so that the first boards meet in the last round") };
}

function isOfTwo(system: string): boolean {
  return system === "scheveningen" || system === "djaja";
}

export function isEncounter(plan: Plan | undefined): boolean {
  return plan !== undefined && plan.system in encounterWords();
}

function encounterSentences(plan: Plan): string[] {
  const said = [word("Teams meet player by player. {}.", encounterWords()[plan.system] ?? "")];
  if ((plan.cycles ?? 1) > 1) said.push(word("Everything is played {}.", cycleWords()[plan.cycles ?? 1] ?? word("{} times", plan.cycles ?? 1)));
  if (plan.order) said.push(word("Order of the rounds: {}.", orderWords()[plan.order] ?? plan.order));
  return [...said, word("Which team is the first: {}.", letterWords()[plan.draw ?? ""] ?? ""), word("The team whose players score most together wins.")];
}

function gameWords(): Choices {
  return { 1: word("one game"), 2: word("two games, with colours reversed"), 3: word("the best of three"), 4: word("four games"), 5: word("the best of five") };
}

function lossWords(): Choices {
  return { 1: word("one loss"), 2: word("two losses"), 3: word("three losses") };
}

function seedWords(): Choices {
  return {
    "": word("all in the order of the list, the strongest first"),
    s4: word("the first four of the list, the others by lot"),
    s8: word("the first eight of the list, the others by lot"),
    s0: word("nobody: all by lot"),
  };
}

function knockoutSentences(plan: Plan): string[] {
  const said = [word("A match is {}; level matches go to a play-off.", gameWords()[plan.games ?? 1] ?? ""), word("Out is who has {}.", lossWords()[plan.losses ?? 1] ?? "")];
  said.push(word("Seeded: {}.", seedWords()[plan.draw ? `s${plan.seeded ?? 0}` : ""] ?? ""));
  if (plan.third_place) said.push(word("There is a match for the third place."));
  return said;
}

// What the plan is, in sentences.
export function planSentences(plan: Plan): string[] {
  if (plan.system === "knockout") return knockoutSentences(plan);
  if (isEncounter(plan)) return encounterSentences(plan);
  const said = plan.system === "groups" ? [word("{} groups, in each of which everybody meets everybody; those who qualify play on in an event of their own.", plan.groups ?? 2)]
    : [word("Everybody meets everybody {}.", cycleWords()[plan.cycles ?? 1] ?? word("{} times", plan.cycles ?? 1))];
  if (plan.system === "nagarajan") return [...said, word("Numbers by rating; numbers 1 and 2 draw lots for the colours, which alternate with the strength of the opponents.")];
  const how = drawWords()[plan.draw ? (plan.draw === "varma" ? `varma/${plan.by ?? "federation"}` : plan.draw) : ""];
  said.push(word("Pairing numbers: {}.", how ?? ""));
  return said;
}

// The seed makes a draw repeatable; it stands in the history.
export function drawnWith(plan: Plan): Plan {
  const needsLot = Boolean(plan.draw) || plan.system === "nagarajan";
  if (!needsLot) return { ...plan, seed: undefined };
  const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return { ...plan, seed: 1 + (number % 999999) };
}

function choice(name: string, choices: Choices): HTMLSelectElement {
  return el("select", { name }, ...Object.entries(choices).map(([value, text]) => el("option", { value }, text)));
}

// Fields for what can be chosen; none where there is nothing.
export class PlanForm {
  readonly element = el("fieldset", { hidden: true });
  private plan: Plan | undefined;
  private table = choice("table", tableWords());
  private groups = el("input", { type: "number", name: "groups", min: 2, max: 26, value: 2 });
  private cycles = choice("cycles", cycleWords());
  private draw = choice("draw", drawWords());
  private games = choice("games", gameWords());
  private losses = choice("losses", lossWords());
  private seeds = choice("seeds", seedWords());
  private encounter = choice("encounter", encounterWords());
  private letters = choice("letters", letterWords());
  private order = choice("order", orderWords());
  private orderLabel = el("label", {}, word("Order of the rounds"), this.order);
  private third = el("input", { type: "checkbox", name: "third" });

  constructor(private changed: () => void) {
    this.element.addEventListener("change", () => this.changed());
  }

  set(plan: Plan | undefined): void {
    this.plan = plan;
    this.element.hidden = plan === undefined;
    if (plan) fill(this.element, el("legend", {}, word("The draw")), ...this.fieldsOf(plan));
  }

  private fieldsOf(plan: Plan): Child[] {
    if (plan.system === "knockout") return this.bracketFields();
    return isEncounter(plan) ? this.encounterFields() : this.robinFields(plan);
  }

  get(): Plan | undefined {
    if (!this.plan) return undefined;
    if (isEncounter(this.plan)) return this.encounters();
    if (this.plan.system !== "knockout") return this.robin(this.plan);
    const seeds = this.seeds.value === "" ? {} : { draw: "random", seeded: Number(this.seeds.value.slice(1)) };
    const losses = Number(this.losses.value);
    this.third.disabled = losses > 1;
    return { ...this.plan, games: Number(this.games.value), losses, third_place: (losses === 1 && this.third.checked) || undefined, ...seeds };
  }

  private encounters(): Plan {
    const system = this.encounter.value;
    this.orderLabel.hidden = !isOfTwo(system);
    return { system, cycles: Number(this.cycles.value), draw: this.letters.value || undefined, order: (isOfTwo(system) && this.order.value) || undefined };
  }

  private robin(plan: Plan): Plan {
    const [draw, by] = this.draw.value.split("/");
    if (plan.system === "groups") return { ...plan, groups: Number(this.groups.value), draw: draw ? "random" : undefined };
    const isByRating = this.table.value === "nagarajan";
    this.draw.disabled = isByRating;
    return { system: this.table.value, cycles: Number(this.cycles.value), ...(isByRating ? {} : { draw: draw || undefined, by }) };
  }

  private robinFields(plan: Plan): Child[] {
    if (plan.system === "groups") return [el("label", {}, word("Groups"), this.groups), el("label", {}, word("Pairing numbers"), this.draw)];
    return [el("label", {}, word("Everybody meets everybody"), this.cycles), el("label", {}, word("By"), this.table), el("label", {}, word("Pairing numbers"), this.draw)];
  }

  private encounterFields(): Child[] {
    return [el("label", {}, word("By"), this.encounter), el("label", {}, word("Played"), this.cycles), this.orderLabel, el("label", {}, word("Which team is the first"), this.letters)];
  }

  private bracketFields(): Child[] {
    return [el("label", {}, word("A match is"), this.games), el("label", {}, word("Out is who has"), this.losses), el("label", {}, word("Who is seeded"), this.seeds),
      el("label", { class: "choice" }, this.third, word("A match for the third place"))];
  }
}
