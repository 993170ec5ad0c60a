// The tournament as the API has it, and the screen's own copy of it, which follows what happens.
import { Act, get } from "./api";
import { follow } from "./live";
import { word } from "./words";

export interface Player {
  uid: number;
  number: number;
  name: string;
  sex?: string;
  title?: string;
  rating?: number;
  federation?: string;
  club?: string;
  fide_id?: string;
  birth_date?: string;
  points?: number;
  withdrawn?: boolean;
  annulled?: boolean; // left a round robin too early: the results count for nobody
  present?: boolean; // checked in for the round to be paired
}

export interface Board {
  round: number; // of its round; the screens keep it with the board
  board: number;
  table: number;
  white: number;
  black: number;
  white_points?: number; // before the round
  black_points?: number;
  result: string;
  checked?: boolean;
  claimed?: boolean; // a player has reported a result
  disputed?: boolean; // both have, and not the same
  fixed?: boolean;
  unlikely?: boolean;
}

export interface Team {
  number: number;
  name: string;
  nickname?: string;
  strength?: number;
  members: number[]; // in board order
  match_points?: number; // where matches are paired
  game_points: number;
  withdrawn?: boolean;
}

// The home team has White at the first board.
export interface Match {
  match: number;
  home: number; // the number of the team
  guest: number;
  home_points: number; // of the games, as they stand
  guest_points: number;
  home_total: number; // match points before the round
  guest_total: number;
  decided?: boolean;
  home_sealed?: boolean; // the line-up is handed in and not open yet
  guest_sealed?: boolean;
  boards: { home: number | null; guest: number | null; game?: number }[];
}

// A table of three to six: who sits there, and the places and points once it is played.
export interface Table {
  players: number[];
  places: number[];
  points?: number[];
}

export interface Round {
  round: number;
  system?: string;
  published?: string;
  edited?: string;
  drawn?: boolean; // with all others, before the first game
  boards: Board[];
  matches?: Match[]; // where teams are paired
  resting?: { team: number; result: string }[];
  line_up_deadline?: string;
  team_points?: { team: number; points: number }[]; // of encounters: in the round, and up to it
  team_totals?: { team: number; points: number }[];
  without: { uid: number; result: string }[];
}

// How all rounds are drawn at once, as draw-schedule has it.
export interface Plan {
  system: string;
  cycles?: number;
  boards?: number;
  groups?: number;
  draw?: string; // "random", "varma"
  by?: string; // "federation", "club"
  seed?: number;
  games?: number; // of a match of a knockout
  losses?: number;
  seeded?: number;
  order?: string; // of the rounds of two teams: "top-last"
  third_place?: boolean;
}

// A match of a knockout that ended level, and how it went on.
export interface PlayOff {
  round: number;
  one: number;
  other: number;
  score?: string;
}

export interface ApartRule {
  by: string; // "club", "federation", "rating"
  strength: string; // "absolute", "relative"
  first_round?: number;
  last_round?: number;
  points?: number;
}

// The articles of the edition the event is under.
export interface Rules {
  edition: string;
  correction: string;
  publication: string;
  late_entry: string;
  numbers: string;
  absence: string;
  withdrawal: string;
  grounds: string[]; // on which a published round may be taken back, beside a second meeting
}

export interface Tournament {
  slug: string;
  seq: number;
  head: string;
  event: {
    name?: string;
    city?: string;
    federation?: string;
    start_date?: string;
    end_date?: string;
    chief_arbiter?: string;
    time_control?: string;
  };
  system?: string;
  contest: string; // "games", "two-games", "teams", "encounters"
  settings?: string; // of the system
  acceleration?: string;
  schedule?: Plan; // rounds are drawn at once, or follow from a bracket
  knockout?: { level: PlayOff[]; play_offs: PlayOff[]; champion?: number };
  tables?: { system: string; size: number; best: number; draft?: number; rounds: Table[][] }; // nobody plays by boards
  accelerated?: { first: number; last: number }; // the rounds with fictitious points, as they are paired
  planned_rounds?: number;
  rounds_paired: number;
  tiebreaks: string[];
  players: Player[];
  teams?: Team[]; // where teams take part
  boards_per_match?: number;
  team_byes?: { round: number; team: number; kind: string }[];
  byes: { round: number; uid: number; kind: string }[];
  rounds: Round[];
  blocked_by: { code: string; count: number }[];
  categories?: { name: string; rule: string }[];
  apart?: { players: number[] }[];
  fixed_tables?: { player: number; table: number }[];
  kept_apart?: ApartRule[];
  rules: Rules;
  left_fide_mode?: string;
  closed?: boolean;
}

