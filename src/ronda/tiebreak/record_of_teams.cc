#include "ronda/tiebreak/record_of_teams.h"

#include <algorithm>
#include <map>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/tiebreak/record_of_players.h"

namespace ronda::tiebreak {
namespace {

class Builder {
 public:
  Builder(const Tournament& tournament, int rounds) : tournament_(tournament), source_(tournament.data()) {
    data_.rounds = rounds;
    data_.teams = true;
    data_.predetermined = IsPredetermined(tournament);
    data_.primary = GamePointsFirst() ? Score::kGamePoints : Score::kMatchPoints;
    for (const TeamIndex team : teams()) Enter(team);
    for (const LineUp& line_up : source_.line_ups) line_ups_.emplace(std::pair(line_up.team, line_up.round), &line_up);
    const std::size_t boards = CountBoards();
    data_.boards = static_cast<int>(boards);
    SetValues();
    data_.results.resize(source_.teams.size() * Round(rounds + 1).index());
    data_.board_points.resize(data_.results.size() * boards);
  }

  Record Build() && {
    for (const TeamIndex team : teams()) {
      for (const Round round : rounds()) TakeGames(team, round);
    }
    SettleMatches();
    for (const ForfeitedMatch& match : source_.forfeited_matches) TakeForfeit(match);
    TakeByes();
    return Record(std::move(data_));
  }

 private:
  IdRange<TeamIndex> teams() const { return IdRange<TeamIndex>(Count(source_.teams)); }
  IdRange<Round> rounds() const { return IdRange<Round>(data_.rounds); }

  bool GamePointsFirst() const {
    const std::string& code = source_.system_code;
    const auto game = code.find("_GP");
    return game != std::string::npos && game < code.find("_MP");
  }

  void Enter(TeamIndex index) {
    const Team& team = source_.teams[index.index()];
    data_.entrants.push_back({team.number.value(), team.name, team.strength});
    team_of_.resize(Count(source_.players));
    for (const PlayerIndex member : team.members) team_of_[member] = index;
  }

  // As many as the colours of the boards say, else as many of a team as played in one round.
  std::size_t CountBoards() const {
    if (!source_.board_colours.empty()) return source_.board_colours.size();
    std::size_t most = 0;
    for (const Team& team : source_.teams) {
      for (const Round round : rounds()) most = std::max(most, Lined(team, round).size());
    }
    return most;
  }

  void SetValues() {
    const MatchPointSystem& match = source_.match_point_system;
    const PointSystem& game = source_.point_system;
    const auto all_boards = [&](Points points) { return Points::Tenths(points.tenths() * data_.boards); };
    data_.values[Score::kMatchPoints] = {match.win, match.draw, match.loss};
    data_.values[Score::kGamePoints] = {all_boards(game.Win()), all_boards(game.Draw()), all_boards(game.Loss())};
  }

  // The members with a game in the round, in the order of the list.
  std::vector<PlayerIndex> Lined(const Team& team, Round round) const {
    std::vector<PlayerIndex> players;
    for (const PlayerIndex member : team.members) {
      if (tournament_.entry(member, round).opponent) players.push_back(member);
    }
    return players;
  }

  std::vector<std::optional<PlayerIndex>> Boards(TeamIndex index, Round round) const {
    const auto line_up = line_ups_.find({index, round});
    if (line_up != line_ups_.end()) return line_up->second->boards;
    const auto lined = Lined(source_.teams[index.index()], round);
    return {lined.begin(), lined.end()};
  }

  RoundRecord& ResultOf(TeamIndex team, Round round) {
    return data_.results[data_.SlotOf(Participant(team.value()), round)];
  }

  std::span<Points> BoardPoints(TeamIndex team, Round round) {
    return data_.BoardsIn(std::span(data_.board_points), Participant(team.value()), round);
  }

  // The games of one team in one round; whether the match was played, and against whom.
  void TakeGames(TeamIndex team, Round round) {
    RoundRecord& result = ResultOf(team, round);
    const auto points = BoardPoints(team, round);
    std::size_t board = 0;
    for (const auto& player : Boards(team, round)) {
      const std::size_t here = board++;
      if (!player || here >= points.size()) continue;
      const RoundEntry& entry = tournament_.entry(*player, round);
      if (!entry.opponent) continue;
      points[here] = tournament_.PointsFor(*player, round);
      result.game_points += points[here];
      if (const auto& other = team_of_[*entry.opponent]) {
        result.opponent = Participant(other->value());
      }
      if (Traits(entry.result).played) result.kind = RoundKind::kPlayed;
      if (entry.result == ResultCode::kPending && result.kind != RoundKind::kPlayed) result.kind = RoundKind::kPending;
      if (here == 0 && entry.colour) result.colour = entry.colour;
    }
  }

