// What captains hand in: until when, how many have, and the way to open it without the others.
import { Child, el } from "../lib/dom";
import { Orders } from "../lib/order";
import { State } from "../lib/state";
import { localTime } from "../lib/time";
import { word } from "../lib/words";

export function lineUpsHandedIn(state: State, orders: Orders): Child {
  const round = state.lastRound;
  if (!round?.published || !round.matches || round.matches.length === 0) return false;
  const until = el("input", { type: "datetime-local", value: round.line_up_deadline ? localTime(round.line_up_deadline) : "" });
  const sealed = round.matches.flatMap((match) => [match.home_sealed ? match.home : 0, match.guest_sealed ? match.guest : 0]).filter((team) => team > 0);
  const store = (): Promise<unknown> => orders.do({ command: "set-line-up-deadline", round: round.round, until: until.value === "" ? "" : new Date(until.value).toISOString() }, word("The deadline is stored."));
  return el("section", {}, el("h2", {}, word("Line-ups of round {}", round.round)),
    el("p", {}, sealed.length === 0 ? word("Captains with a link (Access) hand in their line-up; it is sealed until both teams of a match have.")
      : word("Sealed: {}", sealed.map((team) => state.team(team)?.name ?? "").join(", "))),
    el("form", { class: "actions", onsubmit: ((event: Event) => {
      event.preventDefault();
      void store();
    }) as EventListener }, el("label", {}, word("Taken until"), until), el("button", {}, word("Store")),
      sealed.length > 0 && el("button", { type: "button", onclick: () => void orders.do({ command: "open-line-ups", round: round.round }, word("The line-ups are open.")) }, word("Open them now"))));
}
