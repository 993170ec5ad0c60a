// A schedule with the people who play it, in every form it is shown in.
#pragma once

#include <string>

#include "ronda/schedule/schedule.h"
#include "ronda/service/drawn_schedule.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

// Who has the seat; empty if that is not known.
std::string NameAt(const service::DrawnSchedule& sheet, schedule::Seat seat);

// What people call the seat: number and, where known, name.
std::string SeatName(const service::DrawnSchedule& sheet, schedule::Seat seat);

std::string Show(const service::DrawnSchedule& sheet, Format format);

// Every way to split the players into groups of one size.
struct EqualGroups {
  int players = 0;
};
std::string Show(const EqualGroups& groups, Format format);

}  // namespace ronda::sheets
