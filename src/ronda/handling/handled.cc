#include "ronda/handling/handled.h"

#include <fmt/format.h>

#include <utility>

#include "ronda/model/team_rounds.h"
#include "ronda/model/team_totals.h"

namespace ronda::handling {
namespace {

bool HasTwoGameMatches(const TournamentData& data) { return data.system_code.find("DOUBLESWISS") != std::string::npos; }

tl::unexpected<Diagnostic> Contradiction() {
  return tl::unexpected(Refusal("handling-contradiction", "the result would contradict the rest of the tournament",
                                "ronda validate shows what is wrong with the file"));
}

}  // namespace

Diagnostic Refusal(std::string code, std::string message, std::string hint) {
  return {.code = std::move(code), .message = std::move(message), .hint = std::move(hint)};
}

std::string_view ByeName(ResultCode kind) {
  if (kind == ResultCode::kFullBye) return "full-point bye";
  return kind == ResultCode::kHalfBye ? "half-point bye" : "zero-point bye";
}

Result<PlayerIndex> FindPlayer(const Tournament& tournament, Tpn number) {
  if (const auto player = tournament.Find(number)) return *player;
  return tl::unexpected(Refusal("handling-player", fmt::format("there is no player {}", number.value()),
                                "name a player by the pairing number"));
}

Round PairingRound(const TournamentData& data, Round of_file) {
  return HasTwoGameMatches(data) ? Round((of_file.value() + 1) / 2) : of_file;
}

Round FirstOfPairing(const TournamentData& data, Round of_file) {
  return HasTwoGameMatches(data) ? Round(PairingRound(data, of_file).value() * 2 - 1) : of_file;
}

bool PairsTeams(const TournamentData& data) {
  return !data.teams.empty() && data.system_code.find("TEAM") != std::string::npos && !PlaysEncounters(data);
}

// Before the draw there is no round to tell encounters from matches by; the rounds of matches are never drawn here.
bool PlaysEncounters(const TournamentData& data) {
  if (data.teams.empty()) return false;
  if (data.system_code.find("SCHEVENINGEN") != std::string::npos) return true;
  if (data.system_code.find("TEAM_ROUNDROBIN") == std::string::npos) return false;
  if (data.rounds == 0) return data.system_code.starts_with("CUSTOM_");
  const auto tournament = Tournament::Make(data);
  return tournament && !PlaysMatches(*tournament);
}

bool HasOpenGames(const Tournament& tournament, Round round) {
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    if (tournament.entry(PlayerIndex(i), round).result == ResultCode::kPending) return true;
  }
  return false;
}

Result<Tournament> Rebuilt(TournamentData data, std::span<const PlayerIndex> restated) {
  std::vector<PlayerIndex> stating;
  for (const PlayerIndex player : restated) {
    auto& stated = data.players[player.index()].stated_points;
    if (stated) stating.push_back(player);
    stated.reset();
  }
  auto tournament = Tournament::Make(data);
  if (!tournament) return Contradiction();
  RestateTeams(*tournament, data);
  for (const PlayerIndex player : stating) {
    data.players[player.index()].stated_points = tournament->ScoreAfter(player, data.rounds);
  }
  tournament = Tournament::Make(std::move(data));
  if (!tournament) return Contradiction();
  return *std::move(tournament);
}

}  // namespace ronda::handling
