// The round: what blocks it, the draft, what is published, what is played.
import { Child, el, fill } from "../lib/dom";
import { Grid } from "../lib/grid";
import { memberOf } from "../lib/encounters";
import { useKeys } from "../lib/keys";
import { leftOf, matchHeading, pieces, Place, placesOf, rightOf, seen } from "../lib/matches";
import { Orders } from "../lib/order";
import { shownPoints, shownResult } from "../lib/results";
import { Board, Round, State } from "../lib/state";
import { Teller } from "../lib/tell";
import { WhyPanel } from "../lib/why";
import { word } from "../lib/words";
import { blockers } from "./blockers";
import { correct } from "./correct";
import { askGround } from "./grounds";
import { askMistake } from "./mistakes";
import { offerNumbers } from "./numbers";
import { PlayOffs } from "./play_offs";
import { headOf } from "./round_head";
import { Marks } from "./round_marks";
import { drawAll, hasResults, stepsOf, withoutGame } from "./round_parts";
import { askLineUps } from "./line_ups";
import { askStandIn } from "./stand_in";

class RoundScreen {
  private teller = new Teller();
  private orders: Orders;
  private why: WhyPanel;
  private playOffs: PlayOffs;
  private grid: Grid<Board>;
  private chosen: number;
  private marks: Marks;
  private top = el("div", {});
  private lists = el("div", {});
  private help: HTMLElement;

  constructor(private place: HTMLElement, private state: State) {
    this.orders = new Orders(state, this.teller);
    this.why = new WhyPanel(state);
    this.marks = new Marks(state);
    this.playOffs = new PlayOffs(state, this.orders);
    this.chosen = Number(new URLSearchParams(window.location.search).get("round") ?? state.lastRound?.round ?? 0);
    this.grid = new Grid<Board>(word("Boards"), [
      { head: word("Table"), class: "number", cell: (board) => [String(board.table)] },
      { head: state.pairsTeams ? word("Home") : word("White"), cell: (board) => this.side(board, leftOf(board, this.placeOf(board))) },
      { head: word("Result"), class: "result", cell: (board) => [shownResult(seen(board.result, this.placeOf(board)))] },
      { head: state.pairsTeams ? word("Guests") : word("Black"), cell: (board) => this.side(board, rightOf(board, this.placeOf(board))) },
      { head: word("Marks"), class: "marks", cell: (board) => this.marks.of(board, this.round?.round ?? 0) },
      ...(state.now.schedule ? [] : [{ head: word("Why"), cell: (board: Board): Child[] => [this.whyButton(board)] }]),
    ]);
    this.grid.onOpen = (board) => this.explain(board);
    this.grid.heading = (board) => this.heading(board);
    this.help = useKeys([
      { keys: ["p"], say: word("pair the next round"), run: () => void this.pair() },
      { keys: ["P"], say: word("publish the draft"), run: () => void this.publish() },
      { keys: ["x", "Enter"], say: word("why this board"), run: () => this.grid.row && this.explain(this.grid.row) },
      { keys: ["e"], say: word("change the draft by hand"), run: () => this.state.draft && this.goTo("edit") },
      { keys: ["k"], say: word("correct a result"), run: () => void this.correct() },
      { keys: ["K"], say: word("something was wrong: what to do"), run: () => this.mistake() },
      { keys: ["r"], say: word("enter results"), run: () => this.goTo("lane") },
      ...(state.pairsTeams ? [{ keys: ["l"], say: word("the line-ups of the match"), run: (): void => void this.lineUps() }] : []),
      ...(state.playsEncounters ? [{ keys: ["l"], say: word("somebody of the list steps in"), run: (): void => void this.standIn() }] : []),
      { keys: ["ArrowUp", "ArrowDown"], say: word("another board") },
    ]);
  }

  show(): void {
    fill(this.place, this.top, this.teller.element, el("div", { class: "split" }, el("div", {}, this.lists), this.why.element));
    this.state.onChange(() => this.draw());
    this.state.live();
    this.draw();
    this.grid.focus();
  }

  private goTo(page: string): void {
    window.location.href = `/desk/${this.state.now.slug}/${page}`;
  }

  private get round(): Round | undefined {
    return this.state.now.rounds.find((one) => one.round === this.chosen) ?? this.state.lastRound;
  }

