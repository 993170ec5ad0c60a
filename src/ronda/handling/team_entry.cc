#include "ronda/handling/team_entry.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/id_range.h"
#include "ronda/handling/kept_groups.h"
#include "ronda/handling/team_absence.h"
#include "ronda/model/team_rounds.h"

namespace ronda::handling {
namespace {

// Behind all others, with nothing recorded in the rounds so far.
PlayerIndex AppendMember(const Player& player, TournamentData& data) {
  const PlayerIndex index(Count(data.players));
  Tpn number(0);
  for (const Player& other : data.players) number = std::max(number, other.tpn);
  data.players.push_back(player);
  data.players.back().tpn = Next(number);
  data.entries.insert(data.entries.end(), data.next_round().index(), RoundEntry{});
  const auto states = [](const Player& other) { return other.stated_points.has_value(); };
  if (std::ranges::any_of(data.players, states)) data.players.back().stated_points = Points{};
  if (data.info.stated_players) ++*data.info.stated_players;
  if (data.info.stated_rated_players && player.rating) ++*data.info.stated_rated_players;
  return index;
}

std::optional<Diagnostic> RefusalOfTeam(const TournamentData& data, const TeamEntry& entry) {
  const auto refuse = [](std::string message, std::string hint) {
    return Refusal("handling-entry", std::move(message), std::move(hint));
  };
  if (!PairsTeams(data) && !PlaysEncounters(data)) {
    return refuse("the tournament pairs players, not teams", "enter players; or write FIDE_TEAM in record 192");
  }
  if (IsBlank(entry.team.name)) return refuse("a team needs a name", "give the name");
  if (entry.players.empty()) return refuse("a team needs players", "give a list of them, in board order");
  const auto known = std::ranges::find(data.teams, entry.team.name, &Team::name);
  if (known == data.teams.end()) return std::nullopt;
  return refuse(fmt::format("{} is in the tournament already", Named(*known)),
                "a team that comes back needs no entry: ronda bye --cancel");
}

// By strength if the teams stand in that order and the new one has a strength; else behind all.
TeamNumber NumberFor(const TournamentData& data, const TeamEntry& entry) {
  const auto order = TeamsByNumber(data);
  const TeamNumber behind = order.empty() ? TeamNumber(1) : Next(data.teams[order.back().index()].number);
  if (entry.number) return std::min(*entry.number, behind);
  const auto strength = [&](TeamIndex team) { return data.teams[team.index()].strength.value_or(0); };
  if (!entry.team.strength || !std::ranges::is_sorted(order, std::greater{}, strength)) return behind;
  const auto weaker = std::ranges::find_if(order, [&](TeamIndex team) { return strength(team) < entry.team.strength; });
  return weaker == order.end() ? behind : data.teams[weaker->index()].number;
}

// Makes room for a number: the teams behind it move up by one, with everything that names them by number.
std::vector<Change> MoveUp(TournamentData& data, TeamNumber number, std::string_view article) {
  std::vector<Change> changes;
  for (Team& team : data.teams) {
    if (team.number < number) continue;
    const Tpn before(team.number.value());
    team.number = Next(team.number);
    changes.push_back({"renumbered", std::string(article),
                       fmt::format("{} is renumbered {} -> {}", team.name, before.value(), team.number.value()),
                       Tpn(team.number.value()), before});
  }
  for (AbnormalPoints& abnormal : data.abnormal_points) {
    for (std::int32_t& named : abnormal.numbers) named += named >= number.value() ? 1 : 0;
  }
  // C.04.7/2026 §1.3.2; C.04.5/2025 §1.3.2: the last of the group stays the last, so who is placed before it joins.
  for (TeamAcceleration& range : data.team_accelerations) {
    if (range.first_team > number) range.first_team = Next(range.first_team);
    if (range.last_team >= number) range.last_team = Next(range.last_team);
  }
  return changes;
}

void MissRounds(const Tournament& before, const TeamEntry& entry, TeamIndex team, TournamentData& data) {
  const Round arrives = entry.arrives.value_or(before.next_round());
  const bool scores = entry.missed != ResultCode::kZeroBye;
  // Nothing recorded tells that it was not there yet (decisions 164, 170); coming rounds need the bye.
  for (Round round = scores ? Round(1) : before.next_round(); round < arrives; round = Next(round)) {
    data.team_byes.push_back({round, team, entry.missed});
  }
}

}  // namespace

Result<Handled> EnterTeam(const Tournament& tournament, const TeamEntry& entry, const Edition& edition) {
  const Round arrives = entry.arrives.value_or(tournament.next_round());
  auto refusal = RefusalOfTeam(tournament.data(), entry);
  if (!refusal) refusal = RefusalOfArrival(tournament, arrives, edition);
  if (refusal) return tl::unexpected(*std::move(refusal));
  auto kept = WithKeptGroups(tournament, entry.missed);
  if (!kept) return tl::unexpected(kept.error());
  TournamentData data = *std::move(kept);
  const TeamNumber number = NumberFor(data, entry);
  auto moved = MoveUp(data, number, edition.articles.provisional);
  Team team = entry.team;
  team.number = number;
  team.members.clear();
  for (const Player& player : entry.players) team.members.push_back(AppendMember(player, data));
  if (tournament.data().rounds > 0 && tournament.data().teams.front().stated_match_points) {
    team.stated_match_points = team.stated_game_points = Points{};
  }
  data.teams.push_back(team);
  if (data.info.stated_teams) ++*data.info.stated_teams;
  MissRounds(tournament, entry, TeamIndex(Count(data.teams) - 1), data);
  auto entered = Rebuilt(std::move(data), {});
  if (!entered) return tl::unexpected(entered.error());
  std::string text =
      fmt::format("{} enters as team {} and plays from round {} on", team.name, number.value(), arrives.value());
  if (arrives > Round(1)) text += fmt::format(", with a {} in every round before", ByeName(entry.missed));
  const std::string_view article = arrives == Round(1) ? edition.articles.on_time : edition.articles.late_entry;
  Handled handled{*std::move(entered), {{"entered", std::string(article), text, Tpn(number.value()), {}}}, {}};
  std::ranges::move(moved, std::back_inserter(handled.changes));
  return handled;
}

Result<Handled> JoinTeam(const Tournament& tournament, std::span<const Player> players, TeamNumber team,
                         const Edition& edition) {
  TournamentData data = tournament.data();
  const auto index = FindTeam(data, team);
  if (!index) return tl::unexpected(index.error());
  Handled handled{tournament};
  for (const Player& player : players) {
    if (auto refusal = RefusalOfPlayer(data.players, player)) return tl::unexpected(*std::move(refusal));
    const PlayerIndex member = AppendMember(player, data);
    data.teams[index->index()].members.push_back(member);
    const Player& joined = data.players[member.index()];
    handled.changes.push_back(
        {"entered", std::string(edition.articles.late_entry),
         fmt::format("{} joins team {} as number {}, board {} of its list", joined.name,
                     Named(data.teams[index->index()]), joined.tpn.value(), data.teams[index->index()].members.size()),
         joined.tpn, std::nullopt});
  }
  auto entered = Rebuilt(std::move(data), {});
  if (!entered) return tl::unexpected(entered.error());
  handled.tournament = *std::move(entered);
  return handled;
}

}  // namespace ronda::handling
