#include "ronda/pairing/swiss/first_exchange.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/matching/best_matchings.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::swiss {
namespace {

using matching::Vertex;

// The vertices numbered anew, those of the remainder first, by BSN; or some of them.
class Numbering {
 public:
  explicit Numbering(const ExchangeTask& task) : task_(task), vertices_(task.remainder.begin(), task.remainder.end()) {
    remainder_ = static_cast<int>(vertices_.size());
    IdVector<Vertex, bool> is_known(task.best.edges().vertices(), false);
    for (const int v : vertices_) is_known[Vertex(v)] = true;
    for (int v = 0; v < task.best.edges().vertices(); ++v) {
      if (!is_known[Vertex(v)]) vertices_.push_back(v);
    }
    bsns_.resize(vertices_.size());
    std::iota(bsns_.begin(), bsns_.end(), 0);
    NumberVertices();
  }

  // Every fourth, from the second on.
  Numbering Fewer() const {
    Numbering fewer = *this;
    fewer.vertices_.clear();
    fewer.bsns_.clear();
    for (std::size_t number = 1; number < vertices_.size(); number += kOneOf) {
      fewer.vertices_.push_back(vertices_[number]);
      fewer.bsns_.push_back(bsns_[number]);
    }
    fewer.remainder_ = (remainder_ + kOneOf - 2) / kOneOf;
    fewer.NumberVertices();
    return fewer;
  }
  static constexpr int kOneOf = 4;

  int size() const { return static_cast<int>(vertices_.size()); }
  int remainder() const { return remainder_; }  // the first so many
  int Bsn(int number) const { return bsns_[Vertex(number).index()]; }
  // Calls visit(b) for each edge from a to a later one.
  template <class Visit>
  void ForEachLater(int a, Visit visit) const {
    const matching::VertexSet& joined = task_.best.edges().NeighboursOf(At(a));
    matching::ForEachCommon(joined, numbered_, [&](int v) {
      if (const int b = number_of_[Vertex(v)]; b > a) visit(b);
    });
  }
  bool IsPair(int a, int b) const { return std::max(a, b) < remainder_ && task_.best.MayPair(At(a), At(b)); }
  std::size_t odd_sets() const { return task_.best.odd_sets().size(); }
  // How many odd sets an edge does not leave: best candidates leave each only once.
  std::uint64_t OddSetsNotLeft(int a, int b) const {
    return matching::OddSetsNotLeft(task_.best.odd_sets(), At(a), At(b));
  }

 private:
  int At(int number) const { return vertices_[Vertex(number).index()]; }

  void NumberVertices() {
    const int all = task_.best.edges().vertices();
    numbered_ = matching::VertexSet(all);
    number_of_ = IdVector<Vertex, int>(all, 0);
    for (int number = 0; number < size(); ++number) {
      numbered_.Insert(At(number));
      number_of_[Vertex(At(number))] = number;
    }
  }

  const ExchangeTask& task_;
  int remainder_ = 0;
  std::vector<int> vertices_;
  std::vector<int> bsns_;
  matching::VertexSet numbered_{0};
  IdVector<Vertex, int> number_of_;  // of those that are numbered
};

// The digits of an edge: that everybody is matched, odd sets, then the first two keys of the order.
class ExchangeWeights {
 public:
  ExchangeWeights(const Numbering& numbers, int pairs)
      : pairs_(pairs), size_(numbers.remainder()), layout_(numbers.size() / 2) {
    layout_.AddDigit(1);
    layout_.AddDigit(numbers.odd_sets());
    in_s1_ = layout_.AddDigit(1);
    layout_.AddDigit(static_cast<std::uint64_t>(size_));
  }

  int bits() const { return layout_.solver_bits(); }

  // Of the edges that are no pairs, but for the odd sets.
  template <class Weight>
  Weight Single() const {
    return layout_.Unit<Weight>(0, 1);
  }
  // Of the pairs of which this is the BSN of the higher ranked, but for the odd sets.
  template <class Weight>
  Weight Pair(int bsn) const {
    const std::array<std::uint64_t, 4> digits{1, 0, bsn < pairs_ ? 1U : 0U, static_cast<std::uint64_t>(size_ - bsn)};
    return layout_.Pack<Weight>(digits);
  }
  template <class Weight>
  Weight OddSetsNotLeft(std::uint64_t count) const {
    return layout_.Unit<Weight>(1, count);
  }

  // More than two neighbours of the same half can differ by.
  template <class Weight>
  Weight LargeStep() const {
    return layout_.Unit<Weight>(in_s1_, 1);
  }

