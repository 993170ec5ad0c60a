// Teams that meet player by player: whose board it is, and what the boards of each make.
import { Child, el } from "./dom";
import { shownPoints } from "./results";
import { Round, State } from "./state";
import { word } from "./words";

// A player with the team, and the points of the player.
export function memberOf(state: State, uid: number, points: number | undefined): Child[] {
  return [state.name(uid), " ", el("span", { class: "points" }, [state.teamOf(uid)?.name, shownPoints(points)].filter((one) => one).join(" · "))];
}

function scores(state: State, totals: { team: number; points: number }[]): string {
  return totals.map((one) => `${state.team(one.team)?.name ?? ""} ${shownPoints(one.points) || "0"}`).join(" · ");
}

// How the teams stand in the round, and in all rounds up to it.
export function scoresOf(state: State, round: Round): HTMLElement | false {
  if (!round.team_points || !round.published) return false;
  const all = round.round > 1 && round.team_totals ? [" ", word("All rounds: {}.", scores(state, round.team_totals))] : [];
  return el("p", { class: "teams-score" }, word("This round: {}.", scores(state, round.team_points)), ...all);
}

// What has been typed so far, by team: 1, a half or nothing a game.
export function typedScores(state: State, games: { white: number; black: number; points: [number, number] }[]): string {
  const sums = new Map((state.now.teams ?? []).map((team) => [team.number, 0]));
  const add = (uid: number, points: number): void => {
    const team = state.teamOf(uid)?.number;
    if (team !== undefined) sums.set(team, (sums.get(team) ?? 0) + points);
  };
  for (const game of games) {
    add(game.white, game.points[0]);
    add(game.black, game.points[1]);
  }
  return scores(state, [...sums].map(([team, points]) => ({ team, points })));
}
