#include "ronda/pairing/dutch_procedure/candidate_search.h"

#include <algorithm>

#include "ronda/base/id_vector.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::dutch_procedure {
namespace {

// The merits, and below them what settles the order.
struct Layout {
  explicit Layout(const SearchTask& task) : weight(std::max(1, task.vertices / 2)) {
    for (const std::uint64_t most : task.most) weight.AddDigit(most);
    const auto players = Size(task.players);
    exchange_size = weight.AddDigit(1);
    exchange_sum = weight.AddDigit(players);
    wish = weight.AddDigit(4);
    grade = weight.AddDigit(players);
  }

  matching::LexWeight weight;
  int exchange_size = 0;
  int exchange_sum = 0;
  int wish = 0;
  int grade = 0;
};

template <class Weight>
class Search {
 public:
  Search(const SearchTask& task, const Layout& layout) : task_(task), layout_(layout), matching_(task.vertices) {
    std::vector<std::uint64_t> digits = layout.weight.Zeros();
    for (const SearchEdge& edge : task.edges) {
      std::ranges::copy(edge.merits, digits.begin());
      matching_.SetWeight(edge.u, edge.v, layout.weight.template Pack<Weight>(digits));
    }
    matching_.Solve();
  }

  SearchResult Any() const {
    SearchResult result = Summary();
    for (const Vertex u : Players()) {
      if (const auto mate = matching_.MateOf(u); mate && IsHigherEdge(u, *mate)) result.pairs.push_back({u, *mate});
    }
    return result;
  }

  SearchResult First() {
    SearchResult result = Summary();
    if (!result.complete) return Any();
    FixS1();
    for (const Vertex mdp : MovedDown()) {
      if (IsHigher(mdp)) Choose(mdp);
    }
    FixRemainder();
    result.pairs = pairs_;
    return result;
  }

 private:
  IdRange<Vertex> Vertices() const { return IdRange<Vertex>(task_.vertices); }
  IdRange<Vertex> Players() const { return IdRange<Vertex>(task_.players); }
  IdRange<Vertex> MovedDown() const { return IdRange<Vertex>(task_.s1_limit); }

  SearchResult Summary() const {
    SearchResult result;
    result.merits = layout_.weight.template Unpack<Weight>(matching_.Total());
    result.merits.resize(task_.most.size());
    for (const Vertex v : Vertices()) result.complete = result.complete && matching_.MateOf(v).has_value();
    return result;
  }

  Vertex Mate(Vertex vertex) const { return *matching_.MateOf(vertex); }
  bool IsHigherEdge(Vertex vertex, Vertex other) const { return other > vertex && other.value() < task_.players; }
  bool IsHigher(Vertex vertex) const { return IsHigherEdge(vertex, Mate(vertex)); }

  void Add(Vertex u, Vertex v, int digit, std::uint64_t value) {
    matching_.SetWeight(u, v, *matching_.WeightOf(u, v) + layout_.weight.template Unit<Weight>(digit, value));
  }

  template <class Action>
  void ForEachEdge(Vertex vertex, Action action) {
    for (const Vertex other : Vertices()) {
      if (other != vertex && matching_.WeightOf(vertex, other)) action(other);
    }
  }

  // Keeps only the edges a wish allows if a best matching has one of them at the vertex; otherwise removes these.
  template <class Wanted>
  bool Insist(Vertex vertex, Wanted wanted) {
    if (!wanted(Mate(vertex))) {
      ForEachEdge(vertex, [&](Vertex other) {
        if (wanted(other)) Add(vertex, other, layout_.wish, 1);
      });
      matching_.Solve();
    }
    const bool granted = wanted(Mate(vertex));
    ForEachEdge(vertex, [&](Vertex other) {
      if (wanted(other) != granted) matching_.RemoveEdge(vertex, other);
    });
    return granted;
  }

  // Settles the pair of a vertex of S1 with the first opponent it can have (C.04.3/2012 §D1; /2011 §D1).
  void Choose(Vertex vertex) {
    Vertex first = Next(vertex);
    while (!matching_.WeightOf(vertex, first)) ++first;
    if (Mate(vertex) != first) {
      ForEachEdge(vertex, [&](Vertex other) {
        if (IsHigherEdge(vertex, other)) Add(vertex, other, layout_.grade, Size(task_.players - other.value()));
      });
      matching_.Solve();
    }
    const Vertex mate = Mate(vertex);
    for (const Vertex one : {vertex, mate}) {
      ForEachEdge(one, [&](Vertex other) {
        if (other != vertex && other != mate) matching_.RemoveEdge(one, other);
      });
    }
    pairs_.push_back({vertex, mate});
  }

