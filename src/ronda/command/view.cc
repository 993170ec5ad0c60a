#include "ronda/command/view.h"

#include <utility>

#include "ronda/model/validation.h"

namespace ronda::command {

Result<Tournament> TournamentOf(const journal::State& state) {
  if (auto tournament = Tournament::Make(state.data)) return *std::move(tournament);
  std::string message = "the tournament would contradict itself";
  for (const Finding& finding : Validate(state.data)) {
    if (finding.severity != Severity::kError) continue;
    message += ": " + finding.message;
    break;
  }
  return tl::unexpected(Diagnostic{.code = "journal-state", .message = std::move(message)});
}

void DropTotals(TournamentData& data) {
  for (Player& player : data.players) {
    player.stated_points.reset();
    player.stated_rank.reset();
  }
  for (Team& team : data.teams) {
    team.stated_match_points.reset();
    team.stated_game_points.reset();
    team.stated_rank.reset();
  }
  data.info.stated_players.reset();
  data.info.stated_rated_players.reset();
  data.info.stated_teams.reset();
}

service::EventRequest RequestFor(const journal::State& state) {
  service::EventRequest request;
  if (!state.facts.system.empty()) request.system.id = state.facts.system;
  if (!state.facts.settings.empty()) request.system.settings = service::Source{"settings", state.facts.settings};
  if (!state.facts.acceleration.empty()) request.options.acceleration = state.facts.acceleration;
  return request;
}

Parsed<service::WishedEvent> EventOf(const journal::State& state, const Tournament& tournament) {
  return service::OpenEvent(RequestFor(state), tournament);
}

Result<void> CheckEvent(const journal::State& state, const Tournament& tournament) {
  const auto event = EventOf(state, tournament);
  if (event.value) return {};
  const journal::DeskFacts& facts = state.facts;
  const bool is_set = !facts.system.empty() || !facts.settings.empty() || !facts.acceleration.empty();
  if (!is_set && event.diagnostics.front().code == "system-unknown") return {};
  return tl::unexpected(event.diagnostics.front());
}

const handling::Edition& HandlingEditionOf(const Tournament& tournament) {
  return handling::EditionFor(tournament.data().info);
}

}  // namespace ronda::command
