#include "ronda/journal/state.h"

#include <algorithm>
#include <utility>

#include "ronda/base/counting.h"

namespace ronda::journal {

std::optional<PlayerIndex> State::Find(Uid uid) const {
  const auto found = std::ranges::find(uids, uid);
  if (found == uids.end()) return std::nullopt;
  return PlayerIndex::FromIndex(IndexIn(uids, found));
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

std::optional<Round> LastPublished(const State& state) {
  std::optional<Round> last;
  for (const RoundFacts& facts : state.facts.rounds) {
    if (!facts.published.empty()) last = facts.round;
  }
  return last;
}

Round CurrentRound(const State& state) {
  if (IsDrawn(state)) return LastPublished(state).value_or(Round(1));
  return Round(std::max(1, state.data.rounds));
}

bool IsDrawn(const RoundFacts& facts) { return !facts.engine.empty() && facts.input.empty(); }

bool IsDrawn(const State& state) {
  return state.facts.schedule && !state.facts.rounds.empty() && IsDrawn(state.facts.rounds.front());
}

}  // namespace ronda::journal
