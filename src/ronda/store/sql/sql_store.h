// A store in a database that understands SQL.
#pragma once

#include <memory>

#include "ronda/store/sql/sql_access.h"
#include "ronda/store/sql/worker.h"
#include "ronda/store/store.h"

namespace ronda::store {

class SqlStore final : public Store {
 public:
  // The tables are those of the newest schema.
  explicit SqlStore(std::unique_ptr<Connection> connection) : worker_(std::move(connection)), access_(worker_) {}

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
  Result<void> Check() override;
  Result<void> BackUp(const std::string& path) override;

 private:
  // Of a statement that says nothing of interest but whether it succeeded.
  Result<void> Execute(std::string_view statement, const Row& values);
  // The rows of a tournament; "store-unknown" if there are none because there is no tournament.
  Result<Rows> RowsOf(TournamentId tournament, std::string_view statement, const Row& values);

  Worker worker_;
  SqlAccess access_;
};

}  // namespace ronda::store
