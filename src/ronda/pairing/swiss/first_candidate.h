// Of the best candidates of a bracket the first in the order of the regulation, found without weights. The best
// candidates are the perfect matchings of the graph of tight edges (WeightedMatching::HeaviestMatchings), so each step
// only asks whether a pair can still be part of one.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/matching/heaviest_matchings.h"
#include "ronda/pairing/swiss/bracket_graph.h"

namespace ronda::swiss {

class FirstCandidate {
 public:
  struct VertexPair {
    int u;
    int v;
  };

  FirstCandidate(const BracketGraph& graph, matching::HeaviestMatchings best)
      : graph_(graph), may_be_left_out_(std::move(best.may_be_left_out)), best_(std::move(best.graph)) {}

  // Fixes the MDPs and their opponents, then the pairs of the remainder if these need no exchange. Otherwise false, and
  // pairs() has only those of the MDPs.
  bool Run();

  // C.04.4.2/2026 §4.3: fixes the opponents from the highest rank down, each time the lowest ranked there can be.
  void RunHighestAgainstLowest();

  const std::vector<VertexPair>& pairs() const { return pairs_; }
  // By vertex of the bracket graph: the mates in a best candidate with these pairs.
  std::vector<std::optional<int>> Mates() const;

 private:
  bool IsPair(int u, int v) const;
  bool IsPairedInBracket(int vertex) const;
  bool CanBePairedInBracket(int vertex) const;
  void Confine(int vertex);
  void FixMdpSet();
  void FixMdpOpponents();
  bool FixRemainder();
  bool KeepOnlyS1AgainstS2(const std::vector<int>& remainder, std::size_t pairs);
  void Settle(int vertex, int first);
  bool SettleLowest(std::span<const int> by_rank);

  const BracketGraph& graph_;
  std::vector<bool> may_be_left_out_;
  matching::PerfectMatching best_;
  std::vector<VertexPair> pairs_;
};

}  // namespace ronda::swiss
