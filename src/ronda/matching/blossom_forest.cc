#include "ronda/matching/blossom_forest.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ronda::matching {

BlossomForest::BlossomForest(int vertices)
    : vertices_(vertices),
      mates_(vertices),
      outer_(vertices),
      // Disjoint or nested odd sets of three or more: fewer than half the vertices.
      nodes_(vertices + vertices / 2) {
  std::iota(outer_.begin(), outer_.end(), 0);
  for (int v = 0; v < vertices; ++v) {
    At(v).in_use = true;
    At(v).base = v;
    At(v).members = {v};
  }
  for (int node = nodes(); node-- > vertices;) unused_.push_back(node);
}

std::size_t BlossomForest::ChildIndexOf(int blossom, int vertex) const {
  int child = vertex;
  while (At(child).parent != blossom) child = *At(child).parent;
  const auto& children = At(blossom).children;
  std::size_t place = 0;
  while (children[place] != child) ++place;
  return place;
}

bool BlossomForest::IsOnCycle(int blossom, CycleEdge edge) const {
  return std::ranges::any_of(At(blossom).cycle, [&](const CycleEdge& e) {
    return (e.from == edge.from && e.to == edge.to) || (e.from == edge.to && e.to == edge.from);
  });
}

int BlossomForest::DepthOf(int node) const {
  int depth = 0;
  for (auto parent = At(node).parent; parent; parent = At(*parent).parent) ++depth;
  return depth;
}

std::optional<int> BlossomForest::SmallestAround(int u, int v) const {
  if (OuterOf(u) != OuterOf(v)) return std::nullopt;
  int u_depth = DepthOf(u);
  int v_depth = DepthOf(v);
  while (u != v) {
    if (u_depth >= v_depth) {
      u = *At(u).parent;
      --u_depth;
    } else {
      v = *At(v).parent;
      --v_depth;
    }
  }
  return u;
}

void BlossomForest::Match(int u, int v) {
  mates_[Vertex(u)] = v;
  mates_[Vertex(v)] = u;
}

void BlossomForest::Unmatch(int vertex) {
  auto& mate = mates_[Vertex(vertex)];
  if (!mate) return;
  mates_[Vertex(*mate)].reset();
  mate.reset();
}

void BlossomForest::MatchAlong(const CycleEdge& edge, int from_child, int to_child) {
  Rebase(from_child, edge.from);
  Rebase(to_child, edge.to);
  Match(edge.from, edge.to);
}

// Moves the unmatched place of the cycle from the first child to another, along the side of even length.
void BlossomForest::RotateMatching(int blossom, std::size_t new_first) {
  const Node& node = At(blossom);
  const std::size_t length = node.children.size();
  if (new_first % 2 == 0) {
    for (std::size_t i = 0; i < new_first; i += 2) MatchAlong(node.cycle[i], node.children[i], node.children[i + 1]);
  } else {
    for (std::size_t i = new_first + 1; i < length; i += 2) {
      MatchAlong(node.cycle[i], node.children[i], node.children[(i + 1) % length]);
    }
  }
}

void BlossomForest::Rebase(int node, int vertex) {
  if (At(node).base == vertex) return;
  const std::size_t first = ChildIndexOf(node, vertex);
  RotateMatching(node, first);
  Rebase(At(node).children[first], vertex);
  const auto shift = static_cast<std::ptrdiff_t>(first);
  std::rotate(At(node).children.begin(), At(node).children.begin() + shift, At(node).children.end());
  std::rotate(At(node).cycle.begin(), At(node).cycle.begin() + shift, At(node).cycle.end());
  At(node).base = vertex;
}

void BlossomForest::SetOuter(int node) {
  At(node).parent.reset();
  for (const int v : At(node).members) outer_[Vertex(v)] = node;
}

int BlossomForest::Shrink(std::vector<int> children, std::vector<CycleEdge> cycle) {
  const int blossom = unused_.back();
  unused_.pop_back();
  Node& node = At(blossom);
  node.in_use = true;
  node.base = At(children.front()).base;
  node.members.clear();
  for (const int child : children) {
    node.members.insert(node.members.end(), At(child).members.begin(), At(child).members.end());
  }
  SetOuter(blossom);
  for (const int child : children) At(child).parent = blossom;
  node.children = std::move(children);
  node.cycle = std::move(cycle);
  return blossom;
}

void BlossomForest::Dissolve(int blossom) {
  for (const int child : At(blossom).children) SetOuter(child);
  At(blossom) = Node{};
  unused_.push_back(blossom);
}

}  // namespace ronda::matching