// How long a screen waits for more to happen before it fetches the whole again.
const kQuiet = 400;

export class State {
  private listeners: (() => void)[] = [];
  private actListeners: ((act: Act) => void)[] = [];
  private byUid = new Map<number, Player>();
  private timer = 0;

  constructor(private tournament: Tournament) {
    this.index();
  }

  static fromPage(): State {
    const data = document.getElementById("state")?.dataset.state ?? "{}";
    return new State(JSON.parse(data) as Tournament);
  }

  get now(): Tournament {
    return this.tournament;
  }

  // The last round; where all are drawn, the last one that is published.
  get lastRound(): Round | undefined {
    const { rounds } = this.now;
    if (!this.drawn) return rounds[rounds.length - 1];
    return rounds.filter((round) => round.published).pop() ?? rounds[0];
  }

  get drawn(): boolean {
    return this.now.schedule !== undefined && !this.isKnockout && this.now.rounds.length > 0;
  }

  get isKnockout(): boolean {
    return this.now.schedule?.system === "knockout";
  }

  get draft(): Round | undefined {
    return this.now.rounds.find((round) => !round.published);
  }

  get nextRound(): number {
    return this.now.rounds_paired + 1;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  onAct(listener: (act: Act) => void): void {
    this.actListeners.push(listener);
  }

  player(uid: number): Player | undefined {
    return this.byUid.get(uid);
  }

  name(uid: number): string {
    const player = this.player(uid);
    return player ? `${player.number} ${player.name}` : "";
  }

  // Whether a pairing is a match of two games, which are two rounds one after the other.
  get hasTwoGames(): boolean {
    return this.now.contest === "two-games";
  }

  // The round as it is paired: of two games both are one.
  pairingOf(round: number): number {
    return this.hasTwoGames ? Math.ceil(round / 2) : round;
  }

  roundName(round: number): string {
    return this.hasTwoGames ? word("Round {}, game {}", this.pairingOf(round), round % 2 === 1 ? 1 : 2) : word("Round {}", round);
  }

  // The rounds that are played now: the last one published, or both games of it.
  get playing(): Round[] {
    const published = this.now.rounds.filter((round) => round.published);
    const last = published[published.length - 1];
    return last ? published.filter((round) => this.pairingOf(round.round) === this.pairingOf(last.round)) : [];
  }

  // Matches of teams are paired.
  get pairsTeams(): boolean {
    return this.now.contest === "teams";
  }

  // Teams meet player by player, by a table that is drawn once.
  get playsEncounters(): boolean {
    return this.now.contest === "encounters";
  }

  teamOf(uid: number): Team | undefined {
    return this.now.teams?.find((one) => one.members.includes(uid));
  }

  team(number: number): Team | undefined {
    return this.now.teams?.find((one) => one.number === number);
  }

  teamName(number: number): string {
    return `${number} ${this.team(number)?.name ?? ""}`;
  }

  async refresh(): Promise<void> {
    this.tournament = await get<Tournament>(`/api/v1/tournaments/${this.now.slug}`);
    this.index();
    this.tell();
  }

  // Others' acts arrive by themselves. A result is in its act; after everything else the whole is fetched again.
  live(): void {
    const soon = (): void => {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => void this.refresh().catch(() => undefined), kQuiet);
    };
    follow(this.now.slug, {
      act: (data, id) => {
        const act = JSON.parse(data) as Act;
        for (const listener of this.actListeners) listener(act);
        if (Number(id) <= this.now.seq) return;
        if (this.took(act)) this.tell();
        soon();
      },
      reset: soon,
      visible: soon,
    });
  }

  private took(act: Act): boolean {
    if (act.kind !== "result-entered" || act.now === undefined) return false;
    const board = this.now.rounds
      .find((round) => round.round === act.round)
      ?.boards.find((one) => one.board === act.board);
    if (!board || board.result === act.now) return false;
    board.result = act.now;
    return true;
  }

  private index(): void {
    for (const round of this.tournament.rounds ?? []) for (const board of round.boards) board.round = round.round;
    this.byUid = new Map(this.tournament.players?.map((player) => [player.uid, player]));
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
