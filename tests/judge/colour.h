// The allocation of colours: article 5 of the 2026 edition, section E of the 2017 edition (they say the same).
#pragma once

#include <string_view>

#include "judge/field.h"

namespace ronda::judge {

struct ColourDecision {
  Colour of_higher = Colour::kWhite;
  std::string_view article;  // of the 2026 edition: "5.2.1" ... "5.2.5"
};

// The colour of the higher ranked of the two and the rule that gave it.
ColourDecision AllocateColour(const Field& field, Rank higher, Rank lower);

}  // namespace ronda::judge
