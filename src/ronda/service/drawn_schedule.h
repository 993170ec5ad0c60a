// A schedule with the people who play it.
#pragma once

#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/schedule/schedule.h"

namespace ronda::service {

struct DrawnSchedule {
  std::string system;  // "berger", ...
  std::string code;    // of record 192
  std::string event;   // name of the event; may be empty
  schedule::Schedule schedule;
  std::vector<Player> players;           // by seat; empty where only a count was given
  std::vector<std::string> teams;        // names by team or group; empty: letters
  std::vector<std::vector<int>> groups;  // seats of each group, for a stage of groups
  std::vector<std::string> notes;        // what people should know about it
  std::vector<schedule::Schedule> later_stages;
};

// What is played, by how many, in how many rounds.
std::string ScheduleHeading(const DrawnSchedule& sheet);

// The schedule as a tournament: every game without a result yet.
Result<Tournament> ScheduledTournament(const DrawnSchedule& sheet);

// TRF26 with every round paired and no result.
Result<std::string> ScheduleTrf(const DrawnSchedule& sheet);

}  // namespace ronda::service
