// A journal as it is stored, read back: states as they were, acts in their order. Snapshots shorten the way.
#pragma once

#include <vector>

#include "ronda/base/result.h"
#include "ronda/journal/act.h"
#include "ronda/journal/fold.h"
#include "ronda/store/store.h"

namespace ronda::ledger {

// How many acts lie between two snapshots.
inline constexpr journal::Seq kSnapshotEvery = 200;

// The state after the act, with the head there; "journal-seq" if there is no such act, "journal-broken" and others of
// journal/fold.h if the journal is not what it was.
Result<journal::Folder> StateAt(store::Store& store, store::TournamentId tournament, journal::Seq seq);

// The acts from this one on, at most so many.
Result<std::vector<journal::Act>> ActsFrom(store::Store& store, store::TournamentId tournament, journal::Seq first,
                                           std::int32_t most);

// Every act, from the first on, whatever snapshots say; the state they come to.
Result<journal::Folder> Verify(store::Store& store, store::TournamentId tournament);

Result<void> KeepSnapshot(store::Store& store, store::TournamentId tournament, const journal::State& state,
                          journal::Seq seq);

}  // namespace ronda::ledger
