#include "ronda/players/list_builder.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "ronda/formats/files.h"
#include "ronda/players/fold.h"
#include "ronda/players/tokens.h"

namespace ronda::players {
namespace {

// No journal and no syncs: until it is whole nobody knows the file. The sizes keep the memory of a list of any length
// below 100 MB: pages 24 MB, words not yet written 24 MB.
constexpr const char* kPragmas =
    "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA locking_mode=EXCLUSIVE; PRAGMA cache_size=-24000; "
    "PRAGMA temp_store=FILE;";
constexpr const char* kTables =
    "CREATE TABLE list(month TEXT NOT NULL, source TEXT NOT NULL, players INTEGER NOT NULL);"
    "CREATE TABLE player(rank INTEGER PRIMARY KEY, number INTEGER, id TEXT NOT NULL, name TEXT NOT NULL, "
    "federation TEXT NOT NULL, title TEXT NOT NULL, sex TEXT NOT NULL, born INTEGER, club TEXT NOT NULL, "
    "standard INTEGER, rapid INTEGER, blitz INTEGER, active INTEGER NOT NULL);"
    "CREATE VIRTUAL TABLE names USING fts5(surname, given, facts, content='', columnsize=0, detail=column, "
    "prefix='1 2 3', tokenize='ascii');"
    "INSERT INTO names(names, rank) VALUES('automerge', 0);"
    "INSERT INTO names(names, rank) VALUES('crisismerge', 1000);"
    "INSERT INTO names(names, rank) VALUES('hashsize', 25165824);"
    "CREATE TABLE word(word TEXT PRIMARY KEY) WITHOUT ROWID;";
// Facts begin with a digit, and ':' comes behind all digits.
constexpr const char* kIndexes =
    "INSERT INTO names(names) VALUES('optimize');"
    "CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, names, row);"
    "INSERT INTO word SELECT term FROM temp.terms WHERE term >= ':';"
    "CREATE INDEX player_number ON player(number) WHERE number IS NOT NULL;"
    "CREATE INDEX player_id ON player(id) WHERE id <> '';";

void Bind(SQLite::Statement& statement, int place, std::optional<std::int64_t> number) {
  number ? statement.bind(place, *number) : statement.bind(place);
}

std::string Joined(const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, " ")); }

class Builder {
 public:
  explicit Builder(const std::string& path) : database_(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE) {
    database_.exec(kPragmas);
    database_.exec(fmt::format("PRAGMA application_id={}; PRAGMA user_version={};", kListApplication, kListVersion));
    database_.exec(kTables);
    database_.exec("BEGIN");
    player_.emplace(database_, "INSERT INTO player VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    names_.emplace(database_, "INSERT INTO names(rowid, surname, given, facts) VALUES(?, ?, ?, ?)");
  }

  void Add(std::int64_t rank, const ListedPlayer& player) {
    player_->bind(1, rank);
    Bind(*player_, 2, player.number);
    player_->bindNoCopy(3, player.id);
    player_->bindNoCopy(4, player.name);
    player_->bindNoCopy(5, player.federation);
    player_->bindNoCopy(6, player.title);
    player_->bindNoCopy(7, player.sex);
    Bind(*player_, 8, player.born);
    player_->bindNoCopy(9, player.club);
    int place = 10;
    for (const auto& rating : player.ratings) Bind(*player_, place++, rating);
    player_->bind(13, player.is_active ? 1 : 0);
    player_->exec();
    player_->reset();
    AddWords(rank, player);
  }

  void Finish(const ListInfo& info, std::int64_t count) {
    player_.reset();
    names_.reset();
    database_.exec(kIndexes);
    SQLite::Statement list(database_, "INSERT INTO list VALUES(?, ?, ?)");
    list.bind(1, info.month);
    list.bind(2, info.source);
    list.bind(3, count);
    list.exec();
    database_.exec("COMMIT");
  }

 private:
  void AddWords(std::int64_t rank, const ListedPlayer& player) {
    const NameWords words = WordsOf(player.name);
    const std::string surname = Joined(words.surname);
    const std::string given = Joined(words.given);
    const std::string facts = FactTokens(player);
    names_->bind(1, rank);
    names_->bindNoCopy(2, surname);
    names_->bindNoCopy(3, given);
    names_->bindNoCopy(4, facts);
    names_->exec();
    names_->reset();
  }

  SQLite::Database database_;
  std::optional<SQLite::Statement> player_;
  std::optional<SQLite::Statement> names_;
};

Diagnostic Unwritable(const std::string& path, const std::string& why) {
  return {.code = std::string(kFileUnwritable),
          .message = fmt::format("the list could not be written: {}", why),
          .hint = "check the folder and the free space; the old list is as it was",
          .file = path};
}

// Through to the disk, so that after a power cut there is the old file or all of the new one.
bool Sync(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool is_synced = fsync(file) == 0;
  close(file);
  return is_synced;
}

Result<void> Write(const std::string& path, Gathering& players, const ListInfo& info, const Told& told) {
  try {
    Builder builder(path);
    for (std::size_t i = 0; i < players.size(); ++i) {
      const auto player = players.At(i);
      if (!player) return tl::unexpected(player.error());
      builder.Add(static_cast<std::int64_t>(i) + 1, *player);
      if (i % 4096 == 0) told(i, players.size());
    }
    told(players.size(), players.size());
    builder.Finish(info, static_cast<std::int64_t>(players.size()));
    return {};
  } catch (const SQLite::Exception& error) {
    return tl::unexpected(Unwritable(path, error.what()));
  }
}

// The new file in the place of the old one, which stays under another name if it is kept.
Result<void> Replace(const std::string& made, const std::string& path, const std::optional<std::string>& kept) {
  std::error_code error;
  if (kept && std::filesystem::exists(path, error)) {
    std::filesystem::remove(*kept, error);
    std::filesystem::create_hard_link(path, *kept, error);
    if (error) return tl::unexpected(Unwritable(*kept, error.message()));
  }
  if (!Sync(made)) return tl::unexpected(Unwritable(path, "it does not reach the disk"));
  std::filesystem::rename(made, path, error);
  if (error) return tl::unexpected(Unwritable(path, error.message()));
  const std::string folder = std::filesystem::path(path).parent_path().string();
  Sync(folder.empty() ? "." : folder);
  return {};
}

}  // namespace

Result<void> BuildList(const std::string& path, Gathering& players, const ListInfo& info,
                       const std::optional<std::string>& kept, const Told& told) {
  const std::string made = fmt::format("{}.new-{}", path, getpid());
  auto built = Write(made, players, info, told);
  if (built) built = Replace(made, path, kept);
  std::error_code ignored;
  if (!built) std::filesystem::remove(made, ignored);
  return built;
}

}  // namespace ronda::players
