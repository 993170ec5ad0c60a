#include "ronda/command/command_json.h"

#include <fmt/format.h>

#include <utility>

#include "ronda/base/suggestion.h"
#include "ronda/command/keys.h"
#include "ronda/formats/json/tape.h"
#include "ronda/formats/json/value_reader.h"
#include "ronda/formats/json/value_writer.h"
#include "ronda/formats/text.h"

namespace ronda::command {
namespace {

constexpr json::Key kCommandKey{"command", json::Presence::kRequired};

template <class... Kinds>
std::vector<std::string_view> NamesOf(KindList<Kinds...> /*kinds*/) {
  return {Kinds::kName...};
}

template <class Kind>
Command ReadAs(json::ObjectReader& members) {
  Kind read;
  Describe(read, members);
  return read;
}

// The command with this name; none if there is no such command.
template <class... Kinds>
std::optional<Command> ReadNamed(std::string_view name, json::ObjectReader& members, KindList<Kinds...> /*kinds*/) {
  std::optional<Command> command;
  static_cast<void>(((name == Kinds::kName && (command = ReadAs<Kinds>(members), true)) || ...));
  return command;
}

Diagnostic Unknown(std::string_view name) {
  const auto names = NamesOf(CommandKinds());
  const auto nearest = Closest(name, names);
  return {.code = "command-unknown",
          .message = fmt::format("'{}' is no command", name),
          .hint = nearest ? fmt::format("did you mean {}?", *nearest) : "docs/formats/commands.md lists them"};
}

}  // namespace

Parsed<Command> ReadCommand(std::string_view text) {
  std::vector<text::Problem> problems;
  const auto told = [&] { return text::Locate(problems, text, "command"); };
  const json::Tape tape = json::Tape::Parse(text, problems);
  json::ValueReader reader(problems);
  if (tape.empty() || !reader.Expect(tape.root(), json::Kind::kObject)) return {std::nullopt, told()};
  json::ObjectReader members(reader, tape.root());
  std::string name;
  members(kCommandKey, name);
  if (reader.HasErrors()) return {std::nullopt, told()};
  auto command = ReadNamed(name, members, CommandKinds());
  if (!command) return {std::nullopt, {Unknown(name)}};
  members.Finish();
  if (reader.HasErrors()) return {std::nullopt, told()};
  return {std::move(command), told()};
}

std::string WriteCommand(const Command& command) {
  json::ValueWriter out(
      json::Spacing::kCompact, [](PlayerIndex player) { return player.value(); },
      [](TeamIndex team) { return team.value(); });
  const char* separator = "{";
  out.PutMember(kCommandKey, command.name(), separator);
  return Asked<std::string>(command, [&](const auto& wish) {
    Describe(wish, [&](json::Key key, const auto& value) { out.PutMember(key, value, separator); });
    out.text() += "}";
    return out.Take();
  });
}

}  // namespace ronda::command
