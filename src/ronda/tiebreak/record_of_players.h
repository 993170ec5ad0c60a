// The record of an individual event, as it stood after any round.
#pragma once

#include <span>

#include "ronda/model/tournament.h"
#include "ronda/tiebreak/record.h"

namespace ronda::tiebreak {

// Whether the pairings do not depend on results (round robin, Scheveningen, Schiller): by record 192, else by what the
// type of the tournament (092) says.
bool IsPredetermined(const Tournament& tournament);

// What a result is to tie-breaks; C.04.2/2026 §3.1; /2025 §4.1: an adjourned game is not finished, as it is a draw for
// pairing only.
RoundKind KindOf(ResultCode code);

// Of a played round its outcome, of another what the points awarded are worth.
Outcome OutcomeOf(ResultCode code, Points points, const ResultValues& values);

// Of the first `rounds` rounds. Participant i is player i of the tournament.
Record RecordOfPlayers(const Tournament& tournament, int rounds);

// Elementos §3.1.2: what a game was won by, 120 to 100, in games that count more than who won.
struct EncounterPoints {
  PlayerIndex player{0};
  Round round{1};
  Points own;
  Points against;

  bool operator==(const EncounterPoints&) const = default;
};

// The same with these points as the second score of the two who met; a game of which none are given has none. There is
// at most one line of a game, and each is of a game.
Record RecordOfPlayers(const Tournament& tournament, int rounds, std::span<const EncounterPoints> points);

}  // namespace ronda::tiebreak
