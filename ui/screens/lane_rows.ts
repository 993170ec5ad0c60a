// The rows of the lane: what stands in them, and in which order.
import { Child, el } from "../lib/dom";
import { memberOf } from "../lib/encounters";
import { pieces, Place } from "../lib/matches";
import { Entry } from "../lib/queue";
import { saidResult, shownPoints } from "../lib/results";
import { Board, Round, State } from "../lib/state";
import { word } from "../lib/words";

export interface Row {
  board: Board;
  place?: Place; // where teams play
  mine?: Entry; // what was typed here and may be on its way
}

export function keyOf(board: Board): string {
  return `${board.round}/${board.board}`;
}

function isPair(board: Board, one: number, other: number): boolean {
  return (board.white === one && board.black === other) || (board.white === other && board.black === one);
}

// What a result brings White and Black, as a rule; the standings know the points of the event.
export function pointsOf(result: string): [number, number] {
  if (result === "=-=" || result === "D-D") return [0.5, 0.5];
  return [/^(1|\+|W)/.test(result) ? 1 : 0, /(1|\+|W)$/.test(result) ? 1 : 0];
}

// Keys by where people sit, as on the card of a match.
export function saidOfSides(result: string): string {
  const said: Record<string, string> = {
    "1-0": word("the player on the left wins"),
    "0-1": word("the player on the right wins"),
    "+-": word("the left wins by forfeit"),
    "-+": word("the right wins by forfeit"),
  };
  return said[result] ?? saidResult(result);
}

// What was typed here, or what the desk has.
export function shownIn(row: Row): string {
  return row.mine && row.mine.fate !== "refused" ? String(row.mine.command["now"]) : row.board.result;
}

// Who sits there: of teams with the colour, else with the points.
export function sideOf(state: State, row: Row, uid: number): Child[] {
  const isWhite = uid === row.board.white;
  if (row.place) return [pieces(isWhite), state.name(uid)];
  if (state.playsEncounters) return memberOf(state, uid, isWhite ? row.board.white_points : row.board.black_points);
  return [state.name(uid), " ", el("span", { class: "points" }, shownPoints(isWhite ? row.board.white_points : row.board.black_points))];
}

export function marksOf(row: Row): (Node | string)[] {
  const marks: Node[] = [];
  const add = (text: string, kind: string): number => marks.push(el("span", { class: `mark ${kind}` }, text));
  if (row.mine?.fate === "sent") add(word("on its way"), "sent");
  if (row.mine?.fate === "late") add(word("not stored yet"), "late");
  if (row.board.checked) add(word("checked"), "checked");
  if (row.board.disputed) add(word("the players disagree"), "unlikely");
  else if (row.board.claimed) add(word("reported by a player"), "");
  if (row.board.unlikely) add(word("unlikely"), "unlikely");
  return marks;
}

// By board; of two games the second under the first.
export function boardsInOrder(rounds: Round[]): Board[] {
  const [first, second] = rounds;
  if (!second) return first?.boards ?? [];
  return (first?.boards ?? []).flatMap((board) => [board, ...second.boards.filter((other) => isPair(other, board.white, board.black))]);
}

// Above the first of two games: who plays, and how the match stands.
export function headingOfGames(state: State, rows: Row[], row: Row): Child[] {
  const { white, black } = row.board;
  let left = 0;
  let right = 0;
  for (const one of rows.filter((other) => isPair(other.board, white, black))) {
    const [forWhite, forBlack] = pointsOf(shownIn(one));
    left += one.board.white === white ? forWhite : forBlack;
    right += one.board.white === white ? forBlack : forWhite;
  }
  return [el("span", { class: "side" }, `${row.board.table}. ${state.name(white)} `, el("span", { class: "points" }, shownPoints(row.board.white_points))),
    el("strong", { class: "score" }, `${shownPoints(left) || "0"} : ${shownPoints(right) || "0"}`),
    el("span", { class: "side" }, `${state.name(black)} `, el("span", { class: "points" }, shownPoints(row.board.black_points)))];
}
