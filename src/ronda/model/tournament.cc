#include "ronda/model/tournament.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "ronda/model/validation.h"

namespace ronda {
namespace {

std::size_t At(PlayerIndex player) { return static_cast<std::size_t>(player.value()); }

std::pair<PlayerIndex, Round> ByPlayerAndRound(const RequestedBye& bye) { return {bye.player, bye.round}; }

// Drops what the teams did in rounds after the last one kept. Byes of the next round are known before it is paired.
void ForgetTeamRounds(TournamentData& data, Round last) {
  std::erase_if(data.line_ups, [&](const LineUp& line_up) { return line_up.round > last; });
  std::erase_if(data.forfeited_matches, [&](const ForfeitedMatch& match) { return match.round > last; });
  if (data.team_pairing_byes) {
    auto& by_round = data.team_pairing_byes->by_round;
    by_round.resize(std::min(by_round.size(), static_cast<std::size_t>(last.value())));
  }
  for (Team& team : data.teams) {
    team.stated_match_points.reset();
    team.stated_game_points.reset();
    team.stated_rank.reset();
  }
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
  by_tpn_.reserve(data_.players.size());
  for (std::int32_t i = 0; i < player_count(); ++i) by_tpn_.emplace(player(PlayerIndex(i)).tpn, PlayerIndex(i));
  byes_by_player_ = data_.requested_byes;
  std::ranges::stable_sort(byes_by_player_, {}, ByPlayerAndRound);
  if (!data_.accelerations.empty()) {
    acceleration_of_.resize(data_.players.size());
    for (std::size_t i = 0; i < data_.accelerations.size(); ++i) {
      acceleration_of_[At(data_.accelerations[i].player)] = i;
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
    for (std::int32_t i = 0; i < player_count(); ++i) Apply(abnormal, PlayerIndex(i));
  }
  for (const std::int32_t number : abnormal.numbers) {
    if (const auto player = Find(Tpn(number))) Apply(abnormal, *player);
  }
}

void Tournament::Apply(const AbnormalPoints& abnormal, PlayerIndex player) {
  const auto rounds = static_cast<std::size_t>(data_.rounds);
  for (std::size_t r = 0; r < rounds; ++r) {
    // A bonus or penalty without a round is given once, in the first.
    const Round round(static_cast<std::int32_t>(r) + 1);
    if (abnormal.round.value_or(abnormal.kind ? round : Round(1)) != round) continue;
    Points& points = abnormal_points_[At(player) * rounds + r];
    if (!abnormal.kind) {
      points += *abnormal.points;
    } else if (Traits(*abnormal.kind).points == Traits(entry(player, round).result).points) {
      points = *abnormal.points;
    }
  }
}

std::optional<PlayerIndex> Tournament::Find(Tpn tpn) const {
  const auto found = by_tpn_.find(tpn);
  if (found == by_tpn_.end()) return std::nullopt;
  return found->second;
}

int Tournament::planned_rounds() const { return data_.planned_rounds.value_or(data_.rounds); }

std::span<const RoundEntry> Tournament::entries(PlayerIndex player) const {
  const auto rounds = static_cast<std::size_t>(data_.rounds);
  return std::span(data_.entries).subspan(At(player) * rounds, rounds);
}

Points Tournament::PointsFor(PlayerIndex player, Round round) const {
  if (!data_.match_scores.empty()) {
    return data_
        .match_scores[At(player) * static_cast<std::size_t>(data_.rounds) + static_cast<std::size_t>(round.value() - 1)]
        .primary;
  }
  if (!abnormal_points_.empty()) {
    return abnormal_points_[At(player) * static_cast<std::size_t>(data_.rounds) +
                            static_cast<std::size_t>(round.value() - 1)];
  }
  const RoundEntry& entry = this->entry(player, round);
  return data_.point_system.For(entry.result, entry.colour);
}

Points Tournament::ScoreAfter(PlayerIndex player, int rounds) const {
  assert(rounds >= 0 && rounds <= data_.rounds);
  Points score;
  for (int r = 1; r <= rounds; ++r) score += PointsFor(player, Round(r));
  return score;
}

Points Tournament::SecondaryScore(PlayerIndex player) const {
  Points score;
  if (data_.match_scores.empty()) return score;
  const auto rounds = static_cast<std::size_t>(data_.rounds);
  for (std::size_t r = 0; r < rounds; ++r) score += data_.match_scores[At(player) * rounds + r].secondary;
  return score;
}

Points Tournament::AccelerationOf(PlayerIndex player, Round round) const {
  if (acceleration_of_.empty() || !acceleration_of_[At(player)]) return Points{};
  const auto& by_round = data_.accelerations[*acceleration_of_[At(player)]].by_round;
  const auto at = static_cast<std::size_t>(round.value() - 1);
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
  // against a lower-ranked one.
  int number = 0;
  for (std::int32_t i = 0; i < player_count(); ++i) {
    const RoundEntry& entry = this->entry(PlayerIndex(i), Round(1));
    if (!TookPart(entry)) continue;
    ++number;
    if (!entry.colour || !entry.opponent || *entry.opponent < PlayerIndex(i)) continue;
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
  data.entries.reserve(data.players.size() * static_cast<std::size_t>(kept));
  data.match_scores.clear();
  ForgetTeamRounds(data, Round(kept));
  for (std::int32_t i = 0; i < player_count(); ++i) {
    const PlayerIndex index(i);
    const auto past = entries(index);
    data.entries.insert(data.entries.end(), past.begin(), past.begin() + kept);
    if (!data_.match_scores.empty()) {
      const auto scores = data_.match_scores.begin() + i * data_.rounds;
      data.match_scores.insert(data.match_scores.end(), scores, scores + kept);
    }
    data.players[At(index)].stated_points.reset();
    data.players[At(index)].stated_rank.reset();
    if (kept == data_.rounds || TookPart(past[static_cast<std::size_t>(kept)])) continue;
    const ResultCode away = past[static_cast<std::size_t>(kept)].result;
    data.requested_byes.push_back({round, index, IsRequestedBye(away) ? away : ResultCode::kZeroBye});
  }
  return Tournament(std::move(data));
}

}  // namespace ronda
