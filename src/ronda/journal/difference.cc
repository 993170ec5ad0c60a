#include <map>

#include "ronda/base/id_range.h"
#include "ronda/formats/json/value_writer.h"
#include "ronda/journal/change.h"
#include "ronda/journal/keys.h"

namespace ronda::journal {
namespace {

using json::Key;
using json::Spacing;
using json::ValueWriter;

ValueWriter WriterFor(const State& state) {
  return ValueWriter(
      Spacing::kCompact, [&state](PlayerIndex player) { return state.uids[player].value(); },
      [&state](TeamIndex team) { return state.data.teams[team.index()].number.value(); });
}

// The members of one part of a state, each as JSON; those that are left out are not there.
using PartMembers = std::map<std::string_view, std::string>;

template <class DescribePart>
PartMembers MembersOfPart(const State& state, DescribePart describe) {
  PartMembers members;
  ValueWriter writer = WriterFor(state);
  describe(state, [&](Key key, const auto& value) {
    if (ValueWriter::IsLeftOut(key, value)) return;
    writer.Put(value);
    members.emplace(key.name, writer.Take());
  });
  return members;
}

// Whether a list is the old one and something behind it: then only that is told, or a journal of notes, claims or
// persons would grow with the square of their number.
bool IsLonger(std::string_view old, std::string_view now) {
  if (!old.starts_with('[') || old.size() <= 2 || now.size() <= old.size()) return false;
  const std::size_t end = old.size() - 1;
  return now.substr(0, end) == old.substr(0, end) && now[end] == ',';
}

class DifferenceWriter {
 public:
  DifferenceWriter(const State& before, const State& after)
      : before_(before), after_(after), old_places_(before), out_(WriterFor(after)) {}

  std::string Write() {
    out_.text() = "{";
    if (before_.data.rounds != after_.data.rounds) Member("rounds", after_.data.rounds);
    if (before_.uids != after_.uids) Member("order", after_.uids.values());
    if (before_.last_uid != after_.last_uid) Member("last_uid", after_.last_uid);
    WritePlayers();
    WritePart("settings", [](const State& state, auto visit) { json::DescribeSettings(state.data, visit); });
    WriteCells();
    WritePart("lists", [](const State& state, auto visit) { json::DescribeLists(state.data, visit); });
    WritePart("facts", [](const State& state, auto visit) { Describe(state.facts, visit); });
    out_.text() += '}';
    return out_.Take();
  }

 private:
  void StartMember(std::string_view name) {
    if (out_.text().back() != '{') out_.text() += ',';
    out_.Put(name);
    out_.text() += ':';
  }
  template <class T>
  void Member(std::string_view name, const T& value) {
    StartMember(name);
    out_.Put(value);
  }

  void WritePlayers() {
    bool any = false;
    for (const PlayerIndex player : after_.uids.ids()) {
      const Player& record = after_.data.players[player.index()];
      const auto old = old_places_(after_.uids[player]);
      if (old && before_.data.players[old->index()] == record) continue;
      if (!any) StartMember("players");
      out_.text() += any ? ',' : '{';
      any = true;
      out_.Put(std::to_string(after_.uids[player].value()));
      out_.text() += ':';
      out_.Put(record);
    }
    if (any) out_.text() += '}';
  }

  template <class DescribePart>
  void WritePart(std::string_view name, DescribePart describe) {
    const PartMembers old = MembersOfPart(before_, describe);
    PartMembers changed = MembersOfPart(after_, describe);
    std::map<std::string, std::string> more;  // what came to the end of a list
    for (const auto& [key, text] : old) {
      const auto found = changed.find(key);
      if (found == changed.end()) {
        changed.emplace(key, "null");
      } else if (found->second == text) {
        changed.erase(found);
      } else if (IsLonger(text, found->second)) {
        more.emplace(std::string(key) + '+', '[' + found->second.substr(text.size()));
        changed.erase(found);
      }
    }
    if (changed.empty() && more.empty()) return;
    StartMember(name);
    const char* separator = "{";
    const auto put = [&](std::string_view key, const std::string& text) {
      out_.text() += separator;
      out_.Put(key);
      out_.text() += ':' + text;
      separator = ",";
    };
    for (const auto& [key, text] : changed) put(key, text);
    for (const auto& [key, text] : more) put(key, text);
    out_.text() += '}';
  }

  // An entry with its opponent by journal number, so that renumbering alone changes none.
  struct Cell {
    ResultCode result = ResultCode::kAbsent;
    std::optional<Colour> colour;
    std::optional<Uid> opponent;
    bool operator==(const Cell&) const = default;
  };
  static Cell CellOf(const State& state, PlayerIndex player, Round round) {
    if (round >= state.data.next_round()) return {};
    const RoundEntry& entry = state.data.entry(player, round);
    return {entry.result, entry.colour, entry.opponent ? std::optional(state.uids[*entry.opponent]) : std::nullopt};
  }

  void WriteCells() {
    bool any = false;
    for (const PlayerIndex player : after_.uids.ids()) {
      const auto old = old_places_(after_.uids[player]);
      for (const Round round : IdRange<Round>(after_.data.rounds)) {
        const Cell now = CellOf(after_, player, round);
        if (now == (old ? CellOf(before_, *old, round) : Cell{})) continue;
        if (!any) StartMember("cells");
        out_.text() += any ? ",[" : "[[";
        any = true;
        PutCell(player, round);
      }
    }
    if (any) out_.text() += ']';
  }
  void PutCell(PlayerIndex player, Round round) {
    out_.Put(round);
    out_.text() += ',';
    out_.Put(player);
    out_.text() += ',';
    out_.Put(after_.data.entry(player, round));
    out_.text() += ']';
  }

  const State& before_;
  const State& after_;
  PlacesByUid old_places_;
  ValueWriter out_;
};

}  // namespace

std::string Difference(const State& before, const State& after) { return DifferenceWriter(before, after).Write(); }

}  // namespace ronda::journal
