#include "ronda/pairing/matches/preference.h"

#include "ronda/pairing/swiss/colour_preference.h"

namespace ronda::matches {
namespace {

// C.04.6 §1.7.1.1, §1.7.1.2, §1.7.2.1, §1.7.2.2: a difference beyond one, or the same colour twice running unless the
// difference asks for that colour.
std::optional<Colour> Needed(std::span<const Colour> played) {
  const int difference = swiss::ColourDifference(played);
  if (difference < -1) return Colour::kWhite;
  if (difference > 1) return Colour::kBlack;
  if (played.size() < 2 || played.back() != played[played.size() - 2]) return std::nullopt;
  if (played.back() == Colour::kBlack) return difference <= 0 ? std::optional(Colour::kWhite) : std::nullopt;
  return difference >= 0 ? std::optional(Colour::kBlack) : std::nullopt;
}

// C.04.6 §1.7.2.3, §1.7.2.4, §1.7.2.5.
std::optional<Colour> Mild(std::span<const Colour> played, LastRound last) {
  const int difference = swiss::ColourDifference(played);
  if (difference < 0) return Colour::kWhite;
  if (difference > 0) return Colour::kBlack;
  if (last == LastRound::kYes) return std::nullopt;
  return Opposite(played.back());
}

}  // namespace

std::optional<TeamPreference> TeamPreferenceAfter(std::span<const Colour> played, PreferenceType type, LastRound last) {
  if (type == PreferenceType::kNone || played.empty()) return std::nullopt;
  // Decision 146: a strong preference counts in the last round too.
  if (const auto needed = Needed(played)) return TeamPreference{*needed, type == PreferenceType::kTypeB};
  if (type == PreferenceType::kTypeA) return std::nullopt;
  if (const auto mild = Mild(played, last)) return TeamPreference{*mild, false};
  return std::nullopt;
}

}  // namespace ronda::matches