  // Match points follow from the game points of both.
  void SettleMatches() {
    for (const TeamIndex team : teams()) {
      for (const Round round : rounds()) SettleMatch(team, round);
    }
  }

  void SettleMatch(TeamIndex team, Round round) {
    const ResultValues& values = data_.values[Score::kMatchPoints];
    RoundRecord& result = ResultOf(team, round);
    if (!result.opponent || result.kind == RoundKind::kPending) return;
    const Points against = ResultOf(TeamIndex(result.opponent->value()), round).game_points;
    const auto won = result.game_points <=> against;
    result.outcome = won > 0 ? Outcome::kWin : won == 0 ? Outcome::kDraw : Outcome::kLoss;
    result.match_points = won > 0 ? values.win : won == 0 ? values.draw : values.loss;
    // Nobody played: all boards were forfeited.
    if (result.kind != RoundKind::kPlayed) result.kind = won > 0 ? RoundKind::kForfeitWin : RoundKind::kForfeitLoss;
  }

  void Award(TeamIndex team, Round round, RoundKind kind, Outcome outcome) {
    if (round.value() > data_.rounds) return;
    RoundRecord& result = ResultOf(team, round);
    result.kind = kind;
    result.outcome = outcome;
    const auto worth = [&](Score score) {
      const ResultValues& values = data_.values[score];
      return outcome == Outcome::kWin ? values.win : outcome == Outcome::kDraw ? values.draw : values.loss;
    };
    result.match_points = worth(Score::kMatchPoints);
    result.game_points = worth(Score::kGamePoints);
    const auto boards = BoardPoints(team, round);
    const auto each = result.game_points.tenths() / std::max(1, data_.boards);
    std::ranges::fill(boards, Points::Tenths(each));
  }

  void TakeForfeit(const ForfeitedMatch& match) {
    const auto settle = [&](TeamIndex team, TeamIndex other, MatchForfeit wins) {
      const bool won = match.outcome == wins;
      Award(team, match.round, won ? RoundKind::kForfeitWin : RoundKind::kForfeitLoss,
            won ? Outcome::kWin : Outcome::kLoss);
      if (match.round.value() <= data_.rounds) ResultOf(team, match.round).opponent = Participant(other.value());
    };
    settle(match.white, match.black, MatchForfeit::kWhiteWins);
    settle(match.black, match.white, MatchForfeit::kBlackWins);
  }

  void TakeByes() {
    for (const TeamBye& bye : source_.team_byes) {
      const bool full = bye.kind == ResultCode::kFullBye;
      const bool half = bye.kind == ResultCode::kHalfBye;
      Award(bye.team, bye.round,
            full   ? RoundKind::kFullBye
            : half ? RoundKind::kHalfBye
                   : RoundKind::kZeroBye,
            full   ? Outcome::kWin
            : half ? Outcome::kDraw
                   : Outcome::kLoss);
    }
    if (!source_.team_pairing_byes) return;
    const TeamPairingByes& byes = *source_.team_pairing_byes;
    for (std::size_t r = 0; r < byes.by_round.size(); ++r) {
      const Round round(static_cast<std::int32_t>(r) + 1);
      if (!byes.by_round[r] || round.value() > data_.rounds) continue;
      const Points win = data_.values[Score::kMatchPoints].win;
      Award(*byes.by_round[r], round, RoundKind::kPairingBye,
            byes.match_points >= win ? Outcome::kWin : Outcome::kDraw);
      RoundRecord& result = ResultOf(*byes.by_round[r], round);
      result.match_points = byes.match_points;
      result.game_points = byes.game_points;
    }
  }

  const Tournament& tournament_;
  const TournamentData& source_;
  RecordData data_;
  IdVector<PlayerIndex, std::optional<TeamIndex>> team_of_;
  std::map<std::pair<TeamIndex, Round>, const LineUp*> line_ups_;
};

}  // namespace

bool PlaysMatches(const Tournament& tournament) {
  const auto& teams = tournament.data().teams;
  std::vector<const Team*> team_of(tournament.players().size());
  for (const Team& team : teams) {
    for (const PlayerIndex member : team.members) team_of[member.index()] = &team;
  }
  for (const Team& team : teams) {
    for (const Round round : tournament.round_ids()) {
      const Team* met = nullptr;
      for (const PlayerIndex member : team.members) {
        const auto& opponent = tournament.entry(member, round).opponent;
        const Team* other = opponent ? team_of[opponent->index()] : nullptr;
        if (other == nullptr) continue;
        if (other == &team || (met != nullptr && other != met)) return false;
        met = other;
      }
    }
  }
  return !teams.empty();
}

Record RecordOfTeams(const Tournament& tournament, int rounds) { return Builder(tournament, rounds).Build(); }

}  // namespace ronda::tiebreak
