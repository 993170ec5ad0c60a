#include "ronda/pairing/swiss/bracket_solver.h"

#include <algorithm>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/matching/kind_duals.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/pairing/swiss/bracket_graph.h"
#include "ronda/pairing/swiss/first_candidate.h"

namespace ronda::swiss {
namespace {

using matching::Kind;
using matching::Vertex;
using Bsn = StrongInt<struct BsnTag>;  // number in the remainder, from 0

template <class Weight>
class Solver {
 public:
  explicit Solver(BracketGraph& graph) : graph_(graph), matching_(graph.vertices()) {
    weights_.resize(Vertex(graph.bracket_size()).index() * Vertex(graph.bracket_size()).index());
    const auto weights = WeightsByKind();
    SetWeights(weights);
    StartFromFewer(weights);
  }

  // Any best candidate.
  Solution RunForPairs() {
    matching_.Solve();
    for (int v = 0; v < graph_.bracket_size(); ++v) {
      const auto mate = PartnerOf(v);
      if (mate && v < *mate) frozen_.push_back({v, *mate});
    }
    return Describe();
  }

  // The first of the best candidates.
  Solution Run() {
    matching_.Solve();
    if (!graph_.by_rank().empty()) {
      FixHighestAgainstLowest();
    } else if (!FixWithoutWeights()) {
      FixMdpSet();
      FixMdpOpponents();
      FixRemainder();
    }
    return Describe();
  }

 private:
  // Edges between two kinds are all alike, so their weight is packed once.
  matching::KindWeights<Weight> WeightsByKind() {
    IdVector<Kind, std::vector<int>> first_two(graph_.kinds());  // vertices
    for (int v = 0; v < graph_.vertices(); ++v) {
      auto& known = first_two[Kind(graph_.kind(v))];
      if (known.size() < 2) known.push_back(v);
    }
    matching::KindWeights<Weight> weights(graph_.kinds());
    for (int a = 0; a < graph_.kinds(); ++a) {
      for (int b = a; b < graph_.kinds(); ++b) {
        const int u = first_two[Kind(a)].front();
        const int v = a == b ? first_two[Kind(a)].back() : first_two[Kind(b)].front();
        if (u == v) continue;
        const auto edge = graph_.EdgeBetween(std::min(u, v), std::max(u, v));
        if (edge) weights.Set(a, b, graph_.layout().template Pack<Weight>(graph_.Digits(*edge)));
      }
    }
    return weights;
  }

  void SetWeights(const matching::KindWeights<Weight>& weights) {
    IdVector<Vertex, bool> is_forbidden(graph_.vertices(), false);
    for (int u = 0; u < graph_.vertices(); ++u) {
      const auto forbidden = graph_.ForbiddenTo(u);
      for (const int v : forbidden) is_forbidden[Vertex(v)] = true;
      for (int v = u + 1; v < graph_.vertices(); ++v) {
        const auto& weight = weights.Between(graph_.kind(u), graph_.kind(v));
        if (!weight || is_forbidden[Vertex(v)]) continue;
        if (!graph_.IsBracketPair(u, v)) {
          matching_.SetWeight(u, v, *weight);
          continue;
        }
        WeightOf(u, v) = *weight;
        if (graph_.has_unwanted_pairs()) TakeOff(u, v);
        matching_.SetWeight(u, v, WeightOf(u, v));
      }
      for (const int v : forbidden) is_forbidden[Vertex(v)] = false;
    }
  }

  // What is against this pair of players and not against their kinds.
  void TakeOff(int u, int v) {
    graph_.ForEachDigitAgainst(u, v,
                               [&](int digit) { WeightOf(u, v) -= graph_.layout().template Unit<Weight>(digit, 1); });
  }

  void StartFromFewer(const matching::KindWeights<Weight>& weights) {
    IdVector<Kind, int> counts(graph_.kinds(), 0);
    for (int v = 0; v < graph_.vertices(); ++v) ++counts[Kind(graph_.kind(v))];
    const auto duals = matching::DualsOfFewer<Weight>(counts.values(), weights);
    if (duals.empty()) return;
    std::vector<Weight> start;
    for (int v = 0; v < graph_.vertices(); ++v) start.push_back(duals[Kind(graph_.kind(v)).index()]);
    matching_.StartFrom(start);
  }

