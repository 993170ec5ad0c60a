// Down the list: the first meets the second, the third the fourth, and where two may not meet the list is changed as
// little and as far down as possible (decision 192): of all pairings that are allowed it is the one in which the first
// player has the highest opponent, then the next one who is left, and so on.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/pairing/keizer/round_list.h"

namespace ronda::keizer {

using PlacePair = std::pair<int, int>;  // the higher first

// None if these places, which are in ascending order, cannot be paired among themselves.
std::optional<std::vector<PlacePair>> PairDownTheList(const RoundList& list, std::span<const int> places);

// The first of the candidates without whom the others can be paired; the number of players is odd.
std::optional<int> FirstWhoCanSitOut(const RoundList& list, std::span<const int> candidates);

}  // namespace ronda::keizer
