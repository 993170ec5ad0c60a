// The final notes of the Dutch text of 2011, F5 to F9. Decision 160.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "article/c04_2/handled_events.h"
#include "ronda/handling/absence.h"
#include "ronda/handling/correct_game.h"
#include "ronda/handling/publication.h"

namespace ronda::test {
namespace {

const handling::Edition& Edition2011() { return *handling::FindEdition("2011"); }

// C.04.3/2011 §F5.
TEST(C04_3_2011, F5_WithdrawalsAndAbsences) {
  const auto event = Event(4).Planned(5).Round("1>3 4=2").Build();
  EXPECT_EQ(handling::Withdraw(event, std::array{Tpn(2)}, Edition2011()).value().changes[0].article, "C.04.3/2011 §F5");
  EXPECT_EQ(handling::RequestByes(event, {{Tpn(2)}, {Round(2)}, ResultCode::kZeroBye}, Edition2011())
                .value()
                .changes[0]
                .article,
            "C.04.3/2011 §F5");
}

// C.04.3/2011 §F6 with B1.a, B1.b and B2: a rematch, a second bye, a third colour.
TEST(C04_3_2011, F6_PairsThatBreakAnAbsoluteCriterionAreTakenBack) {
  const auto taken_back = [](const Tournament& event) {
    return handling::TakeBack(Unfinished(event), std::nullopt, Edition2011()).has_value();
  };
  EXPECT_TRUE(taken_back(Event(4).Planned(5).Round("1>3 4=2").Round("3=1 2=4")));
  EXPECT_TRUE(taken_back(Event(3).Planned(5).Round("1>2 3U").Round("2=1 3U").Round("1Z 2Z 3U")));
  EXPECT_TRUE(taken_back(Event(6).Planned(5).Round("1>4 5=2 3=6").Round("1=2 3=4 5=6").Round("1=3 2=4 5Z 6Z")))
      << "1 has White for the third time";
  EXPECT_FALSE(taken_back(Event(4).Planned(5).Round("1>3 4=2").Round("2=1 3=4")));
}

// C.04.3/2011 §F7: corrections count for what is still to be paired, whenever they come; published pairs that are not
// played are the arbiter's to decide.
TEST(C04_3_2011, F7_CorrectionsAtAnyTime) {
  const auto event = Event(4).Planned(5).Round("1>3 4=2").Round("2=1 3=4").Round("4=1 2=3").Build();
  handling::GameCorrection correction;
  correction.round = Round(1);
  correction.white = Tpn(1);
  correction.black = Tpn(3);
  correction.score = {ResultCode::kDraw, ResultCode::kDraw};
  EXPECT_TRUE(handling::CorrectGame(event, correction, Edition2011()));
  EXPECT_EQ(handling::CorrectGame(event, correction, handling::StandardEdition()).error().code, "handling-correction");
  const auto open = Unfinished(Event(4).Planned(5).Round("1>3 4=2").Round("2=1 3=4"));
  EXPECT_TRUE(handling::TakeBack(open, handling::Ground::kCorrection, Edition2011()));
  EXPECT_FALSE(handling::TakeBack(open, handling::Ground::kCorrection, handling::StandardEdition()));
}

// C.04.3/2011 §F8, §F9.
TEST(C04_3_2011, F8_And_F9_AbsentWithoutNoticeAndAdjourned) {
  const auto gone = handling::WithdrawAbsent(Event(4).Planned(4).Round("1+3 4=2"), {}, Edition2011()).value();
  EXPECT_EQ(gone.changes[0].article, "C.04.3/2011 §F8");
  handling::GameCorrection correction;
  correction.round = Round(1);
  correction.white = Tpn(1);
  correction.black = Tpn(3);
  correction.score = {ResultCode::kAdjourned, ResultCode::kAdjourned};
  const auto adjourned =
      handling::CorrectGame(Unfinished(Event(4).Planned(4).Round("1>3 4=2")), correction, Edition2011()).value();
  EXPECT_EQ(adjourned.changes[0].article, "C.04.3/2011 §F9");
}

}  // namespace
}  // namespace ronda::test
