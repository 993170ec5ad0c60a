#include "support/situation.h"

#include <algorithm>
#include <set>
#include <string>

#include "ronda/model/validation.h"
#include "support/words.h"

namespace ronda::test {
namespace {

PlayerIndex RowOf(int player) { return PlayerIndex(player - 1); }

struct Unplayed {
  std::string_view word;
  ResultCode result;
};

constexpr Unplayed kUnplayed[]{
    {"PAB", ResultCode::kPairingBye}, {"FPB", ResultCode::kFullBye},   {"HPB", ResultCode::kHalfBye},
    {"ZPB", ResultCode::kZeroBye},    {"F+", ResultCode::kForfeitWin}, {"F-", ResultCode::kForfeitLoss},
};

// What the opponent's line shows.
ResultCode Mirrored(ResultCode result) {
  switch (result) {
    case ResultCode::kWin:
      return ResultCode::kLoss;
    case ResultCode::kLoss:
      return ResultCode::kWin;
    case ResultCode::kForfeitWin:
      return ResultCode::kForfeitLoss;
    case ResultCode::kForfeitLoss:
      return ResultCode::kForfeitWin;
    default:
      return result;
  }
}

bool HasOpponent(ResultCode result) { return Traits(result).opponent != OpponentRule::kNone; }

}  // namespace

Situation::Situation(std::string_view table) {
  for (const std::string_view line : Lines(table)) {
    if (!Words(line).empty()) ReadRow(line);
  }
  for (const Row& row : rows_) {
    if (row.past.size() != rows_.front().past.size()) Fail("rows of different length", table);
  }
}

Situation::PastRound Situation::ReadRound(std::string_view word) {
  PastRound round;
  if (const auto* bye = std::ranges::find(kUnplayed, word, &Unplayed::word); bye != std::end(kUnplayed)) {
    round.result = bye->result;
    if (HasOpponent(bye->result)) round.colour = Colour::kWhite;
    return round;
  }
  if (word.front() != 'W' && word.front() != 'B') Fail("not a round", word);
  round.colour = word.front() == 'W' ? Colour::kWhite : Colour::kBlack;
  round.open = true;
  word.remove_prefix(1);
  if (word.ends_with('d') || word.ends_with('u')) {
    round.floated = word.back() == 'd' ? Floated::kDown : Floated::kUp;
    word.remove_suffix(1);
  }
  if (word.empty()) return round;
  round.opponent = LeadingNumber(word);
  round.result = ResultCode::kDraw;
  round.open = false;
  if (!word.empty()) Fail("not a round", word);
  return round;
}

void Situation::ReadRow(std::string_view line) {
  const std::vector<std::string_view> words = Words(line);
  std::string_view number = words.front();
  const auto score = words.size() < 2 ? std::nullopt : ParsePoints(words[1]);
  if (LeadingNumber(number) != table_size() + 1 || !score) Fail("not the next row", line);
  Row row;
  row.score = *score;
  for (std::size_t i = 2; i < words.size(); ++i) row.past.push_back(ReadRound(words[i]));
  ChooseResults(row, line);
  rows_.push_back(row);
}

// Wins first, then a draw if half a point is missing, then losses.
void Situation::ChooseResults(Row& row, std::string_view line) {
  Points missing = row.score;
  for (const PastRound& round : row.past) {
    if (!round.open) missing -= PointSystem{}.For(round.result, round.colour);
  }
  for (PastRound& round : row.past) {
    if (!round.open || missing <= Points{}) continue;
    round.result = missing >= Points::Whole(1) ? ResultCode::kWin : ResultCode::kDraw;
    missing -= PointSystem{}.For(round.result, round.colour);
  }
  if (missing != Points{}) Fail("score out of reach", line);
}

Situation& Situation::LastRound() {
  rounds_after_ = 0;
  return *this;
}

Situation& Situation::Initial(Colour colour) {
  initial_ = colour;
  return *this;
}

Situation& Situation::Away(int player, ResultCode bye) {
  away_.emplace_back(player, bye);
  return *this;
}

Situation& Situation::Forbid(std::initializer_list<int> players) {
  forbidden_.emplace_back(players);
  return *this;
}

Situation& Situation::Allow(std::string_view pairs) {
  std::set<std::pair<int, int>> allowed;
  for (std::string_view pair : Words(pairs)) {
    const int first = LeadingNumber(pair);
    if (!pair.starts_with('-')) Fail("not a pair", pair);
    pair.remove_prefix(1);
    allowed.emplace(first, LeadingNumber(pair));
  }
  for (int a = 1; a <= table_size(); ++a) {
    for (int b = a + 1; b <= table_size(); ++b) {
      if (!allowed.contains({a, b})) Forbid({a, b});
    }
  }
  return *this;
}

// Extra players have the numbers behind the table, in its order.
RoundEntry Situation::EntryOf(int number, std::size_t round) const {
  const bool extra = number > table_size();
  const int of_table = extra ? number - table_size() : number;
  const PastRound& past = rows_[static_cast<std::size_t>(of_table - 1)].past[round];
  if (!extra && !HasOpponent(past.result)) return {past.result, std::nullopt, std::nullopt};
  if (!extra) return {past.result, past.colour, RowOf(past.opponent.value_or(number + table_size()))};
  if (past.opponent || !HasOpponent(past.result)) return {ResultCode::kZeroBye, std::nullopt, std::nullopt};
  return {Mirrored(past.result), Opposite(past.colour.value()), RowOf(of_table)};
}

void Situation::AddPlayer(TournamentData& data, int number) const {
  Player player;
  player.tpn = Tpn(number);
  player.name = number > table_size() ? "Extra " + std::to_string(number) : "Player " + std::to_string(number);
  data.players.push_back(player);
  for (int round = 0; round < rounds(); ++round)
    data.entries.push_back(EntryOf(number, static_cast<std::size_t>(round)));
  if (number > table_size()) data.requested_byes.push_back({Round(rounds() + 1), RowOf(number), ResultCode::kZeroBye});
}

std::vector<Situation::Meeting> Situation::MeetingsOf(std::size_t round) const {
  std::vector<Meeting> meetings;
  for (int number = 1; number <= table_size(); ++number) {
    const PastRound& past = rows_[static_cast<std::size_t>(number - 1)].past[round];
    if (!Traits(past.result).played) continue;
    const int opponent = past.opponent.value_or(number + table_size());
    if (opponent < number) continue;  // told at the other
    const int lead = past.floated == Floated::kNot ? 0 : past.floated == Floated::kDown ? 1 : -1;
    meetings.push_back({number, opponent, Points::Whole(lead)});
  }
  return meetings;
}

// Fictitious points of past rounds make each game the float it is said to have been.
void Situation::AddAccelerations(TournamentData& data) const {
  const auto tournament = Tournament::Make(data);
  std::vector<std::vector<Points>> fictitious(data.players.size(),
                                              std::vector<Points>(static_cast<std::size_t>(rounds())));
  for (int round = 0; round < rounds(); ++round) {
    const auto at = static_cast<std::size_t>(round);
    for (const Meeting& meeting : MeetingsOf(at)) {
      const Points first = tournament->ScoreAfter(RowOf(meeting.first), round);
      const Points second = tournament->ScoreAfter(RowOf(meeting.second), round);
      const Points surplus = first - second - meeting.lead;
      const int behind = surplus > Points{} ? meeting.second : meeting.first;
      fictitious[static_cast<std::size_t>(behind - 1)][at] = std::max(surplus, Points{} - surplus);
    }
  }
  for (std::size_t i = 0; i < fictitious.size(); ++i) {
    data.accelerations.push_back({PlayerIndex(static_cast<std::int32_t>(i)), fictitious[i]});
  }
}

Tournament Situation::Build() const {
  TournamentData data;
  data.initial_colour = initial_;
  data.rounds = rounds();
  data.planned_rounds = rounds() + 1 + rounds_after_;
  const int players = rounds() == 0 ? table_size() : 2 * table_size();
  for (int number = 1; number <= players; ++number) AddPlayer(data, number);
  for (const auto& [player, bye] : away_) data.requested_byes.push_back({Round(rounds() + 1), RowOf(player), bye});
  for (const std::vector<int>& group : forbidden_) {
    ForbiddenGroup& together = data.forbidden.emplace_back();
    for (const int player : group) together.players.push_back(RowOf(player));
  }
  for (const Finding& finding : Validate(data)) {
    if (finding.severity == Severity::kError) Fail("impossible situation", finding.message);
  }
  AddAccelerations(data);
  return *Tournament::Make(data);
}

}  // namespace ronda::test
