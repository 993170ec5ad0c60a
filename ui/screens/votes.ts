// Votes of the players: opened here, given by link or from paper, closed with what they come to. Nobody sees a vote
// before it is closed.
import { get } from "../lib/api";
import { confirmed } from "../lib/dialog";
import { el, fill } from "../lib/dom";
import { useKeys } from "../lib/keys";
import { Orders } from "../lib/order";
import { State } from "../lib/state";
import { Teller } from "../lib/tell";
import { word } from "../lib/words";
import { PaperVotes } from "./paper_votes";
import { Poll, PollForm } from "./vote_form";
import { makeLinks } from "./vote_links";
import { Assigned, assignedTable, Formed, formedTable, workingOf } from "./vote_result";

interface Document {
  voters: { uid: number; voted: boolean }[];
  poll?: Poll;
  to_give?: number;
  closed?: string;
  groups?: { option?: number; players: number[] }[];
  result?: Assigned & Formed;
  explanation?: string[];
  working?: string;
}

class Votes {
  private teller = new Teller();
  private orders: Orders;
  private body = el("div", {});
  private progress = el("div", { "aria-live": "polite" });
  private links = el("div", {});
  private shown = "";

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
  }

  show(): void {
    const help = useKeys([{ keys: ["Tab"], say: word("the next field") }]);
    fill(this.place, el("div", { class: "bar" }, el("p", { class: "note" }, word("Nobody sees the votes before the vote is closed.")), help), this.teller.element, this.body);
    this.state.onChange(() => void this.load());
    this.state.live();
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      this.draw(await get<Document>(`/api/v1/tournaments/${this.state.now.slug}/votes`));
    } catch (error) {
      this.teller.failed(error);
    }
  }

  // What somebody is typing stays as long as it is the same vote in the same state.
  private draw(document: Document): void {
    const what = document.poll ? JSON.stringify([document.poll, document.closed]) : "none";
    const isNew = what !== this.shown;
    this.shown = what;
    if (!document.poll) {
      if (isNew) this.drawForm();
    } else if (document.closed !== undefined) {
      if (isNew) this.drawResult(document, document.poll);
    } else {
      this.drawProgress(document);
      if (isNew) this.drawOpen(document, document.poll);
    }
  }

  private drawForm(): void {
    const form = new PollForm((poll) => void this.orders.do({ command: "open-poll", ...poll }, word("The vote is open.")));
    fill(this.body, form.element);
    form.focus();
  }

  private drawOpen(document: Document, poll: Poll): void {
    const until = poll.until ? el("p", {}, word("Taken until"), " ", new Date(poll.until).toLocaleString()) : false;
    const close = el("button", { class: "primary", onclick: () => void this.orders.do({ command: "close-poll" }, word("The vote is closed.")) }, word("Close the vote"));
    const paper = new PaperVotes(this.state, this.orders, poll, document.to_give);
    fill(this.links);
    fill(this.body, el("h2", {}, poll.title), until, this.progress,
      el("p", { class: "actions" }, close, el("button", { onclick: () => void this.makeLinks() }, word("Links for the players")),
        el("button", { class: "danger", onclick: () => void this.another() }, word("Another vote instead"))),
      this.links, paper.element);
    close.focus();
  }

  private drawProgress(document: Document): void {
    const missing = document.voters.filter((one) => !one.voted);
    fill(this.progress, el("p", {}, word("{} of {} players have voted.", document.voters.length - missing.length, document.voters.length)),
      missing.length > 0 && el("details", {}, el("summary", {}, word("Who has not voted")), el("ul", {}, ...missing.map((one) => el("li", {}, this.state.name(one.uid))))));
  }

  private drawResult(document: Document, poll: Poll): void {
    const isTeams = poll.about === "teams";
    const left = document.result?.left ?? [];
    const result = document.result && (isTeams ? formedTable(poll.title, document.result, document.explanation ?? []) : assignedTable(poll.title, document.result, poll.by === "ranks"));
    const said = (isTeams ? [] : document.explanation ?? []).map((line) => el("p", {}, line));
    fill(this.body, el("h2", {}, word("{}: closed", poll.title)), result, ...said,
      left.length > 0 && el("p", {}, word("Without a team"), ": ", left.join(", ")),
      document.working !== undefined && workingOf(document.working),
      el("p", { class: "actions" },
        isTeams && (document.groups ?? []).length > 0 && el("button", { class: "primary", onclick: () => void this.enterTeams(document) }, word("Enter these teams")),
        el("a", { class: "button", href: `/t/${this.state.now.slug}/votes` }, word("The public page")),
        el("button", { onclick: () => this.drawForm() }, word("Another vote"))),
      el("p", { class: "note" }, word("To open it again, undo the closing at History.")));
  }

  private async makeLinks(): Promise<void> {
    const voters = (await get<Document>(`/api/v1/tournaments/${this.state.now.slug}/votes`)).voters.map((one) => one.uid);
    const text = [el("p", {}, word("Every player gets a link of their own; those made before stay good."))];
    if (await confirmed(word("Links: {}", voters.length), text, word("Make them"))) await makeLinks(this.state, voters, this.links, this.teller);
  }

  private async another(): Promise<void> {
    if (await confirmed(word("Another vote instead"), [el("p", {}, word("The votes given so far are thrown away when the other one is opened."))], word("Go on …"))) this.drawForm();
  }

  // One command a team; those there are already are told by the desk.
  private async enterTeams(document: Document): Promise<void> {
    let number = (this.state.now.teams ?? []).length;
    for (const group of document.groups ?? []) {
      number += 1;
      const done = await this.orders.do({ command: "enter-team", name: word("Team {}", number), members: group.players }, word("The teams are entered."));
      if (!done) return;
    }
  }
}

export function showVotes(place: HTMLElement): void {
  new Votes(place, State.fromPage()).show();
}
