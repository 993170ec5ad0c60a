// Ways to accelerate an event: fictitious points that make strong players meet early. A method is what an organiser
// announces; the table of fictitious points it gives is what the systems see (TournamentData::accelerations).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::acceleration {

struct None {
  bool operator==(const None&) const = default;
};

// C.04.7/2026, C.04.5/2025.
struct Baku {
  bool operator==(const Baku&) const = default;
};

// The list in groups of equal size with points for each in the first rounds (decision 172).
struct Haley {
  int groups = 2;
  std::vector<Points> points = {};  // from the top group down, nothing for the rest; empty: a win, or steps of a draw
  int rounds = 2;

  bool operator==(const Haley&) const = default;
};

// Start groups by bars: points for every bar a player is not below, in all rounds (decision 173).
struct McMahon {
  enum class Measure : std::uint8_t { kRating, kPlace };

  Measure measure = Measure::kRating;
  std::vector<int> bars = {};          // ratings to be reached, or the last place above each bar; any order
  std::optional<Points> step = {};     // for each bar; none: a win
  std::optional<Points> at_most = {};  // none: no limit

  bool operator==(const McMahon&) const = default;
};

// Three groups a win apart, of whom the lower ones catch up as they score (decision 345).
struct Progressive {
  McMahon::Measure measure = McMahon::Measure::kPlace;
  std::vector<int> bars = {};  // two: of ratings, or of places; empty: groups of equal size

  bool operator==(const Progressive&) const = default;
};

// Points of players, or teams, by their numbers; by_round[0] in round 1 (of matches, where the system pairs them).
struct Given {
  struct Row {
    std::int32_t number = 0;
    std::vector<Points> by_round;

    bool operator==(const Row&) const = default;
  };
  std::vector<Row> rows;

  bool operator==(const Given&) const = default;
};

using Method = std::variant<None, Baku, Haley, McMahon, Progressive, Given>;

// Whether the points of a round depend on the results before it, so that the table grows from round to round.
inline bool DependsOnResults(const Method& method) { return std::holds_alternative<Progressive>(method); }

// Whether the text names a method ("baku", "haley:...") rather than a file with a table.
bool IsMethodName(std::string_view text);

// "none", "baku", "haley", "haley:groups=5,points=2,1.5,1,0.5,rounds=2", "mcmahon:bars=2000,1800",
// "progressive", "progressive:bars=2000,1600", with every problem.
Parsed<Method> ParseMethod(std::string_view text);

// The fictitious points of an event (pairing/entrants.h), rows in the order of players, none of them empty; or every
// reason why there are none. Where they depend on results, up to the next round.
Parsed<std::vector<Acceleration>> TableOf(const Method& method, const Tournament& event);

}  // namespace ronda::acceleration
