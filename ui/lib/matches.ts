// Matches of teams: the home team on the left, the guests on the right, whatever colours they have at a board.
import { Child, el } from "./dom";
import { shownPoints } from "./results";
import { Board, Match, Round, State } from "./state";
import { word } from "./words";

// Where a game is played: its match, which of its boards, and whether the home team has Black there.
export interface Place {
  match: Match;
  index: number;
  turned: boolean;
}

export function placesOf(round: Round | undefined): Map<number, Place> {
  const places = new Map<number, Place>();
  const whites = new Map((round?.boards ?? []).map((board) => [board.board, board.white]));
  for (const match of round?.matches ?? []) {
    match.boards.forEach((board, index) => {
      if (board.game !== undefined) places.set(board.game, { match, index, turned: whites.get(board.game) !== board.home });
    });
  }
  return places;
}

const opposite: Record<string, string> = { "1-0": "0-1", "0-1": "1-0", "+-": "-+", "-+": "+-", "W-L": "L-W", "L-W": "W-L" };

// A result of White against Black as one of the left against the right, and back.
export function seen(result: string, place: Place | undefined): string {
  return place?.turned ? opposite[result] ?? result : result;
}

export function pieces(isWhite: boolean): HTMLElement {
  return el("span", { class: "pieces", role: "img", "aria-label": isWhite ? word("White") : word("Black") }, isWhite ? "○" : "●");
}

export function leftOf(board: Board, place: Place | undefined): number {
  return place?.turned ? board.black : board.white;
}

export function rightOf(board: Board, place: Place | undefined): number {
  return place?.turned ? board.white : board.black;
}

// What the games of a match make, by what stands there now: 1, a half or nothing a game, as it is typed.
function typedScore(match: Match, round: Round, shown: (board: Board) => string): [number, number] {
  const places = placesOf(round);
  const sum: [number, number] = [0, 0];
  for (const board of match.boards) {
    if (board.game === undefined) {
      if (board.home !== null) sum[0] += 1;
      if (board.guest !== null) sum[1] += 1;
      continue;
    }
    const game = round.boards.find((one) => one.board === board.game);
    const result = game ? seen(shown(game), places.get(board.game)) : "*";
    if (result === "1-0" || result === "+-" || result === "W-L") sum[0] += 1;
    if (result === "0-1" || result === "-+" || result === "L-W") sum[1] += 1;
    if (result === "=-=" || result === "D-D") {
      sum[0] += 0.5;
      sum[1] += 0.5;
    }
  }
  return sum;
}

// "1. Reds 2½ : ½ Blues", and the seats nobody sits at.
export function matchHeading(state: State, match: Match, round: Round, shown?: (board: Board) => string): Child[] {
  const [home, guest] = shown ? typedScore(match, round, shown) : [match.home_points, match.guest_points];
  const score = `${shownPoints(home) || "0"} : ${shownPoints(guest) || "0"}`;
  const empty = match.boards.flatMap((board, index) => {
    const missing = board.home === null ? match.home : match.guest;
    if (board.game !== undefined || (board.home === null && board.guest === null)) return [];
    return [el("span", { class: "mark unlikely" }, word("board {}: nobody for {}", index + 1, state.team(missing)?.name ?? "")), " "];
  });
  const sealed: Child[] = [[match.home_sealed, match.home] as const, [match.guest_sealed, match.guest] as const].filter(([is]) => is)
    .map(([, team]) => el("span", { class: "mark checked" }, word("line-up of {} is in", state.team(team)?.name ?? "")));
  return [el("span", { class: "side" }, `${match.match}. ${state.team(match.home)?.name ?? ""} `, el("span", { class: "points" }, shownPoints(match.home_total))),
    el("strong", { class: "score" }, score),
    el("span", { class: "side" }, `${state.team(match.guest)?.name ?? ""} `, el("span", { class: "points" }, shownPoints(match.guest_total))), " ", ...empty, ...sealed];
}
