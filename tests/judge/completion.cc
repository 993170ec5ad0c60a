#include "judge/completion.h"

#include <bit>

namespace ronda::judge {

bool Completion::CanAllBePaired(RankSet players) {
  if (players == 0) return true;
  if (std::popcount(players) % 2 != 0) return false;
  if (const auto known = pairable_.find(players); known != pairable_.end()) return known->second;
  const Rank first = std::countr_zero(players);
  const RankSet others = players & ~Only(first);
  bool found = false;
  for (Rank partner = first + 1; partner < field_.size() && !found; ++partner) {
    if (!Contains(others, partner) || !field_.MayMeet(first, partner)) continue;
    found = CanAllBePaired(others & ~Only(partner));
  }
  pairable_.emplace(players, found);
  return found;
}

bool Completion::CanComplete(RankSet players) {
  if (std::popcount(players) % 2 == 0) return CanAllBePaired(players);
  return LowestByeScore(players).has_value();
}

std::optional<Points> Completion::LowestByeScore(RankSet players) {
  if (std::popcount(players) % 2 == 0) return std::nullopt;
  for (Rank rank = field_.size() - 1; rank >= 0; --rank) {  // the lowest scores come last
    if (!Contains(players, rank) || !field_[rank].may_have_bye) continue;
    if (CanAllBePaired(players & ~Only(rank))) return field_[rank].score;
  }
  return std::nullopt;
}

}  // namespace ronda::judge
