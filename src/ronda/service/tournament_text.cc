#include "ronda/service/tournament_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "ronda/formats/json/json.h"

namespace ronda::service {
namespace {

std::string_view NameOf(trf::Dialect dialect) {
  switch (dialect) {
    case trf::Dialect::kTrf16:
      return "trf16";
    case trf::Dialect::kTrfX:
      return "trfx";
    case trf::Dialect::kTrfBx:
      return "trfbx";
    case trf::Dialect::kTrf26:
      return "trf26";
  }
  return "trf26";
}

// What would be lost, in words; empty if nothing a pairing depends on.
std::string_view LossOf(const TournamentData& meant, const TournamentData& read) {
  if (meant.entries != read.entries) return "its results";
  if (meant.point_system != read.point_system) return "its point system";
  if (meant.accelerations != read.accelerations) return "its fictitious points";
  if (meant.forbidden != read.forbidden) return "its forbidden pairs";
  if (meant.kept_apart != read.kept_apart) return "who is kept apart";
  if (read.planned_rounds.value_or(read.rounds) != meant.planned_rounds) return "its number of rounds";
  return {};
}

}  // namespace

Result<std::string> TrfText(const Tournament& tournament, trf::Dialect dialect, trf::LineEnd line_end) {
  auto text = trf::Write(tournament, dialect, line_end);
  if (!text) return text;
  const auto read = trf::Read(*text, "");
  // Results that no longer make the stated points cannot be read at all.
  const std::string_view loss =
      read.value ? LossOf(tournament.data(), read.value->tournament.data()) : std::string_view("its point system");
  if (loss.empty()) return text;
  return tl::unexpected(Diagnostic{
      .code = "format-loss",
      .message = fmt::format("{} cannot hold all of the tournament: it would lose {}", NameOf(dialect), loss),
      .hint = "write another format: --to trfbx, trfx or json"});
}

Result<std::string> TournamentText(const Tournament& tournament, const TextTarget& target) {
  if (target.format == FileFormat::kJson) return json::Write(tournament);
  return TrfText(tournament, target.dialect.value_or(trf::Dialect::kTrf26),
                 target.line_end.value_or(trf::LineEnd::kLf));
}

}  // namespace ronda::service
