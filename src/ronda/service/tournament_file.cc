#include "ronda/service/tournament_file.h"

namespace ronda::service {

Parsed<TournamentFile> ReadTournamentFile(const std::string& path) {
  const auto bytes = ReadBytes(path);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  const auto format = DetectFormat(*bytes, path);
  if (format && *format == FileFormat::kTrf) {
    auto parsed = trf::Read(*bytes, path);
    Parsed<TournamentFile> file{std::nullopt, std::move(parsed.diagnostics)};
    if (parsed.value) {
      file.value = TournamentFile{std::move(parsed.value->tournament), *format, std::move(parsed.value->document)};
    }
    return file;
  }
  auto parsed = ParseTournament(*bytes, path);
  Parsed<TournamentFile> file{std::nullopt, std::move(parsed.diagnostics)};
  if (parsed.value && format) file.value = TournamentFile{*std::move(parsed.value), *format, std::nullopt};
  return file;
}

}  // namespace ronda::service
