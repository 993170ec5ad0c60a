#include "ronda/desk/desk.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/journal/fold.h"
#include "ronda/ledger/slug.h"
#include "ronda/secret/random.h"

namespace ronda::desk {
namespace {

bool MayRename(journal::Kind kind) {
  return kind == journal::Kind::kSettingsChanged || kind == journal::Kind::kUndone || kind == journal::Kind::kRestored;
}

}  // namespace

Desk::Desk(store::Store& store, const DeskSettings& settings)
    : store_(store),
      rooms_in_memory_(settings.rooms_in_memory),
      writer_(store),
      house_{store,
             writer_,
             settings.clock,
             settings.engine,
             [this](const std::string& slug, const SharedVersion& version, const journal::Act& act) {
               const std::scoped_lock lock(listener_mutex_);
               if (listener_.told) listener_.told(slug, version, act);
             },
             [this](const std::string& slug, journal::Seq newest) {
               const std::scoped_lock lock(listener_mutex_);
               if (listener_.skipped) listener_.skipped(slug, newest);
             }},
      gate_(store, settings.clock),
      workers_(settings.workers) {}

Result<std::unique_ptr<Desk>> Desk::Open(store::Store& store, const DeskSettings& settings) {
  std::unique_ptr<Desk> desk(new Desk(store, settings));
  const auto tournaments = store.Tournaments();
  if (!tournaments) return tl::unexpected(tournaments.error());
  for (const store::StoredTournament& tournament : *tournaments) desk->Add(tournament);
  return desk;
}

void Desk::Listen(Listener listener) {
  const std::scoped_lock lock(listener_mutex_);
  listener_ = std::move(listener);
}

std::shared_ptr<Room> Desk::Add(const store::StoredTournament& tournament) {
  const std::scoped_lock lock(mutex_);
  if (!rooms_.contains(tournament.slug)) tournaments_.push_back(tournament);
  return rooms_.emplace(tournament.slug, std::make_shared<Room>(house_, tournament)).first->second;
}

// The lists have the name a tournament has now; whoever opens the store next finds it there.
void Desk::TakeName(const std::string& slug, const std::string& name) {
  std::optional<store::TournamentId> renamed;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = std::ranges::find(tournaments_, slug, &store::StoredTournament::slug);
    if (found == tournaments_.end() || found->name == name) return;
    found->name = name;
    renamed = found->id;
  }
  (void)store_.Rename(*renamed, name);
}

std::vector<store::StoredTournament> Desk::Tournaments() const {
  const std::scoped_lock lock(mutex_);
  return tournaments_;
}

// With the lock held.
void Desk::Touch(const std::string& slug) {
  if (!used_.empty() && used_.back() == slug) return;
  std::erase(used_, slug);
  used_.push_back(slug);
  if (used_.size() <= rooms_in_memory_) return;
  rooms_.at(used_.front())->Forget();
  used_.erase(used_.begin());
}

std::shared_ptr<Room> Desk::Find(const std::string& slug) {
  const std::scoped_lock lock(mutex_);
  const auto found = rooms_.find(slug);
  if (found == rooms_.end()) return nullptr;
  Touch(slug);
  return found->second;
}

std::shared_ptr<Room> Desk::Known(store::TournamentId id) const {
  const std::scoped_lock lock(mutex_);
  const auto found = std::ranges::find(tournaments_, id, &store::StoredTournament::id);
  return found == tournaments_.end() ? nullptr : rooms_.at(found->slug);
}

std::shared_ptr<Room> Desk::Find(store::TournamentId id) {
  const auto room = Known(id);
  return room ? Find(room->slug()) : nullptr;
}

Result<std::shared_ptr<Room>> Desk::Create(command::Opening opening, const Who& who) {
  if (!IsAtLeast(who, store::Role::kArbiter)) {
    return tl::unexpected(Diagnostic{.code = "desk-right", .message = "only owners and arbiters make tournaments"});
  }
  command::Context context;
  context.by = who.actor;
  context.at = Stamp(house_.clock());
  context.id = secret::Random<journal::CommandId>();
  context.engine = house_.engine;
  const std::string name = opening.tournament.info.name;
  const auto decision = command::Open(std::move(opening), context);
  if (!decision) return tl::unexpected(decision.error());
  store::NewTournament made{ledger::SlugOf(name), name, {}, context.at};
  auto stored = store_.Create(made);
  for (int i = 2; !stored && stored.error().code == store::kStoreTaken && i < 1000; ++i) {
    made.slug = fmt::format("{}-{}", ledger::SlugOf(name), i);
    stored = store_.Create(made);
  }
  if (!stored) return tl::unexpected(stored.error());
  if (const auto shown = store_.Show(stored->id, store::Visibility::kPublic); !shown) {
    return tl::unexpected(shown.error());
  }
  stored->visibility = store::Visibility::kPublic;
  const journal::Act act = command::ActOf({}, *decision, context, 1);
  store::Addition addition;
  addition.tournament = stored->id;
  addition.acts.push_back(journal::Linked({}, act.command, journal::Write(act)));
  const auto added = writer_.Add(std::move(addition)).get();
  if (!added) return tl::unexpected(added.error());
  return Add(*stored);
}

std::vector<store::StoredTournament> Desk::FindNew() {
  const auto stored = store_.Tournaments();
  if (!stored) return {};
  for (const store::StoredTournament& one : *stored) {
    {
      const std::scoped_lock lock(mutex_);
      const auto known = std::ranges::find(tournaments_, one.slug, &store::StoredTournament::slug);
      if (known != tournaments_.end()) {
        known->name = one.name;
        continue;
      }
    }
    Add(one);
  }
  return *stored;
}

void Desk::Hear(store::TournamentId tournament, journal::Seq newest) {
  workers_.Add([this, tournament, newest] {
    auto room = Known(tournament);
    if (!room) FindNew();
    room = Known(tournament);
    if (!room || !room->CatchUp(newest)) return;
    // Who is not in memory stays out of it; its name comes with the list.
    if (!room->IsLoaded()) return;
    if (const auto version = room->Current()) TakeName(room->slug(), (*version)->state().data.info.name);
  });
}

void Desk::HearAll() {
  // Only a desk on a database hears, and it has just been reached.
  Resume();
  gate_.ForgetAll();
  workers_.Add([this] {
    for (const store::StoredTournament& one : FindNew()) {
      if (const auto room = Known(one.id)) (void)room->CatchUp(one.head.seq);
    }
  });
}

void Desk::OnDismissal(std::function<void()> told) {
  const std::scoped_lock lock(listener_mutex_);
  dismissal_ = std::move(told);
}

void Desk::HearDismissal() {
  gate_.ForgetAll();
  const std::scoped_lock lock(listener_mutex_);
  if (dismissal_) dismissal_();
}

void Desk::Do(const std::shared_ptr<Room>& room, Order order, Answer answer) {
  auto renaming = [this, room, answer = std::move(answer)](Result<Done> done) {
    if (done && MayRename(done->act.kind)) TakeName(room->slug(), done->version->state().data.info.name);
    answer(std::move(done));
  };
  workers_.Add([room, order = std::move(order), renaming = std::move(renaming)]() mutable {
    room->Do(order, std::move(renaming));
  });
}

}  // namespace ronda::desk
