#include "ronda/pairing/swiss/first_candidate.h"

#include <algorithm>
#include <iterator>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"
#include "ronda/pairing/swiss/first_exchange.h"

namespace ronda::swiss {

using matching::Vertex;

void FirstCandidate::Run() {
  FixMdpSet();
  FixMdpOpponents();
  FixRemainder();
}

// Who can have no opponent floats.
void FirstCandidate::RunHighestAgainstLowest() {
  std::vector<Vertex> left(graph_.by_rank().begin(), graph_.by_rank().end());
  while (!left.empty()) {
    const Vertex vertex = left.front();
    left.erase(left.begin());
    if (SettleFirst(vertex, {left.rbegin(), left.rend()})) {
      std::erase(left, pairs_.back().v);
    } else {
      best_.Without(best_.EdgesOf(vertex, [&](Vertex other) { return IsPair(vertex, other); }));
    }
  }
}

matching::Mates FirstCandidate::Mates() const {
  matching::Mates mates;
  for (const Vertex v : graph_.Vertices()) {
    const Vertex mate = best_.MateOf(v);
    mates.push_back(best_.MayPair(v, mate) ? std::optional(mate) : std::nullopt);
  }
  return mates;
}

// Whether an edge stands for a pair of the bracket, rather than for one with somebody below or for being left out.
bool FirstCandidate::IsPair(Vertex u, Vertex v) const { return graph_.IsBracketPair(u, v) && best_.MayPair(u, v); }

bool FirstCandidate::IsPairedInBracket(Vertex vertex) const { return IsPair(vertex, best_.MateOf(vertex)); }

// C.04.3/2026 §4.4; /2017 §D.3: of the sets of MDPs that can be paired, the one with the smallest differing BSN. How
// many are paired is the same in all best candidates.
void FirstCandidate::FixMdpSet() {
  int left = 0;
  for (const Vertex mdp : Mdps()) left += IsPairedInBracket(mdp) ? 1 : 0;
  if (left == graph_.mdps()) return;
  for (const Vertex mdp : Mdps()) {
    if (left == 0) break;
    if (best_.Without(best_.EdgesOf(mdp, [&](Vertex other) { return !IsPair(mdp, other); }))) --left;
  }
}

// False if the vertex can have none of the others.
bool FirstCandidate::SettleFirst(Vertex vertex, const std::vector<Vertex>& others) {
  std::vector<Vertex> possible;
  std::ranges::copy_if(others, std::back_inserter(possible), [&](Vertex other) { return IsPair(vertex, other); });
  const auto opponent = best_.SettleFirst(vertex, possible);
  if (opponent) pairs_.push_back({vertex, *opponent});
  return opponent.has_value();
}

// Settles the pair of a vertex with the lowest-numbered opponent it can have.
void FirstCandidate::Settle(Vertex vertex, Vertex first) {
  std::vector<Vertex> others;
  const matching::VertexSet& joined = best_.edges().NeighboursOf(vertex);
  matching::ForEachCommon(joined, joined, [&](Vertex other) {
    if (other >= first && graph_.IsInBracket(other)) others.push_back(other);
  });
  SettleFirst(vertex, others);
}

// C.04.3/2026 §4.2; /2017 §D.1: the first MDP meets the highest resident possible, then the second, and so on.
void FirstCandidate::FixMdpOpponents() {
  for (const Vertex mdp : Mdps()) {
    if (IsPairedInBracket(mdp)) Settle(mdp, Vertex(graph_.mdps()));
  }
}

IdVector<Bsn, Vertex> FirstCandidate::Remainder() const {
  IdVector<Bsn, Vertex> remainder;
  for (const Vertex v : IdRange<Vertex>(Vertex(graph_.mdps()), graph_.bracket_size() - graph_.mdps())) {
    if (std::ranges::count(pairs_, v, &SettledPair::v) == 0) remainder.push_back(v);
  }
  return remainder;
}

// C.04.3/2026 §3.6 with §4.2 and §4.3; /2017 §B.6 with §D.1 and §D.2: the remainder in its original composition, S1
// against S2, if a best candidate is among those; else after the first exchange.
void FirstCandidate::FixRemainder() {
  const IdVector<Bsn, Vertex> remainder = Remainder();
  const auto pairs = std::ranges::count_if(remainder, [&](Vertex v) { return IsPairedInBracket(v); }) / 2;
  IdVector<Bsn, bool> higher(remainder.size(), false);
  std::fill_n(higher.begin(), pairs, true);
  if (!KeepOnly(remainder, higher)) {
    higher = FirstExchange({best_, remainder, static_cast<int>(pairs)});
    KeepOnly(remainder, higher);
  }
  for (const Bsn bsn : remainder.ids()) {
    if (higher[bsn]) Settle(remainder[bsn], Next(remainder[bsn]));
  }
}

// Leaves of the remainder's pairs those between one of these and a lower ranked one who is not; all of these are
// paired. False, and nothing is changed, if no best candidate is like that.
bool FirstCandidate::KeepOnly(const IdVector<Bsn, Vertex>& remainder, const IdVector<Bsn, bool>& higher) {
  IdVector<Vertex, bool> leads(best_.edges().vertices(), false);
  IdVector<Vertex, bool> follows(best_.edges().vertices(), false);
  for (const Bsn bsn : remainder.ids()) (higher[bsn] ? leads : follows)[remainder[bsn]] = true;
  matching::EdgeList others;
  for (const Vertex u : remainder) {
    const auto edges = best_.EdgesOf(u, [&](Vertex v) {
      if (leads[u]) return !(follows[v] && v > u && IsPair(u, v));
      return follows[v] && v > u && IsPair(u, v);
    });
    if (leads[u] && std::ssize(edges) == best_.edges().NeighboursOf(u).Count()) return false;
    others.insert(others.end(), edges.begin(), edges.end());
  }
  return best_.Without(others);
}

}  // namespace ronda::swiss
