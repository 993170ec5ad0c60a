// Types of ronda.mjs. The documents are those of the command line; docs/formats and docs/library.md describe them in full.

export interface Diagnostic {
  severity: "error" | "warning" | "note";
  code: string;
  message: string;
  hint?: string;
  file?: string;
  line?: number;
  column?: number;
  width?: number;
  excerpt?: string;
}

export interface Deviation {
  kind: "outside" | "to-be-announced";
  what: string;
  article?: string;
}

// What is outside the rules FIDE publishes.
export interface Announced {
  fide_mode: boolean;
  deviations: Deviation[];
}

export interface Entrant {
  tpn: number;
  name: string;
  title?: string;
  rating?: number;
  points: number;
}

export interface Board {
  board: number;
  white: Entrant;
  black: Entrant;
  colour_rule?: { article: string; rule: string };
}

export interface Pairing extends Announced {
  tournament: string;
  system: string;
  edition?: string;
  round: number;
  boards: Board[];
  bye?: Entrant;
  rests?: Entrant[];
  away?: { kind: string; player: Entrant }[];
}

// White first; 0 is the bye.
export type Pair = [number, number];

export interface Difference {
  round: number;
  verdict: string;
  expected: Pair[];
  found: Pair[];
}

export interface CheckedFile extends Partial<Announced> {
  file: string;
  system?: string;
  edition?: string;
  rounds: number;
  differences: Difference[];
  suppositions?: string[];
  diagnostics: Diagnostic[];
}

export interface Check {
  files: CheckedFile[];
  tournaments: number;
  rounds: number;
  discrepancies: number;
}

export interface Statement {
  code: string;
  criterion?: string;
  article?: string;
  data: Record<string, unknown>;
  text: string;
}

export interface Criterion {
  tag: string;
  article?: string;
  meaning: string;
  as_paired?: (number | string)[];
  with_it?: (number | string)[];
}

// A whole round (`brackets`), or the answer to a question (`question`, `statements`).
export interface Explanation extends Announced {
  tournament: string;
  system: string;
  round: number;
  question?: string;
  answer?: "is-so" | "forbidden" | "impossible" | "worse" | "later" | "unknown";
  statements?: Statement[];
  criteria?: Criterion[];
  brackets?: unknown[];
  bye?: unknown;
  bye_reasons?: Statement[];
}

export interface TieBreakValue {
  code: string;
  value: number | string | null | (number | string | null)[];
  exact?: string;
}

// With the option `crosstable`: what a round brought; without `round` where everybody meets everybody.
export interface RoundOf {
  round?: number;
  opponent?: number;
  colour?: "w" | "b";
  points: number;
}

// Of a player (`tpn`) or of a team (`team`, `second_points`; with the option `boards` also `boards`).
export interface Standing {
  rank: number;
  tpn?: number;
  team?: number;
  title?: string;
  name: string;
  rating?: number;
  federation?: string;
  points: number;
  second_points?: number; // game points where match points come first, and the other way round
  tiebreaks: TieBreakValue[];
  rounds?: RoundOf[];
  boards?: { name: string; games: number; points: number }[];
}

export interface Standings {
  tournament: string;
  rounds: number;
  rules: string;
  adjourned_games: number;
  application: "successive" | "subsidiary";
  lot?: number;
  sections: { title?: string; standings: Standing[] }[];
  diagnostics: Diagnostic[];
}

export interface KeizerStanding {
  rank: number;
  tpn: number;
  title?: string;
  name: string;
  rating?: number;
  federation?: string;
  value: number;
  keizer_points: number;
  exact: string;
  points: number;
  games: number;
  absences: number;
}

// Of a Keizer event, and how its values settled.
export interface KeizerStandings {
  tournament: string;
  system: "keizer";
  rounds: number;
  ending: "one-pass" | "stable" | "circle" | "given-up";
  passes: number;
  circle: number;
  standings: KeizerStanding[];
}

// Of a round; of a board where a tie-break counts the boards of a team.
export interface Contribution {
  round?: number;
  board?: number;
  opponent?: number;
  score?: number;
  points?: number;
  value: number;
  cut: boolean;
  notes?: string;
}

export interface TiedRow {
  number: number;
  met: boolean;
  points: number;
}

