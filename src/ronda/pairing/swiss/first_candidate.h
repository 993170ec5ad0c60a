// Of the best candidates of a bracket the first in the order of the regulation. The best candidates are the heaviest
// matchings of the bracket's graph; each step asks whether one is left when some edges are taken away
// (matching/best_matchings.h).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/best_matchings.h"
#include "ronda/matching/heaviest_matchings.h"
#include "ronda/pairing/swiss/bracket_graph.h"

namespace ronda::swiss {

class FirstCandidate {
 public:
  FirstCandidate(const BracketGraph& graph, matching::HeaviestMatchings best) : graph_(graph), best_(std::move(best)) {}

  // Fixes the MDPs, their opponents, then the pairs of the remainder.
  void Run();

  // C.04.4.2/2026 §4.3: fixes the opponents from the highest rank down, each time the lowest ranked there can be.
  void RunHighestAgainstLowest();

  const std::vector<SettledPair>& pairs() const { return pairs_; }  // in the order of the candidate
  // By vertex of the bracket graph: the mates in a best candidate with these pairs; none for who is left out.
  matching::Mates Mates() const;

 private:
  using Vertex = matching::Vertex;

  bool IsPair(Vertex u, Vertex v) const;
  bool IsPairedInBracket(Vertex vertex) const;
  void FixMdpSet();
  void FixMdpOpponents();
  void FixRemainder();
  IdRange<Vertex> Mdps() const { return IdRange<Vertex>(graph_.mdps()); }
  IdVector<Bsn, Vertex> Remainder() const;
  bool KeepOnly(const IdVector<Bsn, Vertex>& remainder, const IdVector<Bsn, bool>& higher);
  void Settle(Vertex vertex, Vertex first);
  bool SettleFirst(Vertex vertex, const std::vector<Vertex>& others);

  const BracketGraph& graph_;
  matching::BestMatchings best_;
  std::vector<SettledPair> pairs_;
};

}  // namespace ronda::swiss
