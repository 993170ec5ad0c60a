// Somebody by number or by some letters of the name, accents or not.
import { el } from "../../../ui/lib/dom";
import { word } from "../../../ui/lib/words";
import type { Tournament } from "./state";

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// The number, or what to tell whoever typed it.
export function findEntrant(tournament: Tournament, typed: string): number | string {
  const wanted = plain(typed.trim());
  if (!wanted) return word("Type a number, or some letters of a name.");
  const number = /^\d+/.exec(wanted)?.[0];
  const found = tournament.entrants.filter((one) => (number ? one.number === Number(number) : plain(one.name).includes(wanted)));
  if (found.length === 1 && found[0]) return found[0].number;
  if (found.length === 0) return word("Nobody is called “{}”.", typed.trim());
  return word("Several are called so: {}. Type more of the name, or the number.", found.slice(0, 4).map((one) => `${one.number} ${one.name}`).join("; "));
}

// The list that a field offers while one types.
export function nameList(tournament: Tournament, id: string): HTMLElement {
  return el("datalist", { id }, ...tournament.entrants.map((one) => el("option", { value: `${one.number} ${one.name}` })));
}
