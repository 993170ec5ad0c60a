// Looks for an augmenting path from one unpaired vertex, after Gabow (1976): the vertices at even distance, "outer",
// get a label that says how the path back to the root runs, and odd cycles only extend the labels, no graph is ever
// contracted. A search that fails leaves its tree behind as dead: no later augmenting path touches it, and at the end
// the dead trees are the proof that the matching is largest.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/matching/graph.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"

namespace ronda::matching {

using Mates = IdVector<Vertex, std::optional<Vertex>>;

class AugmentingSearch {
 public:
  // Only the vertices of `present` take part. Graph and mates must outlive the search.
  AugmentingSearch(const Graph& graph, const VertexSet& present, const Mates& mates);

  // Whether an augmenting path starts at the unpaired vertex.
  bool Find(Vertex root);
  // Exchanges the edges of the path that was found, in the mates the search was made with, and is ready for another
  // root.
  void Apply(Mates& mates);

  bool IsOuter(Vertex v) const { return outer_.Contains(v); }
  bool IsDead(Vertex v) const { return !live_.Contains(v); }
  // The same for two outer vertices exactly if they are in the same odd cycle of the tree.
  Vertex BaseOf(Vertex outer) const;

 private:
  // The path from an outer vertex v back to the root: nothing (v is the root); or v, its mate, and the path of `via`;
  // or, if v became outer because the edge joined two outer vertices, first against the path of one end, then along
  // that edge.
  struct Label {
    enum class Kind { kRoot, kVertex, kEdge };
    Kind kind = Kind::kRoot;
    Vertex via = Vertex(0);
    Vertex other = Vertex(0);  // the other end of the edge
  };
  struct FoundEdge {
    Vertex outer;
    Vertex unpaired;
  };
  struct FoundCycle {
    Vertex u;  // the edge that closes it
    Vertex v;
    Vertex base;
  };

  using Cycle = StrongInt<struct OddCycleTag>;  // an odd cycle of this tree
  static constexpr Cycle kNoCycle{-1};

  // The odd cycle of a base; empty if there is none.
  std::span<const std::uint64_t> CycleOf(Vertex base) const;
  VertexSet& MakeCycle(Vertex base);
  Label& LabelOf(Vertex v) { return labels_[v]; }
  const Label& LabelOf(Vertex v) const { return labels_[v]; }
  Vertex MateOf(Vertex v) const { return *mates_[v]; }

  bool Scan(Vertex outer);
  std::optional<Vertex> OuterBeyond(Vertex outer) const;
  void Grow(Vertex outer, Vertex untouched);
  void Join(Vertex u, Vertex v);
  Vertex MeetingBase(Vertex u, Vertex v) const;
  void Absorb(FoundCycle cycle, Vertex from);
  void MakeOuter(Vertex v, Label label);
  void Rematch(Mates& mates, Vertex v, Vertex w) const;  // recursive, no deeper than the path is long

  const Graph& graph_;
  const Mates& mates_;
  VertexSet live_;       // takes part, and is in no dead tree
  VertexSet unpaired_;   // live and without a mate, other than the root
  VertexSet untouched_;  // live, paired and not in the tree
  VertexSet outer_;      // of dead trees and of this one
  IdVector<Vertex, Label> labels_;
  mutable IdVector<Vertex, Vertex> base_links_;  // union-find with path halving
  IdVector<Vertex, Cycle> cycle_of_;             // by base; kNoCycle if there is none
  IdVector<Cycle, VertexSet> cycles_;
  std::vector<Vertex> tree_;   // inner and outer vertices of this tree
  std::vector<Vertex> queue_;  // outer vertices, in order of their becoming outer
  std::optional<FoundEdge> found_;
};

}  // namespace ronda::matching
