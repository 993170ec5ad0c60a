#include "ronda/journal/fold.h"

#include <fmt/format.h>

#include "ronda/journal/change.h"
#include "ronda/journal/journal_file.h"

namespace ronda::journal {
namespace {

Diagnostic InAct(Seq seq, Diagnostic diagnostic) {
  diagnostic.message = fmt::format("act {}: {}", seq, diagnostic.message);
  return diagnostic;
}

Diagnostic Broken(Seq seq, std::string message) {
  return InAct(seq, {.code = "journal-broken",
                     .message = std::move(message),
                     .hint = "the journal was changed after it was written; use a backup, a mirror or a printed head"});
}

}  // namespace

Result<Act> Folder::Add(const StoredAct& stored) {
  if (const auto broken = FindBrokenLink(head_, {&stored, 1})) {
    return tl::unexpected(InWords(*broken, stored));
  }
  auto act = ReadAct(stored.body);
  if (!act) return tl::unexpected(InAct(stored.seq, act.error()));
  if (act->seq != stored.seq || act->command != stored.command) {
    return tl::unexpected(Broken(stored.seq, "its number or command is not the one it says"));
  }
  if (const auto applied = Apply(state_, act->change); !applied) {
    return tl::unexpected(InAct(stored.seq, applied.error()));
  }
  head_ = {stored.seq, stored.hash};
  return act;
}

Result<State> Fold(std::span<const StoredAct> acts) {
  Folder folder;
  for (const StoredAct& act : acts) {
    if (const auto added = folder.Add(act); !added) return tl::unexpected(added.error());
  }
  return folder.state();
}

}  // namespace ronda::journal
