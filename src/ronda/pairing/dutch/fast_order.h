// What the fast way weighs, in the order of the regulation. An edition whose criteria come in another order does not
// compile (edition.cc), and neither does a cost of a criterion that is not here.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <span>

#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/criterion_table.h"
#include "ronda/pairing/swiss/kind_walk.h"

namespace ronda::dutch {

inline constexpr std::size_t kMostMdps = swiss::kMostMdpsOfWalk;

// A criterion and the numbers its value is made of.
struct FastTerm {
  swiss::Criterion criterion;
  std::size_t numbers = 1;
};

inline constexpr std::array kFastOrder{
    FastTerm{swiss::Criterion::kByeUnplayedRounds},
    FastTerm{swiss::Criterion::kColourPreference},
    FastTerm{swiss::Criterion::kStrongColourPreference},
    FastTerm{swiss::Criterion::kRepeatedDownfloat},
    FastTerm{swiss::Criterion::kRepeatedUpfloat},
    FastTerm{swiss::Criterion::kEarlierDownfloat},
    FastTerm{swiss::Criterion::kEarlierUpfloat},
    FastTerm{swiss::Criterion::kRepeatedUpfloatDifferences, kMostMdps},  // largest first
    FastTerm{swiss::Criterion::kEarlierUpfloatDifferences, kMostMdps},
};

// Whether the fast way weighs all it has to of these criteria, and in their order.
constexpr bool FastWayFollows(std::span<const swiss::CriterionInfo> quality) {
  auto term = kFastOrder.begin();
  for (const swiss::CriterionInfo& info : quality) {
    if (swiss::RowOf(info.criterion).fast == swiss::FastWay::kEqual) continue;
    term = std::ranges::find(term, kFastOrder.end(), info.criterion, &FastTerm::criterion);
    if (term == kFastOrder.end()) return false;
    ++term;
  }
  return true;
}

constexpr std::size_t FastNumbersBefore(decltype(kFastOrder)::const_iterator end) {
  std::size_t numbers = 0;
  for (auto term = kFastOrder.begin(); term != end; ++term) numbers += term->numbers;
  return numbers;
}

// Where the numbers of a criterion begin. One that the fast way does not weigh does not compile.
constexpr std::size_t FirstFastNumber(swiss::Criterion criterion) {
  const auto term = std::ranges::find(kFastOrder, criterion, &FastTerm::criterion);
  if (term == kFastOrder.end()) std::abort();
  return FastNumbersBefore(term);
}

// What a bracket costs: the numbers of the criteria one after the other, smaller is better.
class FastCost {
 public:
  auto operator<=>(const FastCost&) const = default;

  template <swiss::Criterion criterion>
  constexpr int& Of() {
    constexpr std::size_t kFirst = FirstFastNumber(criterion);
    return numbers_[kFirst];
  }
  template <swiss::Criterion criterion>
  constexpr int Of() const {
    constexpr std::size_t kFirst = FirstFastNumber(criterion);
    return numbers_[kFirst];
  }

  template <swiss::Criterion criterion>
  void AddToList(int value) {
    const std::span list = std::span(numbers_).template subspan<FirstFastNumber(criterion), kMostMdps>();
    list.back() = value;
    std::ranges::sort(list, std::ranges::greater{});
  }

 private:
  std::array<int, FastNumbersBefore(kFastOrder.end())> numbers_{};
};

}  // namespace ronda::dutch
