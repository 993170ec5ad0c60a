// A schedule with the people who play it, in every form it is shown in.
#pragma once

#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/schedule/schedule.h"
#include "ronda/service/drawn_schedule.h"

namespace ronda::sheets {

// What people call the seat: number and, where known, name.
std::string SeatName(const service::DrawnSchedule& sheet, schedule::Seat seat);

std::string ScheduleTable(const service::DrawnSchedule& sheet);
std::string ScheduleJson(const service::DrawnSchedule& sheet);
std::string ScheduleCsv(const service::DrawnSchedule& sheet);
std::string ScheduleHtml(const service::DrawnSchedule& sheet);

}  // namespace ronda::sheets
