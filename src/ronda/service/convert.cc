#include "ronda/service/convert.h"

#include <fmt/format.h>

#include <string_view>

#include "ronda/formats/csv/csv.h"
#include "ronda/formats/json/json.h"

namespace ronda::service {
namespace {

Parsed<std::string> AsParsed(Result<std::string> text, std::vector<Diagnostic> warnings) {
  if (text) return {*std::move(text), std::move(warnings)};
  warnings.push_back(text.error());
  return {std::nullopt, std::move(warnings)};
}

Parsed<std::string> ToTrf(TournamentFile file, const TextTarget& target) {
  if (file.document && target.dialect.value_or(file.document->dialect) == file.document->dialect) {
    if (target.line_end) {
      for (trf::Document::Line& line : file.document->lines) line.end = *target.line_end;
    }
    return AsParsed(trf::Update(*file.document, file.tournament), {});
  }
  const trf::Dialect dialect = target.dialect.value_or(trf::Dialect::kTrf26);
  return AsParsed(trf::Write(file.tournament, dialect, target.line_end.value_or(trf::LineEnd::kLf)),
                  trf::Losses(file.tournament, dialect));
}

Parsed<std::string> ToCsv(const Tournament& tournament) {
  Parsed<std::string> written{csv::WritePlayers(tournament), {}};
  const bool has_teams = !tournament.data().teams.empty();
  if (tournament.rounds() > 0 || has_teams) {
    const std::string_view lost = !has_teams                 ? "the rounds"
                                  : tournament.rounds() == 0 ? "the teams"
                                                             : "rounds and teams";
    written.diagnostics.push_back({.severity = Severity::kWarning,
                                   .code = "csv-lost",
                                   .message = fmt::format("CSV holds the list of players, not {}", lost),
                                   .hint = "write TRF or JSON to keep everything"});
  }
  return written;
}

}  // namespace

Parsed<std::string> Convert(TournamentFile file, const TextTarget& target) {
  switch (target.format) {
    case FileFormat::kTrf:
      return ToTrf(std::move(file), target);
    case FileFormat::kJson:
      return {json::Write(file.tournament), {}};
    case FileFormat::kCsv:
      return ToCsv(file.tournament);
  }
  return {};
}

}  // namespace ronda::service
