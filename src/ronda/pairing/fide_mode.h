// FIDE mode (C.04.A A.2): whether a round is paired by the rules FIDE publishes and nothing else. It is not a switch:
// what departs from those rules is found in the system and the tournament, so nothing can be forgotten (decision 175).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda {

struct Deviation {
  enum class Kind : std::uint8_t {
    kToBeAnnounced,  // the rules allow it if the regulations of the event say so
    kOutside,        // the published rules do not know it
  };

  Kind kind = Kind::kOutside;
  std::string what;          // "an acceleration other than Baku"
  std::string_view article;  // "C.04.2 1.1"

  bool operator==(const Deviation&) const = default;
};

// `event` is what the system pairs of the tournament (pairing/entrants.h).
std::vector<Deviation> Deviations(const SystemInfo& system, const Tournament& tournament, const Tournament& event);

// Nothing is outside the rules.
bool IsFideMode(std::span<const Deviation> deviations);

}  // namespace ronda
