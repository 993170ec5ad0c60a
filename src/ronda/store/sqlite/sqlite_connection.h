// A connection to an SQLite file.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/store/sql/connection.h"
#include "ronda/store/sqlite/file_guard.h"

namespace ronda::store {

// What an exception of SQLite means to whoever has the file.
Diagnostic SqliteFault(const std::string& path, const SQLite::Database* database, const SQLite::Exception& error);

class SqliteConnection final : public Connection {
 public:
  // Throws what SQLite throws.
  SqliteConnection(std::string path, const std::string& address, int flags);

  // Held until the connection is closed.
  void Hold(WriterLock lock) { lock_ = std::make_unique<WriterLock>(std::move(lock)); }

  Result<Rows> Run(std::string_view statement, const Row& values) override;
  Result<void> Begin() override;
  Result<void> Commit() override;
  void RollBack() override;
  bool Revive() override { return false; }
  Result<void> Announce(TournamentId /*tournament*/, journal::Seq /*seq*/) override { return {}; }
  Result<void> AnnounceDismissal() override { return {}; }
  Result<void> Scrub() override;
  Result<void> Check() override;
  Result<void> CopyTo(const std::string& path) override;

 private:
  // The database is closed before the lock is given up, and after the statements.
  std::unique_ptr<WriterLock> lock_;
  std::string path_;
  SQLite::Database database_;
  std::map<std::string, SQLite::Statement, std::less<>> statements_;
};

}  // namespace ronda::store
