// The heaviest matchings of a graph, narrowed down step by step: edges are taken away as long as one of them remains.
// So a rule that orders equally good matchings is a row of questions, and the weights are not needed any more. Each
// question is a search for a perfect matching of what is left: none means no heaviest one, and one that leaves every
// odd set once is heaviest. Only if the one that is found does not is more asked: which perfect matching leaves odd
// sets least often.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/matching/heaviest_matchings.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::matching {

using EdgeList = std::vector<VertexPair>;

class BestMatchings {
 public:
  explicit BestMatchings(HeaviestMatchings heaviest);
  // All perfect matchings are equally good. There is one.
  explicit BestMatchings(PerfectMatching perfect);

  const Graph& edges() const { return perfect_.graph(); }
  std::span<const OddSet> odd_sets() const { return odd_sets_; }
  // Whether there is an edge, and it does not stand for leaving both out.
  bool MayPair(Vertex u, Vertex v) const { return edges().HasEdge(u, v) && !leaving_out_.HasEdge(u, v); }
  Vertex MateOf(Vertex v) const { return *perfect_.MateOf(v); }
  // Those of the vertex to others of which condition(other) holds.
  template <class Condition>
  EdgeList EdgesOf(Vertex v, Condition condition) const {
    EdgeList found;
    const VertexSet& neighbours = edges().NeighboursOf(v);
    ForEachCommon(neighbours, neighbours, [&](Vertex other) {
      if (condition(other)) found.push_back({v, other});
    });
    return found;
  }

  // Takes the edges away if a best matching remains without them; if not, says false and changes nothing.
  bool Without(const EdgeList& edges);
  // Takes away all edges of the vertex and of the first of the others it can have, but the one that joins them, and
  // says who that is. None, and nothing is changed, if it can have none of them.
  std::optional<Vertex> SettleFirst(Vertex v, std::span<const Vertex> others);

 private:
  using Weight = WeightOfWords<1>;

  bool Settle(Vertex u, Vertex v);
  bool LeavesOddSetsOnce() const;
  bool WithoutByWeights(const EdgeList& edges);
  std::uint64_t WeightOfPair() const;
  Weight WeightBetween(Vertex u, Vertex v) const;
  void WeighEdges();

  PerfectMatching perfect_;
  Graph leaving_out_;
  std::vector<OddSet> odd_sets_;
  // Made when it is first asked. Edges that were removed since are removed when it is asked next.
  std::optional<WeightedMatching<Weight>> fewest_leaving_;
  EdgeList removed_since_;
};

}  // namespace ronda::matching
