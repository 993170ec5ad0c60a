// Parts of the screen of a round: how far it is, who does not play, and what can be done with rounds drawn at once.
import { matchHeading } from "../lib/matches";
import { el } from "../lib/dom";
import { Orders } from "../lib/order";
import { Round, State } from "../lib/state";
import { word } from "../lib/words";
import { drawnWith } from "./plan_form";

// Blocked or ready → draft → published → played; of rounds drawn at once: drawn → published → played.
export function stepsOf(state: State): { round: number; list: HTMLElement } {
  const last = state.lastRound;
  const open = last?.boards.filter((board) => board.result === "*").length ?? 0;
  const played = last && open > 0 ? word("played: {} of {}", last.boards.length - open, last.boards.length) : word("played");
  const ready = state.now.blocked_by.length === 0;
  const drawn = state.drawn;
  const isDraft = drawn ? last !== undefined && !last.published : state.draft !== undefined;
  const texts = [drawn ? word("drawn") : ready || isDraft || last ? word("ready to pair") : word("not ready"), ...(drawn ? [] : [word("draft")]), word("published"), played];
  const at = isDraft ? texts.length - 3 : last && open > 0 ? texts.length - 2 : last && (drawn || !ready) ? texts.length - 1 : 0;
  const items = texts.map((text, index) => el("li", { class: index < at ? "past" : "", "aria-current": index === at ? "step" : undefined }, text));
  const round = drawn || isDraft || open > 0 ? last?.round : state.nextRound;
  return { round: round ?? 1, list: el("ol", { class: "steps" }, ...items) };
}

export function withoutGame(state: State, round: Round): HTMLElement | false {
  const resting = round.resting ?? [];
  const unplayed = (round.matches ?? []).filter((match) => match.boards.every((board) => board.game === undefined));
  if (round.without.length === 0 && resting.length === 0 && unplayed.length === 0) return false;
  const kinds: Record<string, string> = {
    "pairing-bye": word("pairing-allocated bye"),
    "full-bye": word("full-point bye"),
    "half-bye": word("half-point bye"),
    "zero-bye": round.drawn ? word("rests") : word("zero-point bye"),
    "forfeit-win": word("wins against an empty board"),
    absent: state.isKnockout ? word("goes through without a game") : word("not playing"),
  };
  return el("div", {}, el("h3", {}, word("Without a game")), el("ul", {},
    ...unplayed.map((match) => el("li", {}, ...matchHeading(state, match, round))),
    ...resting.map((one) => el("li", {}, state.teamName(one.team), ": ", kinds[one.result] ?? word("not playing"))),
    ...round.without.map((one) => el("li", {}, state.name(one.uid), ": ", kinds[one.result] ?? word("not playing")))));
}

// All rounds, by the plan of the event.
export async function drawAll(state: State, orders: Orders): Promise<void> {
  const plan = drawnWith(state.now.schedule ?? { system: "berger" });
  if (state.isKnockout) return void (await orders.do({ command: "draw-schedule", ...plan }, word("The bracket is drawn. Look at the first round, then publish it with P.")));
  const said = plan.seed ? word("All rounds are drawn, with the number {}. Publish the first with P.", plan.seed) : word("All rounds are drawn. Publish the first with P.");
  await orders.do({ command: "draw-schedule", ...plan }, said);
}

export function hasResults(state: State): boolean {
  return state.now.rounds.some((round) => round.boards.some((board) => board.result !== "*"));
}
