// The statements of the engine in the language of the page. In English they are the engine's own words; in another language the
// sentence of the same code, filled with the same data; what has no sentence here stays English and is marked as such.
import type { Statement } from "../ronda";
import { word } from "../../../ui/lib/words";
import type { Tournament } from "./state";

// Data that are players, one or several; all others are numbers, scores or words.
const PEOPLE = new Set(["a", "b", "expected", "found", "player", "opponent", "players", "white", "black", "higher", "s1", "s2", "instead_of", "out", "in",
  "found_players", "expected_players", "expected_out", "expected_in", "found_out", "found_in"]);

const sentences: Record<string, () => string> = {
  "pair-met": () => word("{a} and {b} met in round {round}"),
  "pair-forbidden": () => word("{a} and {b} are forbidden to meet by the organiser"),
  "pair-absolute-colour": () => word("{a} and {b} must both have {colour}"),
  "passed-over": () => word("{a} against {b} would come first, but:"),
  "natural-taken": () => word("{player} meets {opponent}"),
  "natural-floats": () => word("{player} floats"),
  "board-natural": () => word("{player} and {opponent} are the natural pair"),
  "worse-downfloaters": () => word("{found_players} would float instead of {expected_players}, in the bracket of {bracket}"),
  "worse-completion": () => word("the rest of the round could not be completed after the bracket of {bracket}"),
  "later": () => word("equal on every criterion, but later in the order of the rules"),
  "later-opponent": () => word("equal on every criterion, but as opponent of {player} the rules try {expected} before {found}"),
  "later-no-exchange": () => word("equal on every criterion, but it takes the exchange of {found_out} for {found_in} between S1 and S2, and the rules try without exchange first"),
  "later-exchange": () => word("equal on every criterion, but the rules try the exchange of {expected_out} for {expected_in} before that of {found_out} for {found_in}"),
  "later-mdp-set": () => word("equal on every criterion, but the rules pair {player}, who was moved down, first"),
  "same": () => word("it is the same pairing"),
  "exchange-made": () => word("{out} and {in} change places between S1 and S2; without an exchange:"),
  "float": () => word("{player} floats down"),
  "float-up": () => word("{player} floats up"),
  "float-in-turn": () => word("{player} floats down, as the last in turn"),
  "float-instead": () => word("{player} floats down instead of {instead_of}; if {instead_of} floated:"),
  "bye-given": () => word("{player} gets the bye"),
  "bye-lowest": () => word("{player} is the lowest-ranked player who may have it"),
  "bye-instead": () => word("{player} gets it instead of {instead_of}, who is ranked lower;"),
  "bye-had": () => word("{player} had the bye in round {round}"),
  "bye-forfeit-win": () => word("{player} won by forfeit in round {round}"),
  "bye-unplayed-win": () => word("{player} scored as for a win without playing in round {round}"),
  "bye-barred": () => word("{player} may not have the bye"),
  "is-so-pair": () => word("{a} and {b} do meet"),
  "is-so-bye": () => word("{player} has the bye"),
  "is-so-colour": () => word("{player} has {colour}"),
  "impossible-pair": () => word("if {a} and {b} met, the others could not all be paired"),
  "impossible-bye": () => word("if {player} had the bye, the others could not all be paired"),
  "impossible-colour": () => word("no legal round gives {player} {colour}"),
  "possible-pair": () => word("{a} and {b} may meet; the best round in which they do:"),
  "possible-bye": () => word("{player} may have the bye; the best round with it:"),
  "possible-colour": () => word("{colour} for {player} is possible; the best round with it:"),
  "colour-both": () => word("both get the colour they should: {white} ({white_preference}), {black} ({black_preference})"),
  "colour-only-one": () => word("only one has a preference: {white} ({white_preference}), {black} ({black_preference})"),
  "colour-stronger": () => word("the stronger preference counts: {white} ({white_preference}), {black} ({black_preference})"),
  "colour-wider": () => word("of two absolute preferences the wider colour difference counts: {white} ({white_preference}), {black} ({black_preference})"),
  "colour-higher-ranked": () => word("equal preferences and equal colours so far, {white} ({white_preference}) and {black} ({black_preference}): the preference of {higher}, who is ranked higher, counts"),
  "colour-initial": () => word("neither has a preference: {higher}, ranked higher, has the number {number} among the players; odd numbers get {initial}"),
  "player-score": () => word("{player} has {score} points"),
  "player-colours": () => word("colours so far: {colours}; difference {difference}"),
  "preference-none": () => word("no game played yet, so no colour preference"),
  "preference-mild": () => word("both colours equally often: mild preference for {colour}, to alternate"),
  "preference-strong": () => word("colour difference {difference}: strong preference for {colour}"),
  "preference-absolute-difference": () => word("colour difference {difference}: must have {colour}"),
  "preference-absolute-twice": () => word("the same colour twice running: must have {colour}"),
  "preference-granted": () => word("{player} gets the colour due, {colour}"),
  "preference-denied": () => word("{player} should have {colour} and does not get it"),
  "player-floated-down": () => word("floated down in round {round}"),
  "player-floated-up": () => word("floated up in round {round}"),
  "role-moved-down": () => word("in the bracket of {score}, {player} is a moved-down player"),
  "role-s1": () => word("in the bracket of {score}, {player} is in S1"),
  "role-s2": () => word("in the bracket of {score}, {player} is in S2"),
  "player-floats": () => word("{player} floats down from the bracket of {score}"),
  "player-meets": () => word("board {board}: {player} meets {opponent} with {colour}"),
};

function colourText(colour: string): string {
  if (colour === "white") return word("the white pieces");
  return colour === "black" ? word("the black pieces") : colour;
}

function preferenceText({ strength, colour }: { strength?: string; colour?: string }): string {
  const strengths: Record<string, string> = { mild: word("mild"), strong: word("strong"), absolute: word("absolute") };
  return strength && colour ? `${strengths[strength] ?? strength} ${colourText(colour)}` : word("none");
}

function valueText(tournament: Tournament, key: string, value: unknown): string {
  const name = (number: unknown): string => `${number} ${tournament.nameOf(Number(number))}`.trim();
  if (PEOPLE.has(key)) return (Array.isArray(value) ? value : [value]).map(name).join(", ");
  if (key === "colours" && Array.isArray(value)) return value.map((one) => colourText(String(one))).join(", ");
  if (Array.isArray(value)) return value.join(", ");
  if (value && typeof value === "object") return preferenceText(value as { strength?: string; colour?: string });
  if (typeof value === "number" && (key === "score" || key === "bracket")) return value.toFixed(1);
  return colourText(String(value));
}

// The engine puts the article behind its sentence; it is shown apart.
function withoutArticle({ text, article, criterion }: Statement): string {
  const source = [criterion, article].filter(Boolean).join(", ");
  return source && text.endsWith(` [${source}]`) ? text.slice(0, -source.length - 3) : text;
}

export function sentenceOf(tournament: Tournament, statement: Statement): { text: string; language: string } {
  const language = document.documentElement.lang;
  const sentence = sentences[statement.code]?.();
  const own = withoutArticle(statement);
  if (language === "en" || !sentence) return { text: own, language: "en" };
  const missing = [...sentence.matchAll(/\{(\w+)\}/g)].some(([, key]) => statement.data[key ?? ""] === undefined);
  if (missing) return { text: own, language: "en" };
  return { text: sentence.replace(/\{(\w+)\}/g, (_, key: string) => valueText(tournament, key, statement.data[key])), language };
}