 private:
  int pairs_;
  int size_;
  matching::LexWeight layout_;
  int in_s1_;
};

// Duals for all from those of every fourth: in between they run straight, except where they leap.
template <class Weight>
std::vector<Weight> Spread(const std::vector<Weight>& few, int size, const Weight& leap) {
  std::vector<Weight> duals;
  for (int number = 0; number < size; ++number) {
    const int before = std::min(std::max(0, (number - 1) / Numbering::kOneOf), static_cast<int>(few.size()) - 1);
    const Weight& dual = few.begin()[before];
    duals.push_back(dual);
    if (number == 0 || before + 1 == static_cast<int>(few.size())) continue;
    Weight step = few.begin()[before + 1] - dual;
    if (!(step < leap) || !(-step < leap)) continue;
    static_assert(Numbering::kOneOf == 4);
    step >>= 2;
    for (int more = (number - 1) % Numbering::kOneOf; more > 0; --more) duals.back() += step;
  }
  return duals;
}

template <class Weight>
matching::WeightedMatching<Weight> Weighed(const Numbering& numbers, const ExchangeWeights& weights) {
  constexpr int kFewestToThin = 128;
  matching::WeightedMatching<Weight> matching(numbers.size());
  const Weight single = weights.Single<Weight>();
  for (int a = 0; a < numbers.size(); ++a) {
    const Weight pair = a < numbers.remainder() ? weights.Pair<Weight>(numbers.Bsn(a)) : single;
    numbers.ForEachLater(a, [&](int b) {
      Weight weight = numbers.IsPair(a, b) ? pair : single;
      if (numbers.odd_sets() > 0) weight += weights.OddSetsNotLeft<Weight>(numbers.OddSetsNotLeft(a, b));
      matching.SetWeight(a, b, weight);
    });
  }
  if (numbers.size() >= kFewestToThin) {
    const auto few = Weighed<Weight>(numbers.Fewer(), weights).FractionalDuals();
    matching.StartFrom(Spread<Weight>(few, numbers.size(), weights.LargeStep<Weight>()));
  }
  return matching;
}

template <class Weight>
matching::BestMatchings FirstTwoKeys(const Numbering& numbers, const ExchangeWeights& weights) {
  auto matching = Weighed<Weight>(numbers, weights);
  matching.Solve();
  return matching::BestMatchings(matching.Heaviest());
}

class ExchangeSearch {
 public:
  ExchangeSearch(const Numbering& numbers, int pairs, matching::BestMatchings best)
      : numbers_(numbers), pairs_(pairs), best_(std::move(best)) {}

  // C.04.3/2026 §4.3.2; /2017 §D.2: the fewest are exchanged and the difference of sums is the smallest already; then
  // the largest BSNs leave S1, then the smallest leave S2. Decision 021.
  std::vector<bool> Run() {
    int left = Exchanged();
    for (int bsn = pairs_ - 1; bsn >= 0 && left > 0; --bsn) {
      if (best_.Without(EdgesAsHigher(bsn))) --left;
    }
    left = Exchanged();
    for (int bsn = pairs_; bsn < numbers_.remainder() && left > 0; ++bsn) {
      if (best_.Without(EdgesNotAsHigher(bsn))) --left;
    }
    std::vector<bool> higher;
    for (int bsn = 0; bsn < numbers_.remainder(); ++bsn) higher.push_back(IsHigher(bsn));
    return higher;
  }

 private:
  bool IsHigher(int bsn) const {
    const int mate = best_.MateOf(bsn);
    return mate > bsn && numbers_.IsPair(bsn, mate);
  }

  // How many of the original S2 are in S1.
  int Exchanged() const {
    int count = 0;
    for (int bsn = pairs_; bsn < numbers_.remainder(); ++bsn) count += IsHigher(bsn) ? 1 : 0;
    return count;
  }

  matching::EdgeList EdgesAsHigher(int bsn) const {
    return best_.EdgesOf(bsn, [&](int other) { return other > bsn && numbers_.IsPair(bsn, other); });
  }
  matching::EdgeList EdgesNotAsHigher(int bsn) const {
    return best_.EdgesOf(bsn, [&](int other) { return other < bsn || !numbers_.IsPair(bsn, other); });
  }

  const Numbering& numbers_;
  int pairs_;
  matching::BestMatchings best_;
};

}  // namespace

std::vector<bool> FirstExchange(const ExchangeTask& task) {
  using Narrow = matching::WeightOfWords<1>;
  const Numbering numbers(task);
  const ExchangeWeights weights(numbers, task.pairs);
  auto best = weights.bits() <= Narrow::bits() ? FirstTwoKeys<Narrow>(numbers, weights)
                                               : FirstTwoKeys<matching::WeightOfWords<2>>(numbers, weights);
  return ExchangeSearch(numbers, task.pairs, std::move(best)).Run();
}

}  // namespace ronda::swiss
