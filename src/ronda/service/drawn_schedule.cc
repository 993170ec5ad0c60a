// A schedule as a tournament: every round paired, no game played.
#include "ronda/service/drawn_schedule.h"

#include <fmt/format.h>

#include "ronda/base/id_range.h"
#include "ronda/service/tournament_text.h"

namespace ronda::service {
namespace {

using schedule::Game;
using schedule::Schedule;
using schedule::Seat;

void AddPlayers(const DrawnSchedule& sheet, TournamentData& data) {
  for (const Seat seat : IdRange<Seat>(sheet.schedule.seats)) {
    const bool is_known = seat.index() < sheet.players.size();
    Player player = is_known ? sheet.players[seat.index()] : Player{};
    if (!is_known) player.name = "Player " + Label(sheet.schedule, seat);
    player.tpn = Tpn(seat.value() + 1);
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
    const std::size_t place = team.number.index();
    team.name = place < sheet.teams.size() ? sheet.teams[place] : "Team " + schedule::Letters(number);
    for (int board = 0; board < schedule.boards; ++board) {
      team.members.emplace_back(schedule::TeamSeat(number, board, schedule.boards).value());
    }
    data.teams.push_back(std::move(team));
  }
}

void AddRounds(const Schedule& schedule, TournamentData& data) {
  data.rounds = Count(schedule.rounds);
  data.planned_rounds = data.rounds;
  data.entries.resize(data.players.size() * schedule.rounds.size());
  Round round(0);
  for (const schedule::RoundPlan& plan : schedule.rounds) {
    ++round;
    const auto entry = [&](Seat seat) -> RoundEntry& { return data.entry(PlayerIndex(seat.value()), round); };
    for (const Game& game : plan.games) {
      entry(game.white) = {ResultCode::kPending, Colour::kWhite, PlayerIndex(game.black.value())};
      entry(game.black) = {ResultCode::kPending, Colour::kBlack, PlayerIndex(game.white.value())};
    }
    for (const Seat rest : plan.rests) entry(rest) = {ResultCode::kZeroBye, std::nullopt, std::nullopt};
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
  return tl::unexpected(Diagnostic{.code = "unexpected", .message = "the schedule contradicts itself"});
}

Result<std::string> ScheduleTrf(const DrawnSchedule& sheet) {
  const auto tournament = ScheduledTournament(sheet);
  if (!tournament) return tl::unexpected(tournament.error());
  return TrfText(*tournament, trf::Dialect::kTrf26, trf::LineEnd::kLf);
}

}  // namespace ronda::service
