#include "ronda/model/abnormal_points.h"

#include "ronda/base/id_range.h"

namespace ronda {
namespace {

void Apply(const TournamentData& data, const AbnormalPoints& abnormal, PlayerIndex player, std::vector<Points>& all) {
  for (const Round round : IdRange<Round>(data.rounds)) {
    // A bonus or penalty without a round is given once, in the first.
    if (abnormal.round.value_or(abnormal.kind ? round : Round(1)) != round) continue;
    Points& points = all[data.SlotOf(player, round)];
    if (!abnormal.kind) {
      points += *abnormal.points;
    } else if (Traits(*abnormal.kind).points == Traits(data.entry(player, round).result).points) {
      points = *abnormal.points;
    }
  }
}

}  // namespace

std::vector<Points> WithAbnormalPoints(const TournamentData& data, const PointTable& table,
                                       const std::function<std::optional<PlayerIndex>(Tpn)>& find) {
  std::vector<Points> all;
  // In a team event record 299 speaks of teams.
  if (data.abnormal_points.empty() || !data.teams.empty()) return all;
  all.reserve(data.entries.size());
  for (const RoundEntry& entry : data.entries) all.push_back(table.For(entry.result, entry.colour));
  const auto apply = [&](const AbnormalPoints& abnormal) {
    if (!abnormal.points) return;
    if (abnormal.numbers.empty()) {
      for (const PlayerIndex player : IdRange<PlayerIndex>(Count(data.players))) Apply(data, abnormal, player, all);
    }
    for (const std::int32_t number : abnormal.numbers) {
      if (const auto player = find(Tpn(number))) Apply(data, abnormal, *player, all);
    }
  };
  for (const AbnormalPoints& abnormal : data.abnormal_points) {
    if (abnormal.kind) apply(abnormal);
  }
  for (const AbnormalPoints& abnormal : data.abnormal_points) {
    if (!abnormal.kind) apply(abnormal);
  }
  return all;
}

}  // namespace ronda
