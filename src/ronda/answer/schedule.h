// All rounds of a closed system.
#pragma once

#include <string_view>

#include "ronda/answer/answer.h"
#include "ronda/answer/form.h"
#include "ronda/service/schedule_request.h"

namespace ronda::answer {

struct ScheduleQuestion {
  service::ScheduleRequest request;  // its system by any of its names
  Form form = Form::kText;           // text, json, csv, trf or html
};

// Whether there is such a system, by any of its names.
bool IsScheduleSystem(std::string_view name);

Answer Schedule(ScheduleQuestion question);

}  // namespace ronda::answer
