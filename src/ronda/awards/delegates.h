// A committee of delegates (Elementos §1.2.3): where there are teams or federations, each names one.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "ronda/awards/committee.h"

namespace ronda::awards {

// Who sends a delegate, and of whom the delegate is chosen.
struct Delegation {
  std::string name;
  std::vector<PlayerIndex> members;

  bool Has(PlayerIndex player) const { return std::ranges::count(members, player) > 0; }
};

// The teams in their order; of an event without teams the federations in alphabetical order.
std::vector<Delegation> DelegationsOf(const Tournament& tournament, const Alphabet& alphabet);

// One of each delegation: the one named, else the first by the conditions of the question. A delegation of which nobody
// is eligible sends none.
std::vector<CommitteeMember> ChooseDelegates(const Tournament& tournament, const CommitteeQuestion& question,
                                             std::span<const PlayerIndex> named);

// Those who sit in a dispute: no delegate of a party's own delegation.
std::vector<CommitteeMember> DelegatesIn(std::span<const CommitteeMember> delegates,
                                         std::span<const Delegation> delegations, std::span<const PlayerIndex> parties);

}  // namespace ronda::awards
