#include "ronda/pairing/dubov/transposition.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/matching/best_matchings.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/pairing/dubov/pair_layout.h"

namespace ronda::dubov {
namespace {

using matching::Vertex;

bool IsPossible(const swiss::Field& field, Place a, Place b) { return field.MayMeet(a, b) && !field.IsUnwanted(a, b); }

// Two lists of the same length as vertices: S1 before G2.
struct Halves {
  int vertices() const { return 2 * Count(s1); }
  IdRange<Vertex> OfS1() const { return IdRange<Vertex>(Count(s1)); }
  IdRange<Vertex> OfG2() const { return IdRange<Vertex>(Vertex(Count(s1)), Count(s1)); }
  Place InS1(Vertex u) const { return s1[u.index()]; }
  Place InG2(Vertex v) const { return g2[v.index() - s1.size()]; }

  std::span<const Place> s1;
  std::span<const Place> g2;
};

matching::PerfectMatching PossiblePairs(const swiss::Field& field, const Halves& halves) {
  matching::Graph graph(halves.vertices());
  for (const Vertex u : halves.OfS1()) {
    for (const Vertex v : halves.OfG2()) {
      if (IsPossible(field, halves.InS1(u), halves.InG2(v))) graph.AddEdge(u, v);
    }
  }
  return matching::PerfectMatching(std::move(graph));
}

// Players of G2 who are free, in their order; a player is a number in it.
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
  std::vector<std::size_t> next_;  // a free one: itself; another: somebody behind it, before the next free one
};

constexpr std::size_t kBackStep = 12;  // how many pairs are taken back when somebody finds nobody
constexpr std::size_t kFarthestBack = 96;

// The pairs of the walk before `start`, and the first transposition of the others.
std::optional<std::vector<Place>> WithTailFrom(const swiss::Field& field, std::span<const Place> s1,
                                               std::span<const Place> g2, std::span<const Place> taken) {
  std::vector<Place> t2(taken.begin(), taken.end());
  std::vector<Place> sorted = t2;
  std::ranges::sort(sorted);
  std::vector<Place> left;
  std::ranges::copy_if(g2, std::back_inserter(left),
                       [&](Place place) { return !std::ranges::binary_search(sorted, place); });
  const auto tail = FirstTransposition(field, s1.subspan(taken.size()), left);
  if (!tail) return std::nullopt;
  t2.insert(t2.end(), tail->begin(), tail->end());
  return t2;
}

}  // namespace

std::optional<std::vector<Place>> FirstTransposition(const swiss::Field& field, std::span<const Place> s1,
                                                     std::span<const Place> g2) {
  const Halves halves{s1, g2};
  matching::PerfectMatching perfect = PossiblePairs(field, halves);
  if (!perfect.IsPerfect()) return std::nullopt;
  std::vector<Vertex> left(halves.OfG2().begin(), halves.OfG2().end());
  std::vector<Place> t2;
  for (const Vertex u : halves.OfS1()) {
    auto found = std::ranges::find_if(left, [&](Vertex v) { return perfect.graph().HasEdge(u, v); });
    if (!perfect.Settle(u, *found)) {
      const matching::VertexSet partners = perfect.PartnersOf(u);
      found = std::ranges::find_if(left, [&](Vertex v) { return partners.Contains(v); });
      perfect.Settle(u, *found);
    }
    t2.push_back(halves.InG2(*found));
    left.erase(found);
  }
  return t2;
}

// If everybody finds somebody, each has the first who was left, and no transposition comes before it. If not, and the
// last ones can be paired when some pairs are taken back, the pairs before those were the first that could be made.
std::optional<std::vector<Place>> WalkToFirstTransposition(const swiss::Field& field, std::span<const Place> s1,
                                                           std::span<const Place> g2) {
  FreeList free(g2.size());
  std::vector<Place> t2;
  for (const Place place : s1) {
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

std::vector<Place> TranspositionWithFewestUnwanted(const swiss::Field& field, std::span<const Place> s1,
                                                   std::span<const Place> g2) {
  using Weight = matching::WeightOfWords<2>;
  const Halves halves{s1, g2};
  const PairLayout layout(field, Count(s1));
  matching::WeightedMatching<Weight> matching(halves.vertices());
  for (const Vertex u : halves.OfS1()) {
    for (const Vertex v : halves.OfG2()) {
      const Place one = halves.InS1(u);
      const Place other = halves.InG2(v);
      if (field.MayMeet(one, other)) matching.SetWeight(u, v, layout.WeightOf<Weight>(one, other));
    }
  }
  matching.Solve();
  matching::BestMatchings best(matching.Heaviest());
  std::vector<Vertex> left(halves.OfG2().begin(), halves.OfG2().end());
  std::vector<Place> t2;
  for (const Vertex u : halves.OfS1()) {
    const Vertex mate = *best.SettleFirst(u, left);
    t2.push_back(halves.InG2(mate));
    std::erase(left, mate);
  }
  return t2;
}

}  // namespace ronda::dubov
