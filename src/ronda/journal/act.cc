#include "ronda/journal/act.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/enum_array.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"
#include "ronda/formats/json/value_writer.h"
#include "ronda/journal/keys.h"

namespace ronda::journal {
namespace {

using json::Tape;
using json::Value;

constexpr std::int32_t kVersion = 1;

constexpr EnumArray<Kind, std::string_view, Kind::kPollClosed> kKindNames{{{
    "opened",
    "imported",
    "player-entered",
    "player-corrected",
    "player-removed",
    "renumbered",
    "byes-requested",
    "byes-cancelled",
    "withdrawn",
    "returned",
    "checked-in",
    "team-entered",
    "team-corrected",
    "line-up-set",
    "line-up-handed-in",
    "line-ups-opened",
    "line-up-deadline-set",
    "round-paired",
    "schedule-drawn",
    "round-edited",
    "round-published",
    "round-taken-back",
    "result-claimed",
    "result-entered",
    "result-checked",
    "result-corrected",
    "settings-changed",
    "wishes-changed",
    "tables-fixed",
    "categories-set",
    "prizes-set",
    "bracket-changed",
    "tables-changed",
    "fide-mode-left",
    "note-added",
    "person-recorded",
    "person-erased",
    "undone",
    "restored",
    "handed-over",
    "received",
    "closed",
    "play-off-entered",
    "poll-opened",
    "votes-cast",
    "poll-closed",
}}};
static_assert(!kKindNames[Kind::kPollClosed].empty());

Diagnostic NoAct(std::string message) {
  return {.code = "journal-act", .message = std::move(message), .hint = "the journal was not written by ronda"};
}

// The members of an act, in the order they are written.
struct Members {
  std::optional<Value> version, seq, at, by, command, kind, told, change;
};

Members MembersOf(Value root) {
  Members members;
  for (const auto& [key, value] : root.Members()) {
    const std::string_view name = key.String();
    if (name == "v") members.version = value;
    if (name == "seq") members.seq = value;
    if (name == "at") members.at = value;
    if (name == "by") members.by = value;
    if (name == "command") members.command = value;
    if (name == "kind") members.kind = value;
    if (name == "told") members.told = value;
    if (name == "change") members.change = value;
  }
  return members;
}

Result<Act> ActOf(std::string_view body, const Members& members, std::vector<text::Problem>& problems) {
  json::ValueReader reader(problems);
  if (!members.seq || !members.at || !members.command || !members.kind || !members.change) {
    return tl::unexpected(NoAct("a part of the act is missing"));
  }
  Act act;
  std::string command;
  std::string kind;
  reader.Read(*members.seq, act.seq);
  reader.Read(*members.at, act.at);
  reader.Read(*members.command, command);
  reader.Read(*members.kind, kind);
  if (members.by) reader.Read(*members.by, act.by);
  if (members.told) reader.Read(*members.told, act.told);
  const std::size_t change = members.change->Where().offset;
  act.change = body.substr(change, body.size() - 1 - change);
  if (!problems.empty()) return tl::unexpected(NoAct(problems.front().message));
  const auto id = CommandId::Parse(command);
  const auto known = KindOf(kind);
  if (!id) return tl::unexpected(NoAct(fmt::format("'{}' is no number of a command", command)));
  if (!known) return tl::unexpected(NoAct(fmt::format("'{}' is no kind of act", kind)));
  act.command = *id;
  act.kind = *known;
  return act;
}

}  // namespace

std::string_view KindName(Kind kind) { return kKindNames[kind]; }

std::optional<Kind> KindOf(std::string_view name) {
  const auto found = std::ranges::find(kKindNames, name);
  if (found == kKindNames.end()) return std::nullopt;
  return static_cast<Kind>(found - kKindNames.begin());
}

std::string Write(const Act& act) {
  json::ValueWriter out(
      json::Spacing::kCompact, [](PlayerIndex player) { return player.value(); },
      [](TeamIndex team) { return team.value(); });
  const char* separator = "{";
  const auto put = [&](std::string_view name, const auto& value) {
    out.PutMember(json::Written(name), value, separator);
  };
  put("v", kVersion);
  put("seq", act.seq);
  put("at", act.at);
  put("by", act.by);
  put("command", act.command.hex());
  put("kind", KindName(act.kind));
  put("told", act.told);
  out.text() += ",\"change\":" + act.change + "}";
  return out.Take();
}

Result<Act> ReadAct(std::string_view body) {
  std::vector<text::Problem> problems;
  const Tape tape = Tape::Parse(body, problems);
  if (tape.empty()) return tl::unexpected(NoAct(problems.empty() ? "the act is empty" : problems.front().message));
  if (tape.root().kind() != json::Kind::kObject) return tl::unexpected(NoAct("an act is an object"));
  const Members members = MembersOf(tape.root());
  if (!body.ends_with("}}") || (members.change && members.change->end() != tape.root().end())) {
    return tl::unexpected(NoAct("the change is not what the act ends with"));
  }
  std::int32_t version = 0;
  if (!members.version || !json::ValueReader(problems).Read(*members.version, version)) {
    return tl::unexpected(NoAct("the version is missing"));
  }
  if (version > kVersion) {
    return tl::unexpected(Diagnostic{.code = "journal-version",
                                     .message = fmt::format("the journal is of version {}", version),
                                     .hint = fmt::format("this program reads version {}; use a newer one", kVersion)});
  }
  return ActOf(body, members, problems);
}

}  // namespace ronda::journal
