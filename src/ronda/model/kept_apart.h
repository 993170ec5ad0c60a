// What an organiser may ask beyond the regulations (docs/constraints.md): that players of the same origin, a club or a
// federation, do not meet, or that players of equal score do not meet if their ratings are far apart. In words, as the
// command line and a TRF have it: "federation", "club:relative", "federation:rounds=3", "rating:100".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/ids.h"
#include "ronda/model/player.h"

namespace ronda {

struct KeptApart {
  enum class By : std::uint8_t { kClub, kFederation, kRating };
  enum class Strength : std::uint8_t {
    kAbsolute,  // never, even if somebody floats for it; origins only
    kRelative,  // before colours, but nobody floats for it (B3 bis, B3 bis bis)
  };
  static constexpr int kMostPoints = 100;  // of the book

  By by = By::kFederation;
  Strength strength = Strength::kAbsolute;
  std::optional<Round> first = {};  // all rounds where a bound is missing
  std::optional<Round> last = {};
  int points = 0;  // of kRating: a larger difference keeps two apart

  bool AppliesIn(Round round) const { return (!first || *first <= round) && (!last || round <= *last); }

  bool operator==(const KeptApart&) const = default;
};

// The club of a player; where the list names none, the first origin that one of the player's national ratings names.
std::string_view ClubOf(const Player& player);

// What a rule about origins compares; empty: the player is kept apart from nobody.
std::string_view OriginOf(const Player& player, KeptApart::By by);

// Whether the rule forbids the two to meet in the round: it is absolute, and they are of one origin.
bool Forbids(const KeptApart& rule, Round round, const Player& one, const Player& other);

// Fails with "apart-rule" if the text is no rule.
Result<KeptApart> ParseKeptApart(std::string_view text);
std::string ToString(const KeptApart& rule);

// The same for people: "players of the same federation never meet in rounds 1 to 3".
std::string Describe(const KeptApart& rule);

}  // namespace ronda
