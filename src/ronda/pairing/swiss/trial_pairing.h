// Pairs a list of players by hand, so to speak: halves of the list meet, and where two may not, they change opponents
// with another pair. A pairing that is found proves that there is one, in time nearly linear in the players; that none
// is found proves nothing.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Whether everybody of the places, an even number, was paired within C1 and C3 (Field::MayMeet).
bool TrialPairingWorks(const Field& field, std::span<const Place> places);

// Whether every moved-down player was paired with a resident, and these with each other but for one if the number is
// odd, so that those left over, one or nobody, are accepted.
bool TrialBracketWorks(const Field& field, std::span<const Place> mdps, std::span<const Place> residents,
                       const std::function<bool(const std::vector<Place>&)>& accepts);

}  // namespace ronda::swiss
