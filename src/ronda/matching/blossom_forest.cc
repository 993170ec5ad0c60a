#include "ronda/matching/blossom_forest.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ronda::matching {

BlossomForest::BlossomForest(int vertices)
    : vertices_(vertices),
      mates_(vertices),
      outer_(vertices, Vertex(0)),
      // Disjoint or nested odd sets of three or more: fewer than half the vertices.
      nodes_(vertices + vertices / 2) {
  std::iota(outer_.begin(), outer_.end(), Vertex(0));
  for (const Vertex v : IdRange<Vertex>(vertices)) {
    nodes_[v].in_use = true;
    nodes_[v].base = v;
    nodes_[v].members = {v};
  }
  for (int node = nodes(); node-- > vertices;) unused_.push_back(Vertex(node));
}

std::size_t BlossomForest::ChildIndexOf(Vertex blossom, Vertex vertex) const {
  Vertex child = vertex;
  while (nodes_[child].parent != blossom) child = *nodes_[child].parent;
  const auto& children = nodes_[blossom].children;
  std::size_t place = 0;
  while (children[place] != child) ++place;
  return place;
}

bool BlossomForest::IsOnCycle(Vertex blossom, CycleEdge edge) const {
  return std::ranges::any_of(nodes_[blossom].cycle, [&](const CycleEdge& e) {
    return (e.from == edge.from && e.to == edge.to) || (e.from == edge.to && e.to == edge.from);
  });
}

int BlossomForest::DepthOf(Vertex node) const {
  int depth = 0;
  for (auto parent = nodes_[node].parent; parent; parent = nodes_[*parent].parent) ++depth;
  return depth;
}

std::optional<Vertex> BlossomForest::SmallestAround(Vertex u, Vertex v) const {
  if (OuterOf(u) != OuterOf(v)) return std::nullopt;
  int u_depth = DepthOf(u);
  int v_depth = DepthOf(v);
  while (u != v) {
    if (u_depth >= v_depth) {
      u = *nodes_[u].parent;
      --u_depth;
    } else {
      v = *nodes_[v].parent;
      --v_depth;
    }
  }
  return u;
}

void BlossomForest::Match(Vertex u, Vertex v) {
  mates_[u] = v;
  mates_[v] = u;
}

void BlossomForest::Unmatch(Vertex vertex) {
  auto& mate = mates_[vertex];
  if (!mate) return;
  mates_[*mate].reset();
  mate.reset();
}

void BlossomForest::MatchAlong(const CycleEdge& edge, Vertex from_child, Vertex to_child) {
  Rebase(from_child, edge.from);
  Rebase(to_child, edge.to);
  Match(edge.from, edge.to);
}

// Moves the unmatched place of the cycle from the first child to another, along the side of even length.
void BlossomForest::RotateMatching(Vertex blossom, std::size_t new_first) {
  const Node& node = nodes_[blossom];
  const std::size_t length = node.children.size();
  if (new_first % 2 == 0) {
    for (std::size_t i = 0; i < new_first; i += 2) MatchAlong(node.cycle[i], node.children[i], node.children[i + 1]);
  } else {
    for (std::size_t i = new_first + 1; i < length; i += 2) {
      MatchAlong(node.cycle[i], node.children[i], node.children[(i + 1) % length]);
    }
  }
}

void BlossomForest::Rebase(Vertex node, Vertex vertex) {
  if (nodes_[node].base == vertex) return;
  const std::size_t first = ChildIndexOf(node, vertex);
  RotateMatching(node, first);
  Rebase(nodes_[node].children[first], vertex);
  const auto shift = static_cast<std::ptrdiff_t>(first);
  std::rotate(nodes_[node].children.begin(), nodes_[node].children.begin() + shift, nodes_[node].children.end());
  std::rotate(nodes_[node].cycle.begin(), nodes_[node].cycle.begin() + shift, nodes_[node].cycle.end());
  nodes_[node].base = vertex;
}

void BlossomForest::SetOuter(Vertex node) {
  nodes_[node].parent.reset();
  for (const Vertex v : nodes_[node].members) outer_[v] = node;
}

Vertex BlossomForest::Shrink(std::vector<Vertex> children, std::vector<CycleEdge> cycle) {
  const Vertex blossom = unused_.back();
  unused_.pop_back();
  Node& node = nodes_[blossom];
  node.in_use = true;
  node.base = nodes_[children.front()].base;
  node.members.clear();
  for (const Vertex child : children) {
    node.members.insert(node.members.end(), nodes_[child].members.begin(), nodes_[child].members.end());
  }
  SetOuter(blossom);
  for (const Vertex child : children) nodes_[child].parent = blossom;
  node.children = std::move(children);
  node.cycle = std::move(cycle);
  return blossom;
}

void BlossomForest::Dissolve(Vertex blossom) {
  for (const Vertex child : nodes_[blossom].children) SetOuter(child);
  nodes_[blossom] = Node{};
  unused_.push_back(blossom);
}

}  // namespace ronda::matching
