#include <span>

#include "ronda/formats/json/json.h"
#include "ronda/formats/json/keys.h"
#include "ronda/formats/json/value_writer.h"

namespace ronda::json {
namespace {

// Compact within a line; what deserves a line of its own is decided by the tournament, not by the value.
class Writer {
 public:
  explicit Writer(const TournamentData& data)
      : data_(data),
        values_(
            Spacing::kReadable, [&data](PlayerIndex player) { return data.players[player.index()].tpn.value(); },
            [&data](TeamIndex team) { return data.teams[team.index()].number.value(); }) {}

  std::string Write() {
    values_.text() = "{";
    Member(kFormatKey, kFormatName);
    Member(kVersionKey, kVersion);
    DescribeSettings(data_, [this](Key key, const auto& value) { Member(key, value); });
    WritePlayers();
    DescribeLists(data_, [this](Key key, const auto& value) { Member(key, value); });
    values_.text() += "\n}\n";
    return values_.Take();
  }

 private:
  // A member of the tournament: on a line of its own, and so is each item of a list of objects.
  template <class T>
  void Member(Key key, const T& value) {
    if (ValueWriter::IsLeftOut(key, value)) return;
    StartMember(key);
    values_.Put(value);
  }
  template <Described T>
  void Member(Key key, const std::vector<T>& values) {
    if (ValueWriter::IsLeftOut(key, values)) return;
    StartMember(key);
    PutLines(values, [this](const T& value) { values_.Put(value); });
  }
  void StartMember(Key key) {
    values_.text() += values_.text().size() == 1 ? "\n  " : ",\n  ";
    values_.Put(key.name);
    values_.text() += ": ";
  }
  void PutLines(const auto& values, auto&& put) {
    values_.text() += '[';
    const char* separator = "\n    ";
    for (const auto& value : values) {
      values_.text() += separator;
      put(value);
      separator = ",\n    ";
    }
    values_.text() += values.empty() ? "]" : "\n  ]";
  }

  void WritePlayers() {
    StartMember(kPlayersKey);
    PlayerIndex player(0);
    PutLines(data_.players, [&](const Player& record) {
      const auto results = data_.entries_of(player);
      ++player;
      const char* separator = "{";
      const auto put = [&](Key key, const auto& value) { values_.PutMember(key, value, separator); };
      Describe(record, put);
      put(kResultsKey, std::vector(results.begin(), results.end()));
      values_.text() += '}';
    });
  }

  const TournamentData& data_;
  ValueWriter values_;
};

}  // namespace

std::string Write(const Tournament& tournament) { return Writer(tournament.data()).Write(); }

}  // namespace ronda::json
