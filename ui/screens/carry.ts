// Players of another tournament of the desk: all of them, or those who qualified, each with the reason.
import { get } from "../lib/api";
import { ask } from "../lib/dialog";
import { Child, el, fill } from "../lib/dom";
import { State, Tournament } from "../lib/state";
import { reasonOf } from "../lib/tell";
import { word } from "../lib/words";
import { groupsOf } from "./matrix";
import { Row, Standings } from "./standings";

export interface Carried {
  lines: string[]; // as they are typed into the list
  reasons: string[]; // who comes from where
}

interface Listed {
  slug: string;
  name: string;
}

const kAll = 9999;

// The first of each group by the standings; of an event without groups, of all.
function qualified(state: State, rows: Row[], most: number): Carried {
  const carried: Carried = { lines: [], reasons: [] };
  const uids = new Map(state.now.players.map((player) => [player.number, player]));
  const groups = state.drawn ? groupsOf(state) : [new Set(state.now.players.map((player) => player.uid))];
  groups.forEach((group, index) => {
    const ranked = rows.filter((row) => group.has(uids.get(row.tpn)?.uid ?? 0));
    ranked.slice(0, most).forEach((row, place) => {
      const player = uids.get(row.tpn);
      if (!player) return;
      const fields = [player.name, player.title ?? "", player.rating ?? "", player.federation ?? "", player.club ?? ""];
      carried.lines.push(fields.filter((field) => field !== "").join(";"));
      carried.reasons.push(groups.length > 1 ? word("{}: place {} of group {} of {}", player.name, place + 1, String.fromCharCode(65 + index), state.now.event.name ?? "")
        : word("{}: place {} of {}", player.name, place + 1, state.now.event.name ?? ""));
    });
  });
  return carried;
}

async function carriedFrom(slug: string, most: number): Promise<Carried> {
  const state = new State(await get<Tournament>(`/api/v1/tournaments/${slug}`));
  if (!state.now.rounds.some((round) => round.published)) {
    return qualified(state, state.now.players.map((player) => ({ tpn: player.number, rank: player.number, name: player.name })), most);
  }
  const after = state.now.rounds.filter((round) => round.published).length;
  const told = await get<Standings>(`/api/v1/tournaments/${slug}/standings?after=${after}`);
  return qualified(state, told.sections?.[0]?.standings ?? told.standings ?? [], most);
}

export async function askCarried(): Promise<Carried | undefined> {
  const all = await get<Listed[]>("/api/v1/tournaments");
  const from = el("select", {}, ...all.map((one) => el("option", { value: one.slug }, one.name)));
  const most = el("input", { type: "number", min: 1, value: "", placeholder: word("all") });
  const wrong = el("p", { class: "problem", role: "alert" });
  return ask<Carried>(word("Players of another tournament"), (close): Child[] => [
    all.length === 0 ? el("p", {}, word("This desk has no other tournament yet.")) : el("form", { class: "grid", onsubmit: ((event: Event) => {
      event.preventDefault();
      carriedFrom(from.value, Number(most.value) || kAll).then(close, (error) => fill(wrong, reasonOf(error)));
    }) as EventListener },
      el("label", {}, word("Tournament"), from), el("label", {}, word("How many qualify, of each group where there are groups"), most), wrong,
      el("p", { class: "actions" }, el("button", { class: "primary" }, word("Take them")), el("button", { type: "button", onclick: () => close() }, word("Cancel")))),
    all.length === 0 && el("p", { class: "actions" }, el("button", { onclick: () => close() }, word("Close"))),
  ]);
}
