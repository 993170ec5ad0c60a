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
#include "ronda/matching/graph.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"

namespace ronda::matching {

using Mates = IdVector<Vertex, std::optional<int>>;

class AugmentingSearch {
 public:
  // Only the vertices of `present` take part. Graph and mates must outlive the search.
  AugmentingSearch(const Graph& graph, const VertexSet& present, const Mates& mates);

  // Whether an augmenting path starts at the unpaired vertex.
  bool Find(int root);
  // Exchanges the edges of the path that was found, in the mates the search was made with, and is ready for another
  // root.
  void Apply(Mates& mates);

  bool IsOuter(int v) const { return outer_.Contains(v); }
  bool IsDead(int v) const { return !live_.Contains(v); }
  int BaseOf(int outer) const;  // the same for two outer vertices exactly if they are in the same odd cycle of the tree

 private:
  // The path from an outer vertex v back to the root: nothing (v is the root); or v, its mate, and the path of `via`;
  // or, if v became outer because the edge joined two outer vertices, first against the path of one end, then along
  // that edge.
  struct Label {
    enum class Kind { kRoot, kVertex, kEdge };
    Kind kind = Kind::kRoot;
    int via = 0;
    int other = 0;  // the other end of the edge
  };
  struct FoundEdge {
    int outer;
    int unpaired;
  };
  struct FoundCycle {
    int u;  // the edge that closes it
    int v;
    int base;
  };

  static constexpr int kNoCycle = -1;

  // The odd cycle of a base; empty if there is none.
  std::span<const std::uint64_t> CycleOf(int base) const;
  VertexSet& MakeCycle(int base);
  Label& LabelOf(int v) { return labels_[Vertex(v)]; }
  const Label& LabelOf(int v) const { return labels_[Vertex(v)]; }
  int MateOf(int v) const { return *mates_[Vertex(v)]; }

  bool Scan(int outer);
  std::optional<int> OuterBeyond(int outer) const;
  void Grow(int outer, int untouched);
  void Join(int u, int v);
  int MeetingBase(int u, int v) const;
  void Absorb(FoundCycle cycle, int from);
  void MakeOuter(int v, Label label);
  void Rematch(Mates& mates, int v, int w) const;  // recursive, no deeper than the path is long

  const Graph& graph_;
  const Mates& mates_;
  VertexSet live_;       // takes part, and is in no dead tree
  VertexSet unpaired_;   // live and without a mate, other than the root
  VertexSet untouched_;  // live, paired and not in the tree
  VertexSet outer_;      // of dead trees and of this one
  IdVector<Vertex, Label> labels_;
  mutable IdVector<Vertex, int> base_links_;  // union-find with path halving
  IdVector<Vertex, int> cycle_of_;            // by base: the place of its odd cycle; kNoCycle if there is none
  std::vector<VertexSet> cycles_;             // of this tree
  std::vector<int> tree_;                     // inner and outer vertices of this tree
  std::vector<int> queue_;                    // outer vertices, in order of their becoming outer
  std::optional<FoundEdge> found_;
};

}  // namespace ronda::matching
