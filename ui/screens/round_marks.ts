// What is marked at a board: a float, a colour refused, a fixed table, an unlikely result.
import { get } from "../lib/api";
import { Child, el } from "../lib/dom";
import { Board, Round, State } from "../lib/state";
import { word } from "../lib/words";

interface ToldBoard {
  white: number;
  black: number;
  colours?: { data?: { white_preference?: { colour?: string }; black_preference?: { colour?: string } } };
}

export class Marks {
  private refused = new Set<string>(); // "round/uid": who does not get the colour they are due
  private asked = new Set<number>();

  constructor(private state: State) {}

  forget(): void {
    this.refused.clear();
    this.asked.clear();
  }

  of(board: Board, round: number): Child[] {
    const marks: Child[] = [];
    const add = (kind: string, text: string): number => marks.push(el("span", { class: `mark ${kind}` }, text), " ");
    if (!this.state.pairsTeams && !this.state.now.schedule && board.white_points !== undefined && board.white_points !== board.black_points) add("float", word("float"));
    for (const uid of [board.white, board.black]) {
      if (this.refused.has(`${round}/${uid}`)) add("due", word("colour refused: {}", this.state.player(uid)?.number ?? ""));
    }
    if (board.fixed) add("fixed", word("fixed table"));
    if (board.unlikely) add("unlikely", word("unlikely result"));
    if (board.checked) add("checked", word("checked"));
    if (board.disputed) add("unlikely", word("the players disagree"));
    else if (board.claimed) add("", word("reported by a player"));
    return marks;
  }

  // The explanation knows what colour somebody was due; systems that are not explained have no such mark. Whether there
  // is anything new to show.
  async ask(round: Round): Promise<boolean> {
    if (this.state.now.schedule || this.state.now.contest !== "games" || this.asked.has(round.round)) return false;
    this.asked.add(round.round);
    try {
      const told = await get<{ brackets?: { boards: ToldBoard[] }[] }>(`/api/v1/tournaments/${this.state.now.slug}/explain?round=${round.round}`);
      const uidOf = new Map(this.state.now.players.map((player) => [player.number, player.uid]));
      for (const board of (told.brackets ?? []).flatMap((bracket) => bracket.boards)) {
        if (board.colours?.data?.white_preference?.colour === "black") this.refused.add(`${round.round}/${uidOf.get(board.white)}`);
        if (board.colours?.data?.black_preference?.colour === "white") this.refused.add(`${round.round}/${uidOf.get(board.black)}`);
      }
      return true;
    } catch {
      return false;
    }
  }
}
