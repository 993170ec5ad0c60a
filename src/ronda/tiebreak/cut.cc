#include "ronda/tiebreak/cut.h"

#include <tuple>

namespace ronda::tiebreak {
namespace {

// The kept contribution with the smallest key; null if none is left.
template <class Key>
Contribution* Smallest(Working& working, Key key) {
  Contribution* smallest = nullptr;
  for (Contribution& one : working.contributions) {
    if (one.cut != Cut::kKept || !key(one)) continue;
    if (smallest == nullptr || *key(one) < *key(*smallest)) smallest = &one;
  }
  return smallest;
}

using ScoreThenValue = std::tuple<std::int64_t, std::int64_t>;
using ValueThenScore = std::tuple<std::int64_t, std::int64_t>;

// Article 14: the value of the opponent with the lowest score; among several the smallest.
std::optional<ScoreThenValue> Significance(const Contribution& one) { return ScoreThenValue(one.score, one.value); }

std::optional<ScoreThenValue> Insignificance(const Contribution& one) { return ScoreThenValue(-one.score, -one.value); }

// Decision 221: of several with the smallest contribution the one of the lowest score.
std::optional<ValueThenScore> VoluntaryValue(const Contribution& one) {
  return one.voluntary ? std::optional(ValueThenScore(one.value, one.score)) : std::nullopt;
}

}  // namespace

void CutLeast(int count, CutRule rule, Working& working) {
  for (int i = 0; i < count; ++i) {
    Contribution* least = Smallest(working, Significance);
    if (least == nullptr) return;
    Contribution* voluntary = rule == CutRule::kVoluntaryFirst ? Smallest(working, VoluntaryValue) : nullptr;
    // C.07/2026 §16.5: the smallest contribution of a voluntarily unplayed round goes first, if it is not below the
    // least significant one.
    // Decision 041.
    if (voluntary != nullptr && voluntary != least && voluntary->value >= least->value) {
      voluntary->cut = Cut::kVoluntary;
    } else {
      least->cut = Cut::kLeast;
    }
  }
}

void CutMost(int count, Working& working) {
  for (int i = 0; i < count; ++i) {
    Contribution* most = Smallest(working, Insignificance);
    if (most == nullptr) return;
    most->cut = Cut::kMost;
  }
}

void ApplyCuts(const TieBreak& tie_break, CutRule rule, Working& working) {
  CutLeast(tie_break.cut + tie_break.median, rule, working);
  CutMost(tie_break.median, working);
}

}  // namespace ronda::tiebreak
