#include "ronda/journal/rearrange.h"

#include <utility>

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
  const std::vector<Player> players = std::exchange(state.data.players, {});
  const std::vector<RoundEntry> entries = std::exchange(state.data.entries, {});
  const auto width = static_cast<std::size_t>(std::exchange(state.data.rounds, rounds));
  const PlacesByUid places(state);
  for (const Uid uid : state.uids) {
    const auto place = old_places(uid);
    state.data.players.push_back(place ? players[place->index()] : Player{});
    for (std::size_t round = 0; round < static_cast<std::size_t>(rounds); ++round) {
      RoundEntry entry;
      if (place && round < width) entry = entries[place->index() * width + round];
      if (entry.opponent) entry.opponent = places(old.uids[*entry.opponent]);
      state.data.entries.push_back(entry);
    }
  }
  RenameIn(state.data, old, places);
}

}  // namespace ronda::journal
