#include "ronda/service/tournament_file.h"

namespace ronda::service {

Parsed<TournamentFile> ReadTournamentFile(const Source& source) {
  const auto bytes = BytesOf(source);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  const auto format = DetectFormat(*bytes, source.name);
  if (format && *format == FileFormat::kTrf) {
    auto parsed = trf::Read(*bytes, source.name);
    Parsed<TournamentFile> file{std::nullopt, std::move(parsed.diagnostics)};
    if (parsed.value) {
      file.value = TournamentFile{parsed.value->tournament, *format, std::move(parsed.value->document)};
    }
    return file;
  }
  auto parsed = ParseTournament(*bytes, source.name);
  Parsed<TournamentFile> file{std::nullopt, std::move(parsed.diagnostics)};
  if (parsed.value && format) file.value = TournamentFile{*std::move(parsed.value), *format, std::nullopt};
  return file;
}

Result<std::string> TrfInto(const TournamentFile& file, const Tournament& changed) {
  return file.document ? trf::Update(*file.document, changed) : trf::Write(changed, trf::Dialect::kTrf26);
}

}  // namespace ronda::service
