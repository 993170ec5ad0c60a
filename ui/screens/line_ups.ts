// The line-ups of a match: who sits where, reserves, empty boards; and until when captains hand them in.
import { ask } from "../lib/dialog";
import { Child, el } from "../lib/dom";
import { Orders } from "../lib/order";
import { Match, State, Team } from "../lib/state";
import { word } from "../lib/words";

// One select a board: the players of the list, or nobody.
class Seats {
  readonly element: HTMLElement;
  private selects: HTMLSelectElement[];

  constructor(state: State, readonly team: Team, seated: (number | null)[], isFirst: boolean) {
    const boards = state.now.boards_per_match ?? seated.length;
    const option = (uid: number, chosen: number | null): HTMLElement => {
      const player = state.player(uid);
      const place = team.members.indexOf(uid) + 1;
      return el("option", { value: uid, selected: uid === chosen }, `${place}. ${player?.name ?? ""}${player?.rating ? ` (${player.rating})` : ""}`);
    };
    this.selects = Array.from({ length: boards }, (_one, board) => {
      const chosen = seated[board] ?? null;
      return el("select", { autofocus: isFirst && board === 0 }, el("option", { value: "", selected: chosen === null }, word("nobody")), ...team.members.map((uid) => option(uid, chosen)));
    });
    this.element = el("fieldset", {}, el("legend", {}, team.name),
      ...this.selects.map((select, board) => el("label", {}, word("Board {}", board + 1), select)));
  }

  get boards(): (number | null)[] {
    return this.selects.map((select) => (select.value === "" ? null : Number(select.value)));
  }
}

function isSame(one: (number | null)[], other: (number | null)[]): boolean {
  return one.length === other.length && one.every((seat, index) => seat === other[index]);
}

export async function askLineUps(state: State, orders: Orders, round: number, match: Match): Promise<void> {
  const home = state.team(match.home);
  const guest = state.team(match.guest);
  if (!home || !guest) return;
  const old = [match.boards.map((board) => board.home), match.boards.map((board) => board.guest)];
  const sides = [new Seats(state, home, old[0] ?? [], true), new Seats(state, guest, old[1] ?? [], false)];
  const stored = await ask<boolean>(word("Line-ups of match {}", match.match), (close): Child[] => [
    el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      close(true);
    }) as EventListener },
      el("p", { class: "note" }, word("Who is not there leaves an empty board; the other side wins it by forfeit.")),
      el("div", { class: "columns two" }, ...sides.map((side) => side.element)),
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("Store")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
  if (!stored) return;
  for (const [index, side] of sides.entries()) {
    if (isSame(side.boards, old[index] ?? [])) continue;
    const done = await orders.do({ command: "set-line-up", round, team: side.team.number, boards: side.boards }, word("The line-up of {} is stored.", side.team.name));
    if (!done) return;
  }
}
