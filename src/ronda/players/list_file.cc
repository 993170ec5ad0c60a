#include "ronda/players/list_file.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <set>

#include "ronda/players/expression.h"

namespace ronda::players {
namespace {

constexpr std::string_view kPlayerColumns =
    "player.rank, number, id, name, federation, title, sex, born, club, standard, rapid, blitz, active";
constexpr std::array kNameWays{Way::kWholeSurname, Way::kWhole,          Way::kBeginsSurname,
                               Way::kBegins,       Way::kWholeWithError, Way::kBeginsWithError};

std::optional<std::int64_t> NumberIn(const SQLite::Column& column) {
  return column.isNull() ? std::nullopt : std::optional(column.getInt64());
}

std::optional<int> IntIn(const SQLite::Column& column) {
  return column.isNull() ? std::nullopt : std::optional(column.getInt());
}

ListedPlayer PlayerIn(SQLite::Statement& row) {
  ListedPlayer player;
  player.number = NumberIn(row.getColumn(1));
  player.id = row.getColumn(2).getString();
  player.name = row.getColumn(3).getString();
  player.federation = row.getColumn(4).getString();
  player.title = row.getColumn(5).getString();
  player.sex = row.getColumn(6).getString();
  player.born = IntIn(row.getColumn(7));
  player.club = row.getColumn(8).getString();
  int column = 9;
  for (auto& rating : player.ratings) rating = IntIn(row.getColumn(column++));
  player.is_active = row.getColumn(12).getInt() != 0;
  return player;
}

Diagnostic ListFault(const std::string& path, std::string message, std::string hint) {
  return {.code = "players-file", .message = std::move(message), .hint = std::move(hint), .file = path};
}

}  // namespace

// The connection and its statements. Throws what SQLite throws.
class ListFile::Search {
 public:
  explicit Search(const std::string& path)
      : database_(path, SQLite::OPEN_READONLY),
        find_(database_, fmt::format("SELECT {} FROM (SELECT rowid AS at FROM names WHERE names MATCH ? ORDER BY rowid "
                                     "LIMIT ?) JOIN player ON player.rank = at ORDER BY player.rank",
                                     kPlayerColumns)),
        by_number_(database_,
                   fmt::format("SELECT {} FROM player WHERE number = ? ORDER BY rank LIMIT 1", kPlayerColumns)),
        by_id_(database_,
               fmt::format("SELECT {} FROM player WHERE id = ? AND id <> '' ORDER BY rank LIMIT 1", kPlayerColumns)),
        word_(database_, "SELECT 1 FROM word WHERE word = ?"),
        begins_(database_, "SELECT 1 FROM word WHERE word >= ? AND word < ? LIMIT 1") {}

  ListInfo Info() {
    SQLite::Statement list(database_, "SELECT month, source, players FROM list");
    ListInfo info;
    if (list.executeStep()) {
      info = {list.getColumn(0).getString(), list.getColumn(1).getString(), list.getColumn(2).getInt64()};
    }
    return info;
  }

  std::optional<ListedPlayer> ByNumber(std::int64_t number) {
    by_number_.reset();
    by_number_.bind(1, number);
    return by_number_.executeStep() ? std::optional(PlayerIn(by_number_)) : std::nullopt;
  }

  std::optional<ListedPlayer> ById(const std::string& id) {
    by_id_.reset();
    by_id_.bind(1, id);
    return by_id_.executeStep() ? std::optional(PlayerIn(by_id_)) : std::nullopt;
  }

  std::vector<Hit> Find(const Question& question, std::size_t most) {
    hits_.clear();
    seen_.clear();
    if (question.words.empty()) {
      FindIn(question, Way::kFacts, most);
    } else {
      for (const Way way : kNameWays) {
        if (hits_.size() < most) FindIn(question, way, most);
      }
    }
    return std::move(hits_);
  }

 private:
  void FindIn(const Question& question, Way way, std::size_t most) {
    const Vocabulary vocabulary{[this](const std::string& word) { return IsWord(word); },
                                [this](const std::string& word) { return BeginsWord(word); }};
    const auto expression = ExpressionOf(question, way, vocabulary);
    if (!expression) return;
    find_.reset();
    find_.bind(1, *expression);
    find_.bind(2, static_cast<std::int64_t>(most + seen_.size()));  // those found before may be among them
    while (hits_.size() < most && find_.executeStep()) {
      if (seen_.insert(find_.getColumn(0).getInt64()).second) hits_.push_back({PlayerIn(find_), way});
    }
  }

  bool IsWord(const std::string& word) {
    word_.reset();
    word_.bindNoCopy(1, word);
    return word_.executeStep();
  }

  bool BeginsWord(const std::string& word) {
    const std::string behind = word + '{';  // the character behind z
    begins_.reset();
    begins_.bindNoCopy(1, word);
    begins_.bindNoCopy(2, behind);
    return begins_.executeStep();
  }

  SQLite::Database database_;
  SQLite::Statement find_;
  SQLite::Statement by_number_;
  SQLite::Statement by_id_;
  SQLite::Statement word_;
  SQLite::Statement begins_;
  std::vector<Hit> hits_;
  std::set<std::int64_t> seen_;
};

ListFile::ListFile(std::string path, std::unique_ptr<Search> search, ListInfo info)
    : path_(std::move(path)), search_(std::move(search)), info_(std::move(info)) {}
ListFile::ListFile(ListFile&&) noexcept = default;
ListFile& ListFile::operator=(ListFile&&) noexcept = default;
ListFile::~ListFile() = default;

Result<ListFile> ListFile::Open(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) {
    return tl::unexpected(Diagnostic{.code = "players-none",
                                     .message = "there is no list of players here yet",
                                     .hint = "download FIDE's list and say: ronda players import players_list.zip",
                                     .file = path});
  }
  try {
    {
      const SQLite::Database database(path, SQLite::OPEN_READONLY);
      const auto header = SQLite::Database::getHeaderInfo(path);
      if (static_cast<std::uint32_t>(header.applicationId) != kListApplication) {
        return tl::unexpected(
            ListFault(path, "this is not a list of players that ronda made", "make one: ronda players import LIST"));
      }
      if (header.userVersion != kListVersion) {
        return tl::unexpected(ListFault(path, "the list was made by another version of ronda", "import it again"));
      }
    }
    auto search = std::make_unique<Search>(path);
    ListInfo info = search->Info();
    return ListFile(path, std::move(search), std::move(info));
  } catch (const SQLite::Exception& failure) {
    return tl::unexpected(
        ListFault(path, fmt::format("the list cannot be read: {}", failure.what()), "import it again"));
  }
}

Result<std::vector<Hit>> ListFile::Find(const Question& question, std::size_t most) {
  try {
    if (question.number || !question.id.empty()) {
      auto player = question.number ? search_->ByNumber(*question.number) : search_->ById(question.id);
      std::vector<Hit> hits;
      if (player) hits.push_back({*std::move(player), Way::kNumber});
      return hits;
    }
    return search_->Find(question, most);
  } catch (const SQLite::Exception& failure) {
    return tl::unexpected(
        ListFault(path_, fmt::format("the list cannot be searched: {}", failure.what()), "import it again"));
  }
}

Result<std::optional<ListedPlayer>> ListFile::ByNumber(std::int64_t number) {
  try {
    return search_->ByNumber(number);
  } catch (const SQLite::Exception& failure) {
    return tl::unexpected(
        ListFault(path_, fmt::format("the list cannot be searched: {}", failure.what()), "import it again"));
  }
}

}  // namespace ronda::players
