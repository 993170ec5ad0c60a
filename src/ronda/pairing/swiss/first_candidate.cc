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
  std::vector<int> left(graph_.by_rank().begin(), graph_.by_rank().end());
  while (!left.empty()) {
    const int vertex = left.front();
    left.erase(left.begin());
    if (SettleFirst(vertex, {left.rbegin(), left.rend()})) {
      std::erase(left, pairs_.back().v);
    } else {
      best_.Without(best_.EdgesOf(vertex, [&](int other) { return IsPair(vertex, other); }));
    }
  }
}

std::vector<std::optional<int>> FirstCandidate::Mates() const {
  std::vector<std::optional<int>> mates;
  for (int v = 0; v < graph_.vertices(); ++v) {
    const int mate = best_.MateOf(v);
    mates.push_back(best_.MayPair(v, mate) ? std::optional(mate) : std::nullopt);
  }
  return mates;
}

// Whether an edge stands for a pair of the bracket, rather than for one with somebody below or for being left out.
bool FirstCandidate::IsPair(int u, int v) const { return graph_.IsBracketPair(u, v) && best_.MayPair(u, v); }

bool FirstCandidate::IsPairedInBracket(int vertex) const { return IsPair(vertex, best_.MateOf(vertex)); }

// C.04.3/2026 §4.4; /2017 §D.3: of the sets of MDPs that can be paired, the one with the smallest differing BSN. How
// many are paired is the same in all best candidates.
void FirstCandidate::FixMdpSet() {
  int left = 0;
  for (int mdp = 0; mdp < graph_.mdps(); ++mdp) left += IsPairedInBracket(mdp) ? 1 : 0;
  if (left == graph_.mdps()) return;
  for (int mdp = 0; mdp < graph_.mdps() && left > 0; ++mdp) {
    if (best_.Without(best_.EdgesOf(mdp, [&](int other) { return !IsPair(mdp, other); }))) --left;
  }
}

// False if the vertex can have none of the others.
bool FirstCandidate::SettleFirst(int vertex, const std::vector<int>& others) {
  std::vector<int> possible;
  std::ranges::copy_if(others, std::back_inserter(possible), [&](int other) { return IsPair(vertex, other); });
  const auto opponent = best_.SettleFirst(vertex, possible);
  if (opponent) pairs_.push_back({vertex, *opponent});
  return opponent.has_value();
}

// Settles the pair of a vertex with the lowest-numbered opponent it can have.
void FirstCandidate::Settle(int vertex, int first) {
  std::vector<int> others;
  const matching::VertexSet& joined = best_.edges().NeighboursOf(vertex);
  matching::ForEachCommon(joined, joined, [&](int other) {
    if (other >= first && other < graph_.bracket_size()) others.push_back(other);
  });
  SettleFirst(vertex, others);
}

// C.04.3/2026 §4.2; /2017 §D.1: the first MDP meets the highest resident he can, then the second, and so on.
void FirstCandidate::FixMdpOpponents() {
  for (int mdp = 0; mdp < graph_.mdps(); ++mdp) {
    if (IsPairedInBracket(mdp)) Settle(mdp, graph_.mdps());
  }
}

std::vector<int> FirstCandidate::Remainder() const {
  std::vector<int> remainder;
  for (int v = graph_.mdps(); v < graph_.bracket_size(); ++v) {
    if (std::ranges::count(pairs_, v, &SettledPair::v) == 0) remainder.push_back(v);
  }
  return remainder;
}

// C.04.3/2026 §3.6 with §4.2 and §4.3; /2017 §B.6 with §D.1 and §D.2: the remainder in its original composition, S1
// against S2, if a best candidate is among those; else after the first exchange.
void FirstCandidate::FixRemainder() {
  const std::vector<int> remainder = Remainder();
  const auto pairs = std::ranges::count_if(remainder, [&](int v) { return IsPairedInBracket(v); }) / 2;
  std::vector<bool> higher(remainder.size(), false);
  std::fill_n(higher.begin(), pairs, true);
  if (!KeepOnly(remainder, higher)) {
    higher = FirstExchange({best_, remainder, static_cast<int>(pairs)});
    KeepOnly(remainder, higher);
  }
  for (std::size_t bsn = 0; bsn < remainder.size(); ++bsn) {
    if (higher[bsn]) Settle(remainder[bsn], remainder[bsn] + 1);
  }
}

// Leaves of the remainder's pairs those between one of these and a lower ranked one who is not; all of these are
// paired. False, and nothing is changed, if no best candidate is like that.
bool FirstCandidate::KeepOnly(const std::vector<int>& remainder, const std::vector<bool>& higher) {
  IdVector<Vertex, bool> leads(best_.edges().vertices(), false);
  IdVector<Vertex, bool> follows(best_.edges().vertices(), false);
  for (std::size_t bsn = 0; bsn < remainder.size(); ++bsn) {
    (higher[bsn] ? leads : follows)[Vertex(remainder[bsn])] = true;
  }
  matching::EdgeList others;
  for (const int u : remainder) {
    const auto edges = best_.EdgesOf(u, [&](int v) {
      if (leads[Vertex(u)]) return !(follows[Vertex(v)] && v > u && IsPair(u, v));
      return follows[Vertex(v)] && v > u && IsPair(u, v);
    });
    if (leads[Vertex(u)] && std::ssize(edges) == best_.edges().NeighboursOf(u).Count()) return false;
    others.insert(others.end(), edges.begin(), edges.end());
  }
  return best_.Without(others);
}

}  // namespace ronda::swiss
