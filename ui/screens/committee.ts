// The appeals committee: by the conditions announced, by lot, by votes or by delegates. What is drawn is shown and kept
// as a note; the number of the lot lets anybody draw it again.
import { get } from "../lib/api";
import { el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { freshLot } from "../lib/lot";
import { Orders } from "../lib/order";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";

interface Member {
  role: string;
  of?: string;
  tpn: number;
  name: string;
  age?: number;
  reason?: string;
}

function roleName(role: string): string {
  const names: Record<string, string> = { president: word("President"), member: word("Member"), reserve: word("Reserve"), delegate: word("Delegate") };
  return names[role] ?? role;
}

class Committee {
  private teller = new Teller();
  private orders: Orders;
  private way = el("select", { autofocus: true },
    el("option", { value: "rule" }, word("by the conditions announced")),
    el("option", { value: "lot" }, word("by lot")),
    el("option", { value: "vote" }, word("by votes")),
    el("option", { value: "delegates" }, word("a delegate of each team or federation")));
  private members = el("input", { type: "number", min: 1, max: 50, value: 3 });
  private reserves = el("input", { type: "number", min: 0, max: 50, value: 2 });
  private lot = el("input", { type: "number", min: 0, max: 2147483647, value: freshLot() });
  private votes = el("input", { placeholder: "3:12, 7:9", pattern: "\\s*\\d+\\s*:\\s*\\d+(\\s*,\\s*\\d+\\s*:\\s*\\d+)*\\s*" });
  private arbiters = el("input", { placeholder: "3:IA, 7:NA", pattern: "\\s*\\d+\\s*:\\s*(IA|NA)(\\s*,\\s*\\d+\\s*:\\s*(IA|NA))*\\s*" });
  private aside = el("input", { placeholder: "4, 9", pattern: "\\s*\\d+(\\s*,\\s*\\d+)*\\s*" });
  private fields = new Map<string, HTMLElement>();
  private drawn = el("div", { "aria-live": "polite" });

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
  }

  show(): void {
    const help = useKeys([{ keys: ["Tab"], say: word("the next field") }, { keys: ["Enter"], say: word("choose the committee") }]);
    const field = (name: string, label: string, input: HTMLElement): HTMLElement => {
      const made = el("label", {}, label, input);
      this.fields.set(name, made);
      return made;
    };
    const form = el("form", { class: "grid columns", onsubmit: ((event: Event) => {
      event.preventDefault();
      void this.draw();
    }) as EventListener },
      field("way", word("How it is chosen"), this.way), field("members", word("Members, with the president"), this.members), field("reserves", word("Reserves"), this.reserves),
      field("lot", word("Number of the lot"), this.lot), field("votes", word("Votes, by number"), this.votes), field("arbiters", word("Who is an arbiter, by number"), this.arbiters),
      field("aside", word("Who does not stand, by number"), this.aside),
      el("p", { class: "actions wide" }, el("button", { class: "primary" }, word("Choose"))));
    this.way.addEventListener("change", () => this.showFields());
    this.showFields();
    fill(this.place, el("div", { class: "bar" }, el("p", { class: "note" }, word("Nothing is kept until you say so.")), help), this.teller.element, form, this.drawn);
    this.state.live();
    this.way.focus();
  }

  // Only what the way of choosing asks for.
  private showFields(): void {
    const asked: Record<string, string[]> = { lot: ["lot"], votes: ["vote"], arbiters: ["rule", "vote"], members: ["rule", "lot", "vote"], reserves: ["rule", "lot", "vote"] };
    for (const [name, label] of this.fields) label.hidden = name in asked && !asked[name]?.includes(this.way.value);
  }

  private async draw(): Promise<void> {
    const list = (text: string): string => text.replace(/\s+/g, "");
    const query = new URLSearchParams({ by: this.way.value, members: this.members.value, reserves: this.reserves.value, seed: this.lot.value, "not-eligible": list(this.aside.value) });
    if (!this.fields.get("votes")?.hidden) query.set("votes", list(this.votes.value));
    if (!this.fields.get("arbiters")?.hidden) query.set("arbiters", list(this.arbiters.value));
    const known = new Set(this.state.now.players.map((player) => player.number));
    const unknown = ["votes", "arbiters", "not-eligible"].flatMap((name) => (query.get(name) ?? "").split(",")).filter((one) => one !== "" && !known.has(Number(one.split(":")[0])));
    if (unknown.length > 0) return this.teller.problem(word("There is no player {}.", unknown.map((one) => one.split(":")[0]).join(", ")));
    try {
      this.tell((await get<{ members: Member[] }>(`/api/v1/tournaments/${this.state.now.slug}/committee?${query}`)).members);
    } catch (error) {
      fill(this.drawn);
      this.teller.failed(error);
    }
  }

  private tell(members: Member[]): void {
    this.teller.clear();
    if (members.length === 0) return fill(this.drawn, el("p", {}, word("Nobody can be chosen.")));
    const rows = members.map((one) => el("tr", {}, el("td", {}, one.of ? `${roleName(one.role)}: ${one.of}` : roleName(one.role)),
      el("td", { class: "number" }, String(one.tpn)), el("td", {}, one.name), el("td", {}, one.reason ?? "")));
    const heads = [word("Role"), word("No."), word("Name"), word("Reason")].map((one) => el("th", {}, one));
    const keep = el("button", { onclick: () => void this.keep(members) }, word("Keep it as a note"));
    fill(this.drawn, el("table", {}, el("caption", {}, word("Appeals committee")), el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows)),
      el("p", { class: "actions" }, keep));
    keep.focus();
  }

  private async keep(members: Member[]): Promise<void> {
    const said = members.map((one) => `${roleName(one.role)} ${one.tpn} ${one.name}`).join("; ");
    const how = this.way.value === "lot" ? ` (${word("by lot {}", this.lot.value)})` : "";
    await this.orders.do({ command: "add-note", text: `${word("Appeals committee")}${how}: ${said}` }, word("The note is kept."));
  }
}

export function showCommittee(place: HTMLElement): void {
  new Committee(place, State.fromPage()).show();
}
