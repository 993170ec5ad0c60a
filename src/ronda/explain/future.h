// The rounds of a tournament that are still to come.
#pragma once

#include <vector>

#include "ronda/model/history.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/bye_rule.h"

namespace ronda::explain {

// Who can play whom in each of the remaining rounds.
class Future {
 public:
  Future(const Tournament& tournament, ByeRule bye_rule);

  int rounds() const { return static_cast<int>(present_.size()); }
  Round RoundAt(int i) const { return Round(first_ + i); }
  const std::vector<PlayerIndex>& present(int i) const { return present_[static_cast<std::size_t>(i)]; }
  bool MayHaveBye(PlayerIndex player) const { return may_have_bye_[player.index()]; }

  bool MayMeet(int i, PlayerIndex a, PlayerIndex b) const;
  // At most so many of the others a player may not meet: former opponents, the one of the moment, forbidden ones.
  int MostForbidden(PlayerIndex player) const { return forbidden_[player.index()]; }
  std::size_t players() const { return forbidden_.size(); }

 private:
  void FindByes(ByeRule bye_rule);
  std::vector<PlayerIndex> PresentIn(Round round) const;
  bool AreMeeting(PlayerIndex a, PlayerIndex b) const;
  void CountKeptApart();
  bool IsForbidden(Round round, PlayerIndex a, PlayerIndex b) const;

  const Tournament& tournament_;
  History history_;
  int first_ = 1;
  std::vector<std::vector<PlayerIndex>> present_;  // by remaining round
  std::vector<bool> may_have_bye_;
  std::vector<int> forbidden_;
};

}  // namespace ronda::explain
