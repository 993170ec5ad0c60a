// A schedule with the people who play it, in every form it is shown in.
#pragma once

#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/schedule/schedule.h"

namespace ronda::cli {

struct ScheduleSheet {
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
std::string ScheduleHeading(const ScheduleSheet& sheet);

// What people call the seat: number and, where known, name.
std::string SeatName(const ScheduleSheet& sheet, schedule::Seat seat);

std::string ScheduleTable(const ScheduleSheet& sheet);
std::string ScheduleJson(const ScheduleSheet& sheet);
std::string ScheduleCsv(const ScheduleSheet& sheet);
std::string ScheduleHtml(const ScheduleSheet& sheet);
// TRF26 with every round paired and no result.
Result<std::string> ScheduleTrf(const ScheduleSheet& sheet);

// The schedule as a tournament: every game without a result yet.
Result<Tournament> ScheduledTournament(const ScheduleSheet& sheet);

}  // namespace ronda::cli
