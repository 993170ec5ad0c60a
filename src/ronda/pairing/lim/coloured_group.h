// One scoregroup of the Lim system with colours (C.04.4.3 §2.3, §2.4, §3, §4, §5): who floats out of it, then who meets
// whom.
#pragma once

#include <optional>
#include <span>

#include "ronda/pairing/lim/colour_terms.h"
#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/place.h"

namespace ronda::lim {

class ColouredGroup final : public GroupPairer {
 public:
  explicit ColouredGroup(const ColourTerms& terms) : terms_(terms) {}

  std::optional<GroupPairing> Pair(const Group& group) const override;
  bool CanPair(std::span<const Place> places) const override;

 private:
  const ColourTerms& terms_;
};

}  // namespace ronda::lim
