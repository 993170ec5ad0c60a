#include "ronda/store/sqlite/sqlite_connection.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <utility>

#include "ronda/store/faults.h"

namespace ronda::store {
namespace {

constexpr int kWaitMilliseconds = 5000;

void Bind(SQLite::Statement& statement, int place, const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return statement.bind(place, *number);
  if (const auto* text = std::get_if<std::string>(&value)) return statement.bindNoCopy(place, *text);
  if (const auto* blob = std::get_if<Blob>(&value)) {
    return statement.bindNoCopy(place, blob->bytes.data(), static_cast<int>(blob->bytes.size()));
  }
  statement.bind(place);
}

Value ValueIn(const SQLite::Column& column) {
  if (column.isNull()) return {};
  if (column.isInteger()) return column.getInt64();
  if (column.isBlob()) return Blob{column.getString()};
  return column.getString();
}

// Resets a statement whatever happens, so that it holds no lock.
class Running {
 public:
  explicit Running(SQLite::Statement& statement) : statement_(statement) {}
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;
  ~Running() { statement_.tryReset(); }

 private:
  SQLite::Statement& statement_;
};

bool IsOutOfRoom(int errno_value) { return errno_value == ENOSPC || errno_value == EDQUOT || errno_value == EFBIG; }

Diagnostic Meaning(int code, int system_error, const char* words) {
  if (IsOutOfRoom(system_error)) code = SQLITE_FULL;
  switch (code) {
    case SQLITE_FULL:
      return Fault(kStoreFull, "the disk is full; nothing was written", "make room on the disk, then go on");
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return Fault(kStoreReadOnly, "the file may be read, but not written to", "ask for the right to write to it");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return Fault(kStoreInUse, "another program holds the file", "stop that one first");
    case SQLITE_NOTADB:
      return Fault(kStoreForeign, "this is no desk file", "name a desk file");
    case SQLITE_CORRUPT:
      return Fault(kStoreDamaged, "the file is damaged",
                   "go on from the latest backup; ronda journal verify shows how far this file goes");
    case SQLITE_CANTOPEN:
      return Fault(kStoreUnreachable, "the file cannot be opened", "look whether it is there and may be read");
    case SQLITE_CONSTRAINT:
      return NothingToBelongTo();
    default:
      return Fault(kStoreFailed, fmt::format("the file cannot be used: {}", words),
                   "look whether the disk works; a backup has everything up to its time");
  }
}

bool Sync(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool done = fsync(file) == 0;
  close(file);
  return done;
}

// A finished copy under its own name, with the rights of its original.
bool PutInPlace(const std::string& part, const std::string& path, std::filesystem::perms rights) {
  std::error_code error;
  std::filesystem::permissions(part, rights, error);
  if (error || !Sync(part)) return false;
  std::filesystem::rename(part, path, error);
  const auto folder = std::filesystem::path(path).parent_path();
  return !error && Sync(folder.empty() ? "." : folder.string());
}

}  // namespace

Diagnostic SqliteFault(const std::string& path, const SQLite::Database* database, const SQLite::Exception& error) {
  const int system_error =
      database == nullptr || error.getErrorCode() != SQLITE_IOERR ? 0 : sqlite3_system_errno(database->getHandle());
  return AboutFile(path, Meaning(error.getErrorCode() & 0xff, system_error, error.what()));
}

SqliteConnection::SqliteConnection(std::string path, const std::string& address, int flags)
    : path_(std::move(path)), database_(address, flags, kWaitMilliseconds) {}

Result<Rows> SqliteConnection::Run(std::string_view statement, const Row& values) {
  try {
    auto prepared = statements_.find(statement);
    if (prepared == statements_.end()) {
      const std::string text(statement);
      prepared = statements_.try_emplace(text, database_, text).first;
    }
    const Running running(prepared->second);
    int place = 0;
    for (const auto& value : values) Bind(prepared->second, ++place, value);
    Rows rows;
    while (prepared->second.executeStep()) {
      Row& row = rows.emplace_back();
      for (int column = 0; column < prepared->second.getColumnCount(); ++column) {
        row.push_back(ValueIn(prepared->second.getColumn(column)));
      }
    }
    return rows;
  } catch (const SQLite::Exception& error) {
    return tl::unexpected(SqliteFault(path_, &database_, error));
  }
}

Result<void> SqliteConnection::Begin() {
  const auto done = Run("BEGIN IMMEDIATE", {});
  if (!done) return tl::unexpected(done.error());
  return {};
}

Result<void> SqliteConnection::Commit() {
  const auto done = Run("COMMIT", {});
  if (!done) return tl::unexpected(done.error());
  return {};
}

void SqliteConnection::RollBack() {
  // SQLite has rolled back by itself after some errors.
  if (sqlite3_get_autocommit(database_.getHandle()) == 0) Run("ROLLBACK", {});
}

// secure_delete has overwritten the row in its page; here the page leaves the log.
Result<void> SqliteConnection::Scrub() {
  const auto done = Run("PRAGMA wal_checkpoint(TRUNCATE)", {});
  if (!done) return tl::unexpected(done.error());
  return {};
}

Result<void> SqliteConnection::Check() {
  const auto rows = Run("PRAGMA integrity_check(1)", {});
  if (!rows) return tl::unexpected(rows.error());
  const auto* words = rows->empty() ? nullptr : std::get_if<std::string>(&rows->front().front());
  if (words != nullptr && *words == "ok") return {};
  return tl::unexpected(AboutFile(path_, Meaning(SQLITE_CORRUPT, 0, "")));
}

// Written beside and renamed, so that a copy is whole or not there. It is read through a connection of its own.
Result<void> SqliteConnection::CopyTo(const std::string& path) {
  const std::string part = path + ".part";
  std::error_code error;
  std::filesystem::remove(part, error);
  try {
    SQLite::Database source(path_, SQLite::OPEN_READONLY, kWaitMilliseconds);
    SQLite::Statement copy(source, "VACUUM INTO ?");
    copy.bind(1, part);
    copy.exec();
  } catch (const SQLite::Exception& fault) {
    std::filesystem::remove(part, error);
    Diagnostic diagnostic = SqliteFault(path_, nullptr, fault);
    return tl::unexpected(Fault(kStoreBackup, "no copy was made: " + diagnostic.message, diagnostic.hint));
  }
  if (PutInPlace(part, path, std::filesystem::status(path_, error).permissions())) return {};
  return tl::unexpected(AboutFile(path, Fault(kStoreBackup, "the copy could not be put in its place",
                                              "look whether there is room and the right to write there")));
}

}  // namespace ronda::store
