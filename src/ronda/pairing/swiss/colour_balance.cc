#include "ronda/pairing/swiss/colour_balance.h"

#include <algorithm>

namespace ronda::swiss {
namespace {

// Counts of one colour in a group.
struct Side {
  int mild;
  int strong;
  int absolute;

  int all() const { return mild + strong + absolute; }
};

Side White(const ClassCounts& counts) {
  return {counts[At(ColourClass::kMildWhite)], counts[At(ColourClass::kStrongWhite)],
          counts[At(ColourClass::kAbsoluteWhite)]};
}
Side Black(const ClassCounts& counts) {
  return {counts[At(ColourClass::kMildBlack)], counts[At(ColourClass::kStrongBlack)],
          counts[At(ColourClass::kAbsoluteBlack)]};
}

int Strength(ColourClass colour_class) {
  return colour_class == ColourClass::kNone ? 0 : (static_cast<int>(colour_class) - 1) % 3;
}
bool WantsWhite(ColourClass colour_class) { return At(colour_class) >= 1 && At(colour_class) <= 3; }

}  // namespace

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

std::optional<ColourCost> CostOfPair(ColourClass a, ColourClass b) {
  if (a == ColourClass::kNone || b == ColourClass::kNone || WantsWhite(a) != WantsWhite(b)) return ColourCost{};
  constexpr int kAbsolute = 2;
  const int weaker = std::min(Strength(a), Strength(b));
  if (weaker == kAbsolute) return std::nullopt;
  return ColourCost{1, weaker == 1 ? 1 : 0};
}

std::optional<ColourCost> LeastCost(const ClassCounts& group) {
  const auto denied_of = [&](const Side& own, const Side& other) {
    // What is left over of the majority meets within itself.
    const int denied = std::max(0, (own.all() - other.all() - group[At(ColourClass::kNone)]) / 2);
    return std::pair(ColourCost{denied, std::max(0, denied - own.mild)}, own.mild + own.strong >= denied);
  };
  const auto [white, white_legal] = denied_of(White(group), Black(group));
  const auto [black, black_legal] = denied_of(Black(group), White(group));
  if (!white_legal || !black_legal) return std::nullopt;
  return white + black;
}

std::optional<ColourCost> LeastCost(const ClassCounts& s1, const ClassCounts& s2) {
  const auto denied_of = [&](const Side& own1, const Side& own2, const Side& other2) {
    // Those of S1 who find neither the other colour nor an indifferent player in S2 meet their like.
    const int denied = std::max(0, own1.all() - other2.all() - s2[At(ColourClass::kNone)]);
    const bool legal = own1.mild + own1.strong + own2.mild + own2.strong >= denied;
    return std::pair(ColourCost{denied, std::max(0, denied - own1.mild - own2.mild)}, legal);
  };
  const auto [white, white_legal] = denied_of(White(s1), White(s2), Black(s2));
  const auto [black, black_legal] = denied_of(Black(s1), Black(s2), White(s2));
  if (!white_legal || !black_legal) return std::nullopt;
  return white + black;
}

}  // namespace ronda::swiss
