#include "ronda/pairing/matches/team_matches.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "ronda/pairing/matches/round_terms.h"
#include "ronda/pairing/matches/team_scores.h"

namespace ronda::matches {
namespace {

bool IsOnABoard(const RoundEntry& entry) {
  return entry.opponent || entry.result == ResultCode::kForfeitWin || entry.result == ResultCode::kForfeitLoss;
}

// A team's boards in a round; none for an empty board.
using Boards = std::vector<std::optional<PlayerIndex>>;

class TeamBuilder {
 public:
  explicit TeamBuilder(const Tournament& tournament)
      : tournament_(tournament),
        in_(tournament.data()),
        order_(TeamsByNumber(tournament)),
        place_of_(order_.size(), PlayerIndex(0)),
        team_of_(in_.players.size()),
        scores_(tournament, BoardsOf(tournament)) {
    for (std::size_t i = 0; i < order_.size(); ++i)
      place_of_[order_[i].index()] = PlayerIndex(static_cast<std::int32_t>(i));
    for (std::size_t team = 0; team < in_.teams.size(); ++team) {
      for (const PlayerIndex member : in_.teams[team].members) {
        team_of_[member.index()] = TeamIndex(static_cast<std::int32_t>(team));
      }
    }
  }

  Result<TournamentData> Run() {
    if (in_.teams.empty()) {
      return tl::unexpected(Refusal("no-teams", "the tournament has no teams",
                                    "teams are records 310 (or 013); another system may pair single players"));
    }
    if (auto refusal = TakeSettings()) return tl::unexpected(*std::move(refusal));
    out_.rounds = in_.rounds;
    out_.entries.resize(order_.size() * in_.next_round().index());
    out_.match_scores.resize(out_.entries.size());
    for (int r = 1; r <= in_.rounds; ++r) {
      for (const TeamIndex team : order_) {
        if (auto refusal = AddEntry(team, Round(r))) return tl::unexpected(*std::move(refusal));
      }
    }
    TakeLists();
    return std::move(out_);
  }

 private:
  static Diagnostic Refusal(std::string_view code, std::string message, std::string hint) {
    return {.code = std::string(code), .message = std::move(message), .hint = std::move(hint)};
  }

  int Number(TeamIndex team) const { return in_.teams[team.index()].number.value(); }
  std::size_t Slot(TeamIndex team, Round round) const { return in_.SlotOf(place_of_[team.index()], round); }

  std::optional<Diagnostic> TakeSettings() {
    out_.info = in_.info;
    out_.system_code = in_.system_code;
    out_.planned_rounds = in_.planned_rounds;
    out_.initial_colour = in_.initial_colour;
    out_.entries_are_matches = true;
    out_.point_system = scores_.AsPointSystem();
    for (const TeamIndex index : order_) {
      const Team& team = in_.teams[index.index()];
      Player player;
      player.tpn = Tpn(team.number.value());
      player.name = team.name;
      player.rating = team.strength;
      player.federation = SharedOrigin(team, KeptApart::By::kFederation);
      player.club = SharedOrigin(team, KeptApart::By::kClub);
      out_.players.push_back(std::move(player));
    }
    return TakeAcceleration();
  }

  // Decision 183: a team is of the club or federation of which all its members are.
  std::string SharedOrigin(const Team& team, KeptApart::By by) const {
    if (team.members.empty()) return {};
    const std::string_view origin = OriginOf(tournament_.player(team.members.front()), by);
    const auto is_same = [&](PlayerIndex member) { return OriginOf(tournament_.player(member), by) == origin; };
    return std::ranges::all_of(team.members, is_same) ? std::string(origin) : std::string{};
  }

  // Decision 148: fictitious match points; the column of game points only where that of match points is empty.
  std::optional<Diagnostic> TakeAcceleration() {
    const auto options = TeamOptionsOf(in_.system_code);
    const bool by_games = options.primary == TeamOptions::Scores::kGamePoints;
    if (by_games && (options.baku || !in_.team_accelerations.empty())) {
      return Refusal("baku-refused", "an event by game points cannot be accelerated (C.04.7)",
                     "remove the 250 records, or pair by match points");
    }
    for (const TeamAcceleration& range : in_.team_accelerations) Spread(range);
    return std::nullopt;
  }

  void Spread(const TeamAcceleration& range) {
    const Points points = range.match_points != Points{} ? range.match_points : range.game_points;
    for (const TeamIndex team : order_) {
      const TeamNumber number = in_.teams[team.index()].number;
      if (number < range.first_team || number > range.last_team) continue;
      const PlayerIndex place = place_of_[team.index()];
      auto found = std::ranges::find(out_.accelerations, place, &Acceleration::player);
      if (found == out_.accelerations.end()) found = out_.accelerations.insert(found, Acceleration{place, {}});
      const std::size_t last = Next(range.last_round).index();
      if (found->by_round.size() < last) found->by_round.resize(last);
      std::fill(found->by_round.begin() + (range.first_round.value() - 1),
                found->by_round.begin() + range.last_round.value(), points);
    }
  }

