// Pairs the list of a round in the Amalfi system (decision 202): from the top, everybody meets the player a given
// number of places below in the list; where that cannot be, the next nearer one, and then the next farther one, with
// whom all others can still be paired.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::amalfi {

// Where a player stands in the list, from 0; the list need not have everybody of the field.
using Rank = StrongInt<struct RankTag>;

// The order in which the player at `from` of a list of `size` looks for an opponent further down: the one `distance`
// places below, then nearer ones, then farther ones.
std::vector<Rank> OpponentsInTurn(Rank from, int distance, int size);

// How far down the list an ideal opponent may stand (decision 233).
enum class Reach : std::uint8_t {
  kWholeList,   // anywhere
  kScoregroup,  // within the own score, else in the next group
};

// The same within scoregroups: `ends` has the rank behind the last of each group, from the top.
std::vector<Rank> OpponentsInTurn(Rank from, int distance, std::span<const Rank> ends);

// `list` in ranking order; the players can all be paired. The pairs are in the order of their higher players.
std::vector<PlacePair> PairList(const swiss::Field& field, std::span<const Place> list, int distance,
                                Reach reach = Reach::kWholeList);

}  // namespace ronda::amalfi
