// What the page knows: the tournament that is open and what the engine said about it so far.
import type { ExaminedFile, Options } from "../ronda";
import { Engine } from "./engine";

// The parts of a tournament's document (docs/formats/json.md) that are shown.
export type RoundResult = string | [number | null, "w" | "b" | null, string];
export interface Player {
  tpn: number;
  name: string;
  title?: string;
  rating?: number;
  federation?: string;
  results?: RoundResult[];
}
export interface TournamentDocument {
  event?: { name?: string; city?: string; start_date?: string; end_date?: string };
  planned_rounds?: number;
  players: Player[];
  teams?: { number: number; name?: string }[];
}
export interface System {
  id: string;
  title: string;
  regulation: string;
}
export interface Opened {
  examined: ExaminedFile;
  document?: TournamentDocument;
  systems: { systems: System[] };
}
export interface Repaired {
  bytes: Uint8Array;
  examined: ExaminedFile;
}

export interface Entrant {
  number: number;
  name: string;
}

// A tournament that is open, with the name of its file.
export class Tournament {
  system = ""; // as the file says
  readonly entrants: Entrant[]; // those who are paired: players, or teams
  private names?: Map<number, string>;

  constructor(
    readonly engine: Engine,
    readonly file: { name: string; bytes: ArrayBuffer },
    readonly opened: Opened,
  ) {
    const { players = [], teams = [] } = opened.document ?? {};
    this.entrants = teams.length > 0
      ? teams.map((team) => ({ number: team.number, name: team.name ?? "" }))
      : players.map((player) => ({ number: player.tpn, name: player.name }));
  }

  get document(): TournamentDocument | undefined {
    return this.opened.document;
  }

  get isTeamEvent(): boolean {
    return (this.document?.teams ?? []).length > 0;
  }

  get rounds(): number {
    return Math.max(0, ...(this.document?.players ?? []).map((player) => player.results?.length ?? 0));
  }

  nameOf(number: number): string {
    this.names ??= new Map(this.entrants.map((one) => [one.number, one.name]));
    return this.names.get(number) ?? "";
  }

  options(more: Options = {}): Options {
    return this.system ? { ...more, system: this.system } : more;
  }

  ask<T>(question: string, options: Options = {}): Promise<T> {
    return this.engine.ask<T>(question, this.options(options));
  }
}
