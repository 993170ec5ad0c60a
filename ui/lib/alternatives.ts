// The other opponents a player might have had, each with its price: what the best round with that pair would break.
import { get } from "./api";
import { el, fill } from "./dom";
import { Board, Player, Round, State } from "./state";
import { word } from "./words";

interface Verdict {
  answer?: string;
  statements?: { text: string }[];
  criteria?: { tag: string; meaning: string; as_paired: (number | string)[]; with_it: (number | string)[] }[];
}

const kMost = 6;

export function verdictName(answer: string | undefined): string {
  const names: Record<string, string> = {
    "is-so": word("they do meet"),
    forbidden: word("not allowed"),
    impossible: word("the others could not all be paired"),
    worse: word("worse"),
    later: word("equal, but later in the order of the rules"),
  };
  return names[answer ?? ""] ?? word("not compared");
}

// Of the same bracket as the two, those nearest to the opponent first.
function candidates(state: State, round: Round, board: Board): Player[] {
  const scores = new Set([board.white_points, board.black_points]);
  const near = state.player(board.black)?.number ?? 0;
  const seated = round.boards.flatMap((one) => [{ uid: one.white, points: one.white_points }, { uid: one.black, points: one.black_points }]);
  return seated.filter((one) => scores.has(one.points) && one.uid !== board.white && one.uid !== board.black)
    .map((one) => state.player(one.uid)).filter((one): one is Player => one !== undefined)
    .sort((one, other) => Math.abs(one.number - near) - Math.abs(other.number - near)).slice(0, kMost);
}

// The first criterion that gets worse, or what is said last: the reason.
function priceOf(verdict: Verdict): string {
  const said = (values: (number | string)[]): string => values.join(", ") || "–";
  const first = (verdict.criteria ?? []).find((one) => said(one.as_paired) !== said(one.with_it));
  if (first) return `${first.tag} ${first.meaning}: ${said(first.as_paired)} → ${said(first.with_it)}`;
  return verdict.statements?.[verdict.statements.length - 1]?.text ?? "";
}

export async function alternatives(state: State, round: Round, board: Board, place: Element): Promise<void> {
  const player = state.player(board.white);
  if (!player) return;
  const list = el("ul", { class: "plain", "aria-label": word("Alternatives") });
  fill(place, el("h3", {}, word("Other opponents for {}", player.name)), list);
  const others = candidates(state, round, board);
  if (others.length === 0) fill(place, el("p", {}, word("Nobody else is in these brackets.")));
  for (const other of others) {
    const told = await get<Verdict>(`/api/v1/tournaments/${state.now.slug}/explain?round=${round.round}&why-not=${player.number}-${other.number}`).catch(() => ({}) as Verdict);
    list.append(el("li", {}, el("strong", {}, state.name(other.uid)), ": ", verdictName(told.answer), el("br", {}), el("span", { class: "note" }, priceOf(told))));
  }
}
