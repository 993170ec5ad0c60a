// A store that lasts as long as the process; for tests and for trying things out.
#pragma once

#include <map>
#include <mutex>

#include "ronda/base/id_vector.h"
#include "ronda/store/memory/memory_access.h"
#include "ronda/store/store.h"

namespace ronda::store {

class MemoryStore : public Store {
 public:
  Result<StoredEvent> CreateEvent(const std::string& slug, const std::string& name) override;
  Result<StoredTournament> Create(const NewTournament& tournament) override;
  Result<std::vector<StoredEvent>> Events() override;
  Result<std::vector<StoredTournament>> Tournaments() override;
  Result<StoredTournament> Find(TournamentId tournament) override;
  Result<void> Show(TournamentId tournament, Visibility visibility) override;
  Result<void> Rename(TournamentId tournament, const std::string& name) override;
  Result<std::vector<Added>> Append(std::span<const Addition> additions) override;
  Result<std::vector<journal::StoredAct>> ActsAfter(TournamentId tournament, journal::Seq after,
                                                    std::int32_t most) override;
  Result<std::optional<journal::StoredAct>> FindCommand(TournamentId tournament,
                                                        const journal::CommandId& command) override;
  Result<void> Keep(TournamentId tournament, const Snapshot& snapshot) override;
  Result<std::optional<Snapshot>> LatestSnapshot(TournamentId tournament, journal::Seq not_after) override;
  Result<void> DropSnapshots(TournamentId tournament) override;
  Result<void> Keep(TournamentId tournament, const Person& person) override;
  Result<void> ErasePerson(TournamentId tournament, journal::Uid uid) override;
  Result<std::vector<Person>> Persons(TournamentId tournament) override;
  AccessStore& access() override { return access_; }
  Result<void> Check() override { return {}; }
  Result<void> BackUp(const std::string& path) override;

 private:
  struct Shelf {
    StoredTournament row;
    std::vector<journal::StoredAct> acts = {};
    std::map<std::string, std::size_t, std::less<>> places = {};  // of the acts, by command
    std::map<journal::Seq, std::string> snapshots = {};
    std::map<journal::Uid, Person> persons = {};
  };

  Added AppendOne(const Addition& addition);
  // Does the work on a shelf, if there is one.
  template <class T, class Work>
  Result<T> On(TournamentId tournament, Work work);

  std::mutex mutex_;
  IdVector<EventId, StoredEvent> events_;
  IdVector<TournamentId, Shelf> shelves_;
  MemoryAccess access_{{[this](TournamentId id) { return Has(id); }, [this](EventId id) { return Has(id); }}};

  bool Has(TournamentId tournament);
  bool Has(EventId event);
};

}  // namespace ronda::store
