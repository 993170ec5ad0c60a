// The rounds of a tournament that are still to come.
#pragma once

#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/model/history.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/bye_rule.h"

namespace ronda::explain {

// Who can play whom in each of the remaining rounds.
class Future {
 public:
  Future(const Tournament& tournament, ByeRule bye_rule);

  Round first() const { return first_; }
  Round last() const { return Round(first_.value() + Count(present_) - 1); }
  IdRange<Round> rounds() const { return IdRange<Round>(first_, Count(present_)); }
  // Who is paired in one of them.
  const std::vector<PlayerIndex>& present(Round round) const { return present_[Size(round - first_)]; }
  bool MayHaveBye(PlayerIndex player) const { return may_have_bye_[player]; }

  bool MayMeet(Round round, PlayerIndex a, PlayerIndex b) const;
  // At most so many of the others a player may not meet: former opponents, the one of the moment, forbidden ones.
  int MostForbidden(PlayerIndex player) const { return forbidden_[player]; }
  int players() const { return forbidden_.size(); }

 private:
  void FindByes(ByeRule bye_rule);
  std::vector<PlayerIndex> PresentIn(Round round) const;
  bool AreMeeting(PlayerIndex a, PlayerIndex b) const;
  void CountKeptApart();
  bool IsForbidden(Round round, PlayerIndex a, PlayerIndex b) const;

  const Tournament& tournament_;
  History history_;
  Round first_;
  std::vector<std::vector<PlayerIndex>> present_;  // from the first round on
  IdVector<PlayerIndex, bool> may_have_bye_;
  IdVector<PlayerIndex, int> forbidden_;
};

}  // namespace ronda::explain
