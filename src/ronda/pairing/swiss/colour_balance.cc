#include "ronda/pairing/swiss/colour_balance.h"

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

}  // namespace ronda::swiss
