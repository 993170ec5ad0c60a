// What most events are, to begin with; everything can be changed later.
import { tiebreakName } from "../lib/tiebreaks";
import { word } from "../lib/words";

export interface Preset {
  id: string;
  name: string;
  says: string; // how it is paired, in a sentence
  system?: string;
  rounds?: number;
  tiebreaks: string[];
  byes: boolean;
  draws?: string; // a schedule drawn at once, in the words of draw-schedule
}

export function presets(): Preset[] {
  const swiss = word("Swiss system by FIDE's Dutch rules (C.04.3)");
  return [
    { id: "weekend", name: word("Weekend Swiss"), says: swiss, system: "dutch-2026", rounds: 5, tiebreaks: ["BH/C1", "BH", "SB", "DE"], byes: true },
    { id: "open", name: word("FIDE-rated open"), says: swiss, system: "dutch-2026", rounds: 9, tiebreaks: ["BH/C1", "BH", "SB", "ARO"], byes: true },
    { id: "keizer", name: word("Club evenings with Keizer"), says: word("Keizer system"), system: "keizer", rounds: 20, tiebreaks: [], byes: true },
    { id: "robin", name: word("Round robin"), says: word("everybody meets everybody, by the Berger tables (C.05 Annex 1)"), tiebreaks: ["SB", "DE", "WIN", "KS"], byes: false, draws: "berger" },
    { id: "youth", name: word("Youth event"), says: swiss, system: "dutch-2026", rounds: 7, tiebreaks: ["BH/C1", "BH", "DE", "WIN"], byes: true },
  ];
}

// The settings, told back.
export function sentencesFor(preset: Preset, rounds: number, players: number, rated: number): string[] {
  const said = [
    players === 0 ? word("No players yet; they can be entered later.") : word("{} players, {} of them with a rating.", players, rated),
    preset.draws ? word("Pairing: {}.", preset.says) : word("{} rounds. Pairing: {}.", rounds, preset.says),
  ];
  if (preset.tiebreaks.length > 0) said.push(word("Ties are broken by: {}.", preset.tiebreaks.map(tiebreakName).join(", ")));
  said.push(preset.byes
    ? word("Who cannot play a round may have a bye, asked for before the round is paired.")
    : word("Nobody has a bye on request."));
  return said;
}
