// Pairs a list of players by hand, so to speak: halves of the list meet, and where two may not, they change opponents
// with another pair. A pairing that is found proves that there is one, in time nearly linear in the players; that none
// is found proves nothing.
#pragma once

#include <span>

#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Whether everybody of the places, an even number, was paired within C1 and C3 (Field::MayMeet).
bool TrialPairingWorks(const Field& field, std::span<const int> places);

}  // namespace ronda::swiss
