// What the fast way through a bracket of the FIDE (Dutch) system weighs, counted kind by kind.
#pragma once

#include "ronda/model/history.h"
#include "ronda/pairing/dutch/fast_order.h"
#include "ronda/pairing/swiss/colour_balance.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/kind_walk.h"

namespace ronda::dutch {

class KindCost {
  using enum swiss::Criterion;

 public:
  auto operator<=>(const KindCost&) const = default;

  void AddColours(const swiss::ColourCost& colours) {
    numbers_.Of<kColourPreference>() += colours.denied;
    numbers_.Of<kStrongColourPreference>() += colours.strong_denied;
  }
  swiss::ColourCost colours() const {
    return {numbers_.Of<kColourPreference>(), numbers_.Of<kStrongColourPreference>()};
  }

  void AddUpfloat(const swiss::WalkKind& kind, int difference) {
    if (kind.last == Float::kUp) {
      ++numbers_.Of<kRepeatedUpfloat>();
      numbers_.AddToList<kRepeatedUpfloatDifferences>(difference);
    }
    if (kind.earlier == Float::kUp) {
      ++numbers_.Of<kEarlierUpfloat>();
      numbers_.AddToList<kEarlierUpfloatDifferences>(difference);
    }
  }
  void AddDownfloat(const swiss::WalkKind& kind) {
    numbers_.Of<kByeUnplayedRounds>() += *kind.float_cost;
    numbers_.Of<kRepeatedDownfloat>() += kind.last == Float::kDown ? 1 : 0;
    numbers_.Of<kEarlierDownfloat>() += kind.earlier == Float::kDown ? 1 : 0;
  }

 private:
  FastCost numbers_;
};

}  // namespace ronda::dutch
