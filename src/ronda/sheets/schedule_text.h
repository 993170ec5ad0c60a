// A schedule as text: rounds as tables of numbers, or board by board with names.
#pragma once

#include <string>

#include "ronda/service/drawn_schedule.h"

namespace ronda::sheets {

std::string TextOfSchedule(const service::DrawnSchedule& sheet);

}  // namespace ronda::sheets
