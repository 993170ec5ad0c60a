// How well a group can be paired by colours, from counts alone. A player's colour class is his preference and its
// strength; what a pair costs depends on nothing else. S1 and S2 of equal size can always be paired with each other as
// well as any pairing of their players can be: the fewest denied preferences and, with those, the fewest denied strong
// ones (proof in docs/performance.md).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
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
// topscorers or not: that would cost on [C10] or [C11], and who can do without must. A walk asks at every step, so this
// is compiled into it, as the least cost of two halves is.
inline std::optional<ColourCost> CostOfPair(ColourClass a, ColourClass b) {
  const auto wants_white = [](ColourClass one) { return At(one) <= At(ColourClass::kAbsoluteWhite); };
  if (a == ColourClass::kNone || b == ColourClass::kNone || wants_white(a) != wants_white(b)) return ColourCost{};
  const auto weaker = std::min(a, b);
  if (weaker == ColourClass::kAbsoluteWhite || weaker == ColourClass::kAbsoluteBlack) return std::nullopt;
  const bool strong = weaker == ColourClass::kStrongWhite || weaker == ColourClass::kStrongBlack;
  return ColourCost{1, strong ? 1 : 0};
}

// The least cost of pairing an even group within itself, and of pairing S1 with S2, which are of the same size; none if
// two equal absolute preferences would have to meet.
std::optional<ColourCost> LeastCost(const ClassCounts& group);
inline std::optional<ColourCost> LeastCost(const ClassCounts& s1, const ClassCounts& s2) {
  const auto add_denied = [&](const ColourSide& own1, const ColourSide& own2, const ColourSide& other2,
                              ColourCost& cost) {
    // Those of S1 who find neither the other colour nor an indifferent player in S2 meet their like.
    const int denied = std::max(0, own1.all() - other2.all() - s2[At(ColourClass::kNone)]);
    cost = cost + ColourCost{denied, std::max(0, denied - own1.mild - own2.mild)};
    return own1.mild + own1.strong + own2.mild + own2.strong >= denied;
  };
  const ColourSide white2 = WhiteSide(s2);
  const ColourSide black2 = BlackSide(s2);
  ColourCost cost;
  const bool white_legal = add_denied(WhiteSide(s1), white2, black2, cost);
  const bool black_legal = add_denied(BlackSide(s1), black2, white2, cost);
  if (!white_legal || !black_legal) return std::nullopt;
  return cost;
}

}  // namespace ronda::swiss
