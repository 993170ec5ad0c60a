// The judge's own mechanics. That it reads the regulation rightly is the business of the article tests.
#include "judge/judge.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "judge/completion.h"
#include "judge/field.h"
#include "support/event.h"
#include "support/situation.h"

namespace ronda::judge {
namespace {

using test::Event;
using test::Situation;

TEST(Judge, CompletionTriesEveryPartner) {
  // 1 may meet only 4, because 2 and 3 are forbidden; then 2 and 3 are left for each other.
  const Tournament open = Event(4).Forbid({1, 2}).Forbid({1, 3});
  const Field field(open, JudgeEdition::kDutch2026);
  Completion completion(field);
  EXPECT_TRUE(completion.CanAllBePaired(field.everybody()));
  EXPECT_FALSE(completion.CanAllBePaired(Only(0) | Only(1)));
  EXPECT_FALSE(completion.CanComplete(Only(0) | Only(1)));
  EXPECT_TRUE(completion.CanComplete(Only(0)));
}

TEST(Judge, LowestByeScoreAsksWhoIsLeft) {
  // 3 and 5 have a point, 1 and 2 half of one, 4 none; 5 has had the bye.
  const Tournament tournament = Event(5).Round("1=2 3>4 5U");
  const Field field(tournament, JudgeEdition::kDutch2026);
  Completion completion(field);
  EXPECT_EQ(completion.LowestByeScore(field.everybody()), Points{});
  EXPECT_EQ(completion.LowestByeScore(Only(0)), Points::Whole(1));
  EXPECT_EQ(completion.LowestByeScore(Only(1)), std::nullopt);
  EXPECT_EQ(completion.LowestByeScore(Only(0) | Only(2) | Only(3)), Points::Tenths(5));  // one of 1 and 2, who have met
  EXPECT_EQ(completion.LowestByeScore(Only(1) | Only(2) | Only(3)), Points::Tenths(5));
  EXPECT_EQ(completion.LowestByeScore(Only(0) | Only(1)), std::nullopt);  // an even number
}

TEST(Judge, TellsTheBracketsAndTheirCriteria) {
  // 1 and 2 won, 3 and 4 lost, 5 had the bye: three players with a point, two without.
  const auto pairing = JudgeRound(Event(5).Round("1>3 4<2 5U"), JudgeEdition::kDutch2026);
  ASSERT_TRUE(pairing);
  ASSERT_EQ(pairing->brackets.size(), 2u);
  EXPECT_EQ(pairing->brackets[0].residents, (std::vector{PlayerIndex(0), PlayerIndex(1), PlayerIndex(4)}));
  EXPECT_EQ(pairing->brackets[0].downfloaters.size(), 1u);
  EXPECT_EQ(pairing->brackets[0].Value("C6"), std::vector<int>{1});
  EXPECT_EQ(pairing->brackets[0].Value("C7"), std::vector<int>{10});
  EXPECT_EQ(pairing->brackets[1].moved_down, pairing->brackets[0].downfloaters);
}

TEST(Judge, NobodyToPair) {
  const auto pairing = JudgeRound(Event(2).Away("1Z 2Z"), JudgeEdition::kDutch2026);
  ASSERT_TRUE(pairing);
  EXPECT_TRUE(pairing->pairs.empty());
  EXPECT_FALSE(pairing->bye);
}

// What `Repetitions` says: leaving repeated candidates out changes nothing.
TEST(Judge, RepeatedCandidatesDoNotMatter) {
  const Tournament tight = Situation(R"(
    1 2.0 W   B5d W
    2 2.0 W   B   W
    3 2.0 W4  B   W
    4 2.0 B3  W   Bd
    5 2.0 B   W1u B
    6 2.0 W   W   B
    7 2.0 B   W   W
    8 1.0 B   Wd  W
    9 1.0 W   B   B
  )");
  for (const JudgeEdition edition : {JudgeEdition::kDutch2026, JudgeEdition::kDutch2017}) {
    const auto quick = JudgeRound(tight, edition);
    const auto judged = JudgeRound(tight, edition, Repetitions::kMake);
    ASSERT_TRUE(quick && judged);
    EXPECT_EQ(quick->pairs, judged->pairs);
  }
}

TEST(Judge, InitialColourFollowsFromTheFirstRound) {
  const auto initial = [](std::string_view first_round) {
    TournamentData data = Event(4).Round(first_round).Build().data();
    data.initial_colour.reset();
    return InitialColour(*Tournament::Make(data));
  };
  EXPECT_EQ(initial("1>3 4<2"), Colour::kWhite);
  EXPECT_EQ(initial("3>1 2<4"), Colour::kBlack);
  EXPECT_EQ(initial("4>2"), Colour::kBlack);  // 1 was away, so 2 was the first
}

}  // namespace
}  // namespace ronda::judge
