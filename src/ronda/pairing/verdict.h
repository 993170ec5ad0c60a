// How a pairing made by somebody else compares with the one the rules give for the same round.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "ronda/model/points.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda {

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
};

}  // namespace ronda
