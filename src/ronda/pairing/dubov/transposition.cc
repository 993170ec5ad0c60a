#include "ronda/pairing/dubov/transposition.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

#include "ronda/matching/best_matchings.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/pairing/dubov/pair_layout.h"

namespace ronda::dubov {
namespace {

bool IsPossible(const swiss::Field& field, int a, int b) { return field.MayMeet(a, b) && !field.IsUnwanted(a, b); }

// S1 are the vertices before those of G2.
matching::PerfectMatching PossiblePairs(const swiss::Field& field, std::span<const int> s1, std::span<const int> g2) {
  const int half = static_cast<int>(s1.size());
  matching::Graph graph(2 * half);
  for (int u = 0; u < half; ++u) {
    for (int v = 0; v < half; ++v) {
      if (IsPossible(field, s1.begin()[u], g2.begin()[v])) graph.AddEdge(u, half + v);
    }
  }
  return matching::PerfectMatching(std::move(graph));
}

// Players of G2 who are free, in their order; a player is his number in it.
class FreeList {
 public:
  explicit FreeList(std::size_t size) : next_(size + 1) { std::iota(next_.begin(), next_.end(), std::size_t{0}); }

  // The first free one from `number` on; the length of the list if there is none.
  std::size_t From(std::size_t number) {
    std::size_t free = number;
    while (next_[free] != free) free = next_[free];
    while (next_[number] != free) number = std::exchange(next_[number], free);
    return free;
  }
  void Take(std::size_t number) { next_[number] = number + 1; }

 private:
  std::vector<std::size_t> next_;  // a free one: himself; another: somebody behind him, before the next free one
};

constexpr std::size_t kBackStep = 12;  // how many pairs are taken back when somebody finds nobody
constexpr std::size_t kFarthestBack = 96;

// The pairs of the walk before `start`, and the first transposition of the others.
std::optional<std::vector<int>> WithTailFrom(const swiss::Field& field, std::span<const int> s1,
                                             std::span<const int> g2, std::span<const int> taken) {
  std::vector<int> t2(taken.begin(), taken.end());
  std::vector<int> sorted = t2;
  std::ranges::sort(sorted);
  std::vector<int> left;
  std::ranges::copy_if(g2, std::back_inserter(left),
                       [&](int place) { return !std::ranges::binary_search(sorted, place); });
  const auto tail = FirstTransposition(field, s1.subspan(taken.size()), left);
  if (!tail) return std::nullopt;
  t2.insert(t2.end(), tail->begin(), tail->end());
  return t2;
}

}  // namespace

std::optional<std::vector<int>> FirstTransposition(const swiss::Field& field, std::span<const int> s1,
                                                   std::span<const int> g2) {
  matching::PerfectMatching perfect = PossiblePairs(field, s1, g2);
  if (!perfect.IsPerfect()) return std::nullopt;
  const int half = static_cast<int>(s1.size());
  std::vector<int> left(g2.size());
  std::iota(left.begin(), left.end(), half);
  std::vector<int> t2;
  for (int u = 0; u < half; ++u) {
    auto found = std::ranges::find_if(left, [&](int v) { return perfect.graph().HasEdge(u, v); });
    if (!perfect.Settle(u, *found)) {
      const matching::VertexSet partners = perfect.PartnersOf(u);
      found = std::ranges::find_if(left, [&](int v) { return partners.Contains(v); });
      perfect.Settle(u, *found);
    }
    t2.push_back(g2.begin()[*found - half]);
    left.erase(found);
  }
  return t2;
}

// If everybody finds somebody, each has the first who was left, and no transposition comes before it. If not, and the
// last ones can be paired when some pairs are taken back, the pairs before those were the first that could be made.
std::optional<std::vector<int>> WalkToFirstTransposition(const swiss::Field& field, std::span<const int> s1,
                                                         std::span<const int> g2) {
  FreeList free(g2.size());
  std::vector<int> t2;
  for (const int place : s1) {
    std::size_t number = free.From(0);
    while (number < g2.size() && !IsPossible(field, place, g2[number])) number = free.From(number + 1);
    if (number == g2.size()) break;
    t2.push_back(g2[number]);
    free.Take(number);
  }
  if (t2.size() == s1.size()) return t2;
  for (std::size_t start = t2.size(); start > 0;) {
    start = start < kBackStep ? 0 : start - kBackStep;
    if (s1.size() - start > kFarthestBack) return std::nullopt;
    if (auto whole = WithTailFrom(field, s1, g2, std::span(t2).first(start))) return whole;
  }
  return std::nullopt;
}

std::vector<int> TranspositionWithFewestUnwanted(const swiss::Field& field, std::span<const int> s1,
                                                 std::span<const int> g2) {
  using Weight = matching::WeightOfWords<2>;
  const int half = static_cast<int>(s1.size());
  const PairLayout layout(field, half);
  matching::WeightedMatching<Weight> matching(2 * half);
  for (int u = 0; u < half; ++u) {
    for (int v = 0; v < half; ++v) {
      const int one = s1.begin()[u];
      const int other = g2.begin()[v];
      if (field.MayMeet(one, other)) matching.SetWeight(u, half + v, layout.WeightOf<Weight>(one, other));
    }
  }
  matching.Solve();
  matching::BestMatchings best(matching.Heaviest());
  std::vector<int> left(g2.size());
  std::iota(left.begin(), left.end(), half);
  std::vector<int> t2;
  for (int u = 0; u < half; ++u) {
    const int mate = *best.SettleFirst(u, left);
    t2.push_back(g2.begin()[mate - half]);
    std::erase(left, mate);
  }
  return t2;
}

}  // namespace ronda::dubov
