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

template <std::size_t... kPlaces>
std::vector<std::string_view> NamesOf(std::index_sequence<kPlaces...> /*places*/) {
  return {std::variant_alternative_t<kPlaces, Command>::kName...};
}

std::vector<std::string_view> AllNames() { return NamesOf(std::make_index_sequence<std::variant_size_v<Command>>()); }

// Reads the members of the command with this name, if it is the one at the place.
template <std::size_t kPlace>
bool ReadAt(std::string_view name, json::ObjectReader& members, Command& command) {
  using Kind = std::variant_alternative_t<kPlace, Command>;
  if (name != Kind::kName) return false;
  Kind read;
  Describe(read, members);
  command = std::move(read);
  return true;
}

template <std::size_t... kPlaces>
bool ReadAny(std::string_view name, json::ObjectReader& members, Command& command,
             std::index_sequence<kPlaces...> /*places*/) {
  return (ReadAt<kPlaces>(name, members, command) || ...);
}

Diagnostic Unknown(std::string_view name) {
  const auto names = AllNames();
  const auto nearest = Closest(name, names);
  return {.code = "command-unknown",
          .message = fmt::format("'{}' is no command", name),
          .hint = nearest ? fmt::format("did you mean {}?", *nearest) : "docs/formats/commands.md lists them"};
}

}  // namespace

std::string_view NameOf(const Command& command) {
  return std::visit([](const auto& one) { return one.kName; }, command);
}

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
  Command command;
  if (!ReadAny(name, members, command, std::make_index_sequence<std::variant_size_v<Command>>())) {
    return {std::nullopt, {Unknown(name)}};
  }
  members.Finish();
  if (reader.HasErrors()) return {std::nullopt, told()};
  return {std::move(command), told()};
}

std::string WriteCommand(const Command& command) {
  json::ValueWriter out(
      json::Spacing::kCompact, [](PlayerIndex player) { return player.value(); },
      [](TeamIndex team) { return team.value(); });
  const char* separator = "{";
  out.PutMember(kCommandKey, NameOf(command), separator);
  std::visit(
      [&](const auto& one) {
        Describe(one, [&](json::Key key, const auto& value) { out.PutMember(key, value, separator); });
      },
      command);
  out.text() += "}";
  return out.Take();
}

}  // namespace ronda::command
