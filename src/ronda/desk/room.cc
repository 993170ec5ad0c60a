#include "ronda/desk/room.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/desk/author.h"
#include "ronda/journal/change.h"
#include "ronda/ledger/past.h"

namespace ronda::desk {
namespace {

constexpr int kMostTries = 5;
constexpr std::int32_t kReadAtOnce = 500;

Diagnostic Moved() {
  return {.code = std::string(command::kConflict),
          .message = "others changed the tournament at the same moment",
          .hint = "look at it again and repeat"};
}

}  // namespace

Result<void> Room::Load() {
  if (current_) return {};
  const auto stored = Newest();
  if (!stored) return tl::unexpected(stored.error());
  auto folder = ledger::StateAt(house_.store, tournament_.id, *stored);
  if (!folder) return tl::unexpected(folder.error());
  newest_ = std::make_shared<const Version>(folder->state(), folder->head());
  Show(newest_);
  house_.skip(tournament_.slug, newest_->seq());
  return {};
}

Result<void> Room::ReadOn() {
  journal::Folder folder(current_->state(), current_->head());
  while (true) {
    const auto acts = house_.store.ActsAfter(tournament_.id, folder.head().seq, kReadAtOnce);
    if (!acts) return tl::unexpected(acts.error());
    if (acts->empty()) break;
    for (const journal::StoredAct& stored : *acts) {
      const auto act = folder.Add(stored);
      if (!act) return tl::unexpected(act.error());
      newest_ = std::make_shared<const Version>(folder.state(), folder.head());
      Show(newest_);
      house_.tell(tournament_.slug, current_, *act);
    }
  }
  return {};
}

void Room::Show(SharedVersion version) {
  const std::scoped_lock lock(shown_mutex_);
  current_ = std::move(version);
}

SharedVersion Room::Shown() const {
  const std::scoped_lock lock(shown_mutex_);
  return current_;
}

Result<SharedVersion> Room::Current() {
  if (auto shown = Shown()) return shown;
  const std::scoped_lock lock(mutex_);
  if (const auto loaded = Load(); !loaded) return tl::unexpected(loaded.error());
  return current_;
}

Result<void> Room::CatchUp(journal::Seq newest) {
  const std::scoped_lock lock(mutex_);
  if (!current_) {
    house_.skip(tournament_.slug, newest);
    return {};
  }
  heard_of_ = std::max(heard_of_, newest);
  return ReadWhatWasHeardOf();
}

// While commands are under way their writer may be about to find the same acts.
Result<void> Room::ReadWhatWasHeardOf() {
  if (under_way_ > 0 || heard_of_ <= current_->seq()) return {};
  return ReadOn();
}

Result<journal::Seq> Room::Newest() const {
  const auto stored = house_.store.Find(tournament_.id);
  if (!stored) return tl::unexpected(stored.error());
  return stored->head.seq;
}

void Room::Forget() {
  const std::scoped_lock lock(mutex_);
  if (under_way_ > 0) return;
  newest_ = nullptr;
  Show(nullptr);
}

bool Room::IsLoaded() const { return Shown() != nullptr; }

command::Context Room::ContextOf(const Order& order, const Version& on) {
  command::Context context;
  context.by = order.who.actor;
  context.at = Stamp(house_.clock());
  context.id = order.id;
  context.confirmed = order.confirmed;
  context.engine = house_.engine;
  context.past.state_at = [this](journal::Seq seq) -> Result<journal::State> {
    auto folder = ledger::StateAt(house_.store, tournament_.id, seq);
    if (!folder) return tl::unexpected(folder.error());
    return folder->state();
  };
  context.past.acts_from = [this, newest = on.seq()](journal::Seq seq) {
    return ledger::ActsFrom(house_.store, tournament_.id, seq, newest);
  };
  return context;
}

// A command that was done before, however its answer got lost.
std::optional<Result<Done>> Room::Repeated(const Order& order) {
  const auto stored = house_.store.FindCommand(tournament_.id, order.id);
  if (!stored) return tl::unexpected(stored.error());
  if (!*stored) return std::nullopt;
  auto act = journal::ReadAct((*stored)->body);
  if (!act) return tl::unexpected(act.error());
  return Done{*std::move(act), Done::How::kBefore, current_};
}

// Two who enter different results for a board have to talk: it says with whom.
Diagnostic Room::WithAuthor(const Order& order, Diagnostic refusal) const {
  const auto* wish = order.command.As<command::EnterResult>();
  if (wish == nullptr || refusal.code != command::kConflict) return refusal;
  const auto author = EnteredBy(house_.store, tournament_.id, *wish, newest_->seq());
  if (author) refusal.message += fmt::format(" ({})", *author);
  return refusal;
}

Result<Room::Pending> Room::Decide(const Order& order, const Version& on) {
  const journal::State& state = on.state();
  if (const auto may = MayDo(order.who, order.command, state); !may) return tl::unexpected(may.error());
  if (order.seen && *order.seen != on.seq()) return tl::unexpected(Moved());
  const command::Context context = ContextOf(order, on);
  const auto decision = command::Decide(state, order.command, context);
  if (!decision) return tl::unexpected(WithAuthor(order, decision.error()));
  const journal::Act act = command::ActOf(state, *decision, context, on.seq() + 1);
  // The state everybody sees is what the stored bytes make of the one before.
  journal::Folder folder(state, on.head());
  const auto stored = journal::Linked(on.head(), act.command, journal::Write(act));
  if (const auto added = folder.Add(stored); !added) return tl::unexpected(added.error());
  return Pending{std::make_shared<const Version>(folder.state(), folder.head()), act};
}

bool Room::IsSoOnTheDisk(const Order& order) {
  if (newest_ == current_) return true;
  const auto pending = Decide(order, *current_);
  return !pending && pending.error().code == command::kNothingToDo;
}

void Room::Do(const Order& order, Answer answer) { DoAgain(order, std::move(answer), 0); }

void Room::DoAgain(const Order& order, Answer answer, int tries) {
  std::unique_lock lock(mutex_);
  const auto reply = [&](Result<Done> done) {
    lock.unlock();
    answer(std::move(done));
  };
  if (const auto loaded = Load(); !loaded) return reply(tl::unexpected(loaded.error()));
  if (auto before = Repeated(order)) return reply(*std::move(before));
  auto pending = Decide(order, *newest_);
  if (!pending) {
    if (pending.error().code != command::kNothingToDo) return reply(tl::unexpected(pending.error()));
    // What somebody else has asked for and is not written yet may still be lost: no word on it before.
    if (!IsSoOnTheDisk(order)) {
      waiting_.push_back([self = shared_from_this(), order, answer, tries] { self->DoAgain(order, answer, tries); });
      return;
    }
    return reply(Done{{}, Done::How::kNothing, current_});
  }
  Write(order, *pending, answer, tries);
}

void Room::Write(const Order& order, const Pending& pending, const Answer& answer, int tries) {
  store::Addition addition;
  addition.tournament = tournament_.id;
  addition.after = newest_->head();
  addition.acts.push_back(journal::Linked(newest_->head(), pending.act.command, journal::Write(pending.act)));
  newest_ = pending.version;
  ++under_way_;
  house_.writer.Add(std::move(addition), [self = shared_from_this(), order, pending, answer, tries](auto added) {
    self->Finish(order, pending, answer, std::move(added), tries);
  });
}

// It is on the disk. Who read on for another command may have seen it already.
void Room::Adopt(const Pending& pending) {
  if (pending.version->seq() > current_->seq()) {
    Show(pending.version);
    house_.tell(tournament_.slug, current_, pending.act);
  }
  // Another order that failed meanwhile may have set it back.
  if (newest_->seq() < current_->seq()) newest_ = current_;
}

void Room::Finish(const Order& order, const Pending& pending, const Answer& answer, Result<store::Added> added,
                  int tries) {
  const bool is_stored = added && added->outcome == store::Outcome::kStored;
  Result<void> read;
  std::unique_lock lock(mutex_);
  --under_way_;
  if (is_stored) {
    Adopt(pending);
    // What cannot be read now is read when the next act is heard of.
    (void)ReadWhatWasHeardOf();
  } else {
    newest_ = current_;  // nothing that was decided on top of it holds any more
    if (added) read = ReadOn();
  }
  const auto waiting = std::exchange(waiting_, {});
  lock.unlock();
  if (is_stored) {
    answer(Done{pending.act, Done::How::kNow, pending.version});
    KeepSnapshot(*pending.version);
  } else if (!added || !read) {
    answer(tl::unexpected(added ? read.error() : added.error()));
  } else if (added->outcome == store::Outcome::kUnknown || tries >= kMostTries) {
    answer(tl::unexpected(Moved()));
  } else {
    DoAgain(order, answer, tries + 1);
  }
  for (const auto& decide_again : waiting) decide_again();
}

void Room::KeepSnapshot(const Version& version) {
  if (version.seq() % ledger::kSnapshotEvery != 0) return;
  (void)ledger::KeepSnapshot(house_.store, tournament_.id, version.state(), version.seq());
}

}  // namespace ronda::desk
