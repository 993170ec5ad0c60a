#include "ronda/pairing/swiss/trial_pairing.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"

namespace ronda::swiss {
namespace {

constexpr std::size_t kMostExchanges = 400;  // tried for one pair that may not meet
constexpr std::size_t kMostLeftOver = 3;     // tried of those who might be left over, from the last up

// Members of a circle beside each other, the largest circle first: if no circle holds more than half of the players,
// none of them meets another when the halves do.
std::vector<int> ByCircles(const Field& field, std::span<const int> places) {
  std::vector<int> list(places.begin(), places.end());
  if (!field.kept_apart().forbids_anybody()) return list;
  const auto& circles = field.kept_apart().absolute().front();
  IdVector<KeptApartInRound::Circle, int> sizes(circles.count, 0);
  const auto circle_of = [&](int place) { return circles.of[Place(place)]; };
  for (const int place : list) {
    if (const int circle = circle_of(place); circle >= 0) ++sizes[KeptApartInRound::Circle(circle)];
  }
  std::ranges::sort(list, {}, [&](int place) {
    const int circle = circle_of(place);
    return std::tuple(circle >= 0 ? -sizes[KeptApartInRound::Circle(circle)] : 0, circle, place);
  });
  return list;
}

class Trial {
 public:
  Trial(const Field& field, std::span<const int> places) : field_(field) {
    const std::vector<int> list = ByCircles(field, places);
    const std::size_t half = list.size() / 2;
    for (std::size_t i = 0; i < half; ++i) pairs_.emplace_back(list[i], list[half + i]);
  }

  bool Run() {
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      if (!MayMeet(pairs_[i]) && !Exchange(i)) return false;
    }
    return true;
  }

 private:
  using Two = std::pair<int, int>;

  bool MayMeet(const Two& two) const { return field_.MayMeet(two.first, two.second); }

  // Gives the two other opponents, from a pair behind or before them.
  bool Exchange(std::size_t i) {
    const std::size_t tries = std::min(pairs_.size() - 1, kMostExchanges);
    for (std::size_t step = 1; step <= tries; ++step) {
      Two& one = pairs_[i];
      Two& other = pairs_[(i + step) % pairs_.size()];
      for (const auto& [first, second] : {std::pair{Two{one.first, other.first}, Two{one.second, other.second}},
                                          std::pair{Two{one.first, other.second}, Two{one.second, other.first}}}) {
        if (!MayMeet(first) || !MayMeet(second)) continue;
        one = first;
        other = second;
        return true;
      }
    }
    return false;
  }

  const Field& field_;
  std::vector<Two> pairs_;
};

}  // namespace

bool TrialPairingWorks(const Field& field, std::span<const int> places) { return Trial(field, places).Run(); }

bool TrialBracketWorks(const Field& field, std::span<const int> mdps, std::span<const int> residents,
                       const std::function<bool(const std::vector<int>&)>& accepts) {
  std::vector<int> free(residents.begin(), residents.end());
  for (const int mdp : mdps) {
    const auto first = std::ranges::find_if(free, [&](int place) { return field.MayMeet(mdp, place); });
    if (first == free.end()) return false;
    free.erase(first);
  }
  if (free.size() % 2 == 0) return TrialPairingWorks(field, free) && accepts({});
  for (std::size_t back = 1; back <= std::min(free.size(), kMostLeftOver); ++back) {
    std::vector<int> others = free;
    const auto left = others.end() - static_cast<std::ptrdiff_t>(back);
    const std::vector<int> left_over{*left};
    others.erase(left);
    if (TrialPairingWorks(field, others) && accepts(left_over)) return true;
  }
  return false;
}

}  // namespace ronda::swiss
