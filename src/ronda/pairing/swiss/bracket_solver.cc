#include "ronda/pairing/swiss/bracket_solver.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/heaviest_matchings.h"
#include "ronda/matching/kind_duals.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/pairing/swiss/best_by_kinds.h"
#include "ronda/pairing/swiss/bracket_graph.h"
#include "ronda/pairing/swiss/criteria_stages.h"
#include "ronda/pairing/swiss/first_candidate.h"
#include "ronda/pairing/swiss/stage_weights.h"

namespace ronda::swiss {
namespace {

using matching::Kind;
using matching::Vertex;

// Empty where fewer players would be no help.
template <class Weight>
IdVector<Kind, Weight> DualsByKind(const BracketGraph& graph, const matching::KindWeights<Weight>& weights) {
  IdVector<Kind, int> counts(graph.kinds(), 0);
  for (const Vertex v : graph.Vertices()) ++counts[graph.kind(v)];
  return matching::DualsOfFewer<Weight>(counts, weights);
}

template <class Weight>
matching::WeightedMatching<Weight> Weighed(const BracketGraph& graph, const StageWeights<Weight>& weights) {
  matching::WeightedMatching<Weight> matching(graph.vertices());
  IdVector<Vertex, bool> is_forbidden(graph.vertices(), false);
  for (const Vertex u : graph.Vertices()) {
    const auto forbidden = graph.ForbiddenTo(u);
    for (const Vertex v : forbidden) is_forbidden[v] = true;
    for (const Vertex v : IdRange<Vertex>(Next(u), graph.vertices() - u.value() - 1)) {
      const bool joined = weights.by_kind().Between(graph.kind(u), graph.kind(v)).has_value();
      if (joined && !is_forbidden[v]) matching.SetWeight(u, v, weights.Of(u, v));
    }
    for (const Vertex v : forbidden) is_forbidden[v] = false;
  }
  return matching;
}

// The best matchings by the first criteria.
template <class Weight>
matching::HeaviestMatchings FirstStage(const BracketGraph& graph, const StageWeights<Weight>& weights) {
  const auto duals = DualsByKind(graph, weights.by_kind());
  if (auto best = BestByKinds(graph, weights, duals)) return *std::move(best);
  auto matching = Weighed(graph, weights);
  if (!duals.empty()) {
    IdVector<Vertex, Weight> start;
    for (const Vertex v : graph.Vertices()) start.push_back(duals[graph.kind(v)]);
    matching.StartFrom(start);
  }
  matching.Solve();
  return matching.Heaviest();
}

// Of some best matchings those that are best by the criteria that come next.
template <class Weight>
matching::HeaviestMatchings NextStage(const matching::HeaviestMatchings& before, const matching::LexWeight& layout,
                                      const StageWeights<Weight>& weights) {
  matching::WeightedMatching<Weight> matching(before.edges.vertices());
  for (const Vertex u : IdRange<Vertex>(before.edges.vertices())) {
    const auto& neighbours = before.edges.NeighboursOf(u);
    matching::ForEachCommon(neighbours, neighbours, [&](Vertex v) {
      if (v < u) return;
      Weight weight =
          layout.Unit<Weight>(0, 1) + layout.Unit<Weight>(1, matching::OddSetsNotLeft(before.odd_sets, u, v));
      if (!before.leaving_out.HasEdge(u, v)) weight += weights.Of(u, v);
      matching.SetWeight(u, v, weight);
    });
  }
  matching.Solve();
  matching::HeaviestMatchings best = matching.Heaviest();
  for (const Vertex v : IdRange<Vertex>(best.edges.vertices()))
    best.edges.KeepNeighbours(v, before.edges.NeighboursOf(v));
  best.leaving_out = before.leaving_out;
  return best;
}

// Which edges between kinds are left.
std::vector<bool> KindEdgesLeft(const BracketGraph& graph, const CriteriaStages& stages,
                                const matching::HeaviestMatchings& best) {
  IdVector<Kind, IdVector<Kind, bool>> are_joined(graph.kinds(), IdVector<Kind, bool>(graph.kinds(), false));
  for (const Vertex u : graph.Vertices()) {
    const auto& neighbours = best.edges.NeighboursOf(u);
    matching::ForEachCommon(neighbours, neighbours, [&](Vertex v) {
      if (v.value() < graph.vertices() && !best.leaving_out.HasEdge(u, v))
        are_joined[graph.kind(u)][graph.kind(v)] = true;
    });
  }
  std::vector<bool> left;
  for (const auto& edge : stages.edges()) left.push_back(are_joined[edge.a][edge.b]);
  return left;
}

// All best candidates.
matching::HeaviestMatchings Best(const BracketGraph& graph, CriteriaStages stages) {
  const auto with_weights = [&](const CriteriaStages::Digits& digits, auto use) {
    return matching::WithNarrowWeightFor<kBitsAtATime>(
        digits.layout.solver_bits(), [&]<class Weight>() { return use(StageWeights<Weight>(graph, stages, digits)); });
  };
  const int most_bits = graph.terms().most_bits;
  const auto first = stages.Next(matching::LexWeight(std::max(1, (graph.vertices() + 1) / 2)), most_bits);
  auto best = with_weights(first, [&](const auto& weights) { return FirstStage(graph, weights); });
  while (stages.AnyLeft()) {
    stages.Keep(KindEdgesLeft(graph, stages, best));
    matching::LexWeight layout(std::max(1, best.edges.vertices() / 2));
    layout.AddDigit(1);
    layout.AddDigit(best.odd_sets.size());
    const auto digits = stages.Next(std::move(layout), most_bits);
    if (digits.columns.empty()) break;
    best = with_weights(digits, [&](const auto& weights) { return NextStage(best, digits.layout, weights); });
  }
  return best;
}

// What the pairs of a bracket, in the order of the candidate, and the mates of all vertices come to.
Solution Describe(const BracketGraph& graph, std::span<const SettledPair> pairs, const matching::Mates& mates) {
  Solution solution;
  IdVector<Vertex, bool> paired(graph.bracket_size(), false);
  for (const auto& [u, v] : pairs) {
    solution.candidate.pairs.push_back({graph.place(u), graph.place(v)});
    paired[u] = paired[v] = true;
  }
  for (const Vertex v : graph.BracketVertices()) {
    if (!paired[v]) solution.candidate.downfloaters.push_back(graph.place(v));
  }
  for (const Vertex v : graph.Vertices()) {
    const auto mate = mates[v];
    if (mate && !graph.IsSpare(*mate)) continue;
    solution.complete = false;
    if (v.value() < graph.upper_size()) solution.left.push_back(graph.place(v));
  }
  return solution;
}

// The pairs of the bracket among these mates.
std::vector<SettledPair> PairsOf(const BracketGraph& graph, const matching::Mates& mates) {
  std::vector<SettledPair> pairs;
  for (const Vertex v : graph.BracketVertices()) {
    const auto mate = mates[v];
    if (mate && v < *mate && graph.IsBracketPair(v, *mate)) pairs.push_back({v, *mate});
  }
  return pairs;
}

Solution SolveAll(const Field& field, std::span<const CriterionInfo> quality, const Bracket& bracket,
                  const SolverTerms& terms) {
  const BracketGraph graph(field, bracket, terms);
  FirstCandidate first(graph, Best(graph, CriteriaStages(field, quality, bracket, graph)));
  if (!terms.pairs_only) graph.by_rank().empty() ? first.Run() : first.RunHighestAgainstLowest();
  const auto mates = first.Mates();
  return Describe(graph, terms.pairs_only ? PairsOf(graph, mates) : first.pairs(), mates);
}

// MDPs who may meet nobody who takes part. They float whatever happens, so what they add to a criterion is the same for
// every candidate. Unless the round is to be completed: then they need opponents further down.
std::vector<Place> IdleMdps(const Field& field, const Bracket& bracket, const SolverTerms& terms) {
  std::vector<Place> idle;
  if (terms.completion != CompletionRank::kNone || terms.filter != nullptr) return idle;
  std::ranges::copy_if(bracket.mdps, std::back_inserter(idle), [&](Place mdp) {
    const auto may_meet = [&](Place other) { return field.MayMeet(mdp, other); };
    return mdp != terms.must_pair && std::ranges::none_of(bracket.residents, may_meet) &&
           !(terms.with_next && std::ranges::any_of(bracket.next, may_meet));
  });
  return idle;
}

void Merge(const std::vector<Place>& more, std::vector<Place>& places) {
  places.insert(places.end(), more.begin(), more.end());
  std::ranges::sort(places);
}

}  // namespace

Solution SolveBracket(const Field& field, std::span<const CriterionInfo> quality, const Bracket& bracket,
                      const SolverTerms& terms) {
  const std::vector<Place> idle = IdleMdps(field, bracket, terms);
  if (idle.empty()) return SolveAll(field, quality, bracket, terms);
  Bracket others = bracket;
  std::erase_if(others.mdps, [&](Place mdp) { return std::ranges::binary_search(idle, mdp); });
  Solution solution = SolveAll(field, quality, others, terms);
  Merge(idle, solution.candidate.downfloaters);
  Merge(idle, solution.left);
  solution.complete = false;
  return solution;
}

}  // namespace ronda::swiss
