// The combinatorial half of a matching in a general graph: who is matched with whom, and the blossoms. A blossom is an
// odd cycle of nodes, each a vertex or a smaller blossom, in which all but one node (the first) are matched in pairs
// along the cycle; it can be rotated so that any of its vertices, its base, is the one matched outwards. Vertices are
// the nodes 0 .. vertices-1, blossoms the nodes above. Weights and duals are not known here.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"

namespace ronda::matching {

// The edge between two neighbours on a blossom's cycle: `from` lies in one child, `to` in the next.
struct CycleEdge {
  Vertex from = Vertex(0);
  Vertex to = Vertex(0);
};

class BlossomForest {
 public:
  explicit BlossomForest(int vertices);

  int vertices() const { return vertices_; }
  int nodes() const { return nodes_.size(); }  // an upper bound of the nodes in use
  IdRange<Vertex> blossoms() const { return IdRange<Vertex>(Vertex(vertices_), nodes() - vertices_); }
  bool IsVertex(Vertex node) const { return node.value() < vertices_; }
  bool IsOuter(Vertex node) const { return nodes_[node].in_use && !nodes_[node].parent; }

  std::optional<Vertex> MateOf(Vertex vertex) const { return mates_[vertex]; }
  Vertex OuterOf(Vertex vertex) const { return outer_[vertex]; }  // the largest node around it
  Vertex BaseOf(Vertex node) const { return nodes_[node].base; }
  std::optional<Vertex> ParentOf(Vertex node) const { return nodes_[node].parent; }
  std::span<const Vertex> VerticesOf(Vertex node) const { return nodes_[node].members; }
  std::span<const Vertex> ChildrenOf(Vertex blossom) const { return nodes_[blossom].children; }
  // Edge i joins children i and i+1, the last edge the last child and the first; edges 1, 3, 5... are matched.
  std::span<const CycleEdge> CycleOf(Vertex blossom) const { return nodes_[blossom].cycle; }
  bool IsOnCycle(Vertex blossom, CycleEdge edge) const;  // in either direction
  // The smallest blossom that holds both vertices, if any does.
  std::optional<Vertex> SmallestAround(Vertex u, Vertex v) const;
  std::size_t ChildIndexOf(Vertex blossom, Vertex vertex) const;  // which child of the blossom holds the vertex

  void Match(Vertex u, Vertex v);
  void Unmatch(Vertex vertex);                            // frees its mate too
  void Expose(Vertex vertex) { mates_[vertex].reset(); }  // says nothing about its former mate

  // Rotates the node so that the vertex, one of its own, becomes its base. The outward edge of the old base is the
  // caller's business.
  void Rebase(Vertex node, Vertex vertex);

  // Makes a blossom of outer nodes; the first keeps its base. Returns the new node.
  Vertex Shrink(std::vector<Vertex> children, std::vector<CycleEdge> cycle);
  // Undoes Shrink for an outer blossom: its children become outer nodes.
  void Dissolve(Vertex blossom);

 private:
  struct Node {
    bool in_use = false;
    Vertex base = Vertex(0);
    std::optional<Vertex> parent;
    std::vector<Vertex> members;
    std::vector<Vertex> children;
    std::vector<CycleEdge> cycle;
  };

  int DepthOf(Vertex node) const;
  void SetOuter(Vertex node);
  void MatchAlong(const CycleEdge& edge, Vertex from_child, Vertex to_child);
  void RotateMatching(Vertex blossom, std::size_t new_first);

  int vertices_;
  IdVector<Vertex, std::optional<Vertex>> mates_;
  IdVector<Vertex, Vertex> outer_;
  IdVector<Vertex, Node> nodes_;
  std::vector<Vertex> unused_;
};

}  // namespace ronda::matching
