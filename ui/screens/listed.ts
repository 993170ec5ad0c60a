// What the rating list says otherwise of the players: shown first, and taken over only where it is ticked.
import { get } from "../lib/api";
import { ask } from "../lib/dialog";
import { el } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

interface Difference {
  field: string;
  now?: string;
  listed?: string;
}

interface Match {
  tpn: number;
  name: string;
  found: string;
  sure: number;
  taken: boolean;
  listed_name?: string;
  differences: Difference[];
}

// The members of the command that corrects a player.
const memberOf: Record<string, string> = { "FIDE number": "fide_id", rating: "rating", title: "title", federation: "federation", "birth year": "birth_date" };

export interface Correction {
  player: number;
  name: string;
  facts: Record<string, unknown>;
}

function factsOf(match: Match): Record<string, unknown> {
  const facts: Record<string, unknown> = {};
  for (const { field, listed } of match.differences) {
    const member = memberOf[field];
    if (!member || !listed) continue;
    facts[member] = member === "rating" ? Number(listed) : member === "birth_date" ? `${listed}/00/00` : listed;
  }
  return facts;
}

export async function askRatings(state: State): Promise<Correction[] | undefined> {
  const answer = await get<{ players: Match[]; list: { month?: string; source?: string } }>(`/api/v1/tournaments/${state.now.slug}/listed`);
  const matches = answer.players.filter((match) => (match.found === "number" || match.found === "name") && Object.keys(factsOf(match)).length > 0);
  const boxes = matches.map((match) => el("input", { type: "checkbox", checked: match.taken, "aria-label": match.name }));
  const rows = matches.map((match, index) => el("tr", {},
    el("td", {}, boxes[index] ?? null),
    el("td", { class: "number" }, String(match.tpn)),
    el("td", {}, match.name),
    el("td", {}, match.found === "number" ? word("by number") : word("{} % sure: {}", match.sure, match.listed_name ?? "")),
    el("td", {}, match.differences.filter((one) => one.listed && memberOf[one.field]).map((one) => `${one.field} ${one.now ?? "–"} → ${one.listed}`).join(", "))));
  return ask<Correction[]>(word("Ratings from the list"), (close) => [
    el("p", {}, [answer.list.source, answer.list.month].filter((one) => one).join(", ")),
    matches.length === 0 ? el("p", {}, word("Everybody is as in the list.")) : el("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": word("Ratings from the list") },
      el("table", {}, el("thead", {}, el("tr", {}, el("th", {}, word("Take")), el("th", {}, word("No.")), el("th", {}, word("Name")), el("th", {}, word("Found")), el("th", {}, word("Changes")))), el("tbody", {}, ...rows))),
    el("p", { class: "actions" },
      matches.length > 0 && el("button", { class: "primary", onclick: () => close(matches.flatMap((match, index) => {
        const player = state.now.players.find((one) => one.number === match.tpn);
        return boxes[index]?.checked && player ? [{ player: player.uid, name: match.name, facts: factsOf(match) }] : [];
      })) }, word("Take over")),
      el("button", { type: "button", onclick: () => close() }, word("Cancel"))),
  ]);
}
