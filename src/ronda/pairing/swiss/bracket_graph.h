// The graph of a bracket: its players, those below who take part, and the bye as vertices; which of them may be joined,
// and what such an edge stands for.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"
#include "ronda/pairing/swiss/bracket_solver.h"
#include "ronda/pairing/swiss/criteria.h"

namespace ronda::swiss {

// All that the edges of a vertex depend on; the bye and the spare vertex are the kind without part.
struct VertexKind {
  int part = 0;                                // MDPs, residents, next scoregroup, rest
  std::optional<matching::Vertex> individual;  // where more than the following counts
  int score = 0;
  std::optional<std::pair<Colour, PreferenceStrength>> preference;
  Float last_float = Float::kNone;
  Float earlier_float = Float::kNone;
  std::optional<int> bye;  // the unplayed rounds of those who may have it

  auto operator<=>(const VertexKind&) const = default;
};

// Two vertices of a bracket's graph that are a pair of the candidate.
struct SettledPair {
  matching::Vertex u;
  matching::Vertex v;
};

class BracketGraph {
 public:
  using Vertex = matching::Vertex;
  using Kind = matching::Kind;

  BracketGraph(const Field& field, const Bracket& bracket, const SolverTerms& terms);

  int vertices() const { return vertices_; }
  IdRange<Vertex> Vertices() const { return IdRange<Vertex>(vertices_); }
  int mdps() const { return mdps_; }                  // vertices 0 .. mdps()-1
  int bracket_size() const { return bracket_size_; }  // the residents follow
  IdRange<Vertex> BracketVertices() const { return IdRange<Vertex>(bracket_size_); }
  int upper_size() const { return upper_size_; }  // the next scoregroup follows
  // The vertices of the bracket from the highest rank down, where the terms give ranks; else empty.
  std::span<const Vertex> by_rank() const { return by_rank_; }
  Place place(Vertex vertex) const { return places_[vertex]; }
  bool IsInBracket(Vertex vertex) const { return vertex.value() < bracket_size_; }
  bool IsMdp(Vertex vertex) const { return vertex.value() < mdps_; }

  // Where the players need not all be matched and their number is odd, a spare vertex takes one who is left over. Every
  // matching can have it so; without it each odd number would make a blossom of all vertices.
  bool IsSpare(Vertex vertex) const { return has_spare_ && IsLast(vertex); }

  bool IsBracketPair(Vertex u, Vertex v) const { return IsInBracket(std::max(u, v)) && !IsMdp(std::max(u, v)); }

  // Vertices of the same kind have the same edges, but for forbidden pairs, and these weigh the same, but for unwanted
  // pairs.
  int kinds() const { return first_two_.size(); }
  IdRange<Kind> Kinds() const { return first_two_.ids(); }
  Kind kind(Vertex vertex) const { return kind_[vertex]; }

  // What joins two of these kinds, or two of one kind, unless the pair is forbidden.
  std::optional<Edge> EdgeBetweenKinds(Kind a, Kind b) const;
  // What joins the two unless the pair is forbidden; none if something else keeps them apart. u < v.
  std::optional<Edge> EdgeBetween(Vertex u, Vertex v) const;
  // The vertices a vertex may not be joined to because the players may not meet again or at all.
  std::vector<Vertex> ForbiddenTo(Vertex vertex) const;

  bool IsUnwanted(PairQuestion asked, Vertex u, Vertex v) const {
    return IsBracketPair(u, v) && (field_.*asked)(place(u), place(v));
  }

  const SolverTerms& terms() const { return terms_; }
  bool has_spare() const { return has_spare_; }

 private:
  bool IsFilteredOut(Vertex u, Vertex v) const;
  bool IsLast(Vertex vertex) const { return vertex.value() == vertices_ - 1; }
  bool IsBye(Vertex vertex) const { return has_bye_ && IsLast(vertex); }
  bool IsPlayer(Vertex vertex) const { return places_.Contains(vertex); }
  void SortIntoKinds();
  VertexKind KindOf(Vertex vertex) const;

  const Field& field_;
  SolverTerms terms_;
  int mdps_;
  int bracket_size_;
  int upper_size_;
  int vertices_;
  bool has_bye_;
  bool has_spare_;
  IdVector<Vertex, Place> places_;  // ascending
  std::vector<Vertex> by_rank_;
  IdVector<Vertex, bool> may_have_bye_;
  IdVector<Vertex, Kind> kind_;
  IdVector<Kind, std::vector<Vertex>> first_two_;  // the first vertices of a kind
};

}  // namespace ronda::swiss
