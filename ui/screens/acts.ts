// An act in words.
import { Act } from "../lib/api";
import { shownResult } from "../lib/results";
import { State } from "../lib/state";
import { word } from "../lib/words";

export function kindName(kind: string): string {
  const names: Record<string, string> = {
    opened: word("tournament opened"),
    imported: word("tournament imported"),
    "player-entered": word("players entered"),
    "player-corrected": word("player changed"),
    "player-removed": word("entry removed"),
    renumbered: word("pairing numbers given"),
    "byes-requested": word("byes noted"),
    "byes-cancelled": word("byes cancelled"),
    withdrawn: word("player withdrawn"),
    returned: word("player back"),
    "checked-in": word("checked in"),
    "team-entered": word("team entered"),
    "team-corrected": word("team changed"),
    "line-up-set": word("line-up set"),
    "line-up-handed-in": word("line-up handed in"),
    "line-ups-opened": word("line-ups opened"),
    "line-up-deadline-set": word("deadline for line-ups set"),
    "round-paired": word("round paired"),
    "play-off-entered": word("play-off entered"),
    "schedule-drawn": word("schedule drawn"),
    "round-edited": word("round changed by hand"),
    "round-published": word("round published"),
    "round-taken-back": word("round taken back"),
    "result-claimed": word("result reported"),
    "result-entered": word("result entered"),
    "result-checked": word("result checked"),
    "result-corrected": word("result corrected"),
    "settings-changed": word("settings changed"),
    "wishes-changed": word("who is kept apart changed"),
    "tables-fixed": word("fixed tables changed"),
    "categories-set": word("categories changed"),
    "prizes-set": word("prizes changed"),
    "bracket-changed": word("bracket changed"),
    "tables-changed": word("event at tables changed"),
    "person-recorded": word("contact data recorded"),
    "person-erased": word("contact data erased"),
    "fide-mode-left": word("FIDE mode left"),
    "poll-opened": word("vote opened"),
    "votes-cast": word("votes given"),
    "poll-closed": word("vote closed"),
    "note-added": word("note"),
    undone: word("undone"),
    restored: word("restored"),
    "handed-over": word("handed over"),
    received: word("received"),
    closed: word("closed"),
  };
  return names[kind] ?? kind;
}

// What was done, after its kind.
export function saidAct(state: State, act: Act): string {
  const parts: string[] = [];
  if (act.round) parts.push(word("Round {}", act.round));
  if (act.board) parts.push(word("board {}", act.board));
  const who = (act.players ?? []).slice(0, 4).map((uid) => state.name(uid)).filter((name) => name !== "");
  if (who.length > 0) parts.push(who.join(" – ") + ((act.players ?? []).length > 4 ? " …" : ""));
  if (act.now) parts.push(act.was && act.was !== "*" ? `${shownResult(act.was)} → ${shownResult(act.now) || word("no result")}` : shownResult(act.now) || word("no result"));
  if (act.of) parts.push(word("act {}", act.of));
  if (act.text) parts.push(act.text.length > 160 ? act.text.slice(0, 157) + "…" : act.text);
  if (act.reason) parts.push(`“${act.reason}”`);
  return parts.join(", ");
}
