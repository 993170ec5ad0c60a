// A tournament as the text of a new file.
#pragma once

#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/formats/files.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/model/tournament.h"

namespace ronda::service {

// TRF in the dialect. Fails (code "format-loss") if reading it back would not give what a pairing depends on: a dialect
// may have no record for it.
Result<std::string> TrfText(const Tournament& tournament, trf::Dialect dialect, trf::LineEnd line_end);

// What to write. TRF without a dialect keeps the dialect of a TRF file and is TRF26 otherwise.
struct TextTarget {
  FileFormat format = FileFormat::kTrf;
  std::optional<trf::Dialect> dialect = {};
  std::optional<trf::LineEnd> line_end = {};  // none: as the file has them, or line feeds
};

// A new file in TRF or JSON.
Result<std::string> TournamentText(const Tournament& tournament, const TextTarget& target);

}  // namespace ronda::service
