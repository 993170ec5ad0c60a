// The graph of a bracket: its players, those below who take part, and the bye as vertices; which of them may be joined,
// and what such an edge stands for.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/matching/vertex.h"
#include "ronda/pairing/swiss/bracket_solver.h"
#include "ronda/pairing/swiss/criteria.h"

namespace ronda::swiss {

// All that the edges of a vertex depend on; the bye and the spare vertex are the kind without part.
struct VertexKind {
  int part = 0;                   // MDPs, residents, next scoregroup, rest
  std::optional<int> individual;  // where more than the following counts
  int score = 0;
  std::optional<std::pair<Colour, PreferenceStrength>> preference;
  Float last_float = Float::kNone;
  Float earlier_float = Float::kNone;
  std::optional<int> bye;  // the unplayed rounds of those who may have it

  auto operator<=>(const VertexKind&) const = default;
};

// Two vertices of a bracket's graph that are a pair of the candidate.
struct SettledPair {
  int u;
  int v;
};

class BracketGraph {
 public:
  BracketGraph(const Field& field, const Bracket& bracket, const SolverTerms& terms);

  int vertices() const { return vertices_; }
  int mdps() const { return mdps_; }                  // vertices 0 .. mdps()-1
  int bracket_size() const { return bracket_size_; }  // the residents follow
  int upper_size() const { return upper_size_; }      // the next scoregroup follows
  // The vertices of the bracket from the highest rank down, where the terms give ranks; else empty.
  std::span<const int> by_rank() const { return by_rank_; }
  int place(int vertex) const { return places_[matching::Vertex(vertex).index()]; }

  // Where the players need not all be matched and their number is odd, a spare vertex takes one who is left over. Every
  // matching can have it so; without it each odd number would make a blossom of all vertices.
  bool IsSpare(int vertex) const { return has_spare_ && vertex == vertices_ - 1; }

  bool IsBracketPair(int u, int v) const { return std::max(u, v) < bracket_size_ && std::max(u, v) >= mdps_; }

  // Vertices of the same kind have the same edges, but for forbidden pairs, and these weigh the same, but for unwanted
  // pairs.
  int kinds() const { return kinds_; }
  int kind(int vertex) const { return kind_[matching::Vertex(vertex).index()]; }

  // What joins two of these kinds, or two of one kind, unless the pair is forbidden.
  std::optional<Edge> EdgeBetweenKinds(int a, int b) const;
  // What joins the two unless the pair is forbidden; none if something else keeps them apart. u < v.
  std::optional<Edge> EdgeBetween(int u, int v) const;
  // The vertices a vertex may not be joined to because the players may not meet again or at all.
  std::vector<int> ForbiddenTo(int vertex) const;

  bool IsUnwanted(PairQuestion asked, int u, int v) const {
    return IsBracketPair(u, v) && (field_.*asked)(place(u), place(v));
  }

  const SolverTerms& terms() const { return terms_; }
  bool has_spare() const { return has_spare_; }

 private:
  bool IsFilteredOut(int u, int v) const;
  bool IsBye(int vertex) const { return has_bye_ && vertex == vertices_ - 1; }
  bool IsPlayer(int vertex) const { return vertex < static_cast<int>(places_.size()); }
  void SortIntoKinds();
  VertexKind KindOf(int vertex) const;

  const Field& field_;
  SolverTerms terms_;
  int mdps_;
  int bracket_size_;
  int upper_size_;
  int vertices_;
  bool has_bye_;
  bool has_spare_;
  std::vector<int> places_;  // ascending
  std::vector<int> by_rank_;
  std::vector<bool> may_have_bye_;  // by vertex
  std::vector<int> kind_;           // by vertex
  int kinds_ = 0;
  std::vector<std::vector<int>> first_two_;  // by kind: its first vertices
};

}  // namespace ronda::swiss
