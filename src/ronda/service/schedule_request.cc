#include "ronda/service/schedule_request.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/formats/files.h"
#include "ronda/schedule/berger.h"
#include "ronda/schedule/djaja.h"
#include "ronda/schedule/groups.h"
#include "ronda/schedule/hilton.h"
#include "ronda/schedule/hutton.h"
#include "ronda/schedule/nagarajan.h"
#include "ronda/schedule/scheveningen.h"
#include "ronda/schedule/skalitzka.h"

namespace ronda::service {
namespace {

using schedule::Schedule;

// Larger tables nobody prints, and the games still fit the memory.
constexpr int kMostPlayers = 10'000;

bool IsTeamSystem(const std::string& system) {
  return system == "scheveningen" || system == "djaja" || system == "hutton" || system == "hilton" ||
         system == "skalitzka";
}

std::string OriginOf(const Tournament& tournament, std::int32_t index, const std::string& by) {
  const Player& player = tournament.player(PlayerIndex(index));
  if (by == "club") return std::string(ClubOf(player));
  if (by == "team") {
    for (const Team& team : tournament.data().teams) {
      if (std::ranges::count(team.members, PlayerIndex(index)) > 0) return team.name;
    }
    return "";
  }
  return player.federation;
}

// The players in the order of their seats.
std::vector<Player> Seated(const Tournament& tournament, const std::vector<int>& order) {
  std::vector<Player> players;
  for (const int index : order) players.push_back(tournament.player(PlayerIndex(index)));
  return players;
}

std::vector<int> Identity(int count) {
  std::vector<int> order;
  for (int i = 0; i < count; ++i) order.push_back(i);
  return order;
}

std::string LateMeetingNote(const Tournament& tournament, const schedule::LateMeeting& late) {
  return fmt::format("Note: {} and {} are of one origin and meet in round {}; no envelope holds all players of it.",
                     tournament.player(PlayerIndex(late.first)).name, tournament.player(PlayerIndex(late.second)).name,
                     late.round);
}

// Who sits where, after the draw if one is asked for.
Result<std::vector<int>> SeatOrder(const Field& field, const ScheduleRequest& request, DrawnSchedule& sheet) {
  auto order = Identity(field.count);
  if (request.draw == Draw::kNone) return order;
  if (!field.tournament) {
    return tl::unexpected(
        UsageError("a draw needs players, not their number", "give a file of players (CSV, TRF, JSON)"));
  }
  sheet.notes.push_back(
      fmt::format("Drawn with --draw {} --seed {}.", request.draw == Draw::kRandom ? "random" : "varma", request.seed));
  if (request.draw == Draw::kRandom) {
    Random random(request.seed);
    random.Shuffle(std::span(order));
    return order;
  }
  const auto draw = DrawFor(field, request);
  if (!draw) return tl::unexpected(draw.error());
  for (const schedule::DrawnNumber& drawn : draw->draws) {
    order.begin()[drawn.number - 1] = drawn.contestant;
  }
  for (const auto& late : draw->late_meetings) sheet.notes.push_back(LateMeetingNote(*field.tournament, late));
  return order;
}

std::string RoundRobinCode(const ScheduleRequest& request) {
  if (request.system == "nagarajan" || request.cycles > 2) return "CUSTOM_ROUNDROBIN";
  if (request.cycles == 2) return request.fide_order ? "FIDE_DOUBLEROUNDROBIN" : "BERGER_DOUBLEROUNDROBIN";
  return request.draw == Draw::kVarma ? "FIDE_ROUNDROBIN" : "BERGER_ROUNDROBIN";
}

schedule::CycleEnd EndOf(const ScheduleRequest& request) {
  return request.fide_order ? schedule::CycleEnd::kExchanged : schedule::CycleEnd::kAsInTheTable;
}

// Nagarajan numbers the players by rating; those without one come last.
std::vector<int> ByRating(const Tournament& tournament) {
  auto order = Identity(tournament.player_count());
  std::ranges::stable_sort(order, std::ranges::greater{},
                           [&](int i) { return tournament.player(PlayerIndex(i)).rating.value_or(0); });
  return order;
}

Result<DrawnSchedule> RoundRobin(const Field& field, const ScheduleRequest& request, DrawnSchedule sheet) {
  const bool is_nagarajan = request.system == "nagarajan";
  auto once = is_nagarajan ? schedule::Nagarajan(field.count, request.winner == 1 ? schedule::LotOfTheBest::kNumber1
                                                                                  : schedule::LotOfTheBest::kNumber2)
                           : schedule::Berger(field.count);
  if (!once) return tl::unexpected(once.error());
  if (is_nagarajan && request.draw != Draw::kNone) {
    return tl::unexpected(UsageError("Nagarajan numbers the players by rating", "leave --draw out"));
  }
  sheet.schedule = schedule::Repeated(*once, request.cycles, EndOf(request));
  sheet.code = RoundRobinCode(request);
  if (is_nagarajan && field.tournament) {
    sheet.players = Seated(*field.tournament, ByRating(*field.tournament));
    return sheet;
  }
  const auto order = SeatOrder(field, request, sheet);
  if (!order) return tl::unexpected(order.error());
  if (field.tournament) sheet.players = Seated(*field.tournament, *order);
  return sheet;
}

Result<std::vector<Team>> EvenTeams(const Tournament& tournament, const std::string& system) {
  const auto& teams = tournament.data().teams;
  if (teams.empty()) {
    return tl::unexpected(UsageError(fmt::format("{} is played by teams, but the file has none", system),
                                     "give a CSV file with a column 'team', or a TRF or JSON file with teams"));
  }
  const std::size_t wanted = system == "skalitzka" ? 3 : system == "hutton" || system == "hilton" ? teams.size() : 2;
  if (teams.size() != wanted) {
    return tl::unexpected(UsageError(fmt::format("{} is played by {} teams, not {}", system, wanted, teams.size()),
                                     "leave the other teams out of the file"));
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
  if (request.system == "scheveningen") return schedule::Scheveningen(boards);
  if (request.system == "djaja") return schedule::Djaja(boards);
  if (request.system == "skalitzka") return schedule::Skalitzka(boards);
  if (request.system == "hutton") return schedule::Hutton(count, boards);
  return schedule::Hilton(count, boards);
}

// Djaja's printed tables are those of the handbook; there are none for other sizes or for the classic order.
std::string TeamCode(const ScheduleRequest& request, int boards) {
  if (request.system == "scheveningen" || request.system == "djaja") {
    const bool is_printed = request.system == "djaja" && boards <= 10 && request.cycles <= 2;
    if (!is_printed) return "CUSTOM_SCHEVENINGEN";
    return request.cycles == 2 ? "FIDE_DOUBLESCHEVENINGEN" : "FIDE_SCHEVENINGEN";
  }
  return "CUSTOM_TEAM_ROUNDROBIN";
}

std::string BalanceClaim(const ScheduleRequest& request, int boards) {
  if (request.system != "djaja" || boards % 2 == 0) return "";
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

Result<DrawnSchedule> Teams(const Field& field, const ScheduleRequest& request, DrawnSchedule sheet) {
  const bool counts_teams = request.system == "hutton" || request.system == "hilton";
  int count = counts_teams ? field.count : 2;
  int boards = counts_teams ? request.boards.value_or(0) : field.count;
  if (field.tournament) {
    auto teams = EvenTeams(*field.tournament, request.system);
    if (!teams) return tl::unexpected(teams.error());
    count = static_cast<int>(teams->size());
    boards = static_cast<int>(teams->front().members.size());
    SeatTeams(*field.tournament, *std::move(teams), request, sheet);
  } else if (counts_teams && boards == 0) {
    boards = request.system == "hutton" ? schedule::HuttonBoards(count) : count - 1;
  }
  if (static_cast<std::int64_t>(count) * boards > kMostPlayers) {
    return tl::unexpected(schedule::Refusal("these are more players than a schedule is made for",
                                            fmt::format("at most {}", kMostPlayers)));
  }
  auto once = TeamSchedule(request, count, boards);
  if (!once) return tl::unexpected(once.error());
  sheet.schedule = schedule::Repeated(*once, request.cycles, EndOf(request));
  sheet.code = TeamCode(request, boards);
  if (auto claim = BalanceClaim(request, boards); !claim.empty()) sheet.notes.push_back(std::move(claim));
  return sheet;
}

Result<DrawnSchedule> Groups(const Field& field, const ScheduleRequest& request, DrawnSchedule sheet) {
  const auto order = SeatOrder(field, request, sheet);
  if (!order) return tl::unexpected(order.error());
  if (field.tournament) sheet.players = Seated(*field.tournament, *order);
  auto members = schedule::SpreadOver(field.count, request.groups.value_or(1),
                                      request.uneven ? schedule::Sizes::kWithinOne : schedule::Sizes::kEqual);
  if (!members) return tl::unexpected(members.error());
  const auto groups = static_cast<int>(members->size());
  const auto smallest = std::ranges::min(*members, {}, [](const auto& group) { return group.size(); }).size();
  const int qualifiers = request.qualifiers.value_or(0);
  if (qualifiers > static_cast<int>(smallest)) {
    return tl::unexpected(UsageError(fmt::format("{} cannot qualify from a group of {}", qualifiers, smallest),
                                     fmt::format("--qualifiers {} at most", smallest)));
  }
  sheet.schedule = schedule::GroupStage(*members);
  sheet.groups = *std::move(members);
  sheet.code = "CUSTOM_ROUNDROBIN";
  if (!request.qualifiers) return sheet;
  auto final = request.system == "amsterdam" ? schedule::AmsterdamFinal(groups, qualifiers)
                                             : schedule::Final(groups, qualifiers);
  if (!final) return tl::unexpected(final.error());
  sheet.later_stages.push_back(*std::move(final));
  if (request.system == "amsterdam" && qualifiers > 1) {
    sheet.notes.push_back(
        "\nThose of one group do not meet again in the final: the result of their game counts there, too.");
  }
  return sheet;
}

}  // namespace

Parsed<Field> ReadField(const std::string& who) {
  if (const auto count = ParseCount(who)) {
    if (*count > kMostPlayers) {
      return {std::nullopt,
              {schedule::Refusal(fmt::format("{} are more players than a schedule is made for", *count),
                                 fmt::format("at most {}", kMostPlayers))}};
    }
    return {Field{*count, std::nullopt}, {}};
  }
  auto parsed = LoadTournament(who);
  Parsed<Field> field{std::nullopt, std::move(parsed.diagnostics)};
  if (parsed.value) {
    const int count = parsed.value->player_count();
    field.value = Field{count, *std::move(parsed.value)};
  }
  return field;
}

Result<schedule::VarmaDraw> DrawFor(const Field& field, const ScheduleRequest& request) {
  std::vector<schedule::Contestant> contestants;
  for (std::int32_t i = 0; i < field.count; ++i) {
    contestants.push_back({field.tournament->player(PlayerIndex(i)).name, OriginOf(*field.tournament, i, request.by)});
  }
  Random random(request.seed);
  const auto table = request.printed ? schedule::VarmaTable::kPrinted : schedule::VarmaTable::kCorrected;
  return schedule::DrawByVarma(contestants, table, random);
}

Result<DrawnSchedule> MakeSheet(const Field& field, const ScheduleRequest& request) {
  DrawnSchedule sheet;
  sheet.system = request.system;
  if (field.tournament) sheet.event = field.tournament->data().info.name;
  if (IsTeamSystem(request.system)) return Teams(field, request, std::move(sheet));
  if (request.system == "groups" || request.system == "amsterdam") return Groups(field, request, std::move(sheet));
  return RoundRobin(field, request, std::move(sheet));
}

}  // namespace ronda::service
