#include "ronda/command/command_json.h"

#include <gtest/gtest.h>

namespace ronda::command {
namespace {

TEST(CommandJson, IsWhatItWrites) {
  const std::string text =
      R"({"command":"enter-result","round":5,"white":31,"black":7,"was":"*","now":"1-0","via":"lane"})";
  const auto command = ReadCommand(text);
  ASSERT_TRUE(command.value);
  const auto* result = command.value->As<EnterResult>();
  ASSERT_NE(result, nullptr);
  EXPECT_EQ(result->white, Uid(31));
  EXPECT_EQ(result->now, "1-0");
  EXPECT_EQ(WriteCommand(*command.value), text);
}

// Every kind by itself: what is written is read as the same kind and writes the same again.
template <class... Kinds>
void ExpectAllReadable(KindList<Kinds...> /*kinds*/) {
  const std::vector<Command> all{Kinds{}...};
  for (const Command& command : all) {
    const std::string text = WriteCommand(command);
    const auto read = ReadCommand(text);
    ASSERT_TRUE(read.value) << text;
    EXPECT_EQ(read.value->name(), command.name());
    EXPECT_EQ(WriteCommand(*read.value), text);
  }
}

TEST(CommandJson, EveryKindIsReadAsItIsWritten) { ExpectAllReadable(CommandKinds()); }

TEST(CommandJson, SaysEverythingThatIsWrong) {
  const auto read = ReadCommand(R"({"command":"enter-result","round":"five","white":31,"now":"1-0"})");
  EXPECT_FALSE(read.value);
  EXPECT_EQ(read.diagnostics.size(), 2U);  // the round is no number, Black is missing
}

TEST(CommandJson, KnowsWhatWasMeant) {
  const auto read = ReadCommand(R"({"command":"enter-results"})");
  EXPECT_FALSE(read.value);
  ASSERT_EQ(read.diagnostics.size(), 1U);
  EXPECT_EQ(read.diagnostics.front().code, "command-unknown");
  EXPECT_EQ(read.diagnostics.front().hint, "did you mean enter-result?");
}

TEST(CommandJson, NonsenseIsRefused) {
  for (const char* text : {"", "7", "[]", "{}", "{\"command\":7}", "{\"command\":\"pair-round\"", "nonsense"}) {
    EXPECT_FALSE(ReadCommand(text).value) << text;
  }
}

}  // namespace
}  // namespace ronda::command
