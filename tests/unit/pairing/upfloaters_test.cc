// The limits of upfloaters (C.04.4.1/2026 §2.3.4 to §2.3.6), with pasts that small events hardly have. 1 and 2 need an
// upfloater each; the round can be completed only with 3 and 5 or with 4 and 6. All colours fit.
#include "ronda/pairing/dubov/upfloaters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/situation.h"

namespace ronda::dubov {
namespace {

using testing::ElementsAre;

enum class When { kBefore, kLastRound };

Record Maximum(int upfloats) { return {.upfloats = upfloats, .maximum_upfloater = true}; }

struct Past {
  Record of_3 = {};
  Record of_4 = {};
  Record of_5 = {};
  Record of_6 = {};
};

// The numbers of those chosen.
std::vector<int> Chosen(const Past& past, When when = When::kBefore) {
  test::Situation situation(R"(
    1  1.0  W
    2  1.0  W
    3  0.0  B
    4  0.0  B
    5  0.0  B
    6  0.0  B )");
  situation.Allow("1-3 1-4 2-5 2-6 4-6 3-5");
  if (when == When::kLastRound) situation.LastRound();
  const Tournament tournament = situation.Build();
  const swiss::Field field(tournament, {});
  const IdVector<Place, Record> records(std::vector<Record>{{}, {}, past.of_3, past.of_4, past.of_5, past.of_6});
  const Scoregroup group{{Place(0), Place(1)}, {Place(2), Place(3), Place(4), Place(5)}};
  std::vector<int> numbers;
  for (const Place place : Upfloaters(field, records).Choose(group)) numbers.push_back(place.value() + 1);
  return numbers;
}

// C.04.4.1/2026 §3.2.2, §4.2.2.
TEST(Upfloaters, TheFirstSetOfEqualOnes) { EXPECT_THAT(Chosen({}), ElementsAre(3, 5)); }

// C.04.4.1/2026 §2.3.4 [C8].
TEST(Upfloaters, C8_FewestMaximumUpfloaters) {
  // One who was upfloated five times rather than two who were twice.
  EXPECT_THAT(Chosen({.of_3 = Maximum(5), .of_4 = Maximum(2), .of_6 = Maximum(2)}), ElementsAre(3, 5));
  EXPECT_THAT(Chosen({.of_3 = Maximum(5)}), ElementsAre(4, 6));
}

// C.04.4.1/2026 §2.3.5 [C9].
// Decision 134.
TEST(Upfloaters, C9_FewestTimesOfMaximumUpfloaters) {
  EXPECT_THAT(Chosen({Maximum(3), Maximum(2), Maximum(2), Maximum(2)}), ElementsAre(4, 6));
}

// C.04.4.1/2026 §2.3.6 [C10].
TEST(Upfloaters, C10_NotAgain) {
  const Record again{.upfloats = 1, .upfloated_last = true};
  EXPECT_THAT(Chosen({.of_5 = again}), ElementsAre(4, 6));
  // Who is no maximum upfloater may have floated more often.
  EXPECT_THAT(Chosen({.of_4 = again, .of_5 = {.upfloats = 1}}), ElementsAre(3, 5));
}

// C.04.4.1/2026 §2.3.4 [C8], §2.3.5 [C9], §2.3.6 [C10].
TEST(Upfloaters, TheLastRoundHasNoLimits) {
  EXPECT_THAT(Chosen({.of_3 = Maximum(5)}, When::kLastRound), ElementsAre(3, 5));
}

}  // namespace
}  // namespace ronda::dubov
