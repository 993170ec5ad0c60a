// Events at tables: reading one, and seating a round of it.
#pragma once

#include <optional>

#include "ronda/pairing/tables/round.h"
#include "ronda/service/source.h"

namespace ronda::service {

Parsed<tables::Event> TablesOf(const Source& source);

struct Seating {
  tables::Event before;  // what was known when the round was seated
  tables::SeatedRound round;

  // The event with the round in it.
  tables::Event Seated() const;
};

// The next round, or an earlier one from what was known before it.
Result<Seating> Seat(const tables::Event& event, std::optional<int> round);

}  // namespace ronda::service
