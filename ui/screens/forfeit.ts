// A team that did not come: every game of the match that is still open is lost by forfeit.
import { ask } from "../lib/dialog";
import { el } from "../lib/dom";
import { Orders } from "../lib/order";
import { Match, Round, State } from "../lib/state";
import { word } from "../lib/words";

// Who loses: the number of the team, 0 for both.
function askLoser(state: State, match: Match): Promise<number | undefined> {
  return ask<number>(word("Which team did not come?"), (close) => [
    el("p", {}, word("Every game of the match without a result is lost by forfeit.")),
    el("p", { class: "actions" },
      ...[match.home, match.guest].map((team) => el("button", { onclick: () => close(team) }, state.team(team)?.name ?? "")),
      el("button", { onclick: () => close(0) }, word("both")),
      el("button", { onclick: () => close() }, word("Cancel"))),
  ]);
}

export async function forfeitMatch(state: State, orders: Orders, round: Round, match: Match): Promise<void> {
  const loser = await askLoser(state, match);
  if (loser === undefined) return;
  for (const board of match.boards) {
    const game = round.boards.find((one) => one.board === board.game);
    if (!game || game.result !== "*") continue;
    const homeIsWhite = game.white === board.home;
    const whiteLoses = (loser === match.home) === homeIsWhite;
    const now = loser === 0 ? "--" : whiteLoses ? "-+" : "+-";
    const { white, black } = game;
    if (!(await orders.do({ command: "enter-result", round: round.round, white, black, was: "*", now, via: "lane" }, word("The match is forfeited.")))) return;
  }
}
