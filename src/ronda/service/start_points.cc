#include "ronda/service/start_points.h"

#include <algorithm>
#include <utility>

namespace ronda::service {

Tournament WithStartPoints(const Tournament& tournament, std::optional<int> round) {
  if (tournament.rounds() == 0) return tournament;
  const Round counted(std::min(round.value_or(tournament.rounds()), tournament.rounds()));
  TournamentData data = tournament.data();
  for (const PlayerIndex index : tournament.player_ids()) {
    Player& player = data.players[index.index()];
    player.stated_points.reset();
    const Points start = tournament.AccelerationOf(index, counted);
    if (start == Points{}) continue;
    data.abnormal_points.push_back({std::nullopt, std::nullopt, start, Round(1), {player.tpn.value()}});
  }
  return *Tournament::Make(std::move(data));
}

}  // namespace ronda::service
