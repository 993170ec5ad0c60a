// A tournament with the file it came from, so that a changed tournament can be put back into it: TRF with everything
// else to the byte as it was, JSON as JSON.
#pragma once

#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/formats/files.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/model/tournament.h"
#include "ronda/service/source.h"

namespace ronda::service {

struct TournamentFile {
  Tournament tournament;
  FileFormat format = FileFormat::kTrf;
  std::optional<trf::Document> document;  // the lines of a TRF
};

// Reads TRF, JSON or a CSV player list.
Parsed<TournamentFile> ReadTournamentFile(const Source& source);

// The changed tournament as TRF: in the lines of the file where it is one, a new TRF26 file where not.
Result<std::string> TrfInto(const TournamentFile& file, const Tournament& changed);

}  // namespace ronda::service