  // C.04.3/2012 §D3: of the sets of moved-down players who can be paired the first.
  void FixS1() {
    int left = 0;
    for (const Vertex mdp : MovedDown()) left += IsHigher(mdp) ? 1 : 0;
    if (left == task_.s1_limit) return;
    for (const Vertex mdp : MovedDown()) {
      if (left == 0) break;
      if (Insist(mdp, [&](Vertex other) { return IsHigherEdge(mdp, other); })) --left;
    }
  }

  // In the first composition that yields certain pairs S1 has the higher-ranked player of each pair. So the order of
  // exchanges is an order of the sets of these.
  void FixRemainder() {
    IdVector<Vertex, bool> is_settled(task_.players, false);
    for (const auto& [u, v] : pairs_) is_settled[u] = is_settled[v] = true;
    for (const Vertex v : Players()) {
      if (!is_settled[v]) remainder_.push_back(v);
    }
    std::size_t pairs = 0;
    for (const Vertex v : remainder_) pairs += IsHigher(v) ? 1U : 0U;
    if (pairs == 0) return;
    FixExchange(pairs);
    for (const Vertex v : remainder_) {
      if (IsHigher(v)) Choose(v);
    }
  }

  // C.04.3/2012 §D2; /2011 §D2: fewest players, then the smallest difference, then the lowest of S1, then the highest
  // of S2.
  void FixExchange(std::size_t pairs) {
    for (std::size_t number = 0; number < remainder_.size(); ++number) {
      const Vertex v = remainder_[number];
      ForEachEdge(v, [&](Vertex other) {
        if (!IsHigherEdge(v, other)) return;
        Add(v, other, layout_.exchange_size, number < pairs ? 1 : 0);
        Add(v, other, layout_.exchange_sum, remainder_.size() - number);
      });
    }
    matching_.Solve();
    int left = ExchangeSize(pairs);
    for (std::size_t number = pairs; number-- > 0 && left > 0;) {
      const Vertex v = remainder_[number];
      if (Insist(v, [&](Vertex other) { return !IsHigherEdge(v, other); })) --left;
    }
    left = ExchangeSize(pairs);
    for (std::size_t number = pairs; number < remainder_.size() && left > 0; ++number) {
      const Vertex v = remainder_[number];
      if (Insist(v, [&](Vertex other) { return IsHigherEdge(v, other); })) --left;
    }
    KeepOnlyS1AgainstS2();
  }

  int ExchangeSize(std::size_t pairs) const {
    int size = 0;
    for (std::size_t number = pairs; number < remainder_.size(); ++number) size += IsHigher(remainder_[number]) ? 1 : 0;
    return size;
  }

  void KeepOnlyS1AgainstS2() {
    IdVector<Vertex, bool> in_s1(task_.players, false);
    for (const Vertex v : remainder_) in_s1[v] = IsHigher(v);
    for (const Vertex v : remainder_) {
      ForEachEdge(v, [&](Vertex other) {
        if (!IsHigherEdge(v, other)) return;
        if (!in_s1[v] || in_s1[other]) matching_.RemoveEdge(v, other);
      });
    }
  }

  const SearchTask& task_;
  const Layout& layout_;
  matching::WeightedMatching<Weight> matching_;
  std::vector<Vertex> remainder_;
  std::vector<matching::VertexPair> pairs_;
};

}  // namespace

SearchResult FindBest(const SearchTask& task) {
  const Layout layout(task);
  return matching::WithWeightFor(layout.weight.solver_bits(),
                                 [&]<class Weight>() { return Search<Weight>(task, layout).Any(); });
}

SearchResult FindFirstBest(const SearchTask& task) {
  const Layout layout(task);
  return matching::WithWeightFor(layout.weight.solver_bits(),
                                 [&]<class Weight>() { return Search<Weight>(task, layout).First(); });
}

}  // namespace ronda::dutch_procedure
