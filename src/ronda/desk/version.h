// A tournament as it stands after an act: the state, what the engines make of it, and what the public may know of it.
// It never changes, so any number of threads may look at it while the desk goes on.
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "ronda/journal/chain.h"
#include "ronda/journal/state.h"
#include "ronda/model/tournament.h"

namespace ronda::desk {

// Rounds that are paired and not published, and everything that follows from them, are gone.
journal::State PublishedPart(const journal::State& state);

class Version {
 public:
  Version(journal::State state, journal::Head head) : state_(std::move(state)), head_(head) {}

  const journal::State& state() const { return state_; }
  const journal::Head& head() const { return head_; }
  journal::Seq seq() const { return head_.seq; }

  // Null if the state contradicts itself, which no journal of ours does.
  const Tournament* tournament() const;

  // The same for everybody: this version itself where nothing is secret.
  const Version& published() const;

 private:
  journal::State state_;
  journal::Head head_;
  mutable std::once_flag made_;
  mutable std::optional<Tournament> tournament_;
  mutable std::once_flag parted_;
  mutable std::unique_ptr<const Version> published_;  // none: nothing is secret
};

using SharedVersion = std::shared_ptr<const Version>;

}  // namespace ronda::desk
