// The verb `report`.
#pragma once

#include "ronda/app/cli/frame/command.h"

namespace ronda::cli {

void AddReport(Verb app, Context& context);

}  // namespace ronda::cli
