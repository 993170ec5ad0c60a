// The tournament as the API has it, and the screen's own copy of it, which follows what happens.
import { get } from "./api";
import { follow } from "./live";

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
}

export interface Board {
  board: number;
  table: number;
  white: number;
  black: number;
  result: string;
  checked?: boolean;
  claimed?: boolean;
}

export interface Round {
  round: number;
  system?: string;
  published?: string;
  edited?: string;
  boards: Board[];
  without: { uid: number; result: string }[];
}

export interface Tournament {
  slug: string;
  seq: number;
  head: string;
  event: { name?: string; city?: string; start_date?: string; end_date?: string; chief_arbiter?: string };
  system?: string;
  planned_rounds?: number;
  rounds_paired: number;
  tiebreaks: string[];
  players: Player[];
  byes: { round: number; uid: number; kind: string }[];
  rounds: Round[];
  blocked_by: { code: string; count: number }[];
  left_fide_mode?: string;
  closed?: boolean;
}

export class State {
  private listeners: (() => void)[] = [];

  constructor(public now: Tournament) {}

  static fromPage(): State {
    const data = document.getElementById("state")?.dataset.state ?? "{}";
    return new State(JSON.parse(data) as Tournament);
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  player(uid: number): Player | undefined {
    return this.now.players.find((player) => player.uid === uid);
  }

  name(uid: number): string {
    const player = this.player(uid);
    return player ? `${player.number} ${player.name}` : "";
  }

  async refresh(): Promise<void> {
    this.now = await get<Tournament>(`/api/v1/tournaments/${this.now.slug}`);
    for (const listener of this.listeners) listener();
  }

  // Others' acts arrive by themselves.
  live(): void {
    const again = (): void => void this.refresh();
    follow(this.now.slug, { act: (_data, id) => Number(id) > this.now.seq && again(), reset: again, visible: again });
  }
}
