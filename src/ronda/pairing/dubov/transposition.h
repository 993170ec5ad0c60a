// C.04.4.1/2026 §3.2.6, §4.4: the first of S1 meets the first possible of G2, then the second, and so on, so that
// everybody is paired and no pair is one the organiser would rather not have.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dubov {

// G2 in the first such transposition: s1[i] meets the i-th of it. None if there is none. The lists have the same
// length.
std::optional<std::vector<Place>> FirstTransposition(const swiss::Field& field, std::span<const Place> s1,
                                                     std::span<const Place> g2);

// The same in time nearly linear in the players: everybody takes the first who is free, and only the last ones are
// matched where that does not end well. None if this does not show what the first transposition is.
std::optional<std::vector<Place>> WalkToFirstTransposition(const swiss::Field& field, std::span<const Place> s1,
                                                           std::span<const Place> g2);

// Where no transposition is without pairs the organiser would rather not have: the first of those with the fewest of
// them. Everybody can be paired.
std::vector<Place> TranspositionWithFewestUnwanted(const swiss::Field& field, std::span<const Place> s1,
                                                   std::span<const Place> g2);

}  // namespace ronda::dubov
