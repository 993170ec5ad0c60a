// A state as a file that every verb reads: JSON of the tournament, with the wishes of its organiser in it, and beside
// it what a file of a tournament has no place for.
#pragma once

#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/journal/state.h"

namespace ronda::ledger {

struct EventText {
  std::string json;
  std::optional<std::string> system;    // by its identifier; none: as the tournament says
  std::optional<std::string> settings;  // of the system
  std::string bracket;                  // the file of a knockout; empty: there is none
  std::string tables;                   // of an event at tables; likewise
};

Result<EventText> EventTextOf(const journal::State& state);

}  // namespace ronda::ledger