// Made of contributions and figures, or of the games of the `tied` among themselves.
export interface WorkedTieBreak {
  code: string;
  title: string;
  article?: string;
  value: string | null;
  contributions?: Contribution[];
  figures?: { name: string; value: number | string }[];
  tied?: TiedRow[];
}

// With the option `working`: where the values of one player come from.
export interface Working {
  number: number;
  name: string;
  rank: number;
  points: number;
  rules: string;
  tiebreaks: WorkedTieBreak[];
}

// The same of a Keizer event.
export interface KeizerWorking extends Omit<KeizerStanding, "games" | "absences"> {
  terms: { round?: number | null; for: string; value: number; share: string; points: number; exact: string }[];
}

export interface ExaminedFile {
  file: string;
  valid: boolean;
  players?: number;
  rounds?: number;
  planned_rounds?: number;
  repairs?: { code: string; reason: string; line?: number; before?: string; after?: string }[];
  diagnostics: Diagnostic[];
}

export interface Examination {
  files: ExaminedFile[];
  valid: number;
  invalid: number;
}

// The options of the verb of the same name of the command line, with _ for -; an option that is not known is an error.
export type Options = Record<string, string | number | boolean | string[] | number[] | object | undefined>;
export interface WithFormat {
  format: string;
}

// `bytes` are those of `text`, in the encoding of the file.
export interface Told {
  status: number;
  text: string;
  bytes: Uint8Array;
  diagnostics: Diagnostic[];
}

// What is in a file, not its name.
export type Input = string | ArrayBuffer | ArrayBufferView;
export type FileFormat = "trf" | "trf16" | "trfx" | "trfbx" | "trf26" | "json" | "csv";

export class RondaError extends Error {
  readonly status: number;
  readonly diagnostics: Diagnostic[];
}

export class Tournament {
  private constructor();
  readonly diagnostics: Diagnostic[];
  readonly report: unknown;
  pair(options?: Options & { format?: "json" }): Pairing;
  pair(options: Options & WithFormat): string;
  check(options?: Options): Check;
  explain(options?: Options & { format?: "json" }): Explanation;
  explain(options: Options & WithFormat): string;
  standings(options: Options & { working: number | string; format?: "json" }): Working | KeizerWorking;
  standings(options?: Options & { format?: "json" }): Standings | KeizerStandings;
  standings(options: Options & WithFormat): string;
  whatIf(options: Options & { format?: "json" }): unknown;
  whatIf(options: Options & WithFormat): string;
  compare(options: Options & { format?: "json" }): unknown;
  compare(options: Options & WithFormat): string;
  outlook(options?: Options & { format?: "json" }): unknown;
  outlook(options: Options & WithFormat): string;
  rate(options?: Options & { format?: "json" }): unknown;
  rate(options: Options & WithFormat): string;
  rateNeed(options: Options & { player: number }): unknown;
  number(options?: Options): Tournament;
  enter(options: Options): Tournament;
  bye(options: Options): Tournament;
  withdraw(options: Options): Tournament;
  correct(options: Options): Tournament;
  withRound(pairing: Pairing | string): Tournament;
  write(format?: FileFormat): string;
  writeBytes(format?: FileFormat): Uint8Array;
  schedule(system: string, options?: Options & { format?: "json" }): unknown;
  schedule(system: string, options: Options & WithFormat): string;
  ask(name: string, options?: Options): Told;
  free(): void;
}

export class Ronda {
  private constructor();
  readonly version: string;
  systems(): { systems: { id: string; title: string; regulation: string; effective_from?: string; effective_to?: string }[] };
  schedule(system: string, options: Options & { format?: "json" }): unknown;
  schedule(system: string, options: Options & WithFormat): string;
  bracket(options: Options & { format?: "json" }, who?: Input): unknown;
  bracket(options: Options & WithFormat, who?: Input): string;
  rateQuestion(question: "expected", options: Options & { rating: number; opponent: number }): unknown;
  rateQuestion(question: "performance" | "first", options: Options & { score: number | string; opponents: number[] }): unknown;
  rateQuestion(question: "change", options: Options & { rating: number; score: number | string; opponents: number[] }): unknown;
  generate(options: Options): string;
  read(input: Input, name?: string): Tournament;
  validate(input: Input, name?: string): Examination;
  repair(input: Input, name?: string): { status: number; text: string; bytes: Uint8Array; report: Examination };
}

export function load(source?: string | URL | ArrayBuffer | ArrayBufferView | WebAssembly.Module): Promise<Ronda>;
