#include "ronda/service/schedule_teams.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/schedule/djaja.h"
#include "ronda/schedule/hilton.h"
#include "ronda/schedule/hutton.h"
#include "ronda/schedule/round_order.h"
#include "ronda/schedule/scheveningen.h"
#include "ronda/schedule/skalitzka.h"
#include "ronda/service/standings_work.h"

namespace ronda::service {
namespace {

using schedule::Schedule;

Result<std::vector<Team>> EvenTeams(const Tournament& tournament, const ScheduleSystemInfo& system) {
  const auto& teams = tournament.data().teams;
  if (teams.empty()) {
    return tl::unexpected(UsageError(fmt::format("{} is played by teams, but the file has none", system.word),
                                     "give a CSV file with a column 'team', or a TRF or JSON file with teams"));
  }
  if (const int wanted = system.teams.value_or(Count(teams)); Count(teams) != wanted) {
    return tl::unexpected(
        UsageError(fmt::format("{} is played by {} teams, not {}", system.word, wanted, teams.size()),
                   Count(teams) > wanted ? "leave the other teams out" : "enter the teams that are missing"));
  }
  const auto sizes = std::ranges::minmax(teams, {}, [](const Team& team) { return team.members.size(); });
  if (sizes.min.members.size() != sizes.max.members.size()) {
    return tl::unexpected(schedule::Refusal(
        fmt::format("the teams are uneven: {} has {}, {} has {}", sizes.min.name,
                    Counted(sizes.min.members.size(), "player"), sizes.max.name, sizes.max.members.size()),
        fmt::format("every team needs as many; the nearest is {} each", Counted(sizes.min.members.size(), "player"))));
  }
  return teams;
}

Result<Schedule> TeamSchedule(const ScheduleRequest& request, int count, int boards) {
  if (request.system == ScheduleSystem::kScheveningen) return schedule::Scheveningen(boards);
  if (request.system == ScheduleSystem::kDjaja) return schedule::Djaja(boards);
  if (request.system == ScheduleSystem::kSkalitzka) return schedule::Skalitzka(boards);
  if (request.system == ScheduleSystem::kHutton) return schedule::Hutton(count, boards);
  return schedule::Hilton(count, boards);
}

// "top-last", or the rounds of the table in the order they are played: "2,3,4,1".
Result<Schedule> InAnotherOrder(const Schedule& once, const std::string& order) {
  if (order == "top-last") return schedule::TopBoardsLast(once);
  std::vector<int> rounds;
  for (const std::string& word : SplitCodes(order)) {
    const auto round = ParseCount(word);
    if (!round) {
      return tl::unexpected(UsageError(fmt::format("--order: '{}' is no order of rounds", order),
                                       "write top-last, or every round in the order they are played: 2,3,4,1"));
    }
    rounds.push_back(*round);
  }
  return schedule::Reordered(once, rounds);
}

// Djaja's printed tables are those of the handbook; there are none for other sizes or for the classic order.
std::string_view TeamCode(const ScheduleRequest& request, int boards) {
  const bool is_printed =
      request.system == ScheduleSystem::kDjaja && boards <= 10 && request.cycles <= 2 && !request.order;
  if (!is_printed) return InfoOf(request.system).code;
  return request.cycles == 2 ? "FIDE_DOUBLESCHEVENINGEN" : "FIDE_SCHEVENINGEN";
}

std::string BalanceClaim(const ScheduleRequest& request, int boards) {
  if (request.system != ScheduleSystem::kDjaja || boards % 2 == 0) return "";
  return "With an odd number of boards a difference of one is the best possible.";
}

void SeatTeams(const Tournament& tournament, std::vector<Team> teams, const ScheduleRequest& request,
               DrawnSchedule& sheet) {
  if (request.draw == Draw::kRandom) {
    Random random(request.seed);
    random.Shuffle(std::span(teams));
    sheet.notes.push_back(fmt::format("Letters drawn with --draw random --seed {}.", request.seed));
  }
  for (const Team& team : teams) {
    sheet.teams.push_back(team.name);
    for (const PlayerIndex member : team.members) sheet.players.push_back(tournament.player(member));
  }
}

}  // namespace

Result<DrawnSchedule> TeamSheet(const Field& field, const ScheduleRequest& request, DrawnSchedule sheet) {
  const ScheduleSystemInfo& system = InfoOf(request.system);
  const bool counts_teams = !system.teams;
  int count = counts_teams ? field.count : 2;
  int boards = counts_teams ? request.boards.value_or(0) : field.count;
  if (field.tournament) {
    auto teams = EvenTeams(*field.tournament, system);
    if (!teams) return tl::unexpected(teams.error());
    count = static_cast<int>(teams->size());
    boards = static_cast<int>(teams->front().members.size());
    SeatTeams(*field.tournament, *std::move(teams), request, sheet);
  } else if (counts_teams && boards == 0) {
    boards = request.system == ScheduleSystem::kHutton ? schedule::HuttonBoards(count) : count - 1;
  }
  if (static_cast<std::int64_t>(count) * boards > kMostPlayers) {
    return tl::unexpected(schedule::Refusal("these are more players than a schedule is made for",
                                            fmt::format("at most {}", kMostPlayers)));
  }
  auto once = TeamSchedule(request, count, boards);
  if (once && request.order) once = InAnotherOrder(*once, *request.order);
  if (!once) return tl::unexpected(once.error());
  sheet.schedule = schedule::Repeated(*once, request.cycles, EndOf(request));
  sheet.code = TeamCode(request, boards);
  if (auto claim = BalanceClaim(request, boards); !claim.empty()) sheet.notes.push_back(std::move(claim));
  return sheet;
}

schedule::CycleEnd EndOf(const ScheduleRequest& request) {
  return request.fide_order ? schedule::CycleEnd::kExchanged : schedule::CycleEnd::kAsInTheTable;
}

}  // namespace ronda::service
