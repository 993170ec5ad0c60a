#include "judge/sequence.h"

#include <algorithm>
#include <numeric>

namespace ronda::judge {
namespace {

// All subsets of {0, ..., n-1} with k members in lexicographic order.
std::vector<BsnSet> Subsets(int n, int k) {
  std::vector<BsnSet> all;
  BsnSet chosen;
  const auto extend = [&](const auto& self, int from) -> void {
    if (static_cast<int>(chosen.size()) == k) {
      all.push_back(chosen);
      return;
    }
    for (int next = from; next < n; ++next) {
      chosen.push_back(next);
      self(self, next + 1);
      chosen.pop_back();
    }
  };
  extend(extend, 0);
  return all;
}

struct Exchange {
  BsnSet s1;         // after the exchange
  BsnSet out_of_s1;  // descending
  BsnSet out_of_s2;  // ascending
  int difference = 0;
};

Exchange MakeExchange(const BsnSet& s1, int pairs) {
  Exchange exchange;
  exchange.s1 = s1;
  for (int bsn = pairs - 1; bsn >= 0; --bsn) {
    if (!std::ranges::binary_search(s1, bsn)) exchange.out_of_s1.push_back(bsn);
  }
  for (const int bsn : s1) {
    if (bsn >= pairs) exchange.out_of_s2.push_back(bsn);
  }
  exchange.difference = std::accumulate(exchange.out_of_s2.begin(), exchange.out_of_s2.end(), 0) -
                        std::accumulate(exchange.out_of_s1.begin(), exchange.out_of_s1.end(), 0);
  return exchange;
}

// C.04.3/2026 §4.3.2 (2017: D.2 a-d), rule by rule.
bool Precedes(const Exchange& a, const Exchange& b) {
  if (a.out_of_s1.size() != b.out_of_s1.size()) return a.out_of_s1.size() < b.out_of_s1.size();
  if (a.difference != b.difference) return a.difference < b.difference;
  if (a.out_of_s1 != b.out_of_s1) return a.out_of_s1 > b.out_of_s1;
  return a.out_of_s2 < b.out_of_s2;
}

}  // namespace

std::vector<BsnSet> ResidentExchanges(int players, int pairs) {
  std::vector<Exchange> exchanges;
  for (const BsnSet& s1 : Subsets(players, pairs)) exchanges.push_back(MakeExchange(s1, pairs));
  std::ranges::stable_sort(exchanges, Precedes);
  std::vector<BsnSet> result;
  for (Exchange& exchange : exchanges) result.push_back(std::move(exchange.s1));
  return result;
}

std::vector<BsnSet> MdpSets(int moved_down, int paired) { return Subsets(moved_down, paired); }

std::vector<BsnSet> MdpSetsByScore(std::span<const int> scores, int paired) {
  std::vector<BsnSet> sets = Subsets(static_cast<int>(scores.size()), paired);
  const auto scores_of = [&](const BsnSet& set) {
    std::vector<int> of_set;
    for (const int bsn : set) of_set.push_back(scores[static_cast<std::size_t>(bsn)]);
    return of_set;
  };
  std::ranges::stable_sort(sets, std::ranges::greater{}, scores_of);
  return sets;
}

Go ForEachTransposition(std::span<const int> s1, std::span<const int> s2, const MayPair& may_pair,
                        const TranspositionVisitor& visit) {
  std::vector<int> partners;
  std::vector<bool> used(s2.size(), false);
  const auto extend = [&](const auto& self) -> Go {
    if (partners.size() == s1.size()) return visit(partners);
    for (std::size_t i = 0; i < s2.size(); ++i) {
      if (used[i] || !may_pair(s1[partners.size()], s2[i])) continue;
      used[i] = true;
      partners.push_back(s2[i]);
      const Go go = self(self);
      partners.pop_back();
      used[i] = false;
      if (go == Go::kStop) return Go::kStop;
    }
    return Go::kOn;
  };
  return extend(extend);
}

}  // namespace ronda::judge
