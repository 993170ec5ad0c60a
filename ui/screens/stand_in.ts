// Teams that meet player by player: somebody of the list steps in for a player, in one round.
import { ask } from "../lib/dialog";
import { el } from "../lib/dom";
import { Orders } from "../lib/order";
import { Board, Round, State, Team } from "../lib/state";
import { word } from "../lib/words";

interface Side {
  uid: number;
  team: Team;
  select: HTMLSelectElement;
}

// Who of the list does not play in the round.
function freeOf(state: State, round: Round, team: Team): number[] {
  const playing = new Set(round.boards.flatMap((board) => [board.white, board.black]));
  return team.members.filter((uid) => !playing.has(uid) && !state.player(uid)?.withdrawn);
}

function sidesOf(state: State, round: Round, board: Board): Side[] {
  return [board.white, board.black].flatMap((uid) => {
    const team = state.teamOf(uid);
    const free = team ? freeOf(state, round, team) : [];
    if (!team || free.length === 0) return [];
    const option = (one: number): HTMLElement => el("option", { value: one, selected: one === uid }, state.name(one));
    return [{ uid, team, select: el("select", {}, ...[uid, ...free].map(option)) }];
  });
}

// Whom the team has at its tables, in their order.
function lineUp(round: Round, { uid, team, select }: Side): number[] {
  const own = round.boards.flatMap((board) => [board.white, board.black]).filter((one) => team.members.includes(one));
  return own.map((one) => (one === uid ? Number(select.value) : one));
}

// False if there is nobody who could.
export async function askStandIn(state: State, orders: Orders, round: Round, board: Board): Promise<boolean> {
  const sides = sidesOf(state, round, board);
  if (sides.length === 0) return false;
  sides[0]?.select.setAttribute("autofocus", "");
  const stored = await ask<boolean>(word("Who plays at table {}?", board.table), (close) => [
    el("form", { onsubmit: ((event: Event) => {
      event.preventDefault();
      close(true);
    }) as EventListener },
      el("p", { class: "note" }, word("Somebody of the list steps in for this round; what is played counts for the team.")),
      ...sides.map((side) => el("label", {}, side.team.name, side.select)),
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("Store")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
  ]);
  for (const side of stored ? sides : []) {
    if (Number(side.select.value) === side.uid) continue;
    const wish = { command: "set-line-up", round: round.round, team: side.team.number, boards: lineUp(round, side) };
    if (!(await orders.do(wish, word("The line-up of {} is stored.", side.team.name)))) break;
  }
  return true;
}
