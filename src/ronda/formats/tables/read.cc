#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "ronda/formats/json/document.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"
#include "ronda/formats/tables/tables.h"
#include "ronda/formats/text.h"

namespace ronda::formats {
namespace {

using json::Kind;
using json::ObjectReader;
using json::Optional;
using json::Required;
using json::Value;

constexpr json::FileKind kTablesFile{"ronda-tables", "event at tables", "tables-format"};
constexpr int kMostEventRounds = 1000;

class TablesReader {
 public:
  explicit TablesReader(std::vector<text::Problem>& problems) : values_(problems) {}

  std::optional<tables::Event> Read(Value root) {
    if (!values_.Expect(root, Kind::kObject)) return std::nullopt;
    ObjectReader members(values_, root);
    json::ReadHeader(members, values_, kTablesFile);
    ReadSettings(members);
    if (const auto list = members.Take(Optional("points"))) ReadPoints(*list);
    if (const auto list = members.Take(Required("players"))) ReadPlayers(*list);
    if (const auto list = members.Take(Optional("rounds"))) ReadRounds(*list);
    if (const auto list = members.Take(Optional("away"))) ReadAway(*list);
    members.Finish();
    return values_.HasErrors() ? std::nullopt : std::optional(std::move(event_));
  }

 private:
  void ReadSettings(ObjectReader& members) {
    members(Optional("name"), event_.name);
    if (const auto system = members.Take(Optional("system"))) ReadSystem(*system);
    ReadNumber(members, "table_size", {tables::kSmallestTable, tables::kLargestTable}, event_.table_size);
    ReadNumber(members, "group_tables", {1, 1000}, event_.groups.tables);
    ReadNumber(members, "group_rounds", {1, kMostEventRounds}, event_.groups.rounds);
    ReadNumber(members, "best", {1, kMostEventRounds}, event_.best);
    ReadNumber(members, "lot", {0, 2'000'000'000}, event_.lot);
    int planned = 0;
    ReadNumber(members, "planned_rounds", {1, kMostEventRounds}, planned);
    if (planned > 0) event_.planned_rounds = planned;
  }

  struct Limits {
    int least = 0;
    int most = 0;
  };

  void ReadNumber(ObjectReader& members, std::string_view key, Limits limits, int& number) {
    const auto value = members.Take(Optional(key));
    if (!value) return;
    values_.EnterKey(key);
    std::int32_t read = 0;
    if (!values_.Read(*value, read)) return;
    if (read < limits.least || read > limits.most) {
      const int nearest = std::clamp(read, limits.least, limits.most);
      values_.Error(*value, "tables-settings", fmt::format("\"{}\" cannot be {}", key, read),
                    fmt::format("it is {} to {}; the nearest is {}", limits.least, limits.most, nearest));
      return;
    }
    number = read;
  }

  void ReadSystem(Value value) {
    std::string word;
    values_.EnterKey("system");
    if (!values_.Read(value, word)) return;
    if (word == "schenkel") {
      event_.system = tables::System::kSchenkel;
    } else if (word != "monrad") {
      values_.Error(value, "tables-settings", fmt::format("{} is no system for tables", text::Quoted(word)),
                    "write \"monrad\" or \"schenkel\"");
    }
  }

  void ReadPoints(Value list) {
    values_.EnterKey("points");
    if (!values_.Read(list, event_.points)) return;
    if (static_cast<int>(event_.points.size()) != event_.table_size) {
      values_.Error(
          list, "tables-points",
          fmt::format("{} places have points, but a full table has {}", event_.points.size(), event_.table_size),
          "give a number for every place of a full table, the first place first");
    }
    if (!std::ranges::is_sorted(event_.points, std::ranges::greater{})) {
      values_.Error(list, "tables-points", "a lower place brings more points than a higher one",
                    "begin with the points of the first place");
    }
  }

  void ReadPlayers(Value list) {
    values_.EnterKey("players");
    if (!values_.Expect(list, Kind::kArray)) return;
    for (const Value item : list.Items()) {
      values_.EnterKey("players");
      if (!values_.Expect(item, Kind::kObject)) continue;
      std::int32_t number = 0;
      std::string name;
      ObjectReader members(values_, item);
      members(Required("number"), number);
      members(Required("name"), name);
      members.Finish();
      const tables::Index index(static_cast<std::int32_t>(event_.players.size()));
      if (!values_.IsDamaged(item) && (number < 1 || !by_number_.emplace(number, index).second)) {
        values_.Error(item, "tables-player", fmt::format("number {} is no number, or given twice", number),
                      "give every player a different number, from 1");
      }
      event_.players.push_back({tables::Number(number), std::move(name)});
    }
  }

  // The players with these numbers; unknown ones are reported.
  std::vector<tables::Index> PlayersOf(Value where, const std::vector<std::int32_t>& numbers) {
    std::vector<tables::Index> players;
    for (const std::int32_t number : numbers) {
      if (const auto found = by_number_.find(number); found != by_number_.end()) {
        players.push_back(found->second);
      } else {
        values_.Error(where, "tables-player", fmt::format("nobody has the number {}", number), "correct the number");
      }
    }
    return players;
  }

  void ReadRounds(Value list) {
    values_.EnterKey("rounds");
    if (!values_.Expect(list, Kind::kArray)) return;
    for (const Value item : list.Items()) {
      values_.EnterKey("rounds");
      if (!values_.Expect(item, Kind::kArray)) continue;
      tables::Round& round = event_.rounds.emplace_back();
      std::set<tables::Index> seated;
      for (const Value table : item.Items()) ReadTable(table, round, seated);
      if (round.empty() && !values_.IsDamaged(item)) {
        values_.Error(item, "tables-round", fmt::format("round {} has no tables", event_.rounds.size()),
                      "remove it, or name its tables");
      }
    }
    if (event_.rounds.size() > kMostEventRounds) {
      values_.Error(list, "tables-round", fmt::format("{} rounds are too many", event_.rounds.size()),
                    fmt::format("{} is the most", kMostEventRounds));
    }
  }

  void ReadTable(Value item, tables::Round& round, std::set<tables::Index>& seated) {
    values_.EnterKey("rounds");
    if (!values_.Expect(item, Kind::kObject)) return;
    std::vector<std::int32_t> numbers;
    tables::Table table;
    ObjectReader members(values_, item);
    members(Required("players"), numbers);
    members(Optional("places"), table.places);
    members.Finish();
    if (values_.IsDamaged(item)) return;
    table.players = PlayersOf(item, numbers);
    for (const tables::Index player : table.players) {
      if (seated.insert(player).second) continue;
      values_.Error(item, "tables-round",
                    fmt::format("player {} sits twice in round {}", event_.players[player.index()].number.value(),
                                event_.rounds.size()),
                    "seat everybody once a round");
    }
    CheckTable(item, table);
    round.push_back(std::move(table));
  }

  void CheckTable(Value item, const tables::Table& table) {
    const auto size = static_cast<int>(table.players.size());
    if (size < tables::kSmallestTable || size > tables::kLargestTable) {
      values_.Error(item, "tables-round", fmt::format("a table of {} cannot be", size),
                    fmt::format("{} to {} players sit at a table", tables::kSmallestTable, tables::kLargestTable));
    } else if (!table.places.empty() &&
               (table.places.size() != table.players.size() || !tables::IsRanking(table.places))) {
      values_.Error(
          item, "tables-places", "these are not the places of the players at this table",
          "give a place for each, in the order of the players: 1 2 3 4; equals share the higher one: 1 2 2 4");
    }
  }

  void ReadAway(Value list) {
    values_.EnterKey("away");
    if (!values_.Expect(list, Kind::kArray)) return;
    for (const Value item : list.Items()) {
      values_.EnterKey("away");
      if (!values_.Expect(item, Kind::kObject)) continue;
      std::int32_t round = 0;
      std::vector<std::int32_t> numbers;
      ObjectReader members(values_, item);
      members(Required("round"), round);
      members(Required("players"), numbers);
      members.Finish();
      if (values_.IsDamaged(item)) continue;
      if (round < event_.next_round()) {
        values_.Error(item, "tables-away", fmt::format("round {} is seated already", round),
                      fmt::format("the next round is {}; who was away from a seated one sits at none of its tables",
                                  event_.next_round()));
      }
      for (const tables::Index player : PlayersOf(item, numbers)) event_.away.push_back({round, player});
    }
  }

  json::ValueReader values_;
  tables::Event event_;
  std::map<std::int32_t, tables::Index> by_number_;
};

}  // namespace

Parsed<tables::Event> ReadTables(std::string_view bytes, std::string_view file_name) {
  return json::ReadDocument<tables::Event>(
      bytes, file_name,
      [](json::Value root, std::vector<text::Problem>& problems) { return TablesReader(problems).Read(root); });
}

}  // namespace ronda::formats
