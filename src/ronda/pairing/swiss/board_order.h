// The order in which pairs are published (C.04.2/2025 §4.9).
#pragma once

#include <algorithm>
#include <tuple>
#include <vector>

#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// C.04.2/2025 §4.9: by the score of the higher-ranked player, then the sum of both scores, then the initial ranking of
// the higher-ranked. Scores are those the round is paired with.
// Decision 010.
template <class Pair>
void SortForPublication(const Field& field, std::vector<Pair>& pairs) {
  const auto key = [&](const Pair& pair) {
    const Entrant& higher = field[pair.higher];
    const Entrant& lower = field[pair.lower];
    return std::tuple(-higher.score.tenths(), -(higher.score + lower.score).tenths(), higher.player);
  };
  std::ranges::sort(pairs, {}, key);
}

}  // namespace ronda::swiss
