#include "ronda/formats/json/tape.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/mman.h>

#include "ronda/formats/json/numbered_places.h"

namespace ronda::json {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// The tokens of everything on the tape, found by place and length alone.
void CollectTokens(Value value, std::vector<std::string>& tokens) {
  tokens.emplace_back(value.Token());
  for (const Value item : value.Items()) CollectTokens(item, tokens);
  for (const auto& [key, member] : value.Members()) {
    CollectTokens(key, tokens);
    CollectTokens(member, tokens);
  }
}

std::vector<std::string> Tokens(std::string_view text) {
  std::vector<text::Problem> problems;
  const Tape tape = Tape::Parse(text, problems);
  std::vector<std::string> tokens;
  if (!tape.empty()) CollectTokens(tape.root(), tokens);
  return tokens;
}

text::Problem OnlyProblem(std::string_view text) {
  std::vector<text::Problem> problems;
  const Tape tape = Tape::Parse(text, problems);
  EXPECT_TRUE(tape.empty()) << text;
  EXPECT_EQ(problems.size(), 1U) << text;
  return problems.empty() ? text::Problem{} : problems.front();
}

TEST(JsonTape, EveryValueHasItsPlaceInTheText) {
  EXPECT_THAT(Tokens(R"( { "a" : [ 1 ,-2.50e+3, true,false ,null ] ,"b":{},"c":[[]],"":"x" } )"),
              ElementsAre("{", "\"a\"", "[", "1", "-2.50e+3", "true", "false", "null", "\"b\"", "{", "\"c\"", "[", "[",
                          "\"\"", "\"x\""));
}

TEST(JsonTape, QuotesAndSeparatorsInStringsDoNotConfuseThePlaces) {
  EXPECT_THAT(Tokens(R"(["a\"b", "\\", "\\\"", ",:]}", "é", 7])"),
              ElementsAre("[", R"("a\"b")", R"("\\")", R"("\\\"")", R"(",:]}")", "\"é\"", "7"));
}

TEST(JsonTape, OneValueAfterTheOther) {
  std::vector<text::Problem> problems;
  const std::string text = R"([[1, 2], "w", []])";
  const Tape tape = Tape::Parse(text, problems);
  const Value list = tape.root().First();
  EXPECT_EQ(list.First().Behind().Token(), "2");
  EXPECT_EQ(list.Behind().Token(), "\"w\"");
  EXPECT_EQ(list.Behind().Behind().Behind().place(), tape.root().end());
}

TEST(JsonTape, StringsAreUnescaped) {
  std::vector<text::Problem> problems;
  const Tape tape = Tape::Parse(R"(["plain", "a\"b\\c\n", "\u00e9\ud83c\udfc6", "\u0000"])", problems);
  std::vector<std::string> strings;
  for (const Value item : tape.root().Items()) strings.emplace_back(item.String());
  EXPECT_THAT(strings, ElementsAre("plain", "a\"b\\c\n", "é🏆", std::string(1, '\0')));
}

// A string with an escape before it makes the library read what is else read as plain JSON; both take it apart alike.
TEST(JsonTape, PlainTextIsTakenApartAsTheLibraryDoes) {
  for (const std::string_view text :
       {R"({"a":[1,-2,3.5,[],{}],"b":{"c":{"d":[[],[[7]]]}},"e":null})", "[ ]", "{ }", "0", "-0.25", "\"é\"",
        "[true ,false\n,null\t]", "\r\n[\"a\" , \"\"]\n", R"([{"x":1},{"x":2}])", "[123456789012345678901]"}) {
    const std::vector<std::string> plain = Tokens(text);
    std::vector<std::string> by_library = Tokens("[\"\\u0061\"," + std::string(text) + "]");
    ASSERT_GT(by_library.size(), 2U) << text;
    by_library.erase(by_library.begin(), by_library.begin() + 2);
    EXPECT_EQ(plain, by_library) << text;
  }
}

