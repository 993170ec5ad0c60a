// Questions about teams: a new one, and the list of one there is.
import { ask } from "../lib/dialog";
import { el, fill } from "../lib/dom";
import { Entrant, entrantsFrom } from "../lib/lines";
import { State, Team } from "../lib/state";
import { word } from "../lib/words";

function onSubmit(run: () => void): EventListener {
  return (event: Event) => {
    event.preventDefault();
    run();
  };
}

function strengthOf(players: Entrant[], boards: number): number | undefined {
  const ratings = players.slice(0, boards).flatMap((one) => (one.rating ? [one.rating] : []));
  return ratings.length > 0 ? Math.round(ratings.reduce((sum, one) => sum + one, 0) / ratings.length) : undefined;
}

export interface TeamWish {
  name: string;
  players: Entrant[];
  strength?: number;
  arrives?: number;
}

export function askTeam(state: State): Promise<TeamWish | undefined> {
  const name = el("input", { required: true, autofocus: true, autocomplete: "off" });
  const lines = el("textarea", { rows: 8, required: true, spellcheck: "false" });
  const isLate = state.now.rounds_paired > 0;
  const arrives = el("input", { type: "number", min: 1, value: state.nextRound });
  return ask<TeamWish>(word("New team"), (close) => [
    el("form", { onsubmit: onSubmit(() => {
      const players = entrantsFrom(lines.value);
      const strength = strengthOf(players, state.now.boards_per_match ?? players.length);
      close({ name: name.value, players, ...(strength ? { strength } : {}), ...(isLate ? { arrives: Number(arrives.value) } : {}) });
    }) },
      el("label", {}, word("Name of the team"), name),
      el("label", {}, word("Players in board order, one a line, with a rating if there is one"), lines),
      isLate && el("label", {}, word("First round they play"), arrives),
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("Enter")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}

export interface ListWish {
  name: string;
  members: number[];
  players: Entrant[]; // who joins
}

// Somebody goes up or down the list; the boards of a match are its first places.
class Order {
  readonly element = el("ol", { class: "seats-of" });

  constructor(private state: State, readonly members: number[]) {
    this.draw();
  }

  private draw(focused?: string): void {
    const row = (uid: number, index: number): HTMLElement => {
      const name = this.state.player(uid)?.name ?? "";
      const move = (by: number, label: string, sign: string): HTMLElement => el("button", { type: "button", class: "quiet", "data-move": `${uid}/${by}`, "aria-label": label,
        disabled: index + by < 0 || index + by >= this.members.length, onclick: () => this.move(index, by) }, sign);
      return el("li", {}, el("span", { class: "name" }, name), move(-1, word("{} up", name), "↑"), move(1, word("{} down", name), "↓"));
    };
    fill(this.element, ...this.members.map(row));
    if (focused) this.element.querySelector<HTMLElement>(`[data-move="${focused}"]`)?.focus();
  }

  private move(index: number, by: number): void {
    const uid = this.members[index];
    const other = this.members[index + by];
    if (uid === undefined || other === undefined) return;
    this.members[index] = other;
    this.members[index + by] = uid;
    this.draw(`${uid}/${by}`);
  }
}

export function askList(state: State, team: Team): Promise<ListWish | undefined> {
  const name = el("input", { required: true, autocomplete: "off", value: team.name });
  const order = new Order(state, [...team.members]);
  const lines = el("textarea", { rows: 3, spellcheck: "false" });
  return ask<ListWish>(word("The list of {}", team.name), (close) => [
    el("form", { onsubmit: onSubmit(() => close({ name: name.value, members: order.members, players: entrantsFrom(lines.value) })) },
      el("label", {}, word("Name of the team"), name),
      state.pairsTeams && el("p", { class: "note" }, word("The first {} play when nothing else is said; the others are reserves.", state.now.boards_per_match ?? team.members.length)),
      state.playsEncounters && state.drawn && el("p", { class: "note" }, word("Who joins now is a reserve and steps in for a player of the team with l at the round.")),
      order.element,
      el("label", {}, word("Players who join, one a line"), lines),
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("Store")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
}
