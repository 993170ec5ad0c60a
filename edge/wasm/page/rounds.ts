// The boards of a round as the file has them, in the order in which they were published.
import type { Pairing } from "../ronda";
import type { Player, RoundResult, Tournament } from "./state";

export interface Entry {
  number: number;
  name: string;
  points?: number;
}
export interface Row {
  white: Entry;
  black?: Entry; // nobody: the pairing-allocated bye
  result: string;
}

const shown: Record<string, [string, string]> = {
  win: ["1", "0"],
  draw: ["½", "½"],
  loss: ["0", "1"],
  "unrated-win": ["1", "0"],
  "unrated-draw": ["½", "½"],
  "unrated-loss": ["0", "1"],
  "forfeit-win": ["+", "−"],
  "forfeit-loss": ["−", "+"],
};

function resultText(own: string, other: string | undefined): string {
  const [mine, yours] = shown[own] ?? ["", ""];
  if (own === "forfeit-loss" && other === "forfeit-loss") return "− : −";
  return mine ? `${mine} : ${yours}` : "";
}

function inRound(player: Player | undefined, round: number): Exclude<RoundResult, string> | undefined {
  const result = player?.results?.[round - 1];
  return typeof result === "object" ? result : undefined;
}

export function rowsOf(pairing: Pairing): Row[] {
  const entry = (one: { tpn: number; name: string; points: number }): Entry => ({ number: one.tpn, name: one.name, points: one.points });
  const rows: Row[] = pairing.boards.map((board) => ({ white: entry(board.white), black: entry(board.black), result: "" }));
  if (pairing.bye) rows.push({ white: entry(pairing.bye), result: "" });
  return rows;
}

// The file's own boards; `paired` gives the order of the boards and the points before the round.
export function recordedRows(tournament: Tournament, round: number, paired: Row[]): Row[] {
  const players = new Map((tournament.document?.players ?? []).map((player) => [player.tpn, player]));
  const known = new Map(paired.flatMap((row, place) => [row.white, row.black].map((one) => [one?.number, { one, place }] as const)));
  const entry = (number: number): Entry => known.get(number)?.one ?? { number, name: players.get(number)?.name ?? "" };
  const rows: Row[] = [];
  for (const [tpn, player] of players) {
    const game = inRound(player, round);
    const opponent = game?.[0];
    if (player.results?.[round - 1] === "pairing-bye") rows.push({ white: entry(tpn), result: "+1" });
    if (!game || !opponent || (game[1] !== "w" && !(game[1] === null && tpn < opponent))) continue;
    rows.push({ white: entry(tpn), black: entry(opponent), result: resultText(game[2], inRound(players.get(opponent), round)?.[2]) });
  }
  const place = (row: Row): number =>
    row.black ? Math.min(...[row.white, row.black].map((one) => known.get(one.number)?.place ?? Infinity)) : Infinity;
  return rows.sort((a, b) => place(a) - place(b) || a.white.number - b.white.number);
}
