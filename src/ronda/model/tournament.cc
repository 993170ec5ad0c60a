#include "ronda/model/tournament.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "ronda/model/validation.h"

namespace ronda {
namespace {

std::size_t At(PlayerIndex player) { return static_cast<std::size_t>(player.value()); }

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
  if (data_.accelerations.empty()) return;
  acceleration_of_.assign(data_.players.size(), -1);
  for (std::size_t i = 0; i < data_.accelerations.size(); ++i) {
    acceleration_of_[At(data_.accelerations[i].player)] = static_cast<std::int32_t>(i);
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
  const RoundEntry& entry = this->entry(player, round);
  Points points = data_.point_system.For(entry.result, entry.colour);
  if (!data_.teams.empty()) return points;
  for (const AbnormalPoints& abnormal : data_.abnormal_points) {
    // A bonus or penalty without a round is given once, not in every round.
    const Round applies_in = abnormal.round.value_or(abnormal.kind ? round : Round(1));
    if (!abnormal.points || applies_in != round) continue;
    const auto& numbers = abnormal.numbers;
    if (!numbers.empty() && !std::ranges::count(numbers, this->player(player).tpn.value())) continue;
    if (!abnormal.kind) {
      points += *abnormal.points;
    } else if (Traits(*abnormal.kind).points == Traits(entry.result).points) {
      points = *abnormal.points;
    }
  }
  return points;
}

Points Tournament::ScoreAfter(PlayerIndex player, int rounds) const {
  Points score;
  for (int r = 1; r <= rounds; ++r) score += PointsFor(player, Round(r));
  return score;
}

Points Tournament::AccelerationOf(PlayerIndex player, Round round) const {
  if (acceleration_of_.empty() || acceleration_of_[At(player)] < 0) return Points{};
  const auto& by_round = data_.accelerations[static_cast<std::size_t>(acceleration_of_[At(player)])].by_round;
  const auto at = static_cast<std::size_t>(round.value() - 1);
  return at < by_round.size() ? by_round[at] : Points{};
}

std::optional<ResultCode> Tournament::RequestedByeOf(PlayerIndex player, Round round) const {
  for (const RequestedBye& bye : data_.requested_byes) {
    if (bye.player == player && bye.round == round) return bye.kind;
  }
  return std::nullopt;
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
  for (std::int32_t i = 0; i < player_count(); ++i) {
    const PlayerIndex index(i);
    const auto past = entries(index);
    data.entries.insert(data.entries.end(), past.begin(), past.begin() + kept);
    data.players[At(index)].stated_points.reset();
    data.players[At(index)].stated_rank.reset();
    if (kept == data_.rounds || TookPart(past[static_cast<std::size_t>(kept)])) continue;
    const ResultCode away = past[static_cast<std::size_t>(kept)].result;
    data.requested_byes.push_back({round, index, IsRequestedBye(away) ? away : ResultCode::kZeroBye});
  }
  return Tournament(std::move(data));
}

}  // namespace ronda
