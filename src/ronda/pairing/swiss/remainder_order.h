// C.04.3/2026 §3.6, §4: the remainder of a bracket in the order of the regulation, once the MDPs have their opponents:
// which exchange of S1 and S2 comes first, then which transposition.
#pragma once

#include <algorithm>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/matching/vertex.h"
#include "ronda/pairing/swiss/bracket_matching.h"

namespace ronda::swiss {

template <class Weight>
class RemainderOrder {
 public:
  explicit RemainderOrder(BracketMatching<Weight>& bracket) : bracket_(bracket), graph_(bracket.graph()) {}

  // C.04.3/2026 §3.6 with §4.2 and §4.3; /2017 §B.6 with §D.1 and §D.2.
  void Fix() {
    int pairs = 0;
    IdVector<matching::Vertex, bool> is_frozen(graph_.bracket_size(), false);
    for (const auto& [mdp, resident] : bracket_.frozen()) is_frozen[matching::Vertex(resident)] = true;
    for (int v = graph_.mdps(); v < graph_.bracket_size(); ++v) {
      if (is_frozen[matching::Vertex(v)]) continue;
      remainder_.push_back(v);
      if (const auto mate = bracket_.PartnerOf(v); mate && *mate > v) ++pairs;
    }
    if (pairs == 0) return;
    FixExchange(pairs);
    FixTransposition();
  }

 private:
  using Bsn = StrongInt<struct BsnTag>;  // number in the remainder, from 0

  // In any candidate S1 is taken to be the higher-ranked player of each pair: that is the composition in which the
  // pairs first come up. So the order of exchanges is an order of the sets of higher-ranked players (proof in
  // docs/dutch-order.md).
  bool IsHigher(int bsn) const {
    const auto mate = bracket_.PartnerOf(VertexAt(bsn));
    return mate && *mate > VertexAt(bsn);
  }

  std::vector<bool> HigherOfPairs() const {
    std::vector<bool> higher;
    for (int bsn = 0; bsn < static_cast<int>(remainder_.size()); ++bsn) higher.push_back(IsHigher(bsn));
    return higher;
  }

  // C.04.3/2026 §4.3.2; /2017 §D.2: fewest exchanged; then the smallest difference of sums; then the largest BSNs leave
  // S1; then the smallest leave S2.
  // Decision 021.
  void FixExchange(int pairs) {
    const int size = static_cast<int>(remainder_.size());
    for (int h = 0; h < size; ++h) {
      Weight keys = bracket_.InDigit(graph_.exchange_size_digit(), h < pairs ? 1 : 0);
      keys += bracket_.InDigit(graph_.exchange_sum_digit(), size - h);
      keys += bracket_.InDigit(graph_.wish_digit(), 1);
      ForEachLower(h, [&](int l) { bracket_.Add(VertexAt(h), VertexAt(l), keys); });
    }
    bracket_.Solve();
    FixOutOfS1(pairs);
    FixIntoS1(pairs);
    KeepOnlyS1AgainstS2();
  }

  int VertexAt(int bsn) const { return remainder_[Bsn(bsn).index()]; }

  int ExchangeSize(int pairs) const {
    const auto higher = HigherOfPairs();
    return static_cast<int>(std::count(higher.begin() + pairs, higher.end(), true));
  }

  void FixOutOfS1(int pairs) {
    int left = ExchangeSize(pairs);
    for (int bsn = pairs - 1; bsn >= 0 && left > 0; --bsn) {
      if (IsHigher(bsn)) {
        // A wish against the edges that would put this player into S1: all others have credit one.
        ForEachLower(bsn, [&](int l) { bracket_.TakeOne(VertexAt(bsn), VertexAt(l), graph_.wish_digit()); });
        bracket_.Solve();
      }
      if (IsHigher(bsn)) continue;
      --left;
      ForEachLower(bsn, [&](int l) { bracket_.RemoveEdge(VertexAt(bsn), VertexAt(l)); });
    }
  }

  void FixIntoS1(int pairs) {
    int left = ExchangeSize(pairs);
    for (int bsn = pairs; bsn < static_cast<int>(remainder_.size()) && left > 0; ++bsn) {
      ForEachLower(bsn, [&](int l) { bracket_.AddToDigit(VertexAt(bsn), VertexAt(l), graph_.wish_digit(), 1); });
      if (!IsHigher(bsn)) bracket_.Solve();
      if (!IsHigher(bsn)) {  // the wish must not add up with those of others
        ForEachLower(bsn, [&](int l) { bracket_.RemoveEdge(VertexAt(bsn), VertexAt(l)); });
        continue;
      }
      --left;
      ForEachLower(bsn, [&](int l) { bracket_.AddToDigit(VertexAt(bsn), VertexAt(l), graph_.wish_digit(), 1); });
    }
    bracket_.Solve();
  }

  template <class Action>
  void ForEachLower(int bsn, Action action) {
    for (int l = bsn + 1; l < static_cast<int>(remainder_.size()); ++l) {
      if (bracket_.HasEdge(VertexAt(bsn), VertexAt(l))) action(l);
    }
  }

  template <class Action>
  void ForEachRemainderEdge(Action action) {
    for (int h = 0; h < static_cast<int>(remainder_.size()); ++h) {
      ForEachLower(h, [&](int l) { action(h, l); });
    }
  }

  void KeepOnlyS1AgainstS2() {
    const auto higher = HigherOfPairs();
    ForEachRemainderEdge([&](int h, int l) {
      if (!higher[Bsn(h).index()] || higher[Bsn(l).index()]) bracket_.RemoveEdge(VertexAt(h), VertexAt(l));
    });
  }

  // C.04.3/2026 §4.2; /2017 §D.1: the first of S1 meets the first of S2 possible, then the second, and so on.
  void FixTransposition() {
    const auto higher = HigherOfPairs();
    for (std::size_t bsn = 0; bsn < higher.size(); ++bsn) {
      if (higher[bsn]) bracket_.FixOpponent(remainder_[bsn], remainder_[bsn] + 1);
    }
  }

  BracketMatching<Weight>& bracket_;
  const BracketGraph& graph_;
  std::vector<int> remainder_;  // vertices by BSN of the remainder
};

}  // namespace ronda::swiss
