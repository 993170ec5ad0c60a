// The crosstable of a round robin: everybody against everybody, in the order of the standings; of groups, one each.
import { el } from "../lib/dom";
import { Column, Grid } from "../lib/grid";
import { shownPoints } from "../lib/results";
import { Player, State } from "../lib/state";
import { word } from "../lib/words";

export interface Ranked {
  tpn: number;
  rank: number;
  name: string;
  points?: number;
}

// What a game was for White and for Black.
const kSides: Record<string, [string, string]> = {
  "1-0": ["1", "0"], "0-1": ["0", "1"], "=-=": ["½", "½"], "+-": ["+", "–"], "-+": ["–", "+"], "--": ["–", "–"],
};

type Met = Map<number, Map<number, string[]>>;

// By uid: the results against each opponent, in the order of the rounds.
function metUntil(state: State, after: number): Met {
  const met: Met = new Map();
  const add = (one: number, other: number, text: string): void => {
    const own = met.get(one) ?? new Map<number, string[]>();
    own.set(other, [...(own.get(other) ?? []), text]);
    met.set(one, own);
  };
  for (const round of state.now.rounds.filter((one) => one.published && one.round <= after)) {
    for (const board of round.boards) {
      const sides = kSides[board.result] ?? ["·", "·"];
      add(board.white, board.black, sides[0]);
      add(board.black, board.white, sides[1]);
    }
  }
  return met;
}

// Those who meet at all, over all rounds of the draw.
export function groupsOf(state: State): Set<number>[] {
  const groupOf = new Map<number, Set<number>>(state.now.players.map((player) => [player.uid, new Set([player.uid])]));
  for (const board of state.now.rounds.flatMap((round) => round.boards)) {
    const one = groupOf.get(board.white);
    const other = groupOf.get(board.black);
    if (!one || !other || one === other) continue;
    for (const uid of other) {
      one.add(uid);
      groupOf.set(uid, one);
    }
  }
  return [...new Set(state.now.players.map((player) => groupOf.get(player.uid) as Set<number>))];
}

// The first column is the rank of whoever is ranked, or what it is called otherwise.
export function crossTable(label: string, rows: Ranked[], state: State, { after, rank }: { after: number; rank: string }): Grid<Ranked> {
  const met = metUntil(state, after);
  const byNumber = new Map<number, Player>(state.now.players.map((player) => [player.number, player]));
  const of = (row: Ranked): Player | undefined => byNumber.get(row.tpn);
  const against = (column: Ranked): Column<Ranked> => ({
    head: String(column.tpn), class: "cross", cell: (row) => {
      const one = of(row);
      const other = of(column);
      if (!one || !other || one === other) return [one === other ? "×" : ""];
      const text = (met.get(one.uid)?.get(other.uid) ?? []).join(" ");
      return [one.annulled || other.annulled ? el("s", { title: word("does not count") }, text) : text];
    },
  });
  const grid = new Grid<Ranked>(label, [
    { head: rank, class: "number", cell: (row) => [String(row.rank)] },
    { head: word("Name"), class: "name", cell: (row) => [`${row.tpn} ${row.name}`, of(row)?.withdrawn ? el("span", { class: "mark wrong" }, word("withdrawn")) : ""] },
    ...rows.map(against),
    { head: word("Points"), class: "number", cell: (row) => [el("strong", {}, shownPoints(row.points))] },
  ]);
  grid.set(rows);
  return grid;
}

// The tables, and the first of them to put the focus into.
export function matrices(state: State, rows: Ranked[], after: number): { element: HTMLElement; first: Grid<Ranked> | undefined } {
  const groups = groupsOf(state);
  const numbers = new Map(state.now.players.map((player) => [player.number, player.uid]));
  const grids = groups.map((group, index) => {
    const name = groups.length > 1 ? word("Group {}", String.fromCharCode(65 + index)) : word("Crosstable");
    return { name, grid: crossTable(name, rows.filter((row) => group.has(numbers.get(row.tpn) ?? 0)), state, { after, rank: word("Rank") }) };
  });
  const element = el("div", {}, ...grids.flatMap(({ name, grid }) => [groups.length > 1 && el("h2", {}, name), grid.element]));
  return { element, first: grids[0]?.grid };
}
