// How a pairing made by somebody else compares with the one the rules give for the same round.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/model/points.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda {

// Where two candidates of equal quality part in the order of the regulation.
struct OrderStep {
  enum class Kind : std::uint8_t {
    kMdpSet,       // which moved-down players are paired: `player` is in the expected one only
    kMdpOpponent,  // whom `player`, moved down, meets
    kExchange,     // who changes between S1 and S2
    kOpponent,     // whom `player` of S1 meets
  };

  Kind kind = Kind::kOpponent;
  std::string_view article;
  PlayerIndex player{0};
  std::optional<PlayerIndex> expected = {};  // the opponents
  std::optional<PlayerIndex> found = {};
  // Who leaves S1, lowest ranked first, and who comes into it, highest ranked first.
  std::vector<PlayerIndex> expected_out = {};
  std::vector<PlayerIndex> expected_in = {};
  std::vector<PlayerIndex> found_out = {};
  std::vector<PlayerIndex> found_in = {};
};

struct Verdict {
  enum class Kind : std::uint8_t {
    kIllegal,       // breaks an absolute rule; `reason` says which and for whom
    kWorse,         // `expected` and `found` are the first criterion on which it is worse
    kLaterInOrder,  // meets every criterion equally well but comes later in the order of the regulation
  };

  Kind kind = Kind::kWorse;
  std::string reason;
  std::optional<Points> bracket;  // score of the bracket in which the two part, where the system has brackets
  CriterionValue expected;
  CriterionValue found;
  // Every criterion of that bracket, for both; the same tags in the same order.
  std::vector<CriterionValue> all_expected = {};
  std::vector<CriterionValue> all_found = {};
  std::optional<OrderStep> order = {};  // where it is later in the order

  // Who is behind the two values, where the system names them: who floats down, or who is denied something.
  struct Concerned {
    enum class Role : std::uint8_t { kDownfloaters, kPlayers };

    Role role = Role::kPlayers;
    std::vector<PlayerIndex> expected;
    std::vector<PlayerIndex> found;
  };
  std::optional<Concerned> concerned = {};
};

// The value of a criterion in words: "2", "2.0, 3 × 1.0 and 0.0", "2 (with 1.5 and 1.0 points)", "none".
std::string MeasureText(std::span<const int> value, ValueUnit unit);

// Of a bracket that both pair, but differently: the first criterion on which the two differ, else the order. Both lists
// have the same tags in the same order.
Verdict CompareValues(Points bracket, std::vector<CriterionValue> expected, std::vector<CriterionValue> found);

}  // namespace ronda
