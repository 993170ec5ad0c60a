#include "judge/colour.h"

#include <cassert>
#include <cstdlib>

namespace ronda::judge {
namespace {

using MaybeColour = std::optional<Colour>;  // of the higher ranked player

// C.04.3/2026 §5.2.1; E.1: grant both preferences. A player without preference is content with either colour (§1.7.4).
MaybeColour GrantBoth(const Entrant& higher, const Entrant& lower) {
  const auto of_higher = higher.ColourPreference();
  const auto of_lower = lower.ColourPreference();
  if (!of_higher && !of_lower) return std::nullopt;
  if (!of_higher) return Opposite(of_lower->colour);
  if (!of_lower) return of_higher->colour;
  if (of_higher->colour == of_lower->colour) return std::nullopt;
  return of_higher->colour;
}

// C.04.3/2026 §5.2.2; E.2: grant the stronger preference; if both are absolute, that of the wider colour difference.
MaybeColour GrantStronger(const Entrant& higher, const Entrant& lower) {
  const auto of_higher = higher.ColourPreference();
  const auto of_lower = lower.ColourPreference();
  if (!of_higher || !of_lower) return std::nullopt;
  if (of_higher->strength > of_lower->strength) return of_higher->colour;
  if (of_higher->strength < of_lower->strength) return Opposite(of_lower->colour);
  if (of_higher->strength != Strength::kAbsolute) return std::nullopt;
  const int wide_higher = std::abs(higher.ColourDifference());
  const int wide_lower = std::abs(lower.ColourDifference());
  if (wide_higher > wide_lower) return of_higher->colour;
  if (wide_higher < wide_lower) return Opposite(of_lower->colour);
  return std::nullopt;
}

// C.04.3/2026 §5.2.3; E.3: alternate to the latest time one had White and the other Black. Only games count (C.04.2),
// so the histories are laid side by side from their last games on.
MaybeColour Alternate(const Entrant& higher, const Entrant& lower) {
  auto of_higher = higher.colours.rbegin();
  auto of_lower = lower.colours.rbegin();
  for (; of_higher != higher.colours.rend() && of_lower != lower.colours.rend(); ++of_higher, ++of_lower) {
    if (*of_higher != *of_lower) return Opposite(*of_higher);
  }
  return std::nullopt;
}

// C.04.3/2026 §5.2.4; E.4: grant the preference of the higher ranked.
MaybeColour GrantHigher(const Entrant& higher) {
  const auto preference = higher.ColourPreference();
  if (!preference) return std::nullopt;
  return preference->colour;
}

// C.04.3/2026 §5.2.5; E.5: the higher ranked with an odd number has the initial colour, with an even one the other.
Colour ByNumber(const Entrant& higher, Colour initial) { return higher.odd_number ? initial : Opposite(initial); }

}  // namespace

ColourDecision AllocateColour(const Field& field, Rank higher, Rank lower) {
  assert(higher < lower);
  const Entrant& a = field[higher];
  const Entrant& b = field[lower];
  if (const auto colour = GrantBoth(a, b)) return {*colour, "5.2.1"};
  if (const auto colour = GrantStronger(a, b)) return {*colour, "5.2.2"};
  if (const auto colour = Alternate(a, b)) return {*colour, "5.2.3"};
  if (const auto colour = GrantHigher(a)) return {*colour, "5.2.4"};
  return {ByNumber(a, field.initial_colour()), "5.2.5"};
}

}  // namespace ronda::judge
