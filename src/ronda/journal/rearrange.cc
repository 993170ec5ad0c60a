#include "ronda/journal/rearrange.h"

#include <utility>

#include "ronda/base/id_range.h"

namespace ronda::journal {
namespace {

template <class T>
void RenameAll(std::vector<T>& list, PlayerIndex T::*player, const auto& rename) {
  std::erase_if(list, [&](const T& item) { return !rename(item.*player); });
  for (T& item : list) item.*player = *rename(item.*player);
}
void RenameList(std::vector<PlayerIndex>& players, const auto& rename) {
  std::erase_if(players, [&](PlayerIndex player) { return !rename(player); });
  for (PlayerIndex& player : players) player = *rename(player);
}

// The lists that name players by their places.
void RenameIn(TournamentData& data, const State& old, const PlacesByUid& places) {
  const auto rename = [&](PlayerIndex player) { return places(old.uids[player]); };
  RenameAll(data.requested_byes, &RequestedBye::player, rename);
  RenameAll(data.accelerations, &Acceleration::player, rename);
  for (ForbiddenGroup& group : data.forbidden) RenameList(group.players, rename);
  for (Team& team : data.teams) RenameList(team.members, rename);
  for (LineUp& line_up : data.line_ups) {
    for (auto& seat : line_up.boards) seat = seat ? rename(*seat) : std::nullopt;
  }
}

}  // namespace

void Rearrange(State& state, std::vector<Uid> order, std::int32_t rounds) {
  const PlacesByUid old_places(state);
  State old = std::exchange(state, {});
  state.uids = IdVector<PlayerIndex, Uid>(std::move(order));
  state.last_uid = old.last_uid;
  state.facts = std::move(old.facts);
  state.data = std::move(old.data);
  old.data.players = std::exchange(state.data.players, {});
  old.data.entries = std::exchange(state.data.entries, {});
  old.data.rounds = std::exchange(state.data.rounds, rounds);
  const PlacesByUid places(state);
  for (const Uid uid : state.uids) {
    const auto place = old_places(uid);
    state.data.players.push_back(place ? old.data.players[place->index()] : Player{});
    for (const Round round : IdRange<Round>(rounds)) {
      RoundEntry entry;
      if (place && round < old.data.next_round()) entry = old.data.entry(*place, round);
      if (entry.opponent) entry.opponent = places(old.uids[*entry.opponent]);
      state.data.entries.push_back(entry);
    }
  }
  RenameIn(state.data, old, places);
}

}  // namespace ronda::journal
