// The judge of the Double-Swiss system and of the Swiss team system: makes every set of upfloaters and every pairing of
// a bracket, as the text says, and keeps the first of the best. For fields of up to about ten. It shares nothing with
// the engine it judges but the model of a tournament.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::judge {

enum class UpfloatText : std::uint8_t { kDoubleSwiss, kTeamSwiss2025, kTeamSwiss2026 };
enum class TeamWish : std::uint8_t { kNone, kTypeA, kTypeB };

struct UpfloatRules {
  UpfloatText text = UpfloatText::kDoubleSwiss;
  TeamWish wish = TeamWish::kTypeA;
  bool uses_secondary = true;
};

struct UpfloatPair {
  int white = 0;  // places in the list of players
  int black = 0;

  auto operator<=>(const UpfloatPair&) const = default;
};

struct UpfloatPairing {
  std::vector<UpfloatPair> pairs;  // sorted
  std::optional<int> bye;

  bool operator==(const UpfloatPairing&) const = default;
};

// Pairs the next round of an event of matches; none if no legal pairing exists.
std::optional<UpfloatPairing> JudgeUpfloat(const Tournament& event, const UpfloatRules& rules);

// C.04.6/2025 §2.2.3; /2026 §3.5.3-3.5.4: the sets of a given size profile in their order; members by number. For the
// printed example.
std::vector<std::vector<int>> OrderedSets(const std::vector<std::pair<int, Points>>& potential, std::size_t size);

// C.04.6/2025 §2.3.2; /2026 §3.6.2.
std::vector<int> IdentifierOf(const std::vector<std::pair<int, int>>& pairs);

}  // namespace ronda::judge