  Boards BoardsIn(TeamIndex team, Round round) const {
    const auto line_up = FindLineUp(team, round);
    if (line_up != in_.line_ups.end()) return line_up->boards;
    Boards boards;
    for (const PlayerIndex member : in_.teams[team.index()].members) {
      if (IsOnABoard(tournament_.entry(member, round))) boards.emplace_back(member);
    }
    return boards;
  }

  std::vector<LineUp>::const_iterator FindLineUp(TeamIndex team, Round round) const {
    return std::ranges::find_if(in_.line_ups,
                                [&](const LineUp& line_up) { return line_up.team == team && line_up.round == round; });
  }

  const ForfeitedMatch* ForfeitOf(TeamIndex team, Round round) const {
    const auto found = std::ranges::find_if(in_.forfeited_matches, [&](const ForfeitedMatch& match) {
      return match.round == round && (match.white == team || match.black == team);
    });
    return found == in_.forfeited_matches.end() ? nullptr : &*found;
  }

  std::optional<TeamIndex> OpponentOf(TeamIndex team, Round round) const {
    for (const PlayerIndex member : in_.teams[team.index()].members) {
      const auto& opponent = tournament_.entry(member, round).opponent;
      if (opponent && team_of_[opponent->index()]) return team_of_[opponent->index()];
    }
    if (const ForfeitedMatch* forfeit = ForfeitOf(team, round)) {
      return forfeit->white == team ? forfeit->black : forfeit->white;
    }
    const auto line_up = FindLineUp(team, round);
    return line_up != in_.line_ups.end() ? line_up->opponent : std::nullopt;
  }

  std::optional<Diagnostic> AddEntry(TeamIndex team, Round round) {
    RoundEntry& entry = out_.entries[Slot(team, round)];
    MatchScore& score = out_.match_scores[Slot(team, round)];
    const auto opponent = OpponentOf(team, round);
    if (!opponent) {
      entry.result = ByeOf(team, round);
      score = scores_.ForBye(entry.result);
    } else {
      if (auto refusal = WhyNoMatch(team, *opponent, round)) return refusal;
      entry = MatchEntry(team, *opponent, round, score);
    }
    score = scores_.WithAbnormal(score, {Number(team), round, entry.result});
    return std::nullopt;
  }

  std::optional<Diagnostic> WhyNoMatch(TeamIndex team, TeamIndex opponent, Round round) const {
    if (OpponentOf(opponent, round) == team) return std::nullopt;
    return Refusal("match-opponents",
                   fmt::format("in round {} players of team {} meet team {}, whose players meet another team",
                               round.value(), Number(team), Number(opponent)),
                   "all boards of a match are played between the same two teams");
  }

  // What a team without opponent has.
  ResultCode ByeOf(TeamIndex team, Round round) const {
    if (in_.team_pairing_byes) {
      const auto& by_round = in_.team_pairing_byes->by_round;
      const auto at = round.index();
      if (at < by_round.size() && by_round[at] == team) return ResultCode::kPairingBye;
    }
    const auto bye = std::ranges::find_if(
        in_.team_byes, [&](const TeamBye& other) { return other.team == team && other.round == round; });
    if (bye != in_.team_byes.end()) return bye->kind;
    for (const ResultCode code :
         {ResultCode::kPairingBye, ResultCode::kForfeitWin, ResultCode::kFullBye, ResultCode::kHalfBye}) {
      const auto has = [&](PlayerIndex member) { return tournament_.entry(member, round).result == code; };
      if (std::ranges::any_of(in_.teams[team.index()].members, has)) return code;
    }
    // Nothing at all is recorded of a team that was not there yet.
    const auto nothing = [&](PlayerIndex member) {
      return tournament_.entry(member, round).result == ResultCode::kAbsent;
    };
    return std::ranges::all_of(in_.teams[team.index()].members, nothing) ? ResultCode::kAbsent : ResultCode::kZeroBye;
  }

  template <class Condition>
  bool AnyBoard(TeamIndex team, Round round, Condition condition) const {
    const Boards boards = BoardsIn(team, round);
    return std::ranges::any_of(boards, [&](const std::optional<PlayerIndex>& player) {
      return player && condition(tournament_.entry(*player, round));
    });
  }

  Points GamePoints(TeamIndex team, Round round) const {
    Points sum;
    for (const auto& player : BoardsIn(team, round)) {
      if (player) sum += tournament_.PointsFor(*player, round);
    }
    return sum;
  }

