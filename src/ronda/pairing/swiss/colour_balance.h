// How well a group can be paired by colours, from counts alone. A player's colour class is his preference and its
// strength; what a pair costs depends on nothing else. S1 and S2 of equal size can always be paired with each other as
// well as any pairing of their players can be: the fewest denied preferences and, with those, the fewest denied strong
// ones (proof in docs/performance.md).
#pragma once

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

// What a pair of two classes costs; none if they may not meet. Two equal absolute preferences never meet here,
// topscorers or not: that would cost on [C10] or [C11], and who can do without must.
std::optional<ColourCost> CostOfPair(ColourClass a, ColourClass b);

// The least cost of pairing an even group within itself, and of pairing S1 with S2, which are of the same size; none if
// two equal absolute preferences would have to meet.
std::optional<ColourCost> LeastCost(const ClassCounts& group);
std::optional<ColourCost> LeastCost(const ClassCounts& s1, const ClassCounts& s2);

}  // namespace ronda::swiss
