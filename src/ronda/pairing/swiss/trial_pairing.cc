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
std::vector<Place> ByCircles(const Field& field, std::span<const Place> places) {
  std::vector<Place> list(places.begin(), places.end());
  if (!field.kept_apart().forbids_anybody()) return list;
  const auto& circles = field.kept_apart().absolute().front();
  IdVector<KeptApartInRound::Circle, int> sizes(circles.count, 0);
  const auto circle_of = [&](Place place) { return circles.of[place]; };
  for (const Place place : list) {
    if (const auto circle = circle_of(place)) ++sizes[*circle];
  }
  std::ranges::sort(list, {}, [&](Place place) {
    const auto circle = circle_of(place);
    return std::tuple(circle ? -sizes[*circle] : 0, circle, place);
  });
  return list;
}

class Trial {
 public:
  Trial(const Field& field, std::span<const Place> places) : field_(field) {
    const std::vector<Place> list = ByCircles(field, places);
    const std::size_t half = list.size() / 2;
    for (std::size_t i = 0; i < half; ++i) pairs_.push_back({list[i], list[half + i]});
  }

  bool Run() {
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
      if (!MayMeet(pairs_[i]) && !Exchange(i)) return false;
    }
    return true;
  }

 private:
  bool MayMeet(const PlacePair& pair) const { return field_.MayMeet(pair.higher, pair.lower); }

  // Gives the two other opponents, from a pair behind or before them.
  bool Exchange(std::size_t i) {
    const std::size_t tries = std::min(pairs_.size() - 1, kMostExchanges);
    for (std::size_t step = 1; step <= tries; ++step) {
      PlacePair& one = pairs_[i];
      PlacePair& other = pairs_[(i + step) % pairs_.size()];
      for (const auto& [first, second] :
           {std::pair{PlacePair{one.higher, other.higher}, PlacePair{one.lower, other.lower}},
            std::pair{PlacePair{one.higher, other.lower}, PlacePair{one.lower, other.higher}}}) {
        if (!MayMeet(first) || !MayMeet(second)) continue;
        one = first;
        other = second;
        return true;
      }
    }
    return false;
  }

  const Field& field_;
  std::vector<PlacePair> pairs_;
};

}  // namespace

bool TrialPairingWorks(const Field& field, std::span<const Place> places) { return Trial(field, places).Run(); }

bool TrialBracketWorks(const Field& field, std::span<const Place> mdps, std::span<const Place> residents,
                       const std::function<bool(const std::vector<Place>&)>& accepts) {
  std::vector<Place> free(residents.begin(), residents.end());
  for (const Place mdp : mdps) {
    const auto first = std::ranges::find_if(free, [&](Place place) { return field.MayMeet(mdp, place); });
    if (first == free.end()) return false;
    free.erase(first);
  }
  if (free.size() % 2 == 0) return TrialPairingWorks(field, free) && accepts({});
  for (std::size_t back = 1; back <= std::min(free.size(), kMostLeftOver); ++back) {
    std::vector<Place> others = free;
    const auto left = others.end() - static_cast<std::ptrdiff_t>(back);
    const std::vector<Place> left_over{*left};
    others.erase(left);
    if (TrialPairingWorks(field, others) && accepts(left_over)) return true;
  }
  return false;
}

}  // namespace ronda::swiss
