// The repairs of a file as a unified diff: what `patch` understands, with the reason of each change behind its line
// numbers.
#pragma once

#include <span>
#include <string>

#include "ronda/app/cli/frame/painter.h"
#include "ronda/formats/trf/doctor.h"

namespace ronda::cli {

std::string UnifiedDiff(const std::string& file, std::span<const trf::Change> repairs, const Painter& painter);

}  // namespace ronda::cli
