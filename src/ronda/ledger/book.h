// The journal of one tournament in a store: its acts, the state after any of them, and what is done next. It reads no
// clock and draws no numbers: who asks says when, and by which command. Not for several threads at once.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/command/decide.h"
#include "ronda/command/opening.h"
#include "ronda/journal/fold.h"
#include "ronda/store/store.h"

namespace ronda::ledger {

// What a command came to.
struct Done {
  journal::Act act;
  journal::Head head = {};  // where the journal ends with it
  bool was_done = false;    // the same command came before; this is what it came to then
};

class Book {
 public:
  // Whether the store may be given snapshots.
  enum class Snapshots : std::uint8_t { kKept, kNotKept };

  Book(store::Store& store, store::StoredTournament tournament, Snapshots snapshots)
      : store_(&store), tournament_(std::move(tournament)), snapshots_(snapshots) {}

  const store::StoredTournament& tournament() const { return tournament_; }

  // The state now and where the journal ends, as far as it was read by the last call of this or of Do().
  Result<const journal::Folder*> Now();
  // The state after an act. Fails ("journal-seq") if there is no such act.
  Result<journal::State> StateAt(journal::Seq seq);

  // This act and all after it, as they are stored and as they read.
  Result<std::vector<journal::StoredAct>> StoredFrom(journal::Seq first);
  Result<std::vector<journal::Act>> ActsFrom(journal::Seq first);

  // Decides and adds what comes of it; decides again if somebody else was quicker. The past of the context is set here.
  Result<Done> Do(const command::Command& wish, command::Context context);
  // The first act of a journal that has none.
  Result<Done> Open(command::Opening opening, const command::Context& context);
  // Acts that were made elsewhere and continue this journal, all or none.
  Result<void> Continue(std::vector<journal::StoredAct> acts);

 private:
  void KeepSnapshotNow();
  command::Past PastOf();
  Result<std::optional<Done>> TryToAdd(const command::Decision& decision, const command::Context& context);

  store::Store* store_;
  store::StoredTournament tournament_;
  Snapshots snapshots_;
  std::optional<journal::Folder> now_;
};

}  // namespace ronda::ledger
