// Byes, forbidden pairings, acceleration and abnormal points, and the records of teams.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/formats/trf/abnormal_kinds.h"
#include "ronda/formats/trf/compose.h"

namespace ronda::trf {
namespace {

constexpr std::string_view kEmptyTeam = "000";

std::optional<int> Number(std::optional<Round> round) { return round ? std::optional(round->value()) : std::nullopt; }

// Also of a player who does not exist and stands beyond the list, where PlayerNumbers puts such a one.
int NumberOf(PlayerIndex player, const TournamentData& data) {
  const auto place = player.index();
  return place < data.players.size() ? data.players[place].tpn.value() : static_cast<int>(place - data.players.size());
}

int NumberOf(TeamIndex team, const TournamentData& data) { return data.teams[team.index()].number.value(); }

std::string FreeList(std::string_view code, const std::vector<int>& ids) {
  std::string text(code);
  for (const int id : ids) text += fmt::format(" {}", id);
  return text;
}

std::string ComposeRange(const AccelerationRange& range) {
  namespace fields = acceleration_fields;
  RecordBuilder record("250");
  if (range.match_points != Points{}) record.Right(fields::kMatchPoints, range.match_points);
  return record.Right(fields::kPoints, range.points)
      .Right(fields::kFirstRound, range.first_round.value())
      .Right(fields::kLastRound, range.last_round.value())
      .Right(fields::kFirstId, range.first.number)
      .Right(fields::kLastId, range.last.number)
      .Take();
}

// The points of every player in the order of pairing numbers; nothing for those who have none.
std::vector<std::pair<int, const std::vector<Points>*>> ByNumber(const TournamentData& data) {
  std::vector<std::pair<int, const std::vector<Points>*>> rows;
  for (const Player& player : data.players) rows.emplace_back(player.tpn.value(), nullptr);
  for (const Acceleration& acceleration : data.accelerations) {
    if (!acceleration.by_round.empty()) {
      rows[acceleration.player.index()].second = &acceleration.by_round;
    }
  }
  std::ranges::sort(rows, {}, [](const auto& row) { return row.first; });
  return rows;
}

}  // namespace

std::vector<int> NumbersOf(const std::vector<PlayerIndex>& players, const TournamentData& data) {
  std::vector<int> numbers;
  numbers.reserve(players.size());
  for (const PlayerIndex player : players) numbers.push_back(NumberOf(player, data));
  return numbers;
}

std::string ComposeByes(ResultCode kind, Round round, const std::vector<int>& ids) {
  return RecordBuilder("240")
      .Left(bye_fields::kKind, std::string(1, Traits(kind).trf))
      .Right(bye_fields::kRound, round.value())
      .Ids(bye_fields::kIds, ids)
      .Take();
}

std::string ComposeForbidden(std::optional<Round> first, std::optional<Round> last, const std::vector<int>& ids) {
  return RecordBuilder("260")
      .Right(forbidden_fields::kFirstRound, first.value_or(Round(1)).value())
      .Right(forbidden_fields::kLastRound, last.value_or(Round(kMaxRounds)).value())
      .Ids(forbidden_fields::kIds, ids)
      .Take();
}

std::string ComposeXxp(const std::vector<int>& ids) { return FreeList("XXP", ids); }
std::string ComposeXxk(const KeptApart& rule) { return ComposeHeader("XXK", ToString(rule)); }

std::string ComposeXxm(const Player& player) {
  const std::string club = OneLine(player.club);
  if (club.empty()) return {};
  return RecordBuilder("XXM").Right(xxm_fields::kId, player.tpn.value()).Text(xxm_fields::kClub, club).Take();
}

std::string ComposeXxz(const std::vector<int>& ids) { return FreeList("XXZ", ids); }

std::string ComposeXxa(int id, const std::vector<Points>& by_round) {
  RecordBuilder record("XXA");
  record.Right(xxa_fields::kId, id);
  for (std::size_t i = 0; i < by_round.size(); ++i) {
    record.Right(xxa_fields::PointsIn(static_cast<int>(i) + 1), by_round[i]);
  }
  return record.Take();
}

// One record for each run of players with the same points and each run of rounds with the same points.
std::vector<std::string> ComposeAccelerationRanges(const TournamentData& data) {
  std::vector<std::string> lines;
  const auto rows = ByNumber(data);
  const auto same = [](const auto& a, const auto& b) {
    return a.second != nullptr && b.second != nullptr && *a.second == *b.second;
  };
  for (std::size_t first = 0, last = 0; first < rows.size(); first = last + 1) {
    last = first;
    if (rows[first].second == nullptr) continue;
    while (last + 1 < rows.size() && same(rows[first], rows[last + 1])) ++last;
    const std::vector<Points>& by_round = *rows[first].second;
    for (std::size_t from = 0, to = 0; from < by_round.size(); from = to + 1) {
      to = from;
      while (to + 1 < by_round.size() && by_round[to + 1] == by_round[from]) ++to;
      if (by_round[from] == Points{}) continue;
      lines.push_back(ComposeRange({{},
                                    by_round[from],
                                    Round(static_cast<int>(from) + 1),
                                    Round(static_cast<int>(to) + 1),
                                    {rows[first].first, {}},
                                    {rows[last].first, {}}}));
    }
  }
  return lines;
}

std::string ComposeAbnormal(const AbnormalPoints& points) {
  namespace fields = abnormal_fields;
  RecordBuilder record("299");
  if (points.kind) {
    const auto letter = AbnormalLetter(*points.kind);
    if (!letter) return {};
    record.Left(fields::kKind, std::string(1, *letter));
  }
  return record.Right(fields::kMatchPoints, points.match_points)
      .Right(fields::kPoints, points.points)
      .Right(fields::kRound, Number(points.round))
      .Ids(fields::kIds, points.numbers)
      .Take();
}

std::string ComposeOldTeam(const Team& team, const TournamentData& data) {
  return RecordBuilder("013")
      .Left(old_team_fields::kName, team.name)
      .Ids(old_team_fields::kIds, NumbersOf(team.members, data))
      .Take();
}

std::string ComposeTeam(const Team& team, const TournamentData& data) {
  namespace fields = team_fields;
  return RecordBuilder("310")
      .Right(fields::kNumber, team.number.value())
      .Left(fields::kName, team.name)
      .Left(fields::kNickname, team.nickname)
      .Right(fields::kStrength, team.strength)
      .Right(fields::kMatchPoints, team.stated_match_points)
      .Right(fields::kGamePoints, team.stated_game_points)
      .Right(fields::kRank, team.stated_rank)
      .Ids(fields::kIds, NumbersOf(team.members, data))
      .Take();
}

std::string ComposeLineUp(const LineUp& line_up, const TournamentData& data) {
  namespace fields = line_up_fields;
  RecordBuilder record("300");
  record.Right(fields::kRound, line_up.round.value()).Right(fields::kTeam, NumberOf(line_up.team, data));
  if (line_up.opponent) record.Right(fields::kOpponent, NumberOf(*line_up.opponent, data));
  std::vector<int> boards;
  for (const auto& player : line_up.boards) {
    boards.push_back(player ? NumberOf(*player, data) : 0);
  }
  return record.Ids(fields::kIds, boards).Take();
}

std::string ComposeForfeit(const ForfeitedMatch& match, const TournamentData& data) {
  namespace fields = forfeit_fields;
  const std::string_view outcome = match.outcome == MatchForfeit::kWhiteWins   ? "+-"
                                   : match.outcome == MatchForfeit::kBlackWins ? "-+"
                                                                               : "--";
  return RecordBuilder("330")
      .Left(fields::kOutcome, outcome)
      .Right(fields::kRound, match.round.value())
      .Right(fields::kWhite, NumberOf(match.white, data))
      .Right(fields::kBlack, NumberOf(match.black, data))
      .Take();
}

std::string ComposeTeamPairingByes(const TeamPairingByes& byes, const TournamentData& data) {
  namespace fields = team_bye_fields;
  RecordBuilder record("320");
  record.Right(fields::kMatchPoints, byes.match_points).Right(fields::kGamePoints, byes.game_points);
  for (std::size_t i = 0; i < byes.by_round.size(); ++i) {
    const FieldRule rule = fields::TeamOf(static_cast<int>(i) + 1);
    if (byes.by_round[i]) {
      record.Right(rule, NumberOf(*byes.by_round[i], data));
    } else {
      record.Right(rule, kEmptyTeam);
    }
  }
  return record.Take();
}

std::vector<std::string> ComposeTeamByes(const TournamentData& data) {
  std::vector<std::string> lines;
  for (auto from = data.team_byes.begin(); from != data.team_byes.end();) {
    const auto other = [&](const TeamBye& bye) { return bye.round != from->round || bye.kind != from->kind; };
    const auto to = std::find_if(from, data.team_byes.end(), other);
    std::vector<int> ids;
    std::transform(from, to, std::back_inserter(ids), [&](const TeamBye& bye) { return NumberOf(bye.team, data); });
    lines.push_back(ComposeByes(from->kind, from->round, ids));
    from = to;
  }
  return lines;
}

std::string ComposeTeamAcceleration(const TeamAcceleration& acceleration) {
  return ComposeRange({acceleration.match_points,
                       acceleration.game_points,
                       acceleration.first_round,
                       acceleration.last_round,
                       {acceleration.first_team.value(), {}},
                       {acceleration.last_team.value(), {}}});
}

std::string ComposeForbiddenTeams(const ForbiddenTeams& group, const TournamentData& data) {
  std::vector<int> ids;
  for (const TeamIndex team : group.teams) ids.push_back(NumberOf(team, data));
  return ComposeForbidden(group.first, group.last, ids);
}

}  // namespace ronda::trf
