// `ronda check --standings`: do the points and ranks a file states follow from its results?
#pragma once

#include <string>
#include <vector>

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

struct StandingsCheckOptions {
  std::string rules;  // empty: by the date of the event
  int jobs = 1;
  bool json = false;
  bool verbose = false;
};

void CheckStandingsOf(Context& context, const std::vector<std::string>& files, const StandingsCheckOptions& options);

}  // namespace ronda::cli
