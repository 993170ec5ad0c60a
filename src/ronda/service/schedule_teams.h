// The closed systems of teams: Scheveningen, Djaja, Hutton, Hilton, Skalitzka.
#pragma once

#include "ronda/service/schedule_request.h"

namespace ronda::service {

// Larger tables nobody prints, and the games still fit the memory.
inline constexpr int kMostPlayers = 10'000;

// How the last two rounds of a cycle are ordered.
schedule::CycleEnd EndOf(const ScheduleRequest& request);

// The sheet with the rounds and the people in it.
Result<DrawnSchedule> TeamSheet(const Field& field, const ScheduleRequest& request, DrawnSchedule sheet);

}  // namespace ronda::service
