#include "ronda/pairing/acceleration/starting_list.h"

namespace ronda::acceleration {

StartingList StartingListOf(const Tournament& event) {
  StartingList list;
  for (std::int32_t i = 0; i < event.player_count(); ++i) {
    list.places.push_back(list.players);
    if (!EnteredLate(event, PlayerIndex(i))) ++list.players;
  }
  return list;
}

bool EnteredLate(const Tournament& event, PlayerIndex player) {
  return event.rounds() > 0 && event.entry(player, Round(1)).result == ResultCode::kAbsent;
}

}  // namespace ronda::acceleration
