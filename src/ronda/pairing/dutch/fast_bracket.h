// The fast way: pairs a bracket without a matching, in time nearly linear in its players, and only when it can prove
// the result.
//
// What a pair costs on any criterion depends on the kinds of the two players alone: colour class and float history.
// Counting kinds gives a bound no candidate can beat. The first candidate in the order of the regulation is then built
// player by player: everyone gets the first opponent who is not impossible, where "impossible" means they may not meet,
// the organiser would rather keep them apart, or the counts of those left can no longer reach the bound. A candidate
// that is completed this way reaches the bound and comes before every other that does. If the walk gets stuck near its
// end, the last players are left to the exact way; if that does not help, there is no answer. docs/performance.md has
// the proof.
#pragma once

#include <optional>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dutch {

// Pairs the bracket by itself. What its downfloaters do to the players below is not looked at; with `bye_here` the only
// downfloater gets the bye. None if the bracket is not of the sort this can prove.
enum class Floater { kGoesDown, kGetsBye };
std::optional<swiss::Candidate> PairFast(const swiss::Field& field, const DutchEdition& edition,
                                         const swiss::Bracket& bracket, Floater floater);

}  // namespace ronda::dutch
