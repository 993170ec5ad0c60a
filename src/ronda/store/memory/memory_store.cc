#include "ronda/store/memory/memory_store.h"

#include <algorithm>
#include <iterator>

#include "ronda/store/faults.h"

namespace ronda::store {

template <class T, class Work>
Result<T> MemoryStore::On(TournamentId tournament, Work work) {
  const std::lock_guard lock(mutex_);
  if (!shelves_.Contains(tournament)) return tl::unexpected(NoSuchTournament(tournament));
  return work(shelves_[tournament]);
}

bool MemoryStore::Has(TournamentId tournament) {
  const std::lock_guard lock(mutex_);
  return shelves_.Contains(tournament);
}

bool MemoryStore::Has(EventId event) {
  const std::lock_guard lock(mutex_);
  return events_.Contains(event);
}

Result<StoredEvent> MemoryStore::CreateEvent(const std::string& slug, const std::string& name) {
  const std::lock_guard lock(mutex_);
  const auto has_slug = [&](const StoredEvent& event) { return event.slug == slug; };
  if (std::ranges::any_of(events_, has_slug)) return tl::unexpected(SlugTaken(slug));
  const EventId id(events_.size() + 1);
  events_.push_back({id, slug, name});
  return events_[id];
}

Result<StoredTournament> MemoryStore::Create(const NewTournament& tournament) {
  const std::lock_guard lock(mutex_);
  const auto has_slug = [&](const Shelf& shelf) { return shelf.row.slug == tournament.slug; };
  if (std::ranges::any_of(shelves_, has_slug)) return tl::unexpected(SlugTaken(tournament.slug));
  if (tournament.event && !events_.Contains(*tournament.event)) return tl::unexpected(NothingToBelongTo());
  const TournamentId id(shelves_.size() + 1);
  shelves_.push_back({.row = {.id = id,
                              .slug = tournament.slug,
                              .name = tournament.name,
                              .event = tournament.event,
                              .created = tournament.created}});
  return shelves_[id].row;
}

Result<std::vector<StoredEvent>> MemoryStore::Events() {
  const std::lock_guard lock(mutex_);
  return events_.values();
}

Result<std::vector<StoredTournament>> MemoryStore::Tournaments() {
  const std::lock_guard lock(mutex_);
  std::vector<StoredTournament> rows;
  for (const Shelf& shelf : shelves_) rows.push_back(shelf.row);
  return rows;
}

Result<StoredTournament> MemoryStore::Find(TournamentId tournament) {
  return On<StoredTournament>(tournament, [](const Shelf& shelf) { return shelf.row; });
}

Result<void> MemoryStore::Show(TournamentId tournament, Visibility visibility) {
  return On<void>(tournament, [&](Shelf& shelf) -> Result<void> {
    shelf.row.visibility = visibility;
    return {};
  });
}

Result<void> MemoryStore::Rename(TournamentId tournament, const std::string& name) {
  return On<void>(tournament, [&](Shelf& shelf) -> Result<void> {
    shelf.row.name = name;
    return {};
  });
}

Result<std::vector<Added>> MemoryStore::Append(std::span<const Addition> additions) {
  const std::lock_guard lock(mutex_);
  for (const Addition& addition : additions) {
    if (const auto checked = CheckAddition(addition); !checked) return tl::unexpected(checked.error());
  }
  std::vector<Added> answers;
  for (const Addition& addition : additions) answers.push_back(AppendOne(addition));
  return answers;
}

Added MemoryStore::AppendOne(const Addition& addition) {
  if (!shelves_.Contains(addition.tournament)) return {.outcome = Outcome::kUnknown};
  Shelf& shelf = shelves_[addition.tournament];
  for (const journal::StoredAct& act : addition.acts) {
    const auto same = shelf.places.find(act.command.raw());
    if (same == shelf.places.end()) continue;
    const journal::StoredAct& stored = shelf.acts[same->second];
    if (stored == act) return {Outcome::kStored, shelf.row.head, std::nullopt};
    return {Outcome::kRepeated, shelf.row.head, stored};
  }
  if (shelf.row.head != addition.after) return {Outcome::kMoved, shelf.row.head, std::nullopt};
  for (const journal::StoredAct& act : addition.acts) {
    shelf.places.emplace(act.command.raw(), shelf.acts.size());
    shelf.acts.push_back(act);
  }
  shelf.row.head = {shelf.acts.back().seq, shelf.acts.back().hash};
  return {Outcome::kStored, shelf.row.head, std::nullopt};
}

Result<std::vector<journal::StoredAct>> MemoryStore::ActsAfter(TournamentId tournament, journal::Seq after,
                                                               std::int32_t most) {
  using Acts = std::vector<journal::StoredAct>;
  return On<Acts>(tournament, [&](const Shelf& shelf) {
    const auto begin = std::ranges::upper_bound(shelf.acts, after, {}, &journal::StoredAct::seq);
    const auto count = std::min<std::ptrdiff_t>(shelf.acts.end() - begin, most);
    return Acts(begin, begin + count);
  });
}

Result<std::optional<journal::StoredAct>> MemoryStore::FindCommand(TournamentId tournament,
                                                                   const journal::CommandId& command) {
  return On<std::optional<journal::StoredAct>>(tournament,
                                               [&](const Shelf& shelf) -> std::optional<journal::StoredAct> {
                                                 const auto place = shelf.places.find(command.raw());
                                                 if (place == shelf.places.end()) return std::nullopt;
                                                 return shelf.acts[place->second];
                                               });
}

Result<void> MemoryStore::Keep(TournamentId tournament, const Snapshot& snapshot) {
  return On<void>(tournament, [&](Shelf& shelf) -> Result<void> {
    shelf.snapshots[snapshot.seq] = snapshot.body;
    return {};
  });
}

Result<std::optional<Snapshot>> MemoryStore::LatestSnapshot(TournamentId tournament, journal::Seq not_after) {
  return On<std::optional<Snapshot>>(tournament, [&](const Shelf& shelf) -> std::optional<Snapshot> {
    const auto later = shelf.snapshots.upper_bound(not_after);
    if (later == shelf.snapshots.begin()) return std::nullopt;
    return Snapshot{std::prev(later)->first, std::prev(later)->second};
  });
}

Result<void> MemoryStore::DropSnapshots(TournamentId tournament) {
  return On<void>(tournament, [&](Shelf& shelf) -> Result<void> {
    shelf.snapshots.clear();
    return {};
  });
}

Result<void> MemoryStore::Keep(TournamentId tournament, const Person& person) {
  return On<void>(tournament, [&](Shelf& shelf) -> Result<void> {
    shelf.persons.insert_or_assign(person.uid, person);
    return {};
  });
}

Result<void> MemoryStore::ErasePerson(TournamentId tournament, journal::Uid uid) {
  return On<void>(tournament, [&](Shelf& shelf) -> Result<void> {
    shelf.persons.erase(uid);
    return {};
  });
}

Result<std::vector<Person>> MemoryStore::Persons(TournamentId tournament) {
  return On<std::vector<Person>>(tournament, [&](const Shelf& shelf) {
    std::vector<Person> persons;
    for (const auto& [uid, person] : shelf.persons) persons.push_back(person);
    return persons;
  });
}

Result<void> MemoryStore::BackUp(const std::string& /*path*/) { return tl::unexpected(NoBackUp("a store in memory")); }

}  // namespace ronda::store
