#include "ronda/pairing/swiss/first_exchange.h"

#include <algorithm>
#include <array>
#include <cstdint>
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

// The vertices numbered anew, those of the remainder first, in the order of their BSNs; or some of them.
class Numbering {
 public:
  explicit Numbering(const ExchangeTask& task) : task_(task), remainder_(task.remainder.size()) {
    const IdRange<Vertex> all(task.best.edges().vertices());
    IdVector<Vertex, bool> is_known(all.size(), false);
    for (const Vertex v : task.remainder) {
      is_known[v] = true;
      vertices_.push_back(v);
    }
    for (const Vertex v : all) {
      if (!is_known[v]) vertices_.push_back(v);
    }
    for (const Vertex number : numbers()) bsns_.push_back(Bsn::FromIndex(number.index()));
    NumberVertices();
  }

  // Every fourth, from the second on.
  Numbering Fewer() const {
    Numbering fewer = *this;
    fewer.vertices_.clear();
    fewer.bsns_.clear();
    for (Vertex number(1); number < Vertex(size()); number = Vertex(number.value() + kOneOf)) {
      fewer.vertices_.push_back(vertices_[number]);
      fewer.bsns_.push_back(bsns_[number]);
    }
    fewer.remainder_ = (remainder_ + kOneOf - 2) / kOneOf;
    fewer.NumberVertices();
    return fewer;
  }
  static constexpr int kOneOf = 4;

  int size() const { return vertices_.size(); }
  IdRange<Vertex> numbers() const { return vertices_.ids(); }
  int remainder() const { return remainder_; }  // the first so many
  bool IsOfRemainder(Vertex number) const { return number.value() < remainder_; }
  Bsn BsnOf(Vertex number) const { return bsns_[number]; }
  // Calls visit(b) for each edge from a to a later one.
  template <class Visit>
  void ForEachLater(Vertex a, Visit visit) const {
    const matching::VertexSet& joined = task_.best.edges().NeighboursOf(vertices_[a]);
    matching::ForEachCommon(joined, numbered_, [&](Vertex v) {
      if (const Vertex b = number_of_[v]; b > a) visit(b);
    });
  }
  bool IsPair(Vertex a, Vertex b) const {
    return IsOfRemainder(std::max(a, b)) && task_.best.MayPair(vertices_[a], vertices_[b]);
  }
  std::size_t odd_sets() const { return task_.best.odd_sets().size(); }
  // How many odd sets an edge does not leave: best candidates leave each only once.
  std::uint64_t OddSetsNotLeft(Vertex a, Vertex b) const {
    return matching::OddSetsNotLeft(task_.best.odd_sets(), vertices_[a], vertices_[b]);
  }

 private:
  void NumberVertices() {
    const int all = task_.best.edges().vertices();
    numbered_ = matching::VertexSet(all);
    number_of_ = IdVector<Vertex, Vertex>(all, Vertex(0));
    for (const Vertex number : numbers()) {
      numbered_.Insert(vertices_[number]);
      number_of_[vertices_[number]] = number;
    }
  }

  const ExchangeTask& task_;
  int remainder_;
  IdVector<Vertex, Vertex> vertices_;  // by new number
  IdVector<Vertex, Bsn> bsns_;         // by new number; what is beyond the remainder has none that counts
  matching::VertexSet numbered_{0};
  IdVector<Vertex, Vertex> number_of_;  // of those that are numbered
};

// The digits of an edge: that everybody is matched, odd sets, then the first two keys of the order.
class ExchangeWeights {
 public:
  ExchangeWeights(const Numbering& numbers, int pairs)
      : pairs_(Size(pairs)), size_(Size(numbers.remainder())), layout_(numbers.size() / 2) {
    layout_.AddDigit(1);
    layout_.AddDigit(numbers.odd_sets());
    in_s1_ = layout_.AddDigit(1);
    layout_.AddDigit(size_);
  }

  int bits() const { return layout_.solver_bits(); }

  // Of the edges that are no pairs, but for the odd sets.
  template <class Weight>
  Weight Single() const {
    return layout_.Unit<Weight>(0, 1);
  }
  // Of the pairs of which this is the BSN of the higher ranked, but for the odd sets.
  template <class Weight>
  Weight Pair(Bsn bsn) const {
    const std::array<std::uint64_t, 4> digits{1, 0, bsn.index() < pairs_ ? 1U : 0U, size_ - bsn.index()};
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
  std::size_t pairs_;
  std::size_t size_;
  matching::LexWeight layout_;
  int in_s1_;
};

// Duals for all from those of every fourth: in between they run straight, except where they leap.
template <class Weight>
IdVector<Vertex, Weight> Spread(const IdVector<Vertex, Weight>& few, int size, const Weight& leap) {
  IdVector<Vertex, Weight> duals;
  for (int number = 0; number < size; ++number) {
    const Vertex before(std::min(std::max(0, (number - 1) / Numbering::kOneOf), few.size() - 1));
    const Weight& dual = few[before];
    duals.push_back(dual);
    if (number == 0 || !few.Contains(Next(before))) continue;
    Weight step = few[Next(before)] - dual;
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
  for (const Vertex a : numbers.numbers()) {
    const Weight pair = numbers.IsOfRemainder(a) ? weights.Pair<Weight>(numbers.BsnOf(a)) : single;
    numbers.ForEachLater(a, [&](Vertex b) {
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
  IdVector<Bsn, bool> Run() {
    int left = Exchanged();
    for (Vertex last(pairs_); last > Vertex(0) && left > 0; --last) {
      if (best_.Without(EdgesAsHigher(Previous(last)))) --left;
    }
    left = Exchanged();
    for (const Vertex v : OriginalS2()) {
      if (left == 0) break;
      if (best_.Without(EdgesNotAsHigher(v))) --left;
    }
    IdVector<Bsn, bool> higher;
    for (const Vertex v : IdRange<Vertex>(numbers_.remainder())) higher.push_back(IsHigher(v));
    return higher;
  }

 private:
  // The vertices of the remainder have the order of the BSNs.
  IdRange<Vertex> OriginalS2() const { return IdRange<Vertex>(Vertex(pairs_), numbers_.remainder() - pairs_); }

  bool IsHigher(Vertex v) const {
    const Vertex mate = best_.MateOf(v);
    return mate > v && numbers_.IsPair(v, mate);
  }

  // How many of the original S2 are in S1.
  int Exchanged() const {
    int count = 0;
    for (const Vertex v : OriginalS2()) count += IsHigher(v) ? 1 : 0;
    return count;
  }

  matching::EdgeList EdgesAsHigher(Vertex v) const {
    return best_.EdgesOf(v, [&](Vertex other) { return other > v && numbers_.IsPair(v, other); });
  }
  matching::EdgeList EdgesNotAsHigher(Vertex v) const {
    return best_.EdgesOf(v, [&](Vertex other) { return other < v || !numbers_.IsPair(v, other); });
  }

  const Numbering& numbers_;
  int pairs_;
  matching::BestMatchings best_;
};

}  // namespace

IdVector<Bsn, bool> FirstExchange(const ExchangeTask& task) {
  using Narrow = matching::WeightOfWords<1>;
  const Numbering numbers(task);
  const ExchangeWeights weights(numbers, task.pairs);
  auto best = weights.bits() <= Narrow::bits() ? FirstTwoKeys<Narrow>(numbers, weights)
                                               : FirstTwoKeys<matching::WeightOfWords<2>>(numbers, weights);
  return ExchangeSearch(numbers, task.pairs, std::move(best)).Run();
}

}  // namespace ronda::swiss
