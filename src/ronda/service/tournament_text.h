// A tournament as the text of a new file.
#pragma once

#include <string>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/model/tournament.h"

namespace ronda::service {

// TRF in the dialect. Fails (code "format-loss") if reading it back would not give what a pairing depends on: a dialect
// may have no record for it.
Result<std::string> TrfText(const Tournament& tournament, trf::Dialect dialect, trf::LineEnd line_end);

// By the name of a format: "trf26", "trf16", "trfx", "trfbx" or "json".
Result<std::string> TournamentText(const Tournament& tournament, std::string_view format);

}  // namespace ronda::service
