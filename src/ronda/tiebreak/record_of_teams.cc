#include "ronda/tiebreak/record_of_teams.h"

#include <algorithm>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/tiebreak/record_of_players.h"

namespace ronda::tiebreak {
namespace {

bool GamePointsFirst(const std::string& code) {
  const auto game = code.find("_GP");
  return game != std::string::npos && game < code.find("_MP");
}

void SetValues(const TournamentData& source, RecordData& data) {
  const MatchPointSystem& match = source.match_point_system;
  const PointSystem& game = source.point_system;
  const TeamPointSystem points(source, data.boards);
  data.values[Score::kMatchPoints] = {match.win, match.draw, match.loss};
  data.values[Score::kGamePoints] = {points.OnAllBoards(game.Win()), points.OnAllBoards(game.Draw()),
                                     points.OnAllBoards(game.Loss())};
}

RoundRecord ResultOf(const TeamRound& round, const ResultValues& match_values) {
  RoundRecord result{KindOf(round.result), Outcome::kLoss, round.colour, std::nullopt, {}, {}};
  if (round.opponent) result.opponent = Participant(round.opponent->value());
  result.match_points = round.points.match_points;
  result.game_points = round.points.game_points;
  result.outcome = OutcomeOf(round.result, result.match_points, match_values);
  return result;
}

}  // namespace

Record RecordOfTeams(const Tournament& tournament, int rounds) {
  const TournamentData& source = tournament.data();
  const TeamRounds matches(tournament, AdjournedGames::kUnfinished);
  RecordData data;
  data.rounds = rounds;
  data.teams = true;
  data.predetermined = IsPredetermined(tournament);
  data.primary = GamePointsFirst(source.system_code) ? Score::kGamePoints : Score::kMatchPoints;
  data.boards = matches.boards();
  SetValues(source, data);
  for (const TeamIndex index : IdRange<TeamIndex>(Count(source.teams))) {
    const Team& team = source.teams[index.index()];
    data.entrants.push_back({team.number.value(), team.name, team.strength});
    for (const Round round : IdRange<Round>(rounds)) {
      const TeamRound& match = matches.in(index, round);
      data.results.push_back(ResultOf(match, data.values[Score::kMatchPoints]));
      data.board_points.insert(data.board_points.end(), match.boards.begin(), match.boards.end());
    }
  }
  return Record(std::move(data));
}

}  // namespace ronda::tiebreak
