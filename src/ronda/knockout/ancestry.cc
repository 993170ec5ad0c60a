#include "ronda/knockout/ancestry.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace ronda::knockout {
namespace {

constexpr std::size_t kWord = 64;

// Couples that may have met, and how often.
using Cost = std::pair<int, int>;

Cost CostOf(const Couples& couples, std::span<const Source> left, std::span<const Source> right, Ancestry& ancestry) {
  Cost cost{0, 0};
  for (const auto& [a, b] : couples) {
    const int common = ancestry.Common(left[a], right[b]);
    cost.first += common > 0 ? 1 : 0;
    cost.second += common;
  }
  return cost;
}

class BestCouples {
 public:
  BestCouples(std::span<const Source> left, std::span<const Source> right, Ancestry& ancestry)
      : left_(left), right_(right), ancestry_(ancestry) {}

  void Try(Couples couples) {
    if (best_cost_ == Cost{0, 0}) return;
    const Cost cost = CostOf(couples, left_, right_, ancestry_);
    if (best_cost_ <= cost) return;
    best_cost_ = cost;
    best_ = std::move(couples);
  }
  Couples Take() { return std::move(best_); }

 private:
  std::span<const Source> left_;
  std::span<const Source> right_;
  Ancestry& ancestry_;
  Cost best_cost_{std::numeric_limits<int>::max(), 0};  // beyond any
  Couples best_;
};

// Orders of a list of this length: turned round, forward and backward; and, for a power of two, its parts exchanged.
template <class TryOrder>
void ForEachOrder(std::size_t length, TryOrder&& try_order) {
  std::vector<std::size_t> order(length);
  for (std::size_t by = 0; by < length; ++by) {
    for (std::size_t i = 0; i < length; ++i) order[i] = (length - 1 - i + length - by) % length;
    try_order(order);
    for (std::size_t i = 0; i < length; ++i) order[i] = (i + by) % length;
    try_order(order);
    if (!std::has_single_bit(length)) continue;
    for (std::size_t i = 0; i < length; ++i) order[i] = i ^ by;
    try_order(order);
  }
}

}  // namespace

const Ancestry::Bits& Ancestry::Of(const Source& source) {
  if (source.kind == SourceKind::kSeed) return none_;
  const std::size_t wanted = source.match().index();
  while (known_.size() <= wanted) {
    const std::size_t match = known_.size();
    Bits bits(match / kWord + 1);
    for (const Source& feeder : {matches_[match].home, matches_[match].away}) {
      const Bits& earlier = Of(feeder);
      for (std::size_t i = 0; i < earlier.size(); ++i) bits[i] |= earlier[i];
    }
    bits[match / kWord] |= std::uint64_t{1} << (match % kWord);
    known_.push_back(std::move(bits));
  }
  return known_[wanted];
}

int Ancestry::Common(const Source& a, const Source& b) {
  Of(a);
  Of(b);  // now known_ does not move any more
  const Bits& left = Of(a);
  const Bits& right = Of(b);
  int common = 0;
  for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i) common += std::popcount(left[i] & right[i]);
  return common;
}

// Decision 085.
Couples CrossPairing(std::span<const Source> survivors, std::span<const Source> newcomers, Ancestry& ancestry) {
  const bool few_survivors = survivors.size() <= newcomers.size();
  BestCouples best(survivors, newcomers, ancestry);
  const std::size_t games = std::min(survivors.size(), newcomers.size());
  ForEachOrder(std::max(survivors.size(), newcomers.size()), [&](const std::vector<std::size_t>& order) {
    Couples couples;
    for (std::size_t i = 0; i < games; ++i) {
      couples.push_back(few_survivors ? std::pair(i, order[i]) : std::pair(order[i], i));
    }
    best.Try(std::move(couples));
  });
  return best.Take();
}

Couples InnerPairing(std::span<const Source> players, std::size_t games, Ancestry& ancestry) {
  BestCouples best(players, players, ancestry);
  for (std::size_t from = 0; from < players.size(); ++from) {
    const auto place = [&](std::size_t i) { return (from + i) % players.size(); };
    Couples neighbours;
    Couples apart;
    for (std::size_t i = 0; i < games; ++i) {
      neighbours.emplace_back(place(2 * i), place(2 * i + 1));
      apart.emplace_back(place(i), place(i + games));
    }
    best.Try(std::move(neighbours));
    best.Try(std::move(apart));
  }
  return best.Take();
}

}  // namespace ronda::knockout
