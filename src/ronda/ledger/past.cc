#include "ronda/ledger/past.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/journal/change.h"

namespace ronda::ledger {
namespace {

using journal::Folder;
using journal::Seq;
using store::Store;
using store::TournamentId;

constexpr std::int32_t kBatch = 500;

// From the latest snapshot that is sound; from the beginning where there is none, or one that does not fit.
Folder FromSnapshot(Store& store, TournamentId tournament, Seq seq) {
  const auto snapshot = store.LatestSnapshot(tournament, seq);
  if (!snapshot || !*snapshot) return Folder();
  const auto act = store.ActsAfter(tournament, (*snapshot)->seq - 1, 1);
  if (!act || act->empty() || act->front().seq != (*snapshot)->seq) return Folder();
  journal::State state;
  if (!journal::Apply(state, (*snapshot)->body)) return Folder();
  return Folder(std::move(state), {act->front().seq, act->front().hash});
}

Diagnostic NoSuchAct(Seq seq, Seq last) {
  return {.code = "journal-seq",
          .message = fmt::format("there is no act {}", seq),
          .hint = fmt::format("the last one is act {}", last)};
}

}  // namespace

Result<Folder> StateAt(Store& store, TournamentId tournament, Seq seq) {
  Folder folder = FromSnapshot(store, tournament, seq);
  if (seq < 0) return tl::unexpected(NoSuchAct(seq, folder.head().seq));
  while (folder.head().seq < seq) {
    const auto acts = store.ActsAfter(tournament, folder.head().seq, std::min(kBatch, seq - folder.head().seq));
    if (!acts) return tl::unexpected(acts.error());
    if (acts->empty()) return tl::unexpected(NoSuchAct(seq, folder.head().seq));
    for (const journal::StoredAct& act : *acts) {
      if (const auto added = folder.Add(act); !added) return tl::unexpected(added.error());
    }
  }
  return folder;
}

Result<std::vector<journal::Act>> ActsFrom(Store& store, TournamentId tournament, Seq first, std::int32_t most) {
  const auto stored = store.ActsAfter(tournament, first - 1, most);
  if (!stored) return tl::unexpected(stored.error());
  std::vector<journal::Act> acts;
  for (const journal::StoredAct& one : *stored) {
    auto act = journal::ReadAct(one.body);
    if (!act) return tl::unexpected(act.error());
    acts.push_back(*std::move(act));
  }
  return acts;
}

Result<Folder> Verify(Store& store, TournamentId tournament) {
  Folder folder;
  while (true) {
    const auto acts = store.ActsAfter(tournament, folder.head().seq, kBatch);
    if (!acts) return tl::unexpected(acts.error());
    if (acts->empty()) return folder;
    for (const journal::StoredAct& act : *acts) {
      if (const auto added = folder.Add(act); !added) return tl::unexpected(added.error());
    }
  }
}

Result<void> KeepSnapshot(Store& store, TournamentId tournament, const journal::State& state, Seq seq) {
  return store.Keep(tournament, store::Snapshot{seq, journal::Difference({}, state)});
}

}  // namespace ronda::ledger
