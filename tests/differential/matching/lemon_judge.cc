#include "differential/matching/lemon_judge.h"

#include <lemon/list_graph.h>
#include <lemon/matching.h>

namespace {

void Build(int vertices, const std::vector<JudgeEdge>& edges, lemon::ListGraph& graph,
           lemon::ListGraph::EdgeMap<std::int64_t>& weights) {
  std::vector<lemon::ListGraph::Node> nodes;
  for (int v = 0; v < vertices; ++v) nodes.push_back(graph.addNode());
  for (const JudgeEdge& edge : edges) {
    const auto u = nodes[static_cast<std::size_t>(edge.u)];
    const auto v = nodes[static_cast<std::size_t>(edge.v)];
    weights[graph.addEdge(u, v)] = edge.weight;
  }
}

}  // namespace

std::int64_t LemonMaximumWeight(int vertices, const std::vector<JudgeEdge>& edges) {
  lemon::ListGraph graph;
  lemon::ListGraph::EdgeMap<std::int64_t> weights(graph);
  Build(vertices, edges, graph, weights);
  lemon::MaxWeightedMatching<lemon::ListGraph, lemon::ListGraph::EdgeMap<std::int64_t>> matching(graph, weights);
  matching.run();
  return matching.matchingWeight();
}

int LemonMaximumCardinality(int vertices, const std::vector<JudgeEdge>& edges) {
  lemon::ListGraph graph;
  lemon::ListGraph::EdgeMap<std::int64_t> weights(graph);
  Build(vertices, edges, graph, weights);
  lemon::MaxMatching<lemon::ListGraph> matching(graph);
  matching.run();
  return matching.matchingSize();
}
