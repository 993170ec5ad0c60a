// All rounds of a closed system.
#pragma once

#include <string>
#include <vector>

#include "ronda/answer/answer.h"
#include "ronda/answer/form.h"
#include "ronda/service/schedule_request.h"

namespace ronda::answer {

struct ScheduleQuestion {
  std::string name;                  // any of ScheduleNames()
  service::ScheduleRequest request;  // its system is that of the name
  Form form = Form::kText;           // text, json, csv, trf or html
};

// Every name of what can be asked for: those of the systems, then others by which people know them.
std::vector<std::string> ScheduleNames();

Answer Schedule(ScheduleQuestion question);

}  // namespace ronda::answer
