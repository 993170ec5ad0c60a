// What stands between an event and its next round.
#include <algorithm>

#include "ronda/command/knockout.h"
#include "ronda/site/documents.h"

namespace ronda::site {
namespace {

using journal::State;

// Games without a result in the rounds that are published.
std::int32_t OpenGames(const State& state) {
  const auto draft = journal::FirstDraft(state);
  const Round end = draft ? *draft : state.data.next_round();
  std::int32_t sides = 0;
  for (const PlayerIndex place : state.uids.ids()) {
    for (const RoundEntry& entry : state.data.entries_of(place).first(end.index())) {
      if (entry.result == ResultCode::kPending) ++sides;
    }
  }
  return sides / 2;
}

// What a knockout waits for; it is over when somebody has won it.
void AddKnockoutBlockers(const State& state, std::vector<Blocker>& blockers) {
  const auto knockout = command::KnockoutOf(state);
  if (!knockout) return;
  const auto level = std::ranges::count_if(knockout->open, &command::OpenMatch::is_level);
  if (level > 0) blockers.push_back({"level-matches", static_cast<std::int32_t>(level)});
  if (knockout->open.empty()) blockers.push_back({"finished", 0});
}

}  // namespace

std::vector<Blocker> BlockersOf(const State& state) {
  std::vector<Blocker> blockers;
  if (!state.facts.handed_over.empty()) blockers.push_back({"handed-over", 0});
  if (state.facts.closed) blockers.push_back({"closed", 0});
  if (const auto draft = journal::FirstDraft(state)) blockers.push_back({"draft", draft->value()});
  if (const auto open = OpenGames(state); open > 0) blockers.push_back({"open-games", open});
  if (state.data.players.size() < 2) blockers.push_back({"no-players", 0});
  if (command::IsKnockout(state)) {
    AddKnockoutBlockers(state, blockers);
    return blockers;
  }
  const bool is_drawn = journal::IsDrawn(state) && journal::FirstDraft(state);
  const bool is_whole =
      state.data.rounds > 0 && state.data.planned_rounds && state.data.rounds >= *state.data.planned_rounds;
  if (is_whole && !is_drawn) blockers.push_back({"finished", 0});
  return blockers;
}

}  // namespace ronda::site
