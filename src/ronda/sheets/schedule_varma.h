// The restricted draw for people: what goes into the envelopes, and what was drawn from them.
#pragma once

#include <string>

#include "ronda/base/result.h"
#include "ronda/service/schedule_request.h"
#include "ronda/sheets/format.h"

namespace ronda::sheets {

// For a number of players the envelopes, with the last round in which two of each meet; for a file the whole draw.
Result<std::string> VarmaText(const service::Field& field, const service::ScheduleRequest& request, Format format);

}  // namespace ronda::sheets
