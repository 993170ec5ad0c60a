// Explanations of the rounds of Appendix A whose text walks through the same reasoning: A.5.2 (round 5, 2.0 points),
// A.6.3 (round 6, 1.5 points) and A.7.2 (round 7, 3.0 points). The whole explanation is kept beside this test and
// compared, by both editions; UPDATE_GOLDEN=1 writes it anew. What the book argues is asserted one by one.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "ronda/explain/round_story.h"
#include "ronda/explain/why_not.h"
#include "ronda/explain/wording.h"
#include "ronda/formats/files.h"
#include "ronda/pairing/registry.h"

namespace ronda {
namespace {

using explain::BracketStory;
using explain::Statement;

Tournament BeforeRound(int round) {
  return *LoadTournament("tests/golden/appendix_a/appendix_a_before_round_" + std::to_string(round) + ".trf").value;
}

BracketStory StoryOf(const Tournament& before, std::string_view system, Points score) {
  const auto story = explain::TellRound(before, *StandardSystems().Find(system));
  for (const BracketStory& bracket : story->brackets) {
    if (bracket.score == score) return bracket;
  }
  return {};
}

std::string TextOf(const Tournament& before, const BracketStory& bracket) {
  std::string text;
  const auto add = [&](std::string_view indent, const explain::Statements& statements) {
    for (const std::string& line : explain::SayAll(before, statements)) text += std::string(indent) + line + "\n";
  };
  add("", bracket.composition);
  text += "natural: " + explain::Say(before, explain::Value(bracket.natural_pairs)) + "\n";
  add("", bracket.exchange);
  for (const auto& board : bracket.boards) {
    text += "board " + std::to_string(board.number) + ": " + explain::Say(before, explain::Value(board.white)) + " - " +
            explain::Say(before, explain::Value(board.black)) + (board.natural ? "" : " (natural)") + "\n";
    add("  ", board.reasons);
    add("  ", {board.colours});
  }
  add("", bracket.floats);
  for (const auto& criterion : bracket.criteria) {
    if (criterion.bound.code == "bound-none") continue;
    text += std::string(criterion.value.tag) + " " +
            explain::Say(before, explain::Value(explain::Measure{criterion.value.value, criterion.value.unit})) + ": ";
    add("", {criterion.bound});
  }
  return text;
}

struct GoldenCase {
  int round;
  Points score;
  std::string name;
};

class AppendixAExplained : public testing::TestWithParam<std::tuple<GoldenCase, std::string>> {};

TEST_P(AppendixAExplained, AsRecorded) {
  const auto& [golden, system] = GetParam();
  const Tournament before = BeforeRound(golden.round);
  const std::string text = TextOf(before, StoryOf(before, system, golden.score));
  const std::string path = "tests/golden/explain/" + golden.name + "_" + system + ".txt";
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(path) << text;
  std::stringstream recorded;
  recorded << std::ifstream(path).rdbuf();
  EXPECT_EQ(text, recorded.str());
}

INSTANTIATE_TEST_SUITE_P(Golden, AppendixAExplained,
                         testing::Combine(testing::Values(GoldenCase{5, Points::Tenths(20), "a_5_2"},
                                                          GoldenCase{6, Points::Tenths(15), "a_6_3"},
                                                          GoldenCase{7, Points::Tenths(30), "a_7_2"}),
                                          testing::Values("dutch-2026", "dutch-2017")),
                         [](const auto& test) {
                           std::string name = std::get<0>(test.param).name + "_" + std::get<1>(test.param);
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

const Statement* FindCode(const explain::Statements& statements, std::string_view code) {
  const auto found = std::ranges::find(statements, code, &Statement::code);
  return found == statements.end() ? nullptr : &*found;
}

explain::WhyNot AskPair(const Tournament& before, int one, int other) {
  const ImposedPair pair{*before.Find(Tpn(one)), *before.Find(Tpn(other))};
  return *explain::AskWhyNot(before, *StandardSystems().Find("dutch-2026"), pair);
}

void ExpectMet(const Tournament& before, int one, int other) {
  EXPECT_NE(FindCode(AskPair(before, one, other).statements, "pair-met"), nullptr) << one << "-" << other;
}
void ExpectBothMustHave(const Tournament& before, int one, int other) {
  EXPECT_NE(FindCode(AskPair(before, one, other).statements, "pair-absolute-colour"), nullptr) << one << "-" << other;
}

// A.5.2: eight of eleven should have White, so two repeat a colour (X = 2) and a player with White floats, the last who
// can: 26. 19-39 and 19-29 met, so 15-24 and 18-29 do not stay; in the end 15-29, 18-39, 19-24.
TEST(AppendixAArguments, A_5_2) {
  const Tournament before = BeforeRound(5);
  const BracketStory story = StoryOf(before, "dutch-2026", Points::Tenths(20));
  ExpectMet(before, 19, 39);
  ExpectMet(before, 19, 29);
  const auto colours = std::ranges::find(story.criteria, "C12", [](const auto& c) { return c.value.tag; });
  EXPECT_EQ(colours->value.value, std::vector{2});
  EXPECT_EQ(colours->bound.code, "bound-colours");
  EXPECT_EQ(*colours->bound.Find("wanting"), explain::Value(8));
  const Statement* floats = FindCode(story.floats, "float-instead");
  ASSERT_NE(floats, nullptr);
  EXPECT_EQ(*floats->Find("player"), explain::Value(*before.Find(Tpn(26))));
}

// A.6.3: 14-34 met and 14-33 would be a repetition of colour too many, so 14 and 33 change places.
TEST(AppendixAArguments, A_6_3) {
  const Tournament before = BeforeRound(6);
  const BracketStory story = StoryOf(before, "dutch-2026", Points::Tenths(15));
  ExpectMet(before, 14, 34);
  const auto answer = AskPair(before, 14, 33);
  EXPECT_EQ(answer.answer, explain::WhyNot::Answer::kWorse);
  EXPECT_EQ(answer.verdict->found.tag, "C12");
  const Statement* exchange = FindCode(story.exchange, "exchange-made");
  ASSERT_NE(exchange, nullptr);
  EXPECT_EQ(*exchange->Find("out"), explain::Value(std::vector{*before.Find(Tpn(14))}));
  EXPECT_EQ(*exchange->Find("in"), explain::Value(std::vector{*before.Find(Tpn(33))}));
}

// A.7.2: 24-4 met, so 24-10; 18, 19, 26 and 27 all must have Black; 15-39, 18-39, 19-39 and 19-27 met.
TEST(AppendixAArguments, A_7_2) {
  const Tournament before = BeforeRound(7);
  for (const auto& [one, other] : {std::pair(24, 4), {15, 39}, {18, 39}, {19, 39}, {19, 27}})
    ExpectMet(before, one, other);
  for (const auto& [one, other] : {std::pair(18, 27), {18, 26}, {18, 19}, {26, 27}})
    ExpectBothMustHave(before, one, other);
  const BracketStory story = StoryOf(before, "dutch-2026", Points::Tenths(30));
  EXPECT_NE(FindCode(story.exchange, "exchange-made"), nullptr);
}

}  // namespace
}  // namespace ronda