  // C.04.6 §1.6.1: the colour scheduled for the first board, told by any board.
  std::optional<Colour> ColourOf(TeamIndex team, Round round) const {
    if (const ForfeitedMatch* forfeit = ForfeitOf(team, round)) {
      return forfeit->white == team ? Colour::kWhite : Colour::kBlack;
    }
    const Boards boards = BoardsIn(team, round);
    for (std::size_t board = 0; board < boards.size(); ++board) {
      if (!boards[board]) continue;
      const auto& colour = tournament_.entry(*boards[board], round).colour;
      if (colour) return *colour == BoardColour(tournament_, board) ? Colour::kWhite : Colour::kBlack;
    }
    return std::nullopt;
  }

  // The same answer for both sides of a match.
  std::optional<Colour> ColourAgainst(TeamIndex team, TeamIndex opponent, Round round) const {
    const bool first = team < opponent;
    const TeamIndex asked = first ? team : opponent;
    auto colour = ColourOf(asked, round);
    if (!colour) {
      const auto other = ColourOf(first ? opponent : team, round);
      if (other) colour = Opposite(*other);
    }
    if (!colour || first) return colour;
    return Opposite(*colour);
  }

  RoundEntry MatchEntry(TeamIndex team, TeamIndex opponent, Round round, MatchScore& score) const {
    RoundEntry entry{ResultCode::kDraw, ColourAgainst(team, opponent, round), place_of_[opponent.index()]};
    const auto is_pending = [](const RoundEntry& board) { return board.result == ResultCode::kPending; };
    if (AnyBoard(team, round, is_pending) || AnyBoard(opponent, round, is_pending)) {
      entry.result = ResultCode::kPending;
      return entry;
    }
    const auto is_played = [](const RoundEntry& board) { return Traits(board.result).played; };
    const bool played = AnyBoard(team, round, is_played) && !ForfeitOf(team, round);
    MatchTally tally{GamePoints(team, round), GamePoints(opponent, round), std::nullopt};
    if (const ForfeitedMatch* forfeit = ForfeitOf(team, round)) {
      const bool won =
          forfeit->outcome == (forfeit->white == team ? MatchForfeit::kWhiteWins : MatchForfeit::kBlackWins);
      tally.forfeit = won ? ResultCode::kForfeitWin : ResultCode::kForfeitLoss;
    } else if (!played) {
      tally.forfeit = tally.own > tally.other ? ResultCode::kForfeitWin : ResultCode::kForfeitLoss;
    }
    entry.result = scores_.ResultOf(tally);
    score = scores_.ForMatch(tally);
    return entry;
  }

  void TakeLists() {
    out_.kept_apart = in_.kept_apart;
    for (const TeamBye& bye : in_.team_byes) {
      if (bye.round.value() <= in_.rounds) continue;
      out_.requested_byes.push_back({bye.round, place_of_[bye.team.index()], bye.kind});
    }
    for (const ForbiddenTeams& group : in_.forbidden_teams) {
      ForbiddenGroup players{group.first, group.last, {}};
      for (const TeamIndex team : group.teams) players.players.push_back(place_of_[team.index()]);
      out_.forbidden.push_back(std::move(players));
    }
  }

  const Tournament& tournament_;
  const TournamentData& in_;
  std::vector<TeamIndex> order_;
  std::vector<PlayerIndex> place_of_;              // by team
  std::vector<std::optional<TeamIndex>> team_of_;  // by player
  TeamScores scores_;
  TournamentData out_;
};

}  // namespace

std::vector<TeamIndex> TeamsByNumber(const Tournament& tournament) {
  std::vector<TeamIndex> order;
  for (std::size_t i = 0; i < tournament.data().teams.size(); ++i) order.emplace_back(static_cast<std::int32_t>(i));
  std::ranges::sort(order, {}, [&](TeamIndex team) { return tournament.data().teams[team.index()].number; });
  return order;
}

int BoardsOf(const Tournament& tournament) {
  const TournamentData& data = tournament.data();
  if (!data.board_colours.empty()) return static_cast<int>(data.board_colours.size());
  std::ptrdiff_t most = 0;
  std::size_t fewest_members = data.players.size();
  for (const Team& team : data.teams) {
    fewest_members = std::min(fewest_members, team.members.size());
    for (int r = 1; r <= data.rounds; ++r) {
      const auto plays = [&](PlayerIndex member) { return IsOnABoard(tournament.entry(member, Round(r))); };
      most = std::max<std::ptrdiff_t>(most, std::ranges::count_if(team.members, plays));
    }
  }
  return most > 0 ? static_cast<int>(most) : static_cast<int>(fewest_members);
}

Colour BoardColour(const Tournament& tournament, std::size_t board) {
  const std::vector<Colour>& colours = tournament.data().board_colours;
  const Colour alternating = board % 2 == 0 ? Colour::kWhite : Colour::kBlack;
  if (board >= colours.size()) return alternating;
  // Record 352 may let the team "with White" begin with Black; here the first board tells.
  return colours.front() == Colour::kWhite ? colours[board] : Opposite(colours[board]);
}

Result<TournamentData> OfTeams(const Tournament& tournament) { return TeamBuilder(tournament).Run(); }

}  // namespace ronda::matches
