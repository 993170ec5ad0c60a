#include "ronda/model/stated_points.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace ronda {

StatedPoints::StatedPoints(const TournamentData& data) : data_(data), points_(data.point_system) {
  if (!data_.accelerations.empty()) fictitious_.resize(data_.players.size());
  CollectByes();
  for (const Acceleration& acceleration : data_.accelerations) {
    if (HasPlayer(data_, acceleration.player)) fictitious_[acceleration.player.index()] = acceleration.by_round;
  }
}

// A round in which everybody has a bye is a round, so those of the next one may be in the totals as well.
void StatedPoints::CollectByes() {
  for (Round round = data_.next_round();; round = Round(round.value() + 1)) {
    std::vector<Points>& column = byes_.emplace_back(data_.players.size());
    std::vector<bool> is_away(data_.players.size());
    for (const RequestedBye& request : data_.requested_byes) {
      if (request.round != round || !HasPlayer(data_, request.player)) continue;
      const std::size_t place = request.player.index();
      if (is_away[place]) continue;  // the first of a player counts
      is_away[place] = true;
      column[place] = data_.point_system.For(request.kind, std::nullopt);
    }
    if (is_away.empty() || std::ranges::find(is_away, false) != is_away.end()) return;
  }
}

Points StatedPoints::SumOf(PlayerIndex player) const {
  Points sum;
  for (const RoundEntry& entry : data_.entries_of(player)) sum += points_.For(entry.result, entry.colour);
  return sum;
}

Points StatedPoints::AdjournedOf(PlayerIndex player) const {
  Points sum;
  for (const RoundEntry& entry : data_.entries_of(player)) {
    if (entry.result == ResultCode::kAdjourned) sum += points_.For(entry.result, entry.colour);
  }
  return sum;
}

// Decision 222: an adjourned game may be counted as the draw it is for pairing, or not yet. Rounds of byes may be in
// the total, all or the first of them.
bool StatedPoints::IsRight(PlayerIndex player, Points stated, Points sum) const {
  if (stated == sum) return true;
  const Points adjourned = AdjournedOf(player);
  Points total = sum;
  for (const auto& byes : byes_) {
    if (stated == total || stated == total - adjourned) return true;
    total += byes[player.index()];
  }
  return false;
}

void StatedPoints::Check(PlayerIndex player, Findings& findings) const {
  const Player& record = data_.players[player.index()];
  // In team events the points of the single player are for information only, and abnormal points change the sum.
  if (!record.stated_points || !data_.teams.empty() || !data_.abnormal_points.empty()) return;
  const Points sum = SumOf(player);
  if (IsRight(player, *record.stated_points, sum)) return;
  const Locus where{Field::kPoints, 0, player, std::nullopt};
  if (const auto why = CountedAhead(player, *record.stated_points - sum); !why.empty()) {
    findings.Warn("points-ahead",
                  fmt::format("player {} has {} points, but the results make {}; the file counts {} as well",
                              record.tpn.value(), ToString(*record.stated_points), ToString(sum), why),
                  "points are those of the rounds played, without acceleration", where);
    return;
  }
  findings.Error("points-sum",
                 fmt::format("player {} has {} points, but the results make {}", record.tpn.value(),
                             ToString(*record.stated_points), ToString(sum)),
                 "correct the points, a result, or the point system", where);
}

// What, beside the results, would explain the surplus: the bye of the coming round, the fictitious points of the coming
// round or of the last one, or both.
std::string StatedPoints::CountedAhead(PlayerIndex player, Points surplus) const {
  Points bye;
  for (const auto& byes : byes_) bye += byes[player.index()];
  const auto fictitious = fictitious_.empty() ? std::span<const Points>() : fictitious_[player.index()];
  if (surplus == bye) return "the bye of the coming round";
  for (const Round round : {data_.next_round(), Round(std::max(1, data_.rounds))}) {
    const Points extra = round.index() < fictitious.size() ? fictitious[round.index()] : Points{};
    if (surplus == extra) return "fictitious points";
    if (surplus == bye + extra) return "the bye of the coming round and fictitious points";
  }
  return {};
}

}  // namespace ronda
