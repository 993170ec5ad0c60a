// The team records: 013, 310, 300, 320, 330.
#include <fmt/format.h>

#include <utility>

#include "ronda/formats/trf/records.h"

namespace ronda::trf {

void ReadOldTeam(FieldReader& line, Draft& draft) {
  TeamRecord record;
  record.line = line.line();
  record.team.name = line.Text(old_team_fields::kName);
  record.members = line.Ids(old_team_fields::kIds);
  record.team.number = TeamNumber(static_cast<int>(draft.old_teams.size()) + 1);
  draft.old_teams.push_back(std::move(record));
}

void ReadTeam(FieldReader& line, Draft& draft) {
  namespace fields = team_fields;
  TeamRecord record;
  record.line = line.line();
  line.RequireBlank({8, 41, 47, 54, 61, 68, 72, 73});
  const auto number = line.RequiredId(fields::kNumber);
  record.team.name = line.Text(fields::kName);
  record.team.nickname = line.Text(fields::kNickname);
  record.team.strength = line.Count(fields::kStrength);
  record.team.stated_match_points = line.PointsIn(fields::kMatchPoints);
  record.team.stated_game_points = line.PointsIn(fields::kGamePoints);
  record.team.stated_rank = line.Count(fields::kRank);
  record.members = line.Ids(fields::kIds);
  if (!number) return;
  record.team.number = TeamNumber(number->number);
  draft.teams.push_back(std::move(record));
}

void ReadLineUp(FieldReader& line, Draft& draft) {
  namespace fields = line_up_fields;
  LineUpRecord record;
  record.line = line.line();
  line.RequireBlank({8, 12, 16});
  const auto round = line.RequiredRound(fields::kRound);
  const auto team = line.RequiredId(fields::kTeam);
  const auto opponent = line.Count(fields::kOpponent);
  record.boards = line.IdsWithGaps(fields::kIds);
  if (line.failed() || !round || !team) return;
  record.round = *round;
  record.team = *team;
  if (opponent && *opponent != 0) record.opponent = Id{*opponent, line.SpanOf(fields::kOpponent)};
  draft.line_ups.push_back(std::move(record));
}

void ReadTeamByes(FieldReader& line, Draft& draft) {
  namespace fields = team_bye_fields;
  TeamByeRecord record;
  record.line = line.line();
  line.RequireBlank({9, 14});
  record.match_points = line.PointsIn(fields::kMatchPoints).value_or(Points{});
  record.game_points = line.PointsIn(fields::kGamePoints).value_or(Points{});
  for (int round = 1; round <= kMaxRounds && fields::TeamOf(round).column <= line.columns().size(); ++round) {
    const FieldRule rule = fields::TeamOf(round);
    line.RequireBlank({rule.last() + 1});
    record.teams.push_back({line.Count(rule).value_or(0), line.SpanOf(rule)});
  }
  while (!record.teams.empty() && record.teams.back().number == 0) record.teams.pop_back();
  if (!line.failed()) draft.team_byes = std::move(record);
}

void ReadForfeit(FieldReader& line, Draft& draft) {
  namespace fields = forfeit_fields;
  ForfeitRecord record;
  record.line = line.line();
  const std::string_view outcome = line.columns().At(fields::kOutcome.column, fields::kOutcome.width);
  if (outcome == "+-") {
    record.outcome = MatchForfeit::kWhiteWins;
  } else if (outcome == "-+") {
    record.outcome = MatchForfeit::kBlackWins;
  } else if (outcome == "--") {
    record.outcome = MatchForfeit::kDouble;
  } else {
    line.Fail(line.Span(5, 2), "trf-forfeit", fmt::format("'{}' is no outcome of a forfeited match", outcome),
              "columns 5-6 hold +-, -+ or --");
    return;
  }
  line.RequireBlank({7, 11, 15});
  const auto round = line.RequiredRound(fields::kRound);
  const auto white = line.RequiredId(fields::kWhite);
  const auto black = line.RequiredId(fields::kBlack);
  if (line.failed() || !round || !white || !black) return;
  record.round = *round;
  record.white = *white;
  record.black = *black;
  draft.forfeits.push_back(record);
}

}  // namespace ronda::trf
