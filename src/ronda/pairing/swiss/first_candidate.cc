#include "ronda/pairing/swiss/first_candidate.h"

#include <algorithm>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"

namespace ronda::swiss {

using matching::Vertex;

bool FirstCandidate::Run() {
  FixMdpSet();
  FixMdpOpponents();
  return FixRemainder();
}

void FirstCandidate::RunHighestAgainstLowest() {
  std::vector<int> left(graph_.by_rank().begin(), graph_.by_rank().end());
  while (!left.empty()) {
    const int vertex = left.front();
    if (SettleLowest(left)) {
      std::erase(left, pairs_.back().v);
    } else {
      for (const int other : left) {
        if (IsPair(vertex, other)) best_.RemoveEdge(vertex, other);
      }
    }
    left.erase(left.begin());
  }
}

// Settles the pair of the first with the lowest ranked opponent he can have. Mostly that is the last one; if not, one
// search finds out about all of them. False if he can have none.
bool FirstCandidate::SettleLowest(std::span<const int> by_rank) {
  const int vertex = by_rank.front();
  std::vector<int> others(by_rank.rbegin(), by_rank.rend() - 1);
  std::erase_if(others, [&](int other) { return !IsPair(vertex, other); });
  if (others.empty()) return false;
  if (!best_.Settle(vertex, others.front())) {
    const matching::VertexSet partners = best_.PartnersOf(vertex);
    std::erase_if(others, [&](int other) { return !partners.Contains(other); });
    if (others.empty()) return false;
    best_.Settle(vertex, others.front());
  }
  pairs_.push_back({vertex, others.front()});
  return true;
}

std::vector<std::optional<int>> FirstCandidate::Mates() const {
  std::vector<std::optional<int>> mates;
  for (int v = 0; v < graph_.vertices(); ++v) mates.push_back(best_.MateOf(v));
  for (const VertexPair& pair : pairs_) {
    mates[Vertex(pair.u).index()] = pair.v;
    mates[Vertex(pair.v).index()] = pair.u;
  }
  return mates;
}

// Whether an edge stands for a pair of the bracket, rather than for one with somebody below or for being left out.
bool FirstCandidate::IsPair(int u, int v) const {
  if (!graph_.IsBracketPair(u, v) || !best_.graph().HasEdge(u, v)) return false;
  return !(may_be_left_out_[Vertex(u).index()] && may_be_left_out_[Vertex(v).index()]);
}

bool FirstCandidate::IsPairedInBracket(int vertex) const {
  const auto mate = best_.MateOf(vertex);
  return mate && IsPair(vertex, *mate);
}

bool FirstCandidate::CanBePairedInBracket(int vertex) const {
  if (IsPairedInBracket(vertex)) return true;
  const matching::VertexSet partners = best_.PartnersOf(vertex);
  for (int other = 0; other < graph_.bracket_size(); ++other) {
    if (partners.Contains(other) && IsPair(vertex, other)) return true;
  }
  return false;
}

// Leaves a vertex only its edges in the bracket, the one to its present mate to the last: then one search is enough.
void FirstCandidate::Confine(int vertex) {
  const auto mate = best_.MateOf(vertex);
  for (int other = 0; other < best_.graph().vertices(); ++other) {
    if (other != mate && !IsPair(vertex, other)) best_.RemoveEdge(vertex, other);
  }
  if (!IsPair(vertex, *mate)) best_.RemoveEdge(vertex, *mate);
}

// C.04.3/2026 §4.4; /2017 §D.3: of the sets of MDPs that can be paired, the one with the smallest differing BSN. How
// many are paired is the same in all best candidates.
void FirstCandidate::FixMdpSet() {
  int left = 0;
  for (int mdp = 0; mdp < graph_.mdps(); ++mdp) left += IsPairedInBracket(mdp) ? 1 : 0;
  if (left == graph_.mdps()) return;
  for (int mdp = 0; mdp < graph_.mdps() && left > 0; ++mdp) {
    if (!CanBePairedInBracket(mdp)) continue;
    Confine(mdp);
    --left;
  }
}

// Settles the pair of a vertex with the lowest-numbered opponent it can have. Mostly that is the first one; if not, one
// search finds out about all of them.
void FirstCandidate::Settle(int vertex, int first) {
  int other = first;
  while (!IsPair(vertex, other)) ++other;
  if (!best_.Settle(vertex, other)) {
    const matching::VertexSet partners = best_.PartnersOf(vertex);
    while (!IsPair(vertex, other) || !partners.Contains(other)) ++other;
    best_.Settle(vertex, other);
  }
  pairs_.push_back({vertex, other});
}

// C.04.3/2026 §4.2; /2017 §D.1: the first MDP meets the highest resident he can, then the second, and so on.
void FirstCandidate::FixMdpOpponents() {
  for (int mdp = 0; mdp < graph_.mdps(); ++mdp) {
    if (IsPairedInBracket(mdp)) Settle(mdp, graph_.mdps());
  }
}

// C.04.3/2026 §3.6 with §4.2; /2017 §B.6 with §D.1: the remainder in its original composition, S1 against S2, if a best
// candidate is among those.
bool FirstCandidate::FixRemainder() {
  std::vector<int> remainder;
  for (int v = graph_.mdps(); v < graph_.bracket_size(); ++v) {
    if (std::ranges::count(pairs_, v, &VertexPair::v) == 0) remainder.push_back(v);
  }
  std::size_t paired = 0;
  for (const int v : remainder) paired += IsPairedInBracket(v) ? 1U : 0U;
  const std::size_t pairs = paired / 2;
  if (pairs == 0) return true;
  if (!KeepOnlyS1AgainstS2(remainder, pairs)) return false;
  for (std::size_t bsn = 0; bsn < pairs; ++bsn) Settle(remainder[bsn], remainder[bsn] + 1);
  return true;
}

bool FirstCandidate::KeepOnlyS1AgainstS2(const std::vector<int>& remainder, std::size_t pairs) {
  matching::PerfectMatching original = best_;
  IdVector<Vertex, bool> in_s2(best_.graph().vertices(), false);
  for (std::size_t bsn = pairs; bsn < remainder.size(); ++bsn) in_s2[Vertex(remainder[bsn])] = true;
  for (std::size_t bsn = 0; bsn < remainder.size(); ++bsn) {
    const int player = remainder[bsn];
    for (int other = 0; other < best_.graph().vertices(); ++other) {
      if (!best_.graph().HasEdge(player, other)) continue;
      const bool meets_s2 = in_s2[Vertex(other)] && IsPair(player, other);
      if (meets_s2 == (bsn < pairs)) continue;  // S1 meets S2 and nobody else, S2 does not meet S2
      best_.RemoveEdge(player, other);
      if (best_.IsPerfect()) continue;
      best_ = std::move(original);
      return false;
    }
  }
  return true;
}

}  // namespace ronda::swiss
