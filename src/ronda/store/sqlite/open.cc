#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

#include "ronda/store/faults.h"
#include "ronda/store/sql/schema.h"
#include "ronda/store/sql/sql_store.h"
#include "ronda/store/sqlite/file_guard.h"
#include "ronda/store/sqlite/sqlite_connection.h"
#include "ronda/store/sqlite/sqlite_store.h"

namespace ronda::store {
namespace {

using Opened = Result<std::unique_ptr<SqliteConnection>>;

Result<void> RunAll(Connection& connection, std::initializer_list<std::string_view> statements) {
  for (const std::string_view statement : statements) {
    if (const auto done = connection.Run(statement, {}); !done) return tl::unexpected(done.error());
  }
  return {};
}

Opened Connect(const std::string& path, const std::string& address, int flags) {
  try {
    return std::make_unique<SqliteConnection>(path, address, flags);
  } catch (const SQLite::Exception& error) {
    return tl::unexpected(SqliteFault(path, nullptr, error));
  }
}

Result<void> MigrateInOne(Connection& connection) {
  if (auto begun = connection.Begin(); !begun) return begun;
  auto done = Migrate(connection, Migrations(Dialect::kSqlite));
  if (done) done = connection.Commit();
  if (!done) connection.RollBack();
  return done;
}

// A new file is made beside and renamed when it is complete, so that there is never one without its tables.
Result<void> Make(const std::string& path) {
  const std::string part = path + ".new";
  std::error_code error;
  for (const char* ending : {"", "-wal", "-shm", "-journal"}) std::filesystem::remove(part + ending, error);
  {
    auto connection = Connect(path, part, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    if (!connection) return tl::unexpected(connection.error());
    const std::string stamp = fmt::format("PRAGMA application_id = {}", kApplicationId);
    if (auto done = RunAll(**connection, {stamp, "PRAGMA journal_mode = WAL", kMakeMeta}); !done) return done;
    if (auto done = MigrateInOne(**connection); !done) return done;
  }
  // Only its owner reads the hashes of passwords and what players gave of themselves.
  std::filesystem::permissions(part, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, error);
  if (!error) std::filesystem::rename(part, path, error);
  if (!error) return {};
  return tl::unexpected(Diagnostic{.code = std::string(kStoreReadOnly),
                                   .message = "the file cannot be made: " + error.message(),
                                   .hint = "look whether there is room and the right to write there",
                                   .file = path});
}

bool IsMissingOrEmpty(const std::string& path) {
  std::error_code error;
  const bool is_missing = !std::filesystem::exists(path, error);
  return is_missing || (std::filesystem::is_regular_file(path, error) && std::filesystem::is_empty(path, error));
}

// Older tables are copied before they are changed.
Result<void> BringUpToDate(SqliteConnection& connection, const std::string& path) {
  const auto version = SchemaVersion(connection);
  if (!version) return tl::unexpected(version.error());
  const auto newest = static_cast<std::int32_t>(Migrations(Dialect::kSqlite).size());
  if (*version == newest) return {};
  if (*version < newest) {
    if (auto copied = connection.CopyTo(path + ".before-upgrade"); !copied) return copied;
  }
  if (const auto done = MigrateInOne(connection); !done) return tl::unexpected(AboutFile(path, done.error()));
  return connection.Scrub();
}

Opened OpenForWriting(const std::string& path) {
  if (const auto local = RefuseNetworkFileSystem(path); !local) return tl::unexpected(local.error());
  if (!IsMissingOrEmpty(path)) {
    if (const auto ours = RefuseForeignFile(path); !ours) return tl::unexpected(ours.error());
  }
  if (const auto writable = RefuseReadOnlyFile(path); !writable) return tl::unexpected(writable.error());
  if (const auto own = RefuseStrayLog(path); !own) return tl::unexpected(own.error());
  auto lock = WriterLock::Take(path);
  if (!lock) return tl::unexpected(lock.error());
  if (IsMissingOrEmpty(path)) {
    if (const auto made = Make(path); !made) return tl::unexpected(made.error());
  }
  auto connection = Connect(path, path, SQLite::OPEN_READWRITE);
  if (!connection) return connection;
  (*connection)->Hold(*std::move(lock));
  if (const auto done = BringUpToDate(**connection, path); !done) return tl::unexpected(done.error());
  if (const auto done =
          RunAll(**connection, {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON",
                                "PRAGMA secure_delete = ON", "BEGIN IMMEDIATE", "ROLLBACK"});
      !done) {
    return tl::unexpected(done.error());
  }
  return connection;
}

// The bytes that mean something in an address of SQLite, and spaces.
std::string Escaped(const std::string& path) {
  std::string address;
  for (const char c : path) {
    const bool is_plain = std::string_view("%?# ").find(c) == std::string_view::npos;
    address += is_plain ? std::string(1, c) : fmt::format("%{:02x}", static_cast<unsigned char>(c));
  }
  return address;
}

// Who reads a file with a write-ahead log must be able to make files beside it, unless it is told that nobody writes.
Opened OpenUnwritten(const std::string& path) {
  return Connect(path, fmt::format("file:{}?immutable=1", Escaped(path)), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
}

bool NeedsFilesBeside(const Diagnostic& fault) {
  return fault.code == kStoreUnreachable || fault.code == kStoreReadOnly;
}

// Where it can, it is opened for writing, without the will to: only so does SQLite take away the files beside it again.
Opened OpenForReading(const std::string& path) {
  if (const auto ours = RefuseForeignFile(path); !ours) return tl::unexpected(ours.error());
  if (const auto own = RefuseStrayLog(path); !own) return tl::unexpected(own.error());
  auto connection = Connect(path, path, SQLite::OPEN_READWRITE);
  if (!connection) return connection;
  if (const auto done = RunAll(**connection, {"PRAGMA query_only = ON"}); !done) return tl::unexpected(done.error());
  auto version = SchemaVersion(**connection);
  std::error_code error;
  if (!version && NeedsFilesBeside(version.error()) && !std::filesystem::exists(path + "-wal", error)) {
    connection = OpenUnwritten(path);
    if (!connection) return connection;
    version = SchemaVersion(**connection);
  }
  if (!version) return tl::unexpected(version.error());
  const auto migrations = Migrations(Dialect::kSqlite);
  if (*version < static_cast<std::int32_t>(migrations.size())) {
    return tl::unexpected(
        Diagnostic{.code = std::string(kStoreOlder),
                   .message = "the file is of an earlier version of ronda",
                   .hint = "open it for writing once (ronda serve); its tables are brought up to date",
                   .file = path});
  }
  if (const auto known = Migrate(**connection, migrations); !known) {
    return tl::unexpected(AboutFile(path, known.error()));
  }
  return connection;
}

}  // namespace

Result<std::unique_ptr<Store>> OpenSqlite(const std::string& path, Access access) {
  std::error_code error;
  const std::filesystem::path whole = std::filesystem::weakly_canonical(path, error);
  const std::string place = error ? path : whole.string();
  auto connection = access == Access::kWrite ? OpenForWriting(place) : OpenForReading(place);
  if (!connection) return tl::unexpected(connection.error());
  return std::make_unique<SqlStore>(*std::move(connection));
}

}  // namespace ronda::store
