// A schedule as a tournament: every round paired, no game played.
#include "ronda/service/drawn_schedule.h"

#include <fmt/format.h>

#include "ronda/service/tournament_text.h"

namespace ronda::service {
namespace {

using schedule::Game;
using schedule::Schedule;
using schedule::Seat;

void AddPlayers(const DrawnSchedule& sheet, TournamentData& data) {
  for (std::int32_t i = 0; i < sheet.schedule.seats; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const bool is_known = place < sheet.players.size();
    Player player = is_known ? sheet.players[place] : Player{};
    if (!is_known) player.name = "Player " + Label(sheet.schedule, Seat(i));
    player.tpn = Tpn(i + 1);
    player.stated_points.reset();
    player.stated_rank.reset();
    data.players.push_back(std::move(player));
  }
}

void AddTeams(const DrawnSchedule& sheet, TournamentData& data) {
  const Schedule& schedule = sheet.schedule;
  for (int number = 0; number < schedule.teams(); ++number) {
    Team team;
    team.number = TeamNumber(number + 1);
    const auto place = static_cast<std::size_t>(number);
    team.name = place < sheet.teams.size() ? sheet.teams[place] : "Team " + schedule::Letters(number);
    for (int board = 0; board < schedule.boards; ++board) {
      team.members.emplace_back(schedule::TeamSeat(number, board, schedule.boards).value());
    }
    data.teams.push_back(std::move(team));
  }
}

void AddRounds(const Schedule& schedule, TournamentData& data) {
  const std::size_t rounds = schedule.rounds.size();
  data.rounds = static_cast<int>(rounds);
  data.planned_rounds = data.rounds;
  data.entries.resize(static_cast<std::size_t>(schedule.seats) * rounds);
  for (std::size_t r = 0; r < rounds; ++r) {
    const auto entry = [&](Seat seat) -> RoundEntry& {
      return data.entries[static_cast<std::size_t>(seat.value()) * rounds + r];
    };
    for (const Game& game : schedule.rounds[r].games) {
      entry(game.white) = {ResultCode::kPending, Colour::kWhite, PlayerIndex(game.black.value())};
      entry(game.black) = {ResultCode::kPending, Colour::kBlack, PlayerIndex(game.white.value())};
    }
    for (const Seat rest : schedule.rounds[r].rests) entry(rest) = {ResultCode::kZeroBye, std::nullopt, std::nullopt};
  }
}

}  // namespace

std::string ScheduleHeading(const DrawnSchedule& sheet) {
  const Schedule& schedule = sheet.schedule;
  std::string size = schedule.boards == 0 ? fmt::format("{} players", schedule.seats)
                                          : fmt::format("{} teams of {}", schedule.teams(), schedule.boards);
  if (!sheet.groups.empty()) size = fmt::format("{} players in {} groups", schedule.seats, sheet.groups.size());
  return fmt::format("{}{}{}, {}, {} round{}", sheet.event, sheet.event.empty() ? "" : ": ", sheet.system, size,
                     schedule.rounds.size(), schedule.rounds.size() == 1 ? "" : "s");
}

Result<Tournament> ScheduledTournament(const DrawnSchedule& sheet) {
  TournamentData data;
  data.info.name = sheet.event.empty() ? ScheduleHeading(sheet) : sheet.event;
  data.info.type = sheet.system;
  data.system_code = sheet.code;
  AddPlayers(sheet, data);
  AddTeams(sheet, data);
  AddRounds(sheet.schedule, data);
  if (auto tournament = Tournament::Make(std::move(data))) return *std::move(tournament);
  return tl::unexpected(
      Diagnostic{Severity::kError, "unexpected", "the schedule contradicts itself", "", "", std::nullopt, ""});
}

Result<std::string> ScheduleTrf(const DrawnSchedule& sheet) {
  const auto tournament = ScheduledTournament(sheet);
  if (!tournament) return tl::unexpected(tournament.error());
  return TrfText(*tournament, trf::Dialect::kTrf26, trf::LineEnd::kLf);
}

}  // namespace ronda::service
