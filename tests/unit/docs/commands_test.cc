// docs/formats/commands.md lists the commands with their members, all of them and no others; its examples are read.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <regex>
#include <set>

#include "ronda/command/command_json.h"
#include "ronda/command/keys.h"

namespace ronda::command {
namespace {

// By the name of a command: its members, each with whether it is needed.
using Members = std::set<std::string>;
using Listed = std::map<std::string, Members>;

std::string LineOf(std::string_view name, bool is_needed) { return fmt::format("{} {}", name, is_needed); }

template <class... Kinds>
Listed ListOfProgram(KindList<Kinds...> /*kinds*/) {
  Listed listed;
  const auto add = [&](auto command) {
    Members& members = listed[std::string(command.kName)];
    Describe(command, [&](json::Key key, const auto& /*value*/) {
      members.insert(LineOf(key.name, key.presence == json::Presence::kRequired));
    });
  };
  (add(Kinds{}), ...);
  return listed;
}

struct Page {
  Listed listed;
  std::map<std::string, std::string> examples;
};

Page ReadPage() {
  Page page;
  std::ifstream file("docs/formats/commands.md");
  const std::regex row(R"(\| `(\w+)` \| [^|]* \| (yes|no) \|.*)");
  std::string command;
  std::smatch match;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("### ")) page.listed[command = line.substr(4)];
    if (line.starts_with("    {")) page.examples[command] = line.substr(4);
    if (std::regex_match(line, match, row)) page.listed[command].insert(LineOf(match[1].str(), match[2] == "yes"));
  }
  return page;
}

TEST(Docs, CommandsAndTheirMembers) { EXPECT_EQ(ReadPage().listed, ListOfProgram(CommandKinds())); }

TEST(Docs, ExamplesOfCommandsAreRead) {
  const Page page = ReadPage();
  EXPECT_EQ(page.examples.size(), CommandKinds::kSize);
  for (const auto& [name, text] : page.examples) {
    const auto read = ReadCommand(text);
    ASSERT_TRUE(read.value) << text << ": " << (read.diagnostics.empty() ? "" : read.diagnostics.front().message);
    EXPECT_TRUE(read.diagnostics.empty()) << text;
    EXPECT_EQ(read.value->name(), name);
  }
}

}  // namespace
}  // namespace ronda::command
