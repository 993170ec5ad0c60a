#include "ronda/pairing/swiss/colour_balance.h"

#include <algorithm>
#include <utility>

namespace ronda::swiss {
ColourClass ColourClassOf(const Entrant& entrant) {
  if (!entrant.preference) return ColourClass::kNone;
  const int base = entrant.preference->colour == Colour::kWhite ? 1 : 4;
  return static_cast<ColourClass>(base + static_cast<int>(entrant.preference->strength));
}

ColourClass ColourClassWithoutStrength(const Entrant& entrant) {
  const ColourClass colour_class = ColourClassOf(entrant);
  if (colour_class == ColourClass::kStrongWhite) return ColourClass::kMildWhite;
  return colour_class == ColourClass::kStrongBlack ? ColourClass::kMildBlack : colour_class;
}

std::optional<ColourCost> LeastCost(const ClassCounts& group) {
  const auto denied_of = [&](const ColourSide& own, const ColourSide& other) {
    // What is left over of the majority meets within itself.
    const int denied = std::max(0, (own.all() - other.all() - group[At(ColourClass::kNone)]) / 2);
    return std::pair(ColourCost{denied, std::max(0, denied - own.mild)}, own.mild + own.strong >= denied);
  };
  const auto [white, white_legal] = denied_of(WhiteSide(group), BlackSide(group));
  const auto [black, black_legal] = denied_of(BlackSide(group), WhiteSide(group));
  if (!white_legal || !black_legal) return std::nullopt;
  return white + black;
}

}  // namespace ronda::swiss
