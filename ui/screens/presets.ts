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
}

export function presets(): Preset[] {
  const swiss = word("Swiss system by FIDE's Dutch rules (C.04.3)");
  return [
    { id: "weekend", name: word("Weekend Swiss"), says: swiss, system: "dutch-2026", rounds: 5, tiebreaks: ["BH/C1", "BH", "SB", "DE"], byes: true },
    { id: "open", name: word("FIDE-rated open"), says: swiss, system: "dutch-2026", rounds: 9, tiebreaks: ["BH/C1", "BH", "SB", "ARO"], byes: true },
    { id: "keizer", name: word("Club evenings with Keizer"), says: word("Keizer system"), system: "keizer", rounds: 20, tiebreaks: [], byes: true },
    { id: "robin", name: word("Round robin"), says: word("everybody meets everybody, by the Berger tables (C.05 Annex 1)"), tiebreaks: ["SB", "DE", "WIN", "KS"], byes: false, draws: { system: "berger" } },
    { id: "groups", name: word("Groups"), says: word("round robins side by side, the strongest spread over them"), tiebreaks: ["SB", "DE", "WIN", "KS"], byes: false, draws: { system: "groups" } },
    { id: "knockout", name: word("Knockout"), says: word("who loses is out; the best seeds meet late, and are freed from the first round where the bracket is not full (Dapiran)"), tiebreaks: [], byes: false, draws: { system: "knockout" } },
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
    rounds ? word("{} rounds. Pairing: {}.", rounds, preset.says) : word("Pairing: {}.", preset.says),
  ];
  if (plan) said.push(...planSentences(plan));
  if (preset.tiebreaks.length > 0) said.push(word("Ties are broken by: {}.", preset.tiebreaks.map(tiebreakName).join(", ")));
  said.push(preset.byes
    ? word("Who cannot play a round may have a bye, asked for before the round is paired.")
    : word("Nobody has a bye on request."));
  return said;
}
