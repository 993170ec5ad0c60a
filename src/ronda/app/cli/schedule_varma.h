// The restricted draw for people: what goes into the envelopes, and what was drawn from them.
#pragma once

#include <string>

#include "ronda/app/cli/schedule_request.h"
#include "ronda/base/result.h"

namespace ronda::cli {

// For a number of players the envelopes, with the last round in which two of each meet; for a file the whole draw.
Result<std::string> VarmaText(const Field& field, const ScheduleRequest& request, const std::string& format);

}  // namespace ronda::cli