  Weight& WeightOf(int u, int v) {
    return weights_[Vertex(u).index() * Vertex(graph_.bracket_size()).index() + Vertex(v).index()];
  }

  bool HasEdge(int u, int v) const { return matching_.WeightOf(u, v).has_value(); }

  // The partner within the bracket.
  std::optional<int> PartnerOf(int vertex) const {
    const auto mate = matching_.MateOf(vertex);
    if (!mate || !graph_.IsBracketPair(vertex, *mate)) return std::nullopt;
    return mate;
  }

  Solution Describe() const {
    Solution solution;
    solution.candidate = TakeCandidate();
    for (int v = 0; v < graph_.vertices(); ++v) {
      const auto mate = matching_.MateOf(v);
      if (mate && !graph_.IsSpare(*mate)) continue;
      solution.complete = false;
      if (v < graph_.upper_size()) solution.left.push_back(graph_.place(v));
    }
    return solution;
  }

  // Changes the order part of a bracket pair's weight by adding to one digit.
  void AddToDigit(int u, int v, int digit, int value) {
    const int first = std::min(u, v);
    const int second = std::max(u, v);
    WeightOf(first, second) += graph_.layout().template Unit<Weight>(digit, static_cast<std::uint64_t>(value));
    matching_.SetWeight(first, second, WeightOf(first, second));
  }

  template <class Action>
  void ForEachBracketEdge(int vertex, Action action) {
    for (int other = 0; other < graph_.bracket_size(); ++other) {
      if (other != vertex && graph_.IsBracketPair(vertex, other) && HasEdge(vertex, other)) action(other);
    }
  }

  // From now on these two are a pair: no other edge remains at either.
  void Freeze(int u, int v) {
    for (int other = 0; other < graph_.vertices(); ++other) {
      if (other != u && other != v) {
        matching_.RemoveEdge(u, other);
        matching_.RemoveEdge(v, other);
      }
    }
    frozen_.push_back({u, v});
  }

  // The quick way, open where no blossoms are: one step after another without weights. Only an exchange needs them.
  bool FixWithoutWeights() {
    auto best = matching_.Heaviest();
    if (!best) return false;
    FirstCandidate first(graph_, std::move(*best));
    const bool all = first.Run();
    matching_.Adopt(first.Mates());
    for (const auto& [u, v] : first.pairs()) {
      all ? frozen_.push_back({u, v}) : Freeze(u, v);
    }
    if (!all) FixRemainder();
    return true;
  }

  // C.04.4.2/2026 §4.3: the highest ranked meets the lowest ranked he can, and floats only if he must; then the next.
  void FixHighestAgainstLowest() {
    if (auto best = matching_.Heaviest()) {
      FirstCandidate first(graph_, std::move(*best));
      first.RunHighestAgainstLowest();
      matching_.Adopt(first.Mates());
      for (const auto& [u, v] : first.pairs()) frozen_.push_back({u, v});
      return;
    }
    for (const int vertex : graph_.by_rank()) {
      if (!IsFrozen(vertex)) FixLowestOpponent(vertex);
    }
  }

  bool IsFrozen(int vertex) const {
    return std::ranges::any_of(frozen_, [&](const FrozenPair& pair) { return pair.u == vertex || pair.v == vertex; });
  }

  void FixLowestOpponent(int vertex) {
    int bsn = 0;
    for (const int other : graph_.by_rank()) {
      ++bsn;
      if (other != vertex && HasEdge(vertex, other)) AddToDigit(vertex, other, graph_.wish_digit(), bsn);
    }
    matching_.Solve();
    if (const auto partner = PartnerOf(vertex)) {
      Freeze(vertex, *partner);
    } else {
      ForEachBracketEdge(vertex, [&](int other) { matching_.RemoveEdge(vertex, other); });
    }
  }

