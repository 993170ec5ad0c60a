#include "ronda/model/team_rounds.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"

namespace ronda {
namespace {

// Also who wins against an empty seat ("0000 - +").
bool IsOnABoard(const RoundEntry& entry) { return entry.opponent || entry.result == ResultCode::kForfeitWin; }

// Who did not come, with no opponent named; some programs write reserves like that.
bool MayBeAbsent(const RoundEntry& entry) { return !entry.opponent && entry.result == ResultCode::kForfeitLoss; }

}  // namespace

std::vector<TeamIndex> TeamsByNumber(const TournamentData& data) {
  std::vector<TeamIndex> order;
  for (const TeamIndex team : IdRange<TeamIndex>(Count(data.teams))) order.push_back(team);
  std::ranges::sort(order, {}, [&](TeamIndex team) { return data.teams[team.index()].number; });
  return order;
}

bool AreTeamsAway(const TournamentData& data, Round round) {
  const auto is_away = [&](TeamIndex team) {
    const auto is_own = [&](const TeamBye& bye) { return bye.team == team && bye.round == round; };
    return std::ranges::any_of(data.team_byes, is_own);
  };
  return !data.teams.empty() && std::ranges::all_of(TeamsByNumber(data), is_away);
}

int BoardsOf(const Tournament& tournament) {
  const TournamentData& data = tournament.data();
  if (!data.board_colours.empty()) return static_cast<int>(data.board_colours.size());
  std::ptrdiff_t most = 0;
  std::size_t fewest_members = data.players.size();
  for (const Team& team : data.teams) {
    fewest_members = std::min(fewest_members, team.members.size());
    for (const Round round : tournament.round_ids()) {
      const auto plays = [&](PlayerIndex member) { return IsOnABoard(tournament.entry(member, round)); };
      most = std::max<std::ptrdiff_t>(most, std::ranges::count_if(team.members, plays));
    }
  }
  return most > 0 ? static_cast<int>(most) : static_cast<int>(fewest_members);
}

Colour BoardColour(const TournamentData& data, std::size_t board) {
  const std::vector<Colour>& colours = data.board_colours;
  const Colour alternating = board % 2 == 0 ? Colour::kWhite : Colour::kBlack;
  if (board >= colours.size()) return alternating;
  // Record 352 may let the team "with White" begin with Black; here the first board tells.
  return colours.front() == Colour::kWhite ? colours[board] : Opposite(colours[board]);
}

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

TeamRounds::TeamRounds(const Tournament& tournament, AdjournedGames adjourned)
    : tournament_(tournament),
      data_(tournament.data()),
      adjourned_(adjourned),
      boards_(BoardsOf(tournament)),
      points_(data_, boards_),
      team_of_(data_.players.size()) {
  for (const TeamIndex team : IdRange<TeamIndex>(Count(data_.teams))) {
    for (const PlayerIndex member : data_.teams[team.index()].members) team_of_[member.index()] = team;
  }
  for (const LineUp& line_up : data_.line_ups) line_ups_.emplace(std::pair(line_up.team, line_up.round), &line_up);
  for (const ForfeitedMatch& match : data_.forfeited_matches) {
    forfeits_.emplace(std::pair(match.white, match.round), &match);
    forfeits_.emplace(std::pair(match.black, match.round), &match);
  }
  rounds_.reserve(data_.teams.size() * tournament.next_round().index());
  for (const TeamIndex team : IdRange<TeamIndex>(Count(data_.teams))) {
    for (const Round round : tournament.round_ids()) rounds_.push_back(RoundOf(team, round));
  }
}

const LineUp* TeamRounds::LineUpOf(TeamIndex team, Round round) const {
  const auto found = line_ups_.find({team, round});
  return found == line_ups_.end() ? nullptr : found->second;
}

const ForfeitedMatch* TeamRounds::ForfeitOf(TeamIndex team, Round round) const {
  const auto found = forfeits_.find({team, round});
  return found == forfeits_.end() ? nullptr : found->second;
}

std::vector<std::optional<PlayerIndex>> TeamRounds::LinedUp(TeamIndex team, Round round) const {
  if (const LineUp* line_up = LineUpOf(team, round)) return line_up->boards;
  const auto& members = data_.teams[team.index()].members;
  const auto plays = [&](PlayerIndex member) { return IsOnABoard(tournament_.entry(member, round)); };
  auto empty_seats = boards_ - std::ranges::count_if(members, plays);
  std::vector<std::optional<PlayerIndex>> boards;
  for (const PlayerIndex member : members) {
    const bool absent = MayBeAbsent(tournament_.entry(member, round)) && empty_seats > 0;
    if (absent) --empty_seats;
    if (absent || plays(member)) boards.emplace_back(member);
  }
  return boards;
}

std::optional<TeamIndex> TeamRounds::OpponentOf(TeamIndex team, Round round) const {
  for (const PlayerIndex member : data_.teams[team.index()].members) {
    const auto& opponent = tournament_.entry(member, round).opponent;
    if (opponent && team_of_[opponent->index()]) return team_of_[opponent->index()];
  }
  if (const ForfeitedMatch* forfeit = ForfeitOf(team, round)) {
    return forfeit->white == team ? forfeit->black : forfeit->white;
  }
  const LineUp* line_up = LineUpOf(team, round);
  return line_up != nullptr ? line_up->opponent : std::nullopt;
}

// What a team without opponent has.
ResultCode TeamRounds::ByeOf(TeamIndex team, Round round) const {
  if (data_.team_pairing_byes) {
    const auto& by_round = data_.team_pairing_byes->by_round;
    if (round.index() < by_round.size() && by_round[round.index()] == team) return ResultCode::kPairingBye;
  }
  const auto bye = std::ranges::find_if(
      data_.team_byes, [&](const TeamBye& other) { return other.team == team && other.round == round; });
  if (bye != data_.team_byes.end()) return bye->kind;
  const auto& members = data_.teams[team.index()].members;
  for (const ResultCode code :
       {ResultCode::kPairingBye, ResultCode::kForfeitWin, ResultCode::kFullBye, ResultCode::kHalfBye}) {
    const auto has = [&](PlayerIndex member) { return tournament_.entry(member, round).result == code; };
    if (std::ranges::any_of(members, has)) return code;
  }
  // Nothing at all is recorded of a team that was not there yet.
  const auto nothing = [&](PlayerIndex member) {
    return tournament_.entry(member, round).result == ResultCode::kAbsent;
  };
  return std::ranges::all_of(members, nothing) ? ResultCode::kAbsent : ResultCode::kZeroBye;
}

// C.04.6 §1.6.1: the colour scheduled for the first board, told by any board.
std::optional<Colour> TeamRounds::ColourOf(TeamIndex team, Round round) const {
  if (const ForfeitedMatch* forfeit = ForfeitOf(team, round)) {
    return forfeit->white == team ? Colour::kWhite : Colour::kBlack;
  }
  const auto boards = LinedUp(team, round);
  for (std::size_t board = 0; board < boards.size(); ++board) {
    if (!boards[board]) continue;
    const auto& colour = tournament_.entry(*boards[board], round).colour;
    if (colour) return *colour == BoardColour(data_, board) ? Colour::kWhite : Colour::kBlack;
  }
  return std::nullopt;
}

// The same answer for both sides of a match.
std::optional<Colour> TeamRounds::ColourAgainst(TeamIndex team, TeamIndex opponent, Round round) const {
  const bool first = team < opponent;
  auto colour = ColourOf(first ? team : opponent, round);
  if (!colour) {
    const auto other = ColourOf(first ? opponent : team, round);
    if (other) colour = Opposite(*other);
  }
  if (!colour || first) return colour;
  return Opposite(*colour);
}

bool TeamRounds::IsUnfinished(const RoundEntry& board) const {
  return board.result == ResultCode::kPending ||
         (adjourned_ == AdjournedGames::kUnfinished && board.result == ResultCode::kAdjourned);
}

Points TeamRounds::PointsOf(PlayerIndex player, Round round) const {
  return IsUnfinished(tournament_.entry(player, round)) ? Points{} : tournament_.PointsFor(player, round);
}

Points TeamRounds::GamePoints(TeamIndex team, Round round) const {
  Points sum;
  for (const auto& player : LinedUp(team, round)) {
    if (player) sum += PointsOf(*player, round);
  }
  return sum;
}

bool TeamRounds::HasBoard(TeamIndex team, Round round, bool (TeamRounds::*is)(const RoundEntry&) const) const {
  return std::ranges::any_of(LinedUp(team, round), [&](const std::optional<PlayerIndex>& player) {
    return player && (this->*is)(tournament_.entry(*player, round));
  });
}

void TeamRounds::TakeMatch(TeamIndex team, Round round, TeamRound& result) const {
  const TeamIndex opponent = *result.opponent;
  result.colour = ColourAgainst(team, opponent, round);
  MatchTally tally{GamePoints(team, round), GamePoints(opponent, round), std::nullopt};
  if (HasBoard(team, round, &TeamRounds::IsUnfinished) || HasBoard(opponent, round, &TeamRounds::IsUnfinished)) {
    result.result = ResultCode::kPending;
    result.points.game_points = tally.own;  // as they stand; the match is not decided
    return;
  }
  if (const ForfeitedMatch* forfeit = ForfeitOf(team, round)) {
    const bool won = forfeit->outcome == (forfeit->white == team ? MatchForfeit::kWhiteWins : MatchForfeit::kBlackWins);
    tally.forfeit = won ? ResultCode::kForfeitWin : ResultCode::kForfeitLoss;
  } else if (!HasBoard(team, round, &TeamRounds::IsPlayed)) {
    tally.forfeit = tally.own > tally.other ? ResultCode::kForfeitWin : ResultCode::kForfeitLoss;
  }
  result.result = TeamPointSystem::ResultOf(tally);
  result.points = points_.ForMatch(tally);
}

// What each board brought: of a bye or of a match forfeited as a whole, the same on all.
void TeamRounds::TakeBoards(Round round, TeamRound& result) const {
  result.boards.resize(Size(boards_));
  Points shown;
  for (std::size_t board = 0; board < std::min(result.boards.size(), result.line_up.size()); ++board) {
    if (result.line_up[board]) result.boards[board] = PointsOf(*result.line_up[board], round);
    shown += result.boards[board];
  }
  if (shown != Points{} || result.result == ResultCode::kPending || Traits(result.result).played) return;
  const auto each = result.points.game_points.tenths() / std::max(1, boards_);
  std::ranges::fill(result.boards, Points::Tenths(each));
}

TeamRound TeamRounds::RoundOf(TeamIndex team, Round round) const {
  TeamRound result;
  result.opponent = OpponentOf(team, round);
  result.line_up = LinedUp(team, round);
  if (result.opponent) {
    TakeMatch(team, round, result);
  } else {
    result.result = ByeOf(team, round);
    result.points = points_.ForBye(result.result);
  }
  TakeBoards(round, result);
  result.points = points_.WithAbnormal(result.points, {Number(team), round, result.result});
  return result;
}

}  // namespace ronda
