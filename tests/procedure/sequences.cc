#include "procedure/sequences.h"

#include <algorithm>
#include <numeric>

namespace ronda::procedure {
namespace {

class Transpositions {
 public:
  Transpositions(const Numbers& s2, std::size_t count, const std::function<bool(std::size_t, int)>& may_stand,
                 const Visitor& visit)
      : s2_(s2), count_(count), may_stand_(may_stand), visit_(visit), used_(s2.size(), false) {}

  bool From(std::size_t place) {
    if (place == count_) return visit_(order_);
    for (std::size_t i = 0; i < s2_.size(); ++i) {
      if (used_[i] || !may_stand_(place, s2_[i])) continue;
      used_[i] = true;
      order_.push_back(s2_[i]);
      const bool stopped = From(place + 1);
      order_.pop_back();
      used_[i] = false;
      if (stopped) return true;
    }
    return false;
  }

 private:
  const Numbers& s2_;
  std::size_t count_;
  const std::function<bool(std::size_t, int)>& may_stand_;
  const Visitor& visit_;
  std::vector<bool> used_;
  Numbers order_;
};

int Sum(const Numbers& numbers) { return std::accumulate(numbers.begin(), numbers.end(), 0); }

}  // namespace

bool ForEachTransposition(const Numbers& s2, std::size_t count, const std::function<bool(std::size_t, int)>& may_stand,
                          const Visitor& visit) {
  return Transpositions(s2, count, may_stand, visit).From(0);
}

std::vector<Numbers> Elements(const Numbers& players, std::size_t count) {
  std::vector<Numbers> sets;
  const std::function<bool(std::size_t, int)> any = [](std::size_t, int) { return true; };
  ForEachTransposition(players, count, any, [&](const Numbers& order) {
    // In the order of the list, ascending or descending, each set once.
    const auto place = [&](int player) { return std::ranges::find(players, player) - players.begin(); };
    if (std::ranges::is_sorted(order, {}, place)) sets.push_back(order);
    return false;
  });
  return sets;
}

std::vector<Exchange> Exchanges(const Numbers& s1, const Numbers& s2, std::size_t count) {
  Numbers descending = s1;
  std::ranges::sort(descending, std::ranges::greater{});
  const auto s1_list = Elements(descending, count);
  const auto s2_list = Elements(s2, count);
  std::vector<Exchange> exchanges;
  if (s1_list.empty() || s2_list.empty()) return exchanges;
  const int least = Sum(s2_list.front()) - Sum(s1_list.front());
  const int most = Sum(s2_list.back()) - Sum(s1_list.back());
  for (int delta = least; delta <= most; ++delta) {
    for (const Numbers& out : s1_list) {
      for (const Numbers& in : s2_list) {
        if (Sum(in) - Sum(out) == delta) exchanges.push_back({out, in});
      }
    }
  }
  return exchanges;
}

}  // namespace ronda::procedure