  // C.04.3/2026 §4.4; /2017 §D.3: of the sets of MDPs that can be paired, the one with the smallest differing BSN. An
  // MDP already chosen keeps a credit of two, so that the wish for the next one, worth one, cannot displace him.
  void FixMdpSet() {
    std::vector<int> chosen;
    for (int mdp = 0; mdp < graph_.mdps(); ++mdp) {
      if (PartnerOf(mdp)) chosen.push_back(mdp);
    }
    if (static_cast<int>(chosen.size()) == graph_.mdps() || chosen.empty()) return;
    const std::size_t wanted = chosen.size();
    std::size_t found = 0;
    for (int mdp = 0; mdp < graph_.mdps() && found < wanted; ++mdp) {
      ForEachBracketEdge(mdp, [&](int other) { AddToDigit(mdp, other, graph_.mdp_set_digit(), 1); });
      if (!PartnerOf(mdp)) matching_.Solve();
      if (!PartnerOf(mdp)) {  // his wish must not add up with those of others
        ForEachBracketEdge(mdp, [&](int other) { matching_.RemoveEdge(mdp, other); });
        continue;
      }
      ++found;
      ForEachBracketEdge(mdp, [&](int other) { AddToDigit(mdp, other, graph_.mdp_set_digit(), 1); });
    }
    matching_.Solve();
  }

  // C.04.3/2026 §4.2; /2017 §D.1: the first MDP meets the highest resident he can, then the second, and so on.
  void FixMdpOpponents() {
    for (int mdp = 0; mdp < graph_.mdps(); ++mdp) {
      if (!PartnerOf(mdp)) continue;
      FixOpponent(mdp, graph_.mdps());
    }
  }

  // Gives `vertex` the lowest-numbered partner it can have among the vertices from `first` on, and freezes the pair.
  void FixOpponent(int vertex, int first) {
    int best = first;
    while (!graph_.IsBracketPair(vertex, best) || !HasEdge(vertex, best)) ++best;
    if (*PartnerOf(vertex) != best) {
      ForEachBracketEdge(vertex, [&](int other) {
        if (other >= first) AddToDigit(vertex, other, graph_.wish_digit(), graph_.bracket_size() - other);
      });
      matching_.Solve();
    }
    Freeze(vertex, *PartnerOf(vertex));
  }

  // C.04.3/2026 §3.6 with §4.2 and §4.3; /2017 §B.6 with §D.1 and §D.2.
  void FixRemainder() {
    remainder_.clear();
    int pairs = 0;
    IdVector<Vertex, bool> is_frozen(graph_.bracket_size(), false);
    for (const auto& [mdp, resident] : frozen_) is_frozen[Vertex(resident)] = true;
    for (int v = graph_.mdps(); v < graph_.bracket_size(); ++v) {
      if (is_frozen[Vertex(v)]) continue;
      remainder_.push_back(v);
      if (const auto mate = PartnerOf(v); mate && *mate > v) ++pairs;
    }
    if (pairs == 0) return;
    FixExchange(pairs);
    FixTransposition();
  }

  // In any candidate S1 is taken to be the higher-ranked player of each pair: that is the composition in which the
  // pairs first come up. So the order of exchanges is an order of the sets of higher-ranked players (proof in
  // docs/dutch-order.md).
  bool IsHigher(int bsn) const {
    const auto mate = PartnerOf(VertexAt(bsn));
    return mate && *mate > VertexAt(bsn);
  }

  std::vector<bool> HigherOfPairs() const {
    std::vector<bool> higher;
    for (int bsn = 0; bsn < static_cast<int>(remainder_.size()); ++bsn) higher.push_back(IsHigher(bsn));
    return higher;
  }

  // C.04.3/2026 §4.3.2; /2017 §D.2: fewest exchanged; then the smallest difference of sums; then the largest BSNs leave
  // S1; then the smallest leave S2.
  // Decision 021.
  void FixExchange(int pairs) {
    const int size = static_cast<int>(remainder_.size());
    ForEachRemainderEdge([&](int h, int l) {
      AddToDigit(VertexAt(h), VertexAt(l), graph_.exchange_size_digit(), h < pairs ? 1 : 0);
      AddToDigit(VertexAt(h), VertexAt(l), graph_.exchange_sum_digit(), size - h);
      AddToDigit(VertexAt(h), VertexAt(l), graph_.wish_digit(), 1);
    });
    matching_.Solve();
    FixOutOfS1(pairs);
    FixIntoS1(pairs);
    KeepOnlyS1AgainstS2();
  }

  int VertexAt(int bsn) const { return remainder_[Bsn(bsn).index()]; }

  int ExchangeSize(int pairs) const {
    const auto higher = HigherOfPairs();
    return static_cast<int>(std::count(higher.begin() + pairs, higher.end(), true));
  }

