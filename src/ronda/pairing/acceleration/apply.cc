#include "ronda/pairing/acceleration/apply.h"

#include <algorithm>
#include <map>

#include "ronda/base/counting.h"
#include "ronda/pairing/acceleration/baku.h"
#include "ronda/pairing/entrants.h"

namespace ronda::acceleration {
namespace {

Parsed<Tournament> Checked(TournamentData data) {
  auto tournament = Tournament::Make(std::move(data));
  if (tournament) return {std::move(tournament), {}};
  return {std::nullopt,
          {{.code = "acceleration-refused", .message = "the fictitious points contradict the tournament"}}};
}

Tournament Without(const Tournament& tournament) {
  constexpr std::string_view kSuffix = "_BAKU";
  TournamentData data = tournament.data();
  data.accelerations.clear();
  data.team_accelerations.clear();
  std::string& code = data.system_code.empty() ? data.info.type : data.system_code;
  if (NamesBaku(data)) code.resize(code.size() - kSuffix.size());
  auto plain = Tournament::Make(std::move(data));
  return plain ? *std::move(plain) : tournament;
}

// The file has a round for each game of a match.
std::vector<Acceleration> ByGames(std::span<const Acceleration> by_matches) {
  std::vector<Acceleration> table;
  for (const Acceleration& row : by_matches) {
    Acceleration by_games{row.player, {}};
    for (const Points points : row.by_round) by_games.by_round.insert(by_games.by_round.end(), 2, points);
    table.push_back(std::move(by_games));
  }
  return table;
}

// A record for each run of rounds with the same points.
void AddRuns(std::vector<TeamAcceleration>& records, const std::vector<Points>& by_round, TeamAcceleration teams) {
  for (std::size_t from = 0; from < by_round.size();) {
    std::size_t to = from;
    while (to < by_round.size() && by_round[to] == by_round[from]) ++to;
    teams.match_points = by_round[from];
    teams.first_round = Round(static_cast<std::int32_t>(from) + 1);
    teams.last_round = Round(static_cast<std::int32_t>(to));
    if (teams.match_points != Points{}) records.push_back(teams);
    from = to;
  }
}

// Records speak of ranges of teams: of those that follow one another and have the same points.
std::vector<TeamAcceleration> ByTeams(const Tournament& event, std::span<const Acceleration> table) {
  std::vector<TeamAcceleration> records;
  for (std::size_t from = 0; from < table.size();) {
    std::size_t to = from + 1;
    while (to < table.size() && table[to].player.value() == table[to - 1].player.value() + 1 &&
           table[to].by_round == table[from].by_round) {
      ++to;
    }
    TeamAcceleration teams;
    teams.first_team = TeamNumber(event.player(table[from].player).tpn.value());
    teams.last_team = TeamNumber(event.player(table[to - 1].player).tpn.value());
    AddRuns(records, table[from].by_round, teams);
    from = to;
  }
  return records;
}

Parsed<Tournament> WithTable(const SystemInfo& system, const Tournament& tournament, const Tournament& event,
                             std::vector<Acceleration> table) {
  TournamentData data = tournament.data();
  switch (system.contest) {
    case Contest::kGames:
      data.accelerations = std::move(table);
      break;
    case Contest::kTwoGameMatches:
      data.accelerations = ByGames(table);
      break;
    case Contest::kTeams:
      data.team_accelerations = ByTeams(event, table);
      break;
  }
  auto accelerated = Checked(std::move(data));
  if (!accelerated.value) return accelerated;
  // An event that cannot be accelerated at all says so here.
  if (const auto again = EntrantsOf(system, *accelerated.value); !again) return {std::nullopt, {again.error()}};
  return accelerated;
}

std::map<PlayerIndex, std::vector<Points>> PointsByPlayer(std::span<const Acceleration> table) {
  std::map<PlayerIndex, std::vector<Points>> by_player;
  for (const Acceleration& row : table) {
    std::vector<Points> by_round = row.by_round;
    while (!by_round.empty() && by_round.back() == Points{}) by_round.pop_back();
    if (!by_round.empty()) by_player[row.player] = std::move(by_round);
  }
  return by_player;
}

Diagnostic OwnIsKept() {
  return {.severity = Severity::kWarning,
          .code = "acceleration-kept",
          .message = "the tournament has an acceleration of its own, which is used instead of --acceleration",
          .hint = "leave the option out; or take away what the file says (records 250 or XXA, _BAKU in 192)"};
}

// Whether a table is what a method that depends on results gave before the last rounds were played: the same in every
// round that is paired, and nothing after the next one.
bool IsBeginningOf(const Tournament& event, std::span<const Acceleration> table, std::span<const Acceleration> own) {
  const auto until = [&](std::span<const Acceleration> rows) {
    std::vector<Acceleration> cut(rows.begin(), rows.end());
    for (Acceleration& row : cut) {
      if (std::ssize(row.by_round) > event.rounds()) row.by_round.resize(Size(event.rounds()));
    }
    return cut;
  };
  const bool ends = std::ranges::none_of(PointsByPlayer(own),
                                         [&](const auto& row) { return std::ssize(row.second) > event.rounds() + 1; });
  return ends && SamePoints(until(table), until(own));
}

}  // namespace

bool SamePoints(std::span<const Acceleration> one, std::span<const Acceleration> other) {
  return PointsByPlayer(one) == PointsByPlayer(other);
}

Parsed<Tournament> Accelerate(const SystemInfo& system, const Tournament& tournament, const Method& method) {
  const Tournament plain = Without(tournament);
  if (std::holds_alternative<None>(method)) return {plain, {}};
  const auto own = EntrantsOf(system, tournament);
  if (!own) return {std::nullopt, {own.error()}};
  const auto event = EntrantsOf(system, plain);
  if (!event) return {std::nullopt, {event.error()}};
  auto table = TableOf(method, *event);
  if (!table.value) return {std::nullopt, std::move(table.diagnostics)};
  const bool grows = DependsOnResults(method) && IsBeginningOf(*event, *table.value, own->data().accelerations);
  if (!own->HasAcceleration() || grows) {
    return WithTable(system, grows ? plain : tournament, *event, *std::move(table.value));
  }
  Parsed<Tournament> kept{tournament, {}};
  if (!SamePoints(own->data().accelerations, *table.value)) kept.diagnostics.push_back(OwnIsKept());
  return kept;
}

}  // namespace ronda::acceleration
