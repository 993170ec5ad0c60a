#include "ronda/pairing/swiss/kept_apart_in_round.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include "ronda/base/id_vector.h"

namespace ronda::swiss {
KeptApartInRound::KeptApartInRound(const Tournament& tournament, Round round, std::span<const PlayerIndex> players) {
  for (const KeptApart& rule : tournament.data().kept_apart) {
    if (!rule.AppliesIn(round)) continue;
    if (rule.by == KeptApart::By::kRating) {
      gap_ = std::min(rule.points, gap_.value_or(rule.points));
      continue;
    }
    Circles circles = CirclesBy(rule.by, tournament, players);
    if (circles.count == 0 && rule.strength == KeptApart::Strength::kAbsolute) continue;
    (rule.strength == KeptApart::Strength::kAbsolute ? absolute_ : relative_).push_back(std::move(circles));
  }
  if (!gap_) return;
  for (const PlayerIndex player : players) ratings_.push_back(tournament.player(player).rating);
}

KeptApartInRound::Circles KeptApartInRound::CirclesBy(KeptApart::By by, const Tournament& tournament,
                                                      std::span<const PlayerIndex> players) {
  std::unordered_map<std::string_view, int> sizes;
  for (const PlayerIndex player : players) ++sizes[OriginOf(tournament.player(player), by)];
  std::unordered_map<std::string_view, int> numbers;
  Circles circles;
  for (const PlayerIndex player : players) {
    const std::string_view origin = OriginOf(tournament.player(player), by);
    const bool alone = origin.empty() || sizes[origin] == 1;
    circles.of.push_back(alone ? Circles::kAlone
                               : numbers.emplace(origin, static_cast<int>(numbers.size())).first->second);
  }
  circles.count = static_cast<int>(numbers.size());
  return circles;
}

bool KeptApartInRound::Share(std::span<const Circles> rules, int a, int b) {
  return std::ranges::any_of(rules, [&](const Circles& circles) {
    return circles.of[Place(a)] != Circles::kAlone && circles.of[Place(a)] == circles.of[Place(b)];
  });
}

// By circle: how many of the places are in it.
IdVector<KeptApartInRound::Circle, int> KeptApartInRound::Sizes(const Circles& circles, std::span<const int> places) {
  IdVector<Circle, int> sizes(circles.count, 0);
  for (const int place : places) {
    if (circles.of[Place(place)] != Circles::kAlone) ++sizes[Circle(circles.of[Place(place)])];
  }
  return sizes;
}

int KeptApartInRound::MostForbidden(std::span<const int> places) const {
  int most = 0;
  for (const Circles& circles : absolute_) most += std::ranges::max(Sizes(circles, places));
  return most;
}

std::vector<int> KeptApartInRound::ForbiddenAmong(std::span<const int> places) const {
  std::vector<int> forbidden(places.size(), 0);
  for (const Circles& circles : absolute_) {
    const auto sizes = Sizes(circles, places);
    for (std::size_t i = 0; i < places.size(); ++i) {
      const int circle = circles.of[Place(places[i])];
      if (circle != Circles::kAlone) forbidden[i] += sizes[Circle(circle)] - 1;
    }
  }
  return forbidden;
}

}  // namespace ronda::swiss
