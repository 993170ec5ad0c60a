// The combinatorial half of a matching in a general graph: who is matched with whom, and the blossoms. A blossom is an
// odd cycle of nodes, each a vertex or a smaller blossom, in which all but one node (the first) are matched in pairs
// along the cycle; it can be rotated so that any of its vertices, its base, is the one matched outwards. Vertices are
// the nodes 0 .. vertices-1, blossoms the nodes above. Weights and duals are not known here.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"

namespace ronda::matching {

// The edge between two neighbours on a blossom's cycle: `from` lies in one child, `to` in the next.
struct CycleEdge {
  int from;
  int to;
};

class BlossomForest {
 public:
  explicit BlossomForest(int vertices);

  int vertices() const { return vertices_; }
  int nodes() const { return nodes_.size(); }  // an upper bound of the node numbers in use
  bool IsVertex(int node) const { return node < vertices_; }
  bool IsOuter(int node) const { return At(node).in_use && !At(node).parent; }

  std::optional<int> MateOf(int vertex) const { return mates_[Vertex(vertex)]; }
  int OuterOf(int vertex) const { return outer_[Vertex(vertex)]; }  // the largest node around it
  int BaseOf(int node) const { return At(node).base; }
  std::optional<int> ParentOf(int node) const { return At(node).parent; }
  std::span<const int> VerticesOf(int node) const { return At(node).members; }
  std::span<const int> ChildrenOf(int blossom) const { return At(blossom).children; }
  // Edge i joins children i and i+1, the last edge the last child and the first; edges 1, 3, 5... are matched.
  std::span<const CycleEdge> CycleOf(int blossom) const { return At(blossom).cycle; }
  bool IsOnCycle(int blossom, CycleEdge edge) const;  // in either direction
  // The smallest blossom that holds both vertices, if any does.
  std::optional<int> SmallestAround(int u, int v) const;
  std::size_t ChildIndexOf(int blossom, int vertex) const;  // which child of the blossom holds the vertex

  void Match(int u, int v);
  void Unmatch(int vertex);                                    // frees its mate too
  void Expose(int vertex) { mates_[Vertex(vertex)].reset(); }  // says nothing about its former mate

  // Rotates the node so that the vertex, one of its own, becomes its base. The outward edge of the old base is the
  // caller's business.
  void Rebase(int node, int vertex);

  // Makes a blossom of outer nodes; the first keeps its base. Returns the new node.
  int Shrink(std::vector<int> children, std::vector<CycleEdge> cycle);
  // Undoes Shrink for an outer blossom: its children become outer nodes.
  void Dissolve(int blossom);

 private:
  struct Node {
    bool in_use = false;
    int base = 0;
    std::optional<int> parent;
    std::vector<int> members;
    std::vector<int> children;
    std::vector<CycleEdge> cycle;
  };

  Node& At(int node) { return nodes_[Vertex(node)]; }
  const Node& At(int node) const { return nodes_[Vertex(node)]; }
  int DepthOf(int node) const;
  void SetOuter(int node);
  void MatchAlong(const CycleEdge& edge, int from_child, int to_child);
  void RotateMatching(int blossom, std::size_t new_first);

  int vertices_;
  IdVector<Vertex, std::optional<int>> mates_;
  IdVector<Vertex, int> outer_;
  IdVector<Vertex, Node> nodes_;
  std::vector<int> unused_;
};

}  // namespace ronda::matching
