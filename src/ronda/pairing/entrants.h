// The event a system pairs, made of a tournament as files have it. Where a system pairs games that is the tournament
// itself. Where it pairs matches each entry is a match: of two games, which are two rounds of the file, or of all
// boards of two teams, who stand in the event as players with their numbers and names. An event is a tournament like
// any other for everything that asks about scores, opponents, colours and byes; it is never written to a file. Where
// the tournament asks for Baku acceleration by its code, the event has the table of fictitious points.
#pragma once

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda {

// Fails if the games do not make matches: codes "match-opponents", "match-incomplete", "match-rounds", "no-teams",
// "baku-refused".
Result<Tournament> EntrantsOf(const SystemInfo& system, const Tournament& tournament);

// The tournament (not the event) with a round in it that is paired but not played: the games, with the colours of
// every board, and the byes. `pairing` is of the event's next round.
Result<Tournament> WithPairedMatches(Contest contest, const Tournament& tournament, const RoundPairing& pairing);

}  // namespace ronda
