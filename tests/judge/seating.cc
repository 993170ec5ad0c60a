#include "judge/seating.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace ronda::judge {
namespace {

using Tables = std::vector<std::vector<int>>;
using Key = std::pair<int, std::vector<std::pair<int, std::vector<int>>>>;

class Trial {
 public:
  Trial(const std::vector<int>& sizes, const std::function<int(int, int)>& times_met)
      : sizes_(sizes), times_met_(times_met) {}

  TriedSeating Run() {
    std::vector<int> players(static_cast<std::size_t>(std::accumulate(sizes_.begin(), sizes_.end(), 0)));
    std::iota(players.begin(), players.end(), 0);
    Divide(players);
    TriedSeating best{best_->first, {}};
    for (const auto& [repeats, table] : best_->second) best.tables.push_back(table);
    return best;
  }

 private:
  void Divide(const std::vector<int>& left) {
    if (left.empty()) return Compare();
    const auto size = static_cast<std::size_t>(sizes_[tables_.size()]);
    std::vector<bool> chosen(left.size(), false);
    std::fill(chosen.begin() + 1, chosen.begin() + static_cast<std::ptrdiff_t>(size), true);
    chosen[0] = true;
    do {
      std::vector<int> table;
      std::vector<int> others;
      for (std::size_t i = 0; i < left.size(); ++i) (chosen[i] ? table : others).push_back(left[i]);
      tables_.push_back(table);
      Divide(others);
      tables_.pop_back();
    } while (std::prev_permutation(chosen.begin() + 1, chosen.end()));
  }

  void Compare() {
    Key key{0, {}};
    for (const auto& table : tables_) {
      int repeats = 0;
      for (const int a : table) {
        for (const int b : table) repeats += a < b ? times_met_(a, b) : 0;
      }
      key.first += repeats;
      key.second.emplace_back(repeats, table);
    }
    if (!best_ || key < *best_) best_ = key;
  }

  const std::vector<int>& sizes_;
  const std::function<int(int, int)>& times_met_;
  Tables tables_;
  std::optional<Key> best_;
};

}  // namespace

TriedSeating TryAllSeatings(const std::vector<int>& sizes, const std::function<int(int, int)>& times_met) {
  return Trial(sizes, times_met).Run();
}

}  // namespace ronda::judge
