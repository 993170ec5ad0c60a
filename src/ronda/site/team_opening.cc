#include "ronda/site/team_opening.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "ronda/base/id_range.h"
#include "ronda/site/player_lines.h"

namespace ronda::site {
namespace {

constexpr int kMostBoards = 20;

tl::unexpected<Diagnostic> Wrong(std::string message, std::string hint) {
  return tl::unexpected(Diagnostic{.code = "opening-teams", .message = std::move(message), .hint = std::move(hint)});
}

std::string_view Stripped(std::string_view line) {
  const auto first = line.find_first_not_of(" \t\r");
  if (first == line.npos) return {};
  return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

// A short name of a team looks like a title of some federation.
void TakeShortTeam(Player& player) {
  if (player.club.empty() && !IsTitle(player.title)) std::swap(player.club, player.title);
}

// Teams of three capitals look like federations; they are the teams where no other is named.
void TakeFederations(std::vector<Player>& players) {
  if (std::ranges::any_of(players, [](const Player& player) { return !player.club.empty(); })) return;
  for (Player& player : players) player.club = player.federation;
}

// Everybody in the team that is called like the own club, in the order of the list.
Result<void> JoinTeams(TournamentData& data) {
  for (const PlayerIndex place : IdRange<PlayerIndex>(Count(data.players))) {
    const Player& player = data.players[place.index()];
    if (player.club.empty()) {
      return Wrong(fmt::format("{} has no team", player.name),
                   "write the team behind the name (Ana López;1850;Reds), or a line 'Reds:' above its players");
    }
    auto team = std::ranges::find(data.teams, player.club, &Team::name);
    if (team == data.teams.end()) {
      Team added;
      added.name = player.club;
      team = data.teams.insert(team, std::move(added));
    }
    team->members.push_back(place);
  }
  return {};
}

// The average of those who sit at the boards when everybody is there, as far as they have a rating.
std::optional<int> StrengthOf(const TournamentData& data, const Team& team, int boards) {
  std::vector<int> ratings;
  for (const PlayerIndex member : team.members) {
    const auto& rating = data.players[member.index()].rating;
    if (rating && std::cmp_less(ratings.size(), boards)) ratings.push_back(*rating);
  }
  if (ratings.empty()) return std::nullopt;
  const int count = static_cast<int>(ratings.size());
  return (std::accumulate(ratings.begin(), ratings.end(), 0) + count / 2) / count;
}

// Numbers in the order of the teams; players team by team, as their lists have them.
void NumberInOrder(TournamentData& data) {
  std::vector<Player> players;
  TeamNumber number(0);
  for (Team& team : data.teams) {
    team.number = number = Next(number);
    for (PlayerIndex& member : team.members) {
      players.push_back(data.players[member.index()]);
      member = PlayerIndex(Count(players) - 1);
      players.back().tpn = Tpn(Count(players));
    }
  }
  data.players = std::move(players);
}

// C.04.6/2026 §1.1.2: numbers by strength, the strongest first.
void NumberByStrength(TournamentData& data, int boards) {
  for (Team& team : data.teams) team.strength = StrengthOf(data, team, boards);
  std::ranges::stable_sort(data.teams, std::greater{}, [](const Team& team) { return team.strength.value_or(0); });
  NumberInOrder(data);
}

// The teams of the file, or those of the clubs of its players.
Result<void> FindTeams(TournamentData& data) {
  if (!data.teams.empty()) return {};
  if (data.rounds == 0) return JoinTeams(data);
  return Wrong("the rounds of the file were not played by teams", "choose another kind of event");
}

}  // namespace

Result<TournamentData> TeamsFromLines(std::string_view lines) {
  TournamentData data;
  std::string team;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = Stripped(lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (line.ends_with(':')) {
      team = Stripped(line.substr(0, line.size() - 1));
      continue;
    }
    for (Player& player : PlayersFromLines(line)) {
      if (player.club.empty()) player.club = team;
      TakeShortTeam(player);
      data.players.push_back(std::move(player));
      data.players.back().tpn = Tpn(Count(data.players));
    }
  }
  TakeFederations(data.players);
  return data;
}

Result<TournamentData> AsTeamEvent(TournamentData data, int boards) {
  if (boards < 1 || boards > kMostBoards) {
    return Wrong(fmt::format("a match cannot have {} boards", boards), fmt::format("from 1 to {}", kMostBoards));
  }
  if (const auto found = FindTeams(data); !found) return tl::unexpected(found.error());
  const bool is_ranked = std::ranges::any_of(data.teams, [](const Team& team) { return team.strength.has_value(); });
  if (data.rounds == 0 && !is_ranked) NumberByStrength(data, boards);
  for (int board = 0; data.rounds == 0 && board < boards; ++board) {
    if (std::cmp_greater(data.board_colours.size(), board)) continue;
    data.board_colours.push_back(board % 2 == 0 ? Colour::kWhite : Colour::kBlack);
  }
  return data;
}

Result<TournamentData> AsEncounter(TournamentData data) {
  if (const auto found = FindTeams(data); !found) return tl::unexpected(found.error());
  std::erase_if(data.teams, [](const Team& team) { return team.members.empty(); });
  std::size_t members = 0;
  for (const Team& team : data.teams) members += team.members.size();
  if (members < data.players.size()) {
    return Wrong("somebody of the file has no team", "write a team for everybody, in the column 'team'");
  }
  if (data.rounds > 0) return data;
  for (Team& team : data.teams) team.strength = StrengthOf(data, team, Count(team.members));
  NumberInOrder(data);
  return data;
}

}  // namespace ronda::site
