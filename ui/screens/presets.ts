// What most events are, to begin with; everything can be changed later.
import { Plan } from "../lib/state";
import { tiebreakName } from "../lib/tiebreaks";
import { word } from "../lib/words";
import { planSentences } from "./plan_form";

export interface Preset {
  id: string;
  name: string;
  says: string; // how it is paired, in a sentence
  system?: string;
  rounds?: number;
  tiebreaks: string[];
  byes: boolean;
  draws?: Plan; // all rounds are drawn at once
  boards?: number; // of a match, where teams play
  games?: number; // of a match of two players, where it has more than one
  options?: "swiss" | "keizer" | "tables"; // what else can be chosen (system_options.ts)
}

export function presets(): Preset[] {
  const swiss = word("Swiss system by FIDE's Dutch rules (C.04.3)");
  return [
    { id: "weekend", name: word("Weekend Swiss"), says: swiss, system: "dutch-2026", rounds: 5, tiebreaks: ["BH/C1", "BH", "SB", "DE"], byes: true },
    { id: "open", name: word("FIDE-rated open"), says: swiss, system: "dutch-2026", rounds: 9, tiebreaks: ["BH/C1", "BH", "SB", "ARO"], byes: true },
    { id: "swiss", name: word("Swiss by another system or edition"), says: word("Swiss system"), rounds: 7, tiebreaks: ["BH/C1", "BH", "SB", "DE"], byes: true, options: "swiss" },
    { id: "double", name: word("Double-Swiss"), says: word("Double-Swiss system (C.04.5): two games with every opponent, with either colour"), system: "double-swiss", rounds: 5, tiebreaks: ["BH/C1", "BH", "SB", "DE"], byes: true, games: 2 },
    { id: "keizer", name: word("Club evenings with Keizer"), says: word("Keizer system"), system: "keizer", rounds: 30, tiebreaks: [], byes: true, options: "keizer" },
    { id: "monrad", name: word("Monrad"), says: word("Monrad system: neighbours of the list meet, no colours"), system: "monrad", rounds: 5, tiebreaks: ["BH", "SB", "DE"], byes: true },
    { id: "schenkel", name: word("Schenkel"), says: word("Schenkel system: groups of neighbours of the list play all against all"), system: "schenkel", rounds: 6, tiebreaks: ["SB", "DE", "WIN"], byes: true },
    { id: "tables", name: word("Tables of three to six"), says: word("everybody at tables, seated anew each round so that few meet again"), rounds: 5, tiebreaks: [], byes: false, options: "tables" },
    { id: "robin", name: word("Round robin"), says: word("everybody meets everybody, by the Berger tables (C.05 Annex 1)"), tiebreaks: ["SB", "DE", "WIN", "KS"], byes: false, draws: { system: "berger" } },
    { id: "groups", name: word("Groups"), says: word("round robins side by side, the strongest spread over them"), tiebreaks: ["SB", "DE", "WIN", "KS"], byes: false, draws: { system: "groups" } },
    { id: "knockout", name: word("Knockout"), says: word("who loses is out; the best seeds meet late, and are freed from the first round where the bracket is not full (Dapiran)"), tiebreaks: [], byes: false, draws: { system: "knockout" } },
    { id: "teams", name: word("Team Swiss"), says: word("Swiss team system of FIDE (C.04.6)"), system: "team-swiss-2026", rounds: 5, tiebreaks: ["MPTS", "GPTS", "EMMSB", "EDE"], byes: true, boards: 4 },
    { id: "encounter", name: word("Teams, player by player"), says: word("by a table, all rounds at once"), tiebreaks: ["MPvGP", "EDE", "EGGSB"], byes: false, draws: { system: "scheveningen" } },
    { id: "youth", name: word("Youth event"), says: swiss, system: "dutch-2026", rounds: 7, tiebreaks: ["BH/C1", "BH", "DE", "WIN"], byes: true },
  ];
}

// The settings, told back.
export interface Size {
  rounds: number | undefined;
  players: number;
  rated: number;
}

export function sentencesFor(preset: Preset, { rounds, players, rated }: Size, plan?: Plan): string[] {
  const said = [
    players === 0 ? word("No players yet; they can be entered later.") : word("{} players, {} of them with a rating.", players, rated),
    rounds ? word("Rounds: {}. Pairing: {}.", rounds, preset.says) : word("Pairing: {}.", preset.says),
  ];
  if (plan) said.push(...planSentences(plan));
  if (preset.tiebreaks.length > 0) said.push(word("Ties are broken by: {}.", preset.tiebreaks.map(tiebreakName).join(", ")));
  said.push(preset.byes
    ? word("Who cannot play a round may have a bye, asked for before the round is paired.")
    : word("Nobody has a bye on request."));
  return said;
}
