// How well a group can be paired by colours, from counts alone. A player's colour class is the preference and its
// strength; what a pair costs depends on nothing else. S1 and S2 of equal size can always be paired with each other as
// well as any pairing of their players can be: the fewest denied preferences and, with those, the fewest denied strong
// ones (proof in docs/performance.md). So who of a group is in which half does not matter here.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

enum class ColourClass : std::uint8_t {
  kNone,
  kMildWhite,
  kStrongWhite,
  kAbsoluteWhite,
  kMildBlack,
  kStrongBlack,
  kAbsoluteBlack
};
inline constexpr std::size_t kColourClasses = 7;

ColourClass ColourClassOf(const Entrant& entrant);
// Where nothing tells strong preferences from mild ones they are of one class, the mild one.
ColourClass ColourClassWithoutStrength(const Entrant& entrant);

// Players by colour class.
using ClassCounts = std::array<int, kColourClasses>;

constexpr std::size_t At(ColourClass colour_class) { return static_cast<std::size_t>(colour_class); }

struct ColourCost {
  int denied = 0;         // [C12]
  int strong_denied = 0;  // [C13]

  auto operator<=>(const ColourCost&) const = default;
  ColourCost operator+(ColourCost other) const { return {denied + other.denied, strong_denied + other.strong_denied}; }
  ColourCost operator-(ColourCost other) const { return {denied - other.denied, strong_denied - other.strong_denied}; }
};

// Counts of one colour in a group.
struct ColourSide {
  int mild;
  int strong;
  int absolute;

  int all() const { return mild + strong + absolute; }
};

inline ColourSide WhiteSide(const ClassCounts& counts) {
  return {counts[At(ColourClass::kMildWhite)], counts[At(ColourClass::kStrongWhite)],
          counts[At(ColourClass::kAbsoluteWhite)]};
}
inline ColourSide BlackSide(const ClassCounts& counts) {
  return {counts[At(ColourClass::kMildBlack)], counts[At(ColourClass::kStrongBlack)],
          counts[At(ColourClass::kAbsoluteBlack)]};
}

// What a pair of two classes costs; none if they may not meet. Two equal absolute preferences never meet here,
// topscorers or not: that would cost on [C10] or [C11], and who can do without must. A walk asks at every step, so the
// answers are looked up, and the least cost is compiled into the walk.
constexpr std::optional<ColourCost> FindCostOfPair(ColourClass a, ColourClass b) {
  const auto wants_white = [](ColourClass one) { return At(one) <= At(ColourClass::kAbsoluteWhite); };
  if (a == ColourClass::kNone || b == ColourClass::kNone || wants_white(a) != wants_white(b)) return ColourCost{};
  const auto weaker = std::min(a, b);
  if (weaker == ColourClass::kAbsoluteWhite || weaker == ColourClass::kAbsoluteBlack) return std::nullopt;
  const bool strong = weaker == ColourClass::kStrongWhite || weaker == ColourClass::kStrongBlack;
  return ColourCost{1, strong ? 1 : 0};
}

inline constexpr auto kCostsOfPairs = [] {
  std::array<std::array<std::optional<ColourCost>, kColourClasses>, kColourClasses> costs{};
  for (std::size_t a = 0; a < kColourClasses; ++a) {
    for (std::size_t b = 0; b < kColourClasses; ++b) {
      costs[a][b] = FindCostOfPair(static_cast<ColourClass>(a), static_cast<ColourClass>(b));
    }
  }
  return costs;
}();
inline const std::optional<ColourCost>& CostOfPair(ColourClass a, ColourClass b) { return kCostsOfPairs[At(a)][At(b)]; }

// The least cost of pairing an even group within itself, or one half of it with the other; none if two equal absolute
// preferences would have to meet.
inline std::optional<ColourCost> LeastCost(const ClassCounts& group) {
  const ColourSide white = WhiteSide(group);
  const ColourSide black = BlackSide(group);
  const int white_lead = white.all() - black.all();
  const ColourSide& majority = white_lead > 0 ? white : black;
  // What is left over of the majority meets within itself.
  const int denied = std::max(0, (std::abs(white_lead) - group[At(ColourClass::kNone)]) / 2);
  if (majority.mild + majority.strong < denied) return std::nullopt;
  return ColourCost{denied, std::max(0, denied - majority.mild)};
}

}  // namespace ronda::swiss
