// How often a round is paired to be explained: once, and once more for the question what another round would be like.
#include <gtest/gtest.h>

#include <array>

#include "ronda/explain/compare.h"
#include "ronda/explain/round_story.h"
#include "ronda/explain/why_not.h"
#include "ronda/pairing/registry.h"
#include "support/event.h"

namespace ronda::explain {
namespace {

// A system that counts how often it pairs a round.
class Counting final : public PairingSystem {
 public:
  explicit Counting(std::string_view id) : system_(*StandardSystems().Find(id)) {}

  int solved() const { return solved_; }

  const SystemInfo& info() const override { return system_.info(); }
  Result<RoundPairing> Pair(const Tournament& tournament) const override {
    ++solved_;
    return system_.Pair(tournament);
  }
  Result<std::unique_ptr<PairedRound>> PairForQuestions(const Tournament& tournament) const override {
    ++solved_;
    return system_.PairForQuestions(tournament);
  }
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override {
    ++solved_;
    return system_.PairUnder(tournament, constraint);
  }
  std::optional<Verdict> Judge(const Tournament& tournament, const RoundPairing& proposed) const override {
    ++solved_;
    return system_.Judge(tournament, proposed);
  }

 private:
  const PairingSystem& system_;
  mutable int solved_ = 0;
};

Tournament EightAfterTwoRounds() { return test::Event(8).Planned(5).Round("1>5 6<2 3>7 8=4").Round("2=1 4<3 5>8 7=6"); }

Tournament NineAfterTwoRounds() {
  return test::Event(9).Planned(5).Round("1>5 6<2 3>7 8=4 9U").Round("2=1 4<3 5>9 7=6 8U");
}

const ImposedPair kHighestAndLowest{PlayerIndex(0), PlayerIndex(7)};

class Solves : public testing::TestWithParam<const char*> {};

TEST_P(Solves, ARoundIsExplainedFromOnePairing) {
  const Counting system(GetParam());
  ASSERT_TRUE(TellRound(EightAfterTwoRounds(), system).has_value());
  EXPECT_EQ(system.solved(), 1);
}

// Why the lowest ranked has not got the bye is a question about another round.
TEST_P(Solves, TheByeTakesOneMore) {
  const Counting system(GetParam());
  ASSERT_TRUE(TellRound(NineAfterTwoRounds(), system).has_value());
  EXPECT_LE(system.solved(), 2);
}

TEST_P(Solves, WhyNotTakesOneMore) {
  const Counting system(GetParam());
  const auto answer = AskWhyNot(EightAfterTwoRounds(), system, kHighestAndLowest);
  ASSERT_TRUE(answer.has_value());
  EXPECT_TRUE(answer->best.has_value());
  EXPECT_TRUE(answer->verdict.has_value());
  EXPECT_EQ(system.solved(), 2);
}

TEST_P(Solves, WhyNotOfAKeptRoundTakesOne) {
  const Counting system(GetParam());
  const Tournament before = EightAfterTwoRounds();
  const auto round = system.PairForQuestions(before);
  ASSERT_TRUE(round.has_value());
  AskWhyNot({before, system, **round}, kHighestAndLowest);
  AskWhyNot({before, system, **round}, ImposedColour{PlayerIndex(0), Colour::kWhite});
  EXPECT_LE(system.solved(), 3);
}

TEST_P(Solves, ComparedSystemsPairOnceEach) {
  const Counting one(GetParam());
  const Counting other("dutch-2017");
  const std::array<const PairingSystem*, 2> systems{&one, &other};
  ASSERT_EQ(CompareSystems(NineAfterTwoRounds(), systems).size(), 2U);
  EXPECT_EQ(one.solved(), 1);
  EXPECT_EQ(other.solved(), 1);
}

INSTANTIATE_TEST_SUITE_P(Systems, Solves, testing::Values("dutch-2026", "dutch-2017", "dutch-2026+exact"));

}  // namespace
}  // namespace ronda::explain
