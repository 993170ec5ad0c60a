// The table of criteria, and the order in which the fast way weighs them.
#include "ronda/pairing/swiss/criterion_table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/dutch/fast_order.h"

namespace ronda::dutch {
namespace {

using swiss::Criterion;
using swiss::CriterionInfo;
using swiss::FastWay;
using swiss::RowOf;

TEST(CriterionTable, HasARowForEveryCriterionOfAnEdition) {
  for (const DutchEdition* edition : {&kDutch2026, &kDutch2017}) {
    for (const CriterionInfo& info : edition->quality) EXPECT_EQ(RowOf(info.criterion).criterion, info.criterion);
  }
}

TEST(CriterionTable, FastWayKnowsWhatItWeighs) {
  for (const FastTerm& term : kFastOrder) EXPECT_EQ(RowOf(term.criterion).fast, FastWay::kWeighs);
  const auto weighed = std::ranges::count_if(
      swiss::kCriterionTable, [](const swiss::CriterionRow& row) { return row.fast == FastWay::kWeighs; });
  EXPECT_EQ(weighed, std::ssize(kFastOrder));
}

TEST(FastOrder, FollowsTheEditions) {
  EXPECT_TRUE(FastWayFollows(kDutch2026.quality));
  EXPECT_TRUE(FastWayFollows(kDutch2017.quality));
}

TEST(FastOrder, DoesNotFollowAnEditionWithTwoCriteriaExchanged) {
  const auto weighed = [](const CriterionInfo& info) { return RowOf(info.criterion).fast == FastWay::kWeighs; };
  std::vector<CriterionInfo> quality(kDutch2026.quality.begin(), kDutch2026.quality.end());
  for (auto first = quality.begin(); (first = std::find_if(first, quality.end(), weighed)) != quality.end(); ++first) {
    const auto second = std::find_if(first + 1, quality.end(), weighed);
    if (second == quality.end()) break;
    std::iter_swap(first, second);
    EXPECT_FALSE(FastWayFollows(quality)) << first->tag;
    std::iter_swap(first, second);
  }
}

TEST(FastCost, ComparesInTheOrderOfTheCriteria) {
  FastCost upfloat;
  upfloat.Of<Criterion::kRepeatedUpfloat>() = 3;
  FastCost colour;
  colour.Of<Criterion::kStrongColourPreference>() = 1;
  EXPECT_LT(upfloat, colour);
  FastCost difference;
  difference.AddToList<Criterion::kRepeatedUpfloatDifferences>(5);
  difference.AddToList<Criterion::kRepeatedUpfloatDifferences>(10);
  EXPECT_EQ(difference.Of<Criterion::kRepeatedUpfloatDifferences>(), 10);
  EXPECT_LT(difference, upfloat);
}

}  // namespace
}  // namespace ronda::dutch
