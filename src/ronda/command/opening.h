// The act a journal begins with.
#pragma once

#include "ronda/command/decide.h"

namespace ronda::command {

struct Opening {
  TournamentData tournament;
  std::string system;                                  // the system chosen; empty: as the tournament says
  std::string settings;                                // of the system
  std::string acceleration;                            // in the words of --acceleration
  std::optional<journal::SchedulePlan> schedule = {};  // all rounds are drawn at once
  std::string tables = {};                             // an event at tables of three to six, as the JSON of its file
  std::string from;                                    // the name of the file it came from; empty: it is new
};

// A tournament as it is, its rounds published; totals the file states are left out, as they follow from the results.
Result<Decision> Open(Opening opening, const Context& context);

}  // namespace ronda::command
