#include "ronda/model/tournament.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/model/validation.h"

namespace ronda {
namespace {

std::pair<PlayerIndex, Round> ByPlayerAndRound(const RequestedBye& bye) { return {bye.player, bye.round}; }

// Drops what the teams did in rounds after the last one kept. Byes of the next round are known before it is paired.
void ForgetTeamRounds(TournamentData& data, Round last) {
  std::erase_if(data.line_ups, [&](const LineUp& line_up) { return line_up.round > last; });
  std::erase_if(data.forfeited_matches, [&](const ForfeitedMatch& match) { return match.round > last; });
  if (data.team_pairing_byes) {
    auto& by_round = data.team_pairing_byes->by_round;
    by_round.resize(std::min(by_round.size(), Next(last).index()));
  }
  for (Team& team : data.teams) {
    team.stated_match_points.reset();
    team.stated_game_points.reset();
    team.stated_rank.reset();
  }
}

// Empty where the numbers are 1, 2, 3 and so on, as they nearly always are: then the number is the place.
std::unordered_map<Tpn, PlayerIndex> PlacesByNumber(const std::vector<Player>& players) {
  std::unordered_map<Tpn, PlayerIndex> places;
  const IdRange<PlayerIndex> ids(Count(players));
  const auto number = [&](PlayerIndex index) { return players[index.index()].tpn; };
  if (std::ranges::all_of(ids, [&](PlayerIndex index) { return number(index).value() == index.value() + 1; })) {
    return places;
  }
  places.reserve(players.size());
  for (const PlayerIndex index : ids) places.emplace(number(index), index);
  return places;
}

}  // namespace

bool TookPart(const RoundEntry& entry) {
  if (!Traits(entry.result).paired) return false;
  return entry.opponent || entry.result == ResultCode::kPairingBye || entry.result == ResultCode::kForfeitWin;
}

std::optional<Tournament> Tournament::Make(TournamentData data) {
  const auto findings = Validate(data);
  const auto is_error = [](const Finding& finding) { return finding.severity == Severity::kError; };
  if (std::ranges::any_of(findings, is_error)) return std::nullopt;
  return Tournament(std::move(data));
}

Tournament::Tournament(TournamentData data) : data_(std::move(data)) {
  by_tpn_ = PlacesByNumber(data_.players);
  byes_by_player_ = data_.requested_byes;
  std::ranges::stable_sort(byes_by_player_, {}, ByPlayerAndRound);
  if (!data_.accelerations.empty()) {
    acceleration_of_.resize(data_.players.size());
    for (std::size_t i = 0; i < data_.accelerations.size(); ++i) {
      acceleration_of_[data_.accelerations[i].player.index()] = i;
    }
  }
  // In a team event record 299 speaks of teams.
  if (!data_.abnormal_points.empty() && data_.teams.empty()) ApplyAbnormalPoints();
}

// A value for a kind of result replaces what the result yields; bonuses and penalties come on top, whatever the order
// of the list.
void Tournament::ApplyAbnormalPoints() {
  abnormal_points_.reserve(data_.entries.size());
  for (const RoundEntry& entry : data_.entries) {
    abnormal_points_.push_back(data_.point_system.For(entry.result, entry.colour));
  }
  for (const AbnormalPoints& abnormal : data_.abnormal_points) {
    if (abnormal.kind) Apply(abnormal);
  }
  for (const AbnormalPoints& abnormal : data_.abnormal_points) {
    if (!abnormal.kind) Apply(abnormal);
  }
}

void Tournament::Apply(const AbnormalPoints& abnormal) {
  if (!abnormal.points) return;
  if (abnormal.numbers.empty()) {
    for (const PlayerIndex player : player_ids()) Apply(abnormal, player);
  }
  for (const std::int32_t number : abnormal.numbers) {
    if (const auto player = Find(Tpn(number))) Apply(abnormal, *player);
  }
}

void Tournament::Apply(const AbnormalPoints& abnormal, PlayerIndex player) {
  for (const Round round : round_ids()) {
    // A bonus or penalty without a round is given once, in the first.
    if (abnormal.round.value_or(abnormal.kind ? round : Round(1)) != round) continue;
    Points& points = abnormal_points_[data_.SlotOf(player, round)];
    if (!abnormal.kind) {
      points += *abnormal.points;
    } else if (Traits(*abnormal.kind).points == Traits(entry(player, round).result).points) {
      points = *abnormal.points;
    }
  }
}

std::optional<PlayerIndex> Tournament::Find(Tpn tpn) const {
  if (by_tpn_.empty()) {
    if (tpn.value() < 1 || tpn.value() > player_count()) return std::nullopt;
    return PlayerIndex(tpn.value() - 1);
  }
  const auto found = by_tpn_.find(tpn);
  if (found == by_tpn_.end()) return std::nullopt;
  return found->second;
}

int Tournament::planned_rounds() const { return data_.planned_rounds.value_or(data_.rounds); }

Points Tournament::PointsFor(PlayerIndex player, Round round) const {
  if (!data_.match_scores.empty()) {
    return data_.match_scores[data_.SlotOf(player, round)].primary;
  }
  if (!abnormal_points_.empty()) {
    return abnormal_points_[data_.SlotOf(player, round)];
  }
  const RoundEntry& entry = this->entry(player, round);
  return data_.point_system.For(entry.result, entry.colour);
}

Points Tournament::ScoreAfter(PlayerIndex player, int rounds) const {
  assert(rounds >= 0 && rounds <= data_.rounds);
  Points score;
  for (const Round round : IdRange<Round>(rounds)) score += PointsFor(player, round);
  return score;
}

Points Tournament::SecondaryScore(PlayerIndex player) const {
  Points score;
  if (data_.match_scores.empty()) return score;
  for (const Round round : round_ids()) score += data_.match_scores[data_.SlotOf(player, round)].secondary;
  return score;
}

bool Tournament::GivesColour(PlayerIndex player, Round round) const {
  return data_.match_scores.empty() || data_.match_scores[data_.SlotOf(player, round)].gives_colour;
}

Points Tournament::AccelerationOf(PlayerIndex player, Round round) const {
  if (acceleration_of_.empty() || !acceleration_of_[player.index()]) return Points{};
  const auto& by_round = data_.accelerations[*acceleration_of_[player.index()]].by_round;
  const auto at = round.index();
  return at < by_round.size() ? by_round[at] : Points{};
}

std::optional<ResultCode> Tournament::RequestedByeOf(PlayerIndex player, Round round) const {
  const std::pair key(player, round);
  const auto found = std::ranges::lower_bound(byes_by_player_, key, {}, ByPlayerAndRound);
  if (found == byes_by_player_.end() || ByPlayerAndRound(*found) != key) return std::nullopt;
  return found->kind;
}

std::optional<Colour> Tournament::InitialColour() const {
  if (data_.initial_colour) return data_.initial_colour;
  if (data_.rounds == 0) return std::nullopt;
  // In round 1 nobody has a preference: of the players paired in it, those with an odd number got the initial colour
  // against a lower-ranked one. Only fictitious points rank before the numbers then.
  const auto ranks_before = [this](PlayerIndex one, PlayerIndex other) {
    const Points lead = AccelerationOf(one, Round(1)) - AccelerationOf(other, Round(1));
    return lead == Points{} ? one < other : lead > Points{};
  };
  int number = 0;
  for (const PlayerIndex player : player_ids()) {
    const RoundEntry& entry = this->entry(player, Round(1));
    if (!TookPart(entry)) continue;
    ++number;
    if (!entry.colour || !entry.opponent || ranks_before(*entry.opponent, player)) continue;
    return number % 2 == 1 ? *entry.colour : Opposite(*entry.colour);
  }
  return std::nullopt;
}

Tournament Tournament::Before(Round round) const {
  const int kept = round.value() - 1;
  assert(kept >= 0 && kept <= data_.rounds);
  TournamentData data = data_;
  data.planned_rounds = planned_rounds();
  data.initial_colour = InitialColour();
  data.rounds = kept;
  data.entries.clear();
  data.entries.reserve(data.players.size() * round.index());
  data.match_scores.clear();
  ForgetTeamRounds(data, Round(kept));
  for (const PlayerIndex index : player_ids()) {
    const auto past = entries(index);
    data.entries.insert(data.entries.end(), past.begin(), past.begin() + kept);
    if (!data_.match_scores.empty()) {
      const auto scores = data_.match_scores.begin() + std::ptrdiff_t{index.value()} * data_.rounds;
      data.match_scores.insert(data.match_scores.end(), scores, scores + kept);
    }
    data.players[index.index()].stated_points.reset();
    data.players[index.index()].stated_rank.reset();
    if (kept == data_.rounds || TookPart(past[round.index()])) continue;
    const ResultCode away = past[round.index()].result;
    data.requested_byes.push_back({round, index, IsRequestedBye(away) ? away : ResultCode::kZeroBye});
  }
  return Tournament(std::move(data));
}

}  // namespace ronda
