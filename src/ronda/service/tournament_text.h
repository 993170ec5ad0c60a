// A tournament as the text of a new file.
#pragma once

#include <cstdint>
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

// What a new file is for. A report of results needs less than a tournament that is paired further or checked.
enum class Purpose : std::uint8_t { kResults, kPairing };

// What to write. TRF without a dialect keeps the dialect of a TRF file and is TRF26 otherwise.
struct TextTarget {
  FileFormat format = FileFormat::kTrf;
  std::optional<trf::Dialect> dialect = {};
  std::optional<trf::LineEnd> line_end = {};  // none: as the file has them, or line feeds
  Purpose purpose = Purpose::kResults;
};

// A new file in TRF or JSON.
Result<std::string> TournamentText(const Tournament& tournament, const TextTarget& target);

}  // namespace ronda::service
