#include "ronda/pairing/swiss/colour_preference.h"

#include <algorithm>

namespace ronda::swiss {

// C.04.3/2026 §1.6; /2017 §A.6: games with White less games with Black.
int ColourDifference(std::span<const Colour> played) {
  const auto whites = std::ranges::count(played, Colour::kWhite);
  return static_cast<int>(2 * whites) - static_cast<int>(played.size());
}

// C.04.3/2026 §1.7; /2017 §A.6.a, §A.6.b, §A.6.c, §A.6.d: absolute beyond ±1 or after two equal colours, strong at ±1,
// mild = alternate; none before the first game.
std::optional<ColourPreference> PreferenceAfter(std::span<const Colour> played) {
  using enum PreferenceStrength;
  if (played.empty()) return std::nullopt;
  const int difference = ColourDifference(played);
  const Colour owed = difference > 0 ? Colour::kBlack : Colour::kWhite;
  const Colour alternate = Opposite(played.back());
  const bool twice = played.size() >= 2 && played.back() == played[played.size() - 2];
  if (difference > 1 || difference < -1) return ColourPreference{owed, kAbsolute};
  if (twice) return ColourPreference{alternate, kAbsolute};
  if (difference != 0) return ColourPreference{owed, kStrong};
  return ColourPreference{alternate, kMild};
}

}  // namespace ronda::swiss
