#include "ronda/journal/state.h"

#include <algorithm>
#include <utility>

namespace ronda::journal {

std::optional<PlayerIndex> State::Find(Uid uid) const {
  const auto found = std::ranges::find(uids, uid);
  if (found == uids.end()) return std::nullopt;
  return PlayerIndex::FromIndex(static_cast<std::size_t>(found - uids.begin()));
}

PlacesByUid::PlacesByUid(const State& state) {
  std::int32_t highest = 0;
  for (const Uid uid : state.uids) highest = std::max(highest, uid.value());
  places_.resize(highest);
  for (const PlayerIndex player : state.uids.ids()) places_[state.uids[player]] = player;
}

std::optional<PlayerIndex> PlacesByUid::operator()(Uid uid) const {
  return places_.Contains(uid) ? places_[uid] : std::nullopt;
}

State StateOf(TournamentData data) {
  State state;
  for (std::size_t i = 0; i < data.players.size(); ++i) state.uids.push_back(Uid::FromIndex(i));
  state.last_uid = state.uids.size();
  state.data = std::move(data);
  return state;
}

const RoundFacts* FactsOf(const State& state, Round round) {
  const auto found = std::ranges::find(state.facts.rounds, round, &RoundFacts::round);
  return found == state.facts.rounds.end() ? nullptr : &*found;
}

std::optional<Round> FirstDraft(const State& state) {
  const auto draft = std::ranges::find_if(state.facts.rounds, &std::string::empty, &RoundFacts::published);
  return draft == state.facts.rounds.end() ? std::nullopt : std::optional(draft->round);
}

}  // namespace ronda::journal
