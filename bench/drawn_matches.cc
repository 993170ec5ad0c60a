#include "drawn_matches.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "ronda/base/id_range.h"

namespace ronda::bench {
namespace {

constexpr std::int32_t kBoards = 2;

// Both games of a match, of which every other one ends one and a half to a half.
std::array<RoundEntry, 2> BothGames(const RoundEntry& entry, Round round) {
  std::array<RoundEntry, 2> games{entry, entry};
  if (entry.colour) games[1].colour = Opposite(*entry.colour);
  const bool decided = entry.result == ResultCode::kWin || entry.result == ResultCode::kLoss;
  if (decided && round.value() % 2 == 0) games[1].result = ResultCode::kDraw;
  return games;
}

PlayerIndex MemberOf(PlayerIndex team, std::int32_t board) { return PlayerIndex(team.value() * kBoards + board); }
TeamIndex TeamOf(PlayerIndex player) { return TeamIndex(player.value()); }

class TeamEvent {
 public:
  explicit TeamEvent(const TournamentData& games) : games_(games), data_(games) {
    data_.players.clear();
    data_.entries.clear();
    data_.forbidden.clear();
    data_.requested_byes.clear();
    data_.board_colours = {Colour::kWhite, Colour::kBlack};
    // As a drawn match.
    data_.team_pairing_byes = TeamPairingByes{data_.match_point_system.draw, Points::Whole(1), {}};
    data_.team_pairing_byes->by_round.resize(games.next_round().index());
  }

  TournamentData Make() {
    for (const PlayerIndex player : IdRange<PlayerIndex>(Count(games_.players))) {
      AddTeam(player);
      AddByes(player);
    }
    for (const ForbiddenGroup& group : games_.forbidden) {
      ForbiddenTeams teams{group.first, group.last, {}};
      for (const PlayerIndex player : group.players) teams.teams.push_back(TeamOf(player));
      data_.forbidden_teams.push_back(std::move(teams));
    }
    for (const RequestedBye& bye : games_.requested_byes) {
      data_.team_byes.push_back({bye.round, TeamOf(bye.player), bye.kind});
    }
    return std::move(data_);
  }

 private:
  void AddTeam(PlayerIndex player) {
    Team team;
    team.number = TeamNumber(player.value() + 1);
    team.name = fmt::format("Team{:03}", team.number.value());
    team.strength = games_.players[player.index()].rating;
    for (std::int32_t board = 0; board < kBoards; ++board) {
      Player member = games_.players[player.index()];
      team.members.push_back(MemberOf(player, board));
      member.tpn = Tpn(team.members.back().value() + 1);
      data_.players.push_back(std::move(member));
      for (const Round round : IdRange<Round>(games_.rounds)) AddBoard(player, round, board);
    }
    data_.teams.push_back(std::move(team));
  }

  void AddBoard(PlayerIndex player, Round round, std::int32_t board) {
    const RoundEntry& past = games_.entry(player, round);
    RoundEntry entry{.result = ResultCode::kZeroBye, .colour = {}, .opponent = {}};
    if (past.opponent) {
      entry = BothGames(past, round)[static_cast<std::size_t>(board)];
      entry.opponent = MemberOf(*past.opponent, board);
    }
    data_.entries.push_back(entry);
  }

  // What a bye is worth is the team's, not its members'.
  void AddByes(PlayerIndex player) {
    for (const Round round : IdRange<Round>(games_.rounds)) {
      const RoundEntry& past = games_.entry(player, round);
      if (past.result == ResultCode::kPairingBye) {
        data_.team_pairing_byes->by_round[round.index()] = TeamOf(player);
      } else if (IsRequestedBye(past.result)) {
        data_.team_byes.push_back({round, TeamOf(player), past.result});
      }
    }
  }

  const TournamentData& games_;
  TournamentData data_;
};

}  // namespace

TournamentData AsTwoGames(const TournamentData& games) {
  TournamentData data = games;
  data.system_code = "FIDE_DOUBLESWISS";
  data.rounds = 2 * games.rounds;
  if (games.planned_rounds) data.planned_rounds = 2 * *games.planned_rounds;
  data.entries.clear();
  for (const PlayerIndex player : IdRange<PlayerIndex>(Count(games.players))) {
    for (const Round round : IdRange<Round>(games.rounds)) {
      auto both = BothGames(games.entry(player, round), round);
      // As if one game were won and one drawn.
      if (both[0].result == ResultCode::kPairingBye) both[1].result = ResultCode::kHalfBye;
      data.entries.insert(data.entries.end(), both.begin(), both.end());
    }
  }
  for (RequestedBye& bye : data.requested_byes) bye.round = Round(2 * bye.round.value() - 1);
  return data;
}

TournamentData AsTeams(const TournamentData& games) { return TeamEvent(games).Make(); }

}  // namespace ronda::bench
