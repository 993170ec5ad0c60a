// What stands between the event and its next round, with the way out of each.
import { el } from "../lib/dom";
import { State } from "../lib/state";
import { word } from "../lib/words";

export function blockers(state: State): HTMLElement | false {
  const base = `/desk/${state.now.slug}`;
  const said = (code: string, count: number): [string, string?, string?] => {
    switch (code) {
      case "draft":
        if (state.drawn) return [word("Round {} is drawn and comes next: publish it when it begins.", count)];
        return [word("Round {} is a draft: publish it or take it back.", count)];
      case "open-games":
        return [word("{} games have no result yet.", count), `${base}/lane`, word("Enter results")];
      case "no-players":
        return [word("There are fewer than two players."), `${base}/players`, word("Enter players")];
      case "level-matches":
        return [word("{} matches are level: enter their play-offs below the boards.", count), base, word("Round")];
      case "finished":
        if (state.isKnockout) return [word("The knockout is over."), `${base}/bracket`, word("Bracket")];
        return [word("All planned rounds are paired."), `${base}/standings`, word("Standings")];
      case "handed-over":
        return [word("The tournament was handed over to another desk.")];
      case "closed":
        return [word("The tournament is closed."), `${base}/history`, word("History")];
      default:
        return [code];
    }
  };
  const items = state.now.blocked_by.map((one) => {
    const [text, address, link] = said(one.code, one.count);
    return el("li", {}, text, address ? " " : "", address && el("a", { href: address }, link ?? ""));
  });
  return items.length > 0 && el("ul", { class: "blockers", "aria-label": word("Before the next round") }, ...items);
}
