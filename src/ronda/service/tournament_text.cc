#include "ronda/service/tournament_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "ronda/formats/json/json.h"
#include "ronda/service/system_choice.h"

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

// Whether colours follow from the one drawn for round 1.
bool DrawsColour(const Tournament& tournament) {
  const auto choice = SystemFor(tournament, std::nullopt);
  return choice && choice->system->info().colours == ColourUse::kAllocated;
}

// What the pairing of the next round depends on beside that: the colour drawn, and everything of teams.
std::string_view LossForPairing(const Tournament& meant, const Tournament& read) {
  const TournamentData& data = meant.data();
  if (DrawsColour(meant) && meant.InitialColour() != read.InitialColour()) return "the colour drawn for round 1";
  const TournamentData& found = read.data();
  if (data.teams.empty()) return {};
  if (data.match_point_system != found.match_point_system) return "its match points";
  if (data.board_colours != found.board_colours) return "the colours of its boards";
  if (data.line_ups != found.line_ups || data.forfeited_matches != found.forfeited_matches) return "its matches";
  if (data.team_pairing_byes != found.team_pairing_byes || data.team_byes != found.team_byes) {
    return "the byes of its teams";
  }
  if (data.team_accelerations != found.team_accelerations) return "the fictitious points of its teams";
  if (data.forbidden_teams != found.forbidden_teams) return "which teams may not meet";
  return {};
}

Result<std::string> TrfTextFor(const Tournament& tournament, const TextTarget& target) {
  const trf::Dialect dialect = target.dialect.value_or(trf::Dialect::kTrf26);
  auto text = trf::Write(tournament, dialect, target.line_end.value_or(trf::LineEnd::kLf));
  if (!text) return text;
  const auto read = trf::Read(*text, "");
  // Results that no longer make the stated points cannot be read at all.
  std::string_view loss =
      read.value ? LossOf(tournament.data(), read.value->tournament.data()) : std::string_view("its point system");
  if (loss.empty() && target.purpose == Purpose::kPairing) loss = LossForPairing(tournament, read.value->tournament);
  if (loss.empty()) return text;
  return tl::unexpected(Diagnostic{
      .code = "format-loss",
      .message = fmt::format("{} cannot hold all of the tournament: it would lose {}", NameOf(dialect), loss),
      .hint = tournament.data().teams.empty() ? "write another format: --to trfbx, trfx or json"
                                              : "write another format: --to trf26 or json"});
}

}  // namespace

Result<std::string> TrfText(const Tournament& tournament, trf::Dialect dialect, trf::LineEnd line_end) {
  return TrfTextFor(tournament, {FileFormat::kTrf, dialect, line_end});
}

Result<std::string> TournamentText(const Tournament& tournament, const TextTarget& target) {
  return target.format == FileFormat::kJson ? json::Write(tournament) : TrfTextFor(tournament, target);
}

}  // namespace ronda::service
