// A link for every player who votes, as cards to hand out: each is shown once, the desk keeps only its hash.
import { post } from "../lib/api";
import { el, fill } from "../lib/dom";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";

interface MadeLink {
  address: string;
  qr: string;
}

function card(name: string, made: MadeLink): HTMLElement {
  return el("li", { class: "card" }, el("div", {}, el("h3", {}, name), el("p", { class: "mono" }, made.address)),
    el("img", { class: "qr", alt: word("QR code of the link"), src: `data:image/svg+xml,${encodeURIComponent(made.qr)}` }));
}

export async function makeLinks(state: State, players: number[], place: HTMLElement, teller: Teller): Promise<void> {
  const cards: HTMLElement[] = [];
  try {
    for (const uid of players) {
      const name = state.name(uid);
      cards.push(card(name, await post<MadeLink>(`/api/v1/tournaments/${state.now.slug}/links`, { role: "player", player: uid, label: name })));
    }
    teller.done(word("The links are made. They are shown only now: print them and cut them apart."));
  } catch (error) {
    teller.failed(error);
  }
  if (cards.length === 0) return;
  const print = el("button", { onclick: () => window.print() }, word("Print"));
  fill(place, el("p", { class: "actions" }, print), el("ul", { class: "cards across2 plain" }, ...cards));
  print.focus();
}