  private side(board: Board, uid: number): Child[] {
    const isWhite = uid === board.white;
    if (this.state.pairsTeams) return [pieces(isWhite), this.state.name(uid)];
    if (this.state.playsEncounters) return memberOf(this.state, uid, isWhite ? board.white_points : board.black_points);
    return [this.state.name(uid), " ", el("span", { class: "points" }, shownPoints(isWhite ? board.white_points : board.black_points))];
  }

  private placeOf(board: Board): Place | undefined {
    return this.state.pairsTeams ? placesOf(this.round).get(board.board) : undefined;
  }

  // Above the first board of a match: its teams and how it stands.
  private heading(board: Board): Child[] | undefined {
    const match = this.placeOf(board)?.match;
    const round = this.round;
    if (!match || !round || match.boards.find((one) => one.game !== undefined)?.game !== board.board) return undefined;
    return matchHeading(this.state, match, round);
  }

  private async lineUps(): Promise<void> {
    const match = this.grid.row && this.placeOf(this.grid.row)?.match;
    const round = this.round;
    if (!match || !round) return this.teller.problem(word("Choose a match first."));
    await askLineUps(this.state, this.orders, round.round, match);
    this.draw();
    this.grid.focus();
  }

  private async standIn(): Promise<void> {
    const board = this.grid.row;
    if (!board || !this.round) return this.teller.problem(word("Choose a board first."));
    const isAsked = await askStandIn(this.state, this.orders, this.round, board);
    if (!isAsked) this.teller.problem(word("Nobody else of the two lists is free in this round. Reserves join the list of their team at Teams."));
    this.draw();
    this.grid.focus();
  }

  private whyButton(board: Board): HTMLElement {
    return el("button", { class: "quiet", tabindex: -1, "aria-label": word("Why table {}?", board.table), onclick: () => this.explain(board) }, "?");
  }

  private explain(board: Board): void {
    const round = this.round;
    if (this.state.now.schedule) return this.teller.done(this.state.isKnockout ? word("Who meets whom follows from the bracket.") : word("All rounds were drawn at once by a table: nothing about a board depends on results."));
    const match = this.placeOf(board)?.match;
    if (round && match) void this.why.openMatch(round.round, match);
    else if (round) void this.why.open(round.round, board);
  }

  private draw(): void {
    const round = this.round;
    fill(this.top, this.steps(), blockers(this.state), this.actions());
    if (!round) {
      fill(this.lists, el("p", { class: "empty" }, this.state.isKnockout ? word("The bracket is not drawn yet. When everybody is entered, press p to draw it with the first round; only staff see it until that is published.") : this.state.now.schedule ? word("Nothing is drawn yet. When everybody is entered, press p to draw all rounds; each is seen by others once it is published.") : word("No round yet. When everybody is entered, press p to pair the first one; only staff see it until it is published.")));
      return;
    }
    this.grid.set(round.boards);
    fill(this.lists, headOf(this.state, round, this.rounds()), this.grid.element, this.playOffs.list(), withoutGame(this.state, round));
    void this.marks.ask(round).then((isNew) => isNew && this.grid.set(round.boards));
  }

  private steps(): HTMLElement {
    const { round, list } = stepsOf(this.state);
    return el("div", { class: "bar" }, el("strong", {}, word("Round {}", this.state.pairingOf(round))), list, this.help);
  }