  void FixOutOfS1(int pairs) {
    int left = ExchangeSize(pairs);
    for (int bsn = pairs - 1; bsn >= 0 && left > 0; --bsn) {
      if (IsHigher(bsn)) {
        // A wish against the edges in which he would be in S1: all others have credit one.
        ForEachLower(bsn, [&](int l) { TakeWish(VertexAt(bsn), VertexAt(l)); });
        matching_.Solve();
      }
      if (IsHigher(bsn)) continue;
      --left;
      ForEachLower(bsn, [&](int l) { matching_.RemoveEdge(VertexAt(bsn), VertexAt(l)); });
    }
  }

  void FixIntoS1(int pairs) {
    int left = ExchangeSize(pairs);
    for (int bsn = pairs; bsn < static_cast<int>(remainder_.size()) && left > 0; ++bsn) {
      ForEachLower(bsn, [&](int l) { AddToDigit(VertexAt(bsn), VertexAt(l), graph_.wish_digit(), 1); });
      if (!IsHigher(bsn)) matching_.Solve();
      if (!IsHigher(bsn)) {  // his wish must not add up with those of others
        ForEachLower(bsn, [&](int l) { matching_.RemoveEdge(VertexAt(bsn), VertexAt(l)); });
        continue;
      }
      --left;
      ForEachLower(bsn, [&](int l) { AddToDigit(VertexAt(bsn), VertexAt(l), graph_.wish_digit(), 1); });
    }
    matching_.Solve();
  }

  void TakeWish(int u, int v) {
    WeightOf(u, v) -= graph_.layout().template Unit<Weight>(graph_.wish_digit(), 1);
    matching_.SetWeight(u, v, WeightOf(u, v));
  }

  template <class Action>
  void ForEachLower(int bsn, Action action) {
    for (int l = bsn + 1; l < static_cast<int>(remainder_.size()); ++l) {
      if (HasEdge(VertexAt(bsn), VertexAt(l))) action(l);
    }
  }

  template <class Action>
  void ForEachRemainderEdge(Action action) {
    for (int h = 0; h < static_cast<int>(remainder_.size()); ++h) {
      ForEachLower(h, [&](int l) { action(h, l); });
    }
  }

  void KeepOnlyS1AgainstS2() {
    const auto higher = HigherOfPairs();
    ForEachRemainderEdge([&](int h, int l) {
      if (!higher[Bsn(h).index()] || higher[Bsn(l).index()]) matching_.RemoveEdge(VertexAt(h), VertexAt(l));
    });
  }

  // C.04.3/2026 §4.2; /2017 §D.1: the first of S1 meets the first of S2 he can, then the second, and so on.
  void FixTransposition() {
    const auto higher = HigherOfPairs();
    for (std::size_t bsn = 0; bsn < higher.size(); ++bsn) {
      if (higher[bsn]) FixOpponent(remainder_[bsn], remainder_[bsn] + 1);
    }
  }

  Candidate TakeCandidate() const {
    Candidate candidate;
    IdVector<Vertex, bool> paired(graph_.bracket_size(), false);
    for (const auto& [u, v] : frozen_) {
      candidate.pairs.push_back({graph_.place(u), graph_.place(v)});
      paired[Vertex(u)] = paired[Vertex(v)] = true;
    }
    for (int v = 0; v < graph_.bracket_size(); ++v) {
      if (!paired[Vertex(v)]) candidate.downfloaters.push_back(graph_.place(v));
    }
    return candidate;
  }

  struct FrozenPair {
    int u;
    int v;
  };

  BracketGraph& graph_;
  matching::WeightedMatching<Weight> matching_;
  std::vector<Weight> weights_;     // of bracket pairs, with the order digits as they stand
  std::vector<FrozenPair> frozen_;  // in the order of the candidate
  std::vector<int> remainder_;      // vertices by BSN of the remainder
};

}  // namespace

Solution SolveBracket(const Field& field, std::span<const CriterionInfo> quality, const Bracket& bracket,
                      const SolverTerms& terms) {
  BracketGraph graph(field, quality, bracket, terms);
  return matching::WithWeightFor(graph.layout().solver_bits(), [&]<class Weight>() {
    Solver<Weight> solver(graph);
    return terms.pairs_only ? solver.RunForPairs() : solver.Run();
  });
}

}  // namespace ronda::swiss
