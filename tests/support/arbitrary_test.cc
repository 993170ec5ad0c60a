#include "support/arbitrary.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "ronda/model/validation.h"

namespace ronda::test {
namespace {

RC_GTEST_PROP(Arbitrary, TournamentsAreValid, ()) {
  const TournamentData data = *ArbitraryTournament();
  for (const Finding& finding : Validate(data)) {
    if (finding.severity == Severity::kError) RC_FAIL(finding.code + ": " + finding.message);
  }
}

TEST(Arbitrary, TheSameShapeGivesTheSameTournament) {
  const Shape shape{12, 5, AllFeatures(), 42};
  EXPECT_EQ(MakeTournamentData(shape), MakeTournamentData(shape));
}

// Over a few seeds every list of the model is filled and every result occurs, so that no property passes idly.
TEST(Arbitrary, AllFeaturesTogetherFillTheModel) {
  ByResultCode<int> seen;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const TournamentData data = MakeTournamentData({16, 5, AllFeatures(), seed});
    for (const RoundEntry& entry : data.entries) ++seen[entry.result];
    EXPECT_FALSE(data.forbidden.empty() || data.accelerations.empty() || data.abnormal_points.empty());
    EXPECT_FALSE(data.teams.empty() || data.line_ups.empty() || data.team_byes.empty() || data.other_records.empty());
  }
  for (const ResultTraits& traits : kResultTraits) {
    EXPECT_GT(seen[traits.code], 0) << traits.name;
  }
}

}  // namespace
}  // namespace ronda::test