  private actions(): HTMLElement {
    const { draft, lastRound } = this.state;
    const { drawn } = this.state;
    const { isKnockout } = this.state;
    const toDraw = this.state.now.schedule !== undefined && this.state.now.rounds.length === 0;
    const first = isKnockout ? word("Draw the bracket") : word("Draw all rounds");
    const blocked = this.state.now.blocked_by.length > 0;
    const base = `/desk/${this.state.now.slug}`;
    return el("p", { class: "actions" },
      !blocked && el("button", { class: "primary", onclick: () => void this.pair() }, toDraw ? first : word("Pair round {}", this.state.pairingOf(this.state.nextRound)), " ", el("kbd", {}, "p")),
      draft && el("button", { class: "primary", onclick: () => void this.publish() }, drawn ? word("Publish round {}", draft.round) : word("Publish"), " ", el("kbd", {}, "P")),
      draft && !this.state.now.schedule && el("a", { class: "button", href: `${base}/edit` }, word("Change by hand"), " ", el("kbd", {}, "e")),
      lastRound && this.state.pairsTeams && el("button", { onclick: () => void this.lineUps() }, word("Line-ups"), " ", el("kbd", {}, "l")),
      lastRound && this.state.playsEncounters && el("button", { onclick: () => void this.standIn() }, word("Stand-in"), " ", el("kbd", {}, "l")),
      lastRound?.published && el("a", { class: "button", href: `${base}/lane` }, word("Enter results"), " ", el("kbd", {}, "r")),
      lastRound?.published && el("button", { onclick: () => void this.correct() }, word("Correct a result"), " ", el("kbd", {}, "k")),
      isKnockout && lastRound && el("a", { class: "button", href: `${base}/bracket` }, word("Bracket")),
      lastRound && !this.state.now.schedule && el("button", { onclick: () => this.mistake() }, word("Something was wrong"), " ", el("kbd", {}, "K")),
      lastRound && !drawn && el("button", { onclick: () => void this.takeBack() }, word("Take back round {}", this.state.pairingOf(lastRound.round))),
      drawn && !hasResults(this.state) && el("button", { onclick: () => void this.takeBack() }, word("Take the draw back")));
  }

  private rounds(): HTMLElement | false {
    if (this.state.now.rounds.length < 2) return false;
    const shown = this.round?.round;
    return el("p", { class: "tabs", role: "group", "aria-label": word("Rounds") }, ...this.state.now.rounds.map((one) =>
      el("button", { "aria-pressed": one.round === shown ? "true" : "false", onclick: () => {
        this.chosen = one.round;
        this.draw();
      } }, this.state.hasTwoGames ? `${this.state.pairingOf(one.round)}.${one.round % 2 === 1 ? 1 : 2}` : String(one.round))));
  }

  private mistake(): void {
    askMistake(this.state, () => void this.correct(), () => void this.takeBack());
  }

  private async correct(): Promise<void> {
    const board = this.grid.row;
    const round = this.round;
    if (!board || !round?.published || board.result === "*") return this.teller.problem(word("Choose a board with a result first."));
    await correct(this.state, this.teller, round.round, board);
    this.grid.focus();
  }

  private async pair(): Promise<void> {
    if (this.state.drawn) return this.teller.problem(word("All rounds are drawn. Publish the next one with P."));
    this.chosen = this.state.nextRound;
    if (this.chosen === 1 && !this.state.now.teams && !this.state.now.schedule?.draw) await offerNumbers(this.state, this.orders);
    if (this.state.now.schedule && this.chosen === 1) await drawAll(this.state, this.orders);
    else await this.orders.do({ command: "pair-round" }, word("Round {} is paired. Look at it, then publish it with P.", this.state.pairingOf(this.chosen)));
    this.marks.forget();
    this.draw();
    this.grid.focus();
  }

  private async publish(): Promise<void> {
    if (!this.state.draft) await this.state.refresh();
    const { draft } = this.state;
    if (!draft) return this.teller.problem(word("There is no draft to publish. Pair a round first."));
    this.chosen = draft.round;
    await this.orders.do({ command: "publish-round", round: draft.round }, word("Round {} is published.", this.state.pairingOf(draft.round)));
    this.grid.focus();
  }

  private async takeBack(): Promise<void> {
    const round = this.state.lastRound;
    if (!round) return;
    if (this.state.drawn) {
      await this.orders.do({ command: "take-back-round", round: 1 }, word("The draw is taken back. Change the list, then draw again with p."));
      return;
    }
    if (!round.published) {
      await this.orders.do({ command: "take-back-round", round: round.round }, word("The draft is taken back."));
      this.marks.forget();
      return;
    }
    const chosen = await askGround(this.state, round.round);
    if (!chosen) return;
    await this.orders.do({ command: "take-back-round", round: round.round, ...chosen }, word("Round {} is taken back.", this.state.pairingOf(round.round)));
    this.marks.forget();
  }
}

export function showRound(place: HTMLElement): void {
  new RoundScreen(place, State.fromPage()).show();
}
