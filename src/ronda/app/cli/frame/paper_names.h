// The words of --paper.
#pragma once

#include "ronda/app/cli/frame/options.h"
#include "ronda/charts/drawing.h"

namespace ronda::cli {

inline Choices<charts::Paper> PaperNames() { return {{"a4", charts::Paper::kA4}, {"letter", charts::Paper::kLetter}}; }

}  // namespace ronda::cli
