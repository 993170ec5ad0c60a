// The order in which the regulation tries the candidates of a bracket (C.04.3/2026 §3.6, §3.7, §4; /2017 §B.6, §B.7,
// §D): the natural candidate, which comes first of all, and where two candidates part.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/verdict.h"

namespace ronda::dutch {

// What would be tried first with as many MDPs and pairs as `like` has: the highest MDPs with the highest residents in
// turn, then the upper half of the others with the lower half in turn. Whether the pairs may be made is not asked.
swiss::Candidate NaturalCandidate(const swiss::Bracket& bracket, const swiss::Candidate& like);

// The same for the remainder that the MDP pairs of the candidate leave: its upper half with its lower half in turn.
swiss::Candidate NaturalRemainder(const swiss::Bracket& bracket, const swiss::Candidate& candidate);

// The residents that the MDPs leave, in ranking order.
std::vector<Place> Remainder(const swiss::Bracket& bracket, const swiss::Candidate& candidate);

// Who changes between S1 and S2 of the remainder.
swiss::Exchange ExchangeOf(const swiss::Bracket& bracket, const swiss::Candidate& candidate);

// Where the two part; none if they are the same. They are of the same bracket and have as many pairs.
std::optional<OrderStep> FirstDifference(const swiss::Field& field, const swiss::Articles& articles,
                                         const swiss::Bracket& bracket,
                                         std::span<const swiss::Candidate, 2> expected_and_found);

}  // namespace ronda::dutch
