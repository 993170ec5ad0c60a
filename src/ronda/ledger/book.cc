#include "ronda/ledger/book.h"

#include <fmt/format.h>

#include <iterator>
#include <limits>
#include <utility>

#include "ronda/ledger/past.h"

namespace ronda::ledger {
namespace {

using journal::Folder;
using journal::Seq;
using journal::StoredAct;

constexpr std::int32_t kActsAtOnce = 1000;
constexpr int kTries = 5;

}  // namespace

// What goes wrong with it is no harm: the next fold is a little longer.
void Book::KeepSnapshotNow() {
  const Seq seq = now_->head().seq;
  if (snapshots_ == Snapshots::kNotKept || seq % kSnapshotEvery != 0) return;
  static_cast<void>(KeepSnapshot(*store_, tournament_.id, now_->state(), seq));
}

Result<const Folder*> Book::Now() {
  auto folder = now_ ? Result<Folder>(*std::exchange(now_, std::nullopt))
                     : ledger::StateAt(*store_, tournament_.id, tournament_.head.seq);
  while (folder) {
    const auto acts = store_->ActsAfter(tournament_.id, folder->head().seq, kActsAtOnce);
    if (!acts) return tl::unexpected(acts.error());
    for (const StoredAct& act : *acts) {
      if (const auto added = folder->Add(act); !added) return tl::unexpected(added.error());
    }
    if (std::ssize(*acts) < kActsAtOnce) break;
  }
  if (!folder) return tl::unexpected(folder.error());
  now_ = *std::move(folder);
  return &*now_;
}

Result<journal::State> Book::StateAt(Seq seq) {
  if (now_ && now_->head().seq == seq) return now_->state();
  const auto folder = ledger::StateAt(*store_, tournament_.id, seq);
  if (!folder) return tl::unexpected(folder.error());
  return folder->state();
}

Result<std::vector<StoredAct>> Book::StoredFrom(Seq first) {
  std::vector<StoredAct> all;
  for (Seq after = first - 1;;) {
    auto acts = store_->ActsAfter(tournament_.id, after, kActsAtOnce);
    if (!acts) return acts;
    const bool is_last = std::ssize(*acts) < kActsAtOnce;
    if (!acts->empty()) after = acts->back().seq;
    all.insert(all.end(), std::make_move_iterator(acts->begin()), std::make_move_iterator(acts->end()));
    if (is_last) return all;
  }
}

Result<std::vector<journal::Act>> Book::ActsFrom(Seq first) {
  return ledger::ActsFrom(*store_, tournament_.id, first, std::numeric_limits<std::int32_t>::max());
}

command::Past Book::PastOf() {
  return {.state_at = [this](Seq seq) { return StateAt(seq); }, .acts_from = [this](Seq seq) { return ActsFrom(seq); }};
}

// None if the journal went on in between.
Result<std::optional<Done>> Book::TryToAdd(const command::Decision& decision, const command::Context& context) {
  const journal::Head head = now_->head();
  journal::Act act = command::ActOf(now_->state(), decision, context, head.seq + 1);
  const StoredAct stored = journal::Linked(head, act.command, journal::Write(act));
  const store::Addition addition{tournament_.id, head, {stored}};
  const auto added = store_->Append({&addition, 1});
  if (!added) return tl::unexpected(added.error());
  const store::Added& answer = added->front();
  switch (answer.outcome) {
    case store::Outcome::kMoved:
      return std::nullopt;
    case store::Outcome::kRepeated: {
      auto before = journal::ReadAct(answer.repeated->body);
      if (!before) return tl::unexpected(before.error());
      return Done{*std::move(before), answer.head, true};
    }
    case store::Outcome::kUnknown:
      return tl::unexpected(Diagnostic{.code = std::string(store::kStoreUnknown),
                                       .message = fmt::format("{} is not in the store any more", tournament_.slug)});
    case store::Outcome::kStored:
      break;
  }
  if (const auto folded = now_->Add(stored); !folded) return tl::unexpected(folded.error());
  KeepSnapshotNow();
  return Done{std::move(act), answer.head};
}

Result<Done> Book::Do(const command::Command& wish, command::Context context) {
  const auto repeated = store_->FindCommand(tournament_.id, context.id);
  if (!repeated) return tl::unexpected(repeated.error());
  if (*repeated) {
    auto act = journal::ReadAct((*repeated)->body);
    if (!act) return tl::unexpected(act.error());
    return Done{*std::move(act), {(*repeated)->seq, (*repeated)->hash}, true};
  }
  context.past = PastOf();
  for (int i = 0; i < kTries; ++i) {
    if (const auto now = Now(); !now) return tl::unexpected(now.error());
    const auto decision = command::Decide(now_->state(), wish, context);
    if (!decision) return tl::unexpected(decision.error());
    auto done = TryToAdd(*decision, context);
    if (!done) return tl::unexpected(done.error());
    if (*done) return **std::move(done);
  }
  return tl::unexpected(Diagnostic{.code = "ledger-busy",
                                   .message = "others were quicker again and again; nothing was stored",
                                   .hint = "try again"});
}

Result<Done> Book::Open(command::Opening opening, const command::Context& context) {
  const tl::unexpected<Diagnostic> begun(
      Diagnostic{.code = std::string(store::kStoreTaken),
                 .message = fmt::format("the journal '{}' has begun already", tournament_.slug),
                 .hint = "choose another address"});
  const auto now = Now();
  if (!now) return tl::unexpected(now.error());
  if ((*now)->head().seq > 0) return begun;
  const auto decision = command::Open(std::move(opening), context);
  if (!decision) return tl::unexpected(decision.error());
  auto done = TryToAdd(*decision, context);
  if (!done) return tl::unexpected(done.error());
  if (!*done) return begun;
  return **std::move(done);
}

Result<void> Book::Continue(std::vector<StoredAct> acts) {
  if (const auto now = Now(); !now) return tl::unexpected(now.error());
  if (acts.empty()) return {};
  Folder folder = *now_;
  for (const StoredAct& act : acts) {
    if (const auto added = folder.Add(act); !added) return tl::unexpected(added.error());
  }
  const store::Addition addition{tournament_.id, now_->head(), std::move(acts)};
  const auto added = store_->Append({&addition, 1});
  if (!added) return tl::unexpected(added.error());
  if (added->front().outcome != store::Outcome::kStored) {
    return tl::unexpected(Diagnostic{
        .code = "ledger-busy", .message = "the journal went on in between; nothing was stored", .hint = "try again"});
  }
  now_ = std::move(folder);
  return {};
}

}  // namespace ronda::ledger
