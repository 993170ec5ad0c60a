// What the standings of players, of teams and of a Keizer event have in common: tables of rows that have a number to ask about.
import type { KeizerStanding, KeizerStandings, Standing, Standings, TieBreakValue } from "../ronda";
import { word } from "../../../ui/lib/words";

export interface Row {
  number: number;
  rank: number;
  name: string;
  title?: string;
  note: string;
  values: string[]; // the first is what counts most
}
export interface RankedTable {
  caption?: string;
  who: string;
  heads: string[];
  rows: Row[];
}

const DECIMALS = 1;

const noteOf = (one: { federation?: string; rating?: number }): string => [one.federation, one.rating].filter(Boolean).join(" ");

function valueText({ value }: TieBreakValue): string {
  const text = (one: number | string | null): string => (one === null ? "–" : String(one));
  return Array.isArray(value) ? value.map(text).join(" ") : text(value);
}

function rowOf(one: Standing): Row {
  const second = one.second_points === undefined ? [] : [String(one.second_points)];
  return {
    number: one.tpn ?? one.team ?? 0,
    rank: one.rank,
    name: one.name,
    ...(one.title ? { title: one.title } : {}),
    note: noteOf(one),
    values: [one.points.toFixed(DECIMALS), ...second, ...one.tiebreaks.map(valueText)],
  };
}

function tableOf(section: Standings["sections"][number]): RankedTable {
  const first = section.standings[0];
  const isTeam = first?.team !== undefined;
  const codes = (first?.tiebreaks ?? []).map((one) => one.code);
  return {
    ...(section.title ? { caption: section.title } : {}),
    who: isTeam ? word("Team") : word("Name"),
    heads: [word("Points"), ...(isTeam ? [word("Second score")] : []), ...codes],
    rows: section.standings.map(rowOf),
  };
}

function keizerRow(one: KeizerStanding): Row {
  return {
    number: one.tpn,
    rank: one.rank,
    name: one.name,
    ...(one.title ? { title: one.title } : {}),
    note: noteOf(one),
    values: [String(one.keizer_points), String(one.value), one.points.toFixed(DECIMALS), String(one.games)],
  };
}

export function tablesOf(told: Standings | KeizerStandings): RankedTable[] {
  if (!("standings" in told)) return told.sections.map(tableOf);
  return [{ who: word("Name"), heads: [word("Keizer points"), word("Value"), word("Points"), word("Games")], rows: told.standings.map(keizerRow) }];
}
