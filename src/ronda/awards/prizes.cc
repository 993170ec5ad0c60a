#include "ronda/awards/prizes.h"

#include <fmt/format.h>

#include <algorithm>

namespace ronda::awards {
namespace {

Fraction SumOfPlaces(const PrizeList& list, std::size_t first, std::size_t end) {
  Money sum = 0;
  for (std::size_t place = first; place < std::min(end, list.prizes.size()); ++place) sum += list.prizes[place];
  return Fraction(sum);
}

// The places of those who are level in one respect are added up and divided by their number.
template <class Respect>
void AddLevelShares(const PrizeList& list, std::span<const Placed> placed, Fraction part, std::vector<Fraction>& shares,
                    Respect respect) {
  if (part == Fraction()) return;
  for (std::size_t first = 0; first < placed.size() && first < list.prizes.size();) {
    std::size_t end = first + 1;
    while (end < placed.size() && respect(placed[end]) == respect(placed[first])) ++end;
    const Fraction each = part * SumOfPlaces(list, first, end) / Fraction(static_cast<std::int64_t>(end - first));
    for (std::size_t i = first; i < end; ++i) shares[placed[i].who.index()] += each;
    first = end;
  }
}

// One list by itself: the players who may win in it, in the order of the standings.
std::vector<Fraction> ShareList(const PrizeList& list, std::span<const Placed> standings,
                                const std::vector<bool>& eligible) {
  std::vector<Placed> placed;
  std::ranges::copy_if(standings, std::back_inserter(placed),
                       [&](const Placed& one) { return eligible[one.who.index()]; });
  std::vector<Fraction> shares(eligible.size());
  AddLevelShares(list, placed, list.shared, shares, [](const Placed& one) { return one.points; });
  AddLevelShares(list, placed, Fraction(1) - list.shared, shares, [](const Placed& one) { return one.rank; });
  return shares;
}

std::vector<Fraction> TotalsOf(const PrizeFund& fund, const Eligibility& eligibility) {
  std::vector<Fraction> totals;
  for (std::size_t l = 0; l < fund.lists.size(); ++l) {
    std::vector<bool> eligible = eligibility[l];
    std::erase(eligible, false);
    totals.push_back(SumOfPlaces(fund.lists[l], 0, eligible.size()));
  }
  return totals;
}

// Takes players out of lists while somebody wins in more than one: the best is kept, among equals the first.
// Decision 049.
Shares ShareBest(const PrizeFund& fund, std::span<const Placed> standings, Eligibility eligibility) {
  std::vector<std::vector<Fraction>> shares(fund.lists.size());
  std::vector<bool> changed(fund.lists.size(), true);
  while (std::ranges::count(changed, true) > 0) {
    for (std::size_t l = 0; l < fund.lists.size(); ++l) {
      if (changed[l]) shares[l] = ShareList(fund.lists[l], standings, eligibility[l]);
      changed[l] = false;
    }
    for (const Placed& one : standings) {
      std::size_t best = 0;
      for (std::size_t l = 1; l < fund.lists.size(); ++l) {
        if (shares[l][one.who.index()] > shares[best][one.who.index()]) best = l;
      }
      for (std::size_t l = 0; l < fund.lists.size(); ++l) {
        if (l == best || shares[l][one.who.index()] == Fraction()) continue;
        eligibility[l][one.who.index()] = false;
        changed[l] = true;
      }
    }
  }
  return {std::move(shares), TotalsOf(fund, eligibility)};
}

Shares ShareFirst(const PrizeFund& fund, std::span<const Placed> standings, Eligibility eligibility) {
  std::vector<std::vector<Fraction>> shares;
  for (std::size_t l = 0; l < fund.lists.size(); ++l) {
    shares.push_back(ShareList(fund.lists[l], standings, eligibility[l]));
    for (std::size_t later = l + 1; later < fund.lists.size(); ++later) {
      for (std::size_t i = 0; i < eligibility[later].size(); ++i) {
        if (shares[l][i] != Fraction()) eligibility[later][i] = false;
      }
    }
  }
  return {std::move(shares), TotalsOf(fund, eligibility)};
}

std::int64_t Floor(const Fraction& value) { return value.over() / value.under(); }

// In coins, the largest rests rounded up until nothing is left.
void RoundList(std::span<Award> awards, const Fraction& total, Money coin) {
  std::vector<std::pair<Fraction, Award*>> rests;
  std::int64_t given = 0;
  for (Award& award : awards) {
    const Fraction coins = award.exact / Fraction(coin);
    award.amount = Floor(coins);
    given += award.amount;
    rests.emplace_back(coins - Fraction(award.amount), &award);
  }
  std::ranges::stable_sort(rests, std::ranges::greater{}, &std::pair<Fraction, Award*>::first);
  const std::int64_t left = Floor(total / Fraction(coin)) - given;
  for (std::int64_t i = 0; i < left; ++i) ++rests.begin()[i % std::ssize(rests)].second->amount;
  for (Award& award : awards) award.amount *= coin;
}

}  // namespace

Shares ShareOut(const PrizeFund& fund, std::span<const Placed> standings, const Eligibility& eligibility) {
  switch (fund.per_player) {
    case PerPlayer::kBest:
      return ShareBest(fund, standings, eligibility);
    case PerPlayer::kFirst:
      return ShareFirst(fund, standings, eligibility);
    case PerPlayer::kAll:
      break;
  }
  Shares shares{{}, TotalsOf(fund, eligibility)};
  for (std::size_t l = 0; l < fund.lists.size(); ++l) {
    shares.by_list.push_back(ShareList(fund.lists[l], standings, eligibility[l]));
  }
  return shares;
}

std::vector<Award> RoundToCoins(const PrizeFund& fund, const Shares& shares, std::span<const Placed> standings) {
  std::vector<Award> awards;
  for (std::size_t l = 0; l < fund.lists.size(); ++l) {
    const std::size_t first = awards.size();
    for (const Placed& one : standings) {
      const Fraction& exact = shares.by_list[l][one.who.index()];
      if (exact != Fraction()) awards.push_back({one.who, l, exact, 0});
    }
    RoundList(std::span(awards).subspan(first), shares.totals[l], fund.coin);
  }
  std::erase_if(awards, [](const Award& award) { return award.amount == 0; });
  return awards;
}

std::string ToText(Money money) { return fmt::format("{}.{:02}", money / 100, money % 100); }

}  // namespace ronda::awards
