#include "ronda/tiebreak/record_of_encounters.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/model/team_rounds.h"
#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/record_of_teams.h"

namespace ronda::tiebreak {
namespace {

// What stands between two teams, seen by the first.
struct Encounter {
  Points own;
  int games = 0;
  bool is_played = false;
  bool is_open = false;  // a game has no result yet, or comes later
};

class EncounterBuilder {
 public:
  EncounterBuilder(const Tournament& tournament, int rounds)
      : tournament_(tournament), source_(tournament.data()), played_rounds_(rounds), teams_(Count(source_.teams)) {
    team_of_.resize(Count(source_.players));
    for (const TeamIndex team : IdRange<TeamIndex>(teams_)) {
      for (const PlayerIndex member : source_.teams[team.index()].members) team_of_[member] = team;
    }
    // Everybody once against everybody: an odd number has a slot in which a team rests.
    data_.rounds = teams_ < 2 ? 0 : teams_ - 1 + teams_ % 2;
    data_.teams = true;
    data_.predetermined = true;
    data_.primary = Score::kGamePoints;
    for (const Team& team : source_.teams) {
      data_.entrants.push_back({team.number.value(), team.name, team.strength});
      data_.boards = std::max(data_.boards, Count(team.members));
    }
    data_.results.resize(source_.teams.size() * Round(data_.rounds + 1).index());
    data_.board_points.resize(data_.results.size() * Size(data_.boards));
  }

  Record Build() && {
    for (RoundRecord& result : data_.results) result.kind = RoundKind::kPending;  // a rest is nothing to count
    int most_games = 0;
    for (const TeamIndex team : IdRange<TeamIndex>(teams_)) {
      for (const TeamIndex other : IdRange<TeamIndex>(teams_)) {
        if (team != other) most_games = std::max(most_games, Settle(team, other));
      }
    }
    const MatchPointSystem& match = source_.match_point_system;
    const PointSystem& game = source_.point_system;
    const auto all = [&](Points points) { return Points::Tenths(points.tenths() * most_games); };
    data_.values[Score::kMatchPoints] = {match.win, match.draw, match.loss};
    data_.values[Score::kGamePoints] = {all(game.Win()), all(game.Draw()), all(game.Loss())};
    return Record(std::move(data_));
  }

 private:
  // The circle: two teams have the same slot, and no team two encounters in one.
  Round SlotOf(TeamIndex team, TeamIndex other) const {
    const std::int32_t fixed = data_.rounds;  // the last place of the circle
    const std::int32_t low = std::min(team.value(), other.value());
    const std::int32_t high = std::max(team.value(), other.value());
    return Round((high == fixed ? 2 * low : low + high) % data_.rounds + 1);
  }

  Encounter Collect(TeamIndex team, TeamIndex other, std::span<Points> boards) const {
    Encounter encounter;
    encounter.is_open = tournament_.planned_rounds() > tournament_.rounds();  // decision 350: rounds are not there yet
    std::size_t board = 0;
    for (const PlayerIndex member : source_.teams[team.index()].members) {
      const std::size_t here = board++;
      for (const Round round : tournament_.round_ids()) {
        const RoundEntry& entry = tournament_.entry(member, round);
        if (!entry.opponent || team_of_[*entry.opponent] != other) continue;
        if (round.value() > played_rounds_) {
          encounter.is_open = true;  // goes on after the rounds looked at
          continue;
        }
        const Points points = tournament_.PointsFor(member, round);
        ++encounter.games;
        encounter.own += points;
        boards[here] += points;
        encounter.is_played = encounter.is_played || Traits(entry.result).played;
        encounter.is_open = encounter.is_open || entry.result == ResultCode::kPending;
      }
    }
    return encounter;
  }

  // Chapter 2 of the book: not who wins the match counts, but what its boards bring. How many games there are.
  int Settle(TeamIndex team, TeamIndex other) {
    const Participant who(team.value());
    const Round slot = SlotOf(team, other);
    const Encounter encounter = Collect(team, other, data_.BoardsIn(std::span(data_.board_points), who, slot));
    if (encounter.games == 0) return 0;
    RoundRecord& result = data_.results[data_.SlotOf(who, slot)];
    result.opponent = Participant(other.value());
    result.game_points = encounter.own;
    if (encounter.is_open && !encounter.is_played) return encounter.games;
    result.kind = RoundKind::kPlayed;
    std::vector<Points> unused(Size(data_.boards));
    const auto won = encounter.own <=> Collect(other, team, unused).own;
    result.outcome = won > 0 ? Outcome::kWin : won == 0 ? Outcome::kDraw : Outcome::kLoss;
    const MatchPointSystem& match = source_.match_point_system;
    if (!encounter.is_open) result.match_points = won > 0 ? match.win : won == 0 ? match.draw : match.loss;
    if (!encounter.is_played) result.kind = won > 0 ? RoundKind::kForfeitWin : RoundKind::kForfeitLoss;
    return encounter.games;
  }

  const Tournament& tournament_;
  const TournamentData& source_;
  int played_rounds_;
  std::int32_t teams_;
  RecordData data_;
  IdVector<PlayerIndex, std::optional<TeamIndex>> team_of_;
};

}  // namespace

// Elementos §2.4, §2.5, §2.6; decision 230.
bool PlaysEncounters(const Tournament& tournament) {
  const std::string& code = tournament.data().system_code;
  if (tournament.data().teams.size() < 2) return false;
  if (code.find("SCHEVENINGEN") != std::string::npos) return true;
  return code.find("TEAM_ROUNDROBIN") != std::string::npos && !PlaysMatches(tournament);
}

bool RanksTeams(const Tournament& tournament) { return PlaysEncounters(tournament) || PlaysMatches(tournament); }

Record RecordOfEncounters(const Tournament& tournament, int rounds) {
  return EncounterBuilder(tournament, rounds).Build();
}

Record RecordOf(const Tournament& tournament, int rounds) {
  if (PlaysEncounters(tournament)) return RecordOfEncounters(tournament, rounds);
  if (PlaysMatches(tournament)) return RecordOfTeams(tournament, rounds);
  return RecordOfPlayers(tournament, rounds);
}

}  // namespace ronda::tiebreak
