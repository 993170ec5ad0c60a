// From acts to the state they come to.
#pragma once

#include <span>
#include <string_view>

#include "ronda/base/result.h"
#include "ronda/journal/act.h"
#include "ronda/journal/chain.h"
#include "ronda/journal/state.h"

namespace ronda::journal {

// Takes one act after the other; the state it has is that after the last of them.
class Folder {
 public:
  Folder() = default;
  // Goes on from a state that is known, as after a snapshot.
  Folder(State state, Head head) : state_(std::move(state)), head_(head) {}

  // Fails with code "journal-broken" if the act does not continue the chain, and with the codes of ReadAct() and
  // Apply(), each naming the act. After a failure nothing here is to be used any more.
  Result<Act> Add(const StoredAct& act);

  const State& state() const { return state_; }
  const Head& head() const { return head_; }

 private:
  State state_;
  Head head_;
};

// The state after these acts, from the first one on.
Result<State> Fold(std::span<const StoredAct> acts);

}  // namespace ronda::journal
