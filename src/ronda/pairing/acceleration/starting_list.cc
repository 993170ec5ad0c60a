#include "ronda/pairing/acceleration/starting_list.h"

namespace ronda::acceleration {

StartingList StartingListOf(const Tournament& event) {
  StartingList list;
  for (const PlayerIndex player : event.player_ids()) {
    list.before.push_back(list.players);
    if (!EnteredLate(event, player)) ++list.players;
  }
  return list;
}

bool EnteredLate(const Tournament& event, PlayerIndex player) {
  return event.rounds() > 0 && event.entry(player, Round(1)).result == ResultCode::kAbsent;
}

}  // namespace ronda::acceleration