TEST(JsonTape, WhatIsNotQuitePlainIsRefusedAsBefore) {
  for (const std::string_view text : {"[1,]", "{\"a\":1,}", "[,1]", "{\"a\"}", "{1:2}", "[1 2]", "[1}", "[", "[\"a]",
                                      "-", "1.", ".5", "00", "[1]]", "tru", "[nul]", "{\"a\":}", "[1.2.3]", "\"\t\""}) {
    EXPECT_EQ(OnlyProblem(text).code, "json-syntax") << text;
  }
}

TEST(JsonTape, ANumberBeyondAllNumbersIsNoSyntaxError) {
  const text::Problem problem = OnlyProblem("[1,1e999]");
  EXPECT_EQ(problem.code, "json-number");
  EXPECT_EQ(problem.message, "'1e999' is too large for a number");
  EXPECT_EQ(problem.where->offset, 3U);
}

TEST(JsonTape, ASyntaxErrorPointsAtWhatIsWrong) {
  const auto check = [](std::string_view text, std::size_t offset, std::string_view says) {
    const text::Problem problem = OnlyProblem(text);
    EXPECT_EQ(problem.code, "json-syntax") << text;
    ASSERT_TRUE(problem.where) << text;
    EXPECT_EQ(problem.where->offset, offset) << text << ": " << problem.message;
    EXPECT_THAT(problem.message, HasSubstr(says)) << text;
  };
  check("", 0, "unexpected end of input");
  check("{\"a\":1 \"b\":2}", 7, "expected '}'");
  check("[1,,2]", 3, "unexpected ','");
  check("[1,]", 3, "unexpected ']'");
  check("{\"a\": NaN}", 6, "invalid literal");
  check("{\"a\": \"abc", 6, "missing closing quote");
  check("[1] x", 4, "invalid literal");
  check("[01]", 2, "unexpected number literal");
  check("[\"\\ud800\"]", 1, "surrogate");
}

TEST(JsonTape, DeepNestingIsRefused) {
  EXPECT_EQ(OnlyProblem(std::string(100'000, '[')).code, "json-depth");
  EXPECT_EQ(OnlyProblem(std::string(65, '[') + std::string(65, ']')).code, "json-depth");
  EXPECT_EQ(Tokens(std::string(64, '[') + std::string(64, ']')).size(), 64U);
}

TEST(JsonTape, BytesThatAreNotUtf8AreRefusedAtTheirPlace) {
  const text::Problem problem = OnlyProblem("[\"M\xFCnchen\"]");
  EXPECT_EQ(problem.code, "json-encoding");
  EXPECT_EQ(problem.where->offset, 3U);
}

// Only the size is looked at, so memory that is reserved but never touched will do.
TEST(JsonTape, MoreThanTwoGigabytesAreRefused) {
  constexpr std::size_t kSize = std::size_t{1} << 31U;
  void* memory = mmap(nullptr, kSize, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  ASSERT_NE(memory, MAP_FAILED);
  EXPECT_EQ(OnlyProblem({static_cast<const char*>(memory), kSize}).code, "json-too-large");
  munmap(memory, kSize);
}

TEST(NumberedPlaces, NearAndFarNumbersAndTheFirstOfARepeatedOne) {
  NumberedPlaces places;
  places.Add(1'000'000, 0);
  places.Add(1, 1);
  places.Add(-5, 2);
  places.Add(1, 3);
  for (std::int32_t number = 2; number <= 3000; ++number) places.Add(number, number + 10);
  places.Add(1'000'000, 4);
  EXPECT_EQ(places.Find(1), 1);
  EXPECT_EQ(places.Find(-5), 2);
  EXPECT_EQ(places.Find(1'000'000), 0);
  EXPECT_EQ(places.Find(3000), 3010);
  EXPECT_EQ(places.Find(0), std::nullopt);
  EXPECT_EQ(places.Find(3001), std::nullopt);
  EXPECT_EQ(places.Find(-6), std::nullopt);
}

}  // namespace
}  // namespace ronda::json
