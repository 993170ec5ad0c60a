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
  std::unordered_map<std::string_view, Circle> numbers;
  Circles circles;
  for (const PlayerIndex player : players) {
    const std::string_view origin = OriginOf(tournament.player(player), by);
    const bool alone = origin.empty() || sizes[origin] == 1;
    if (alone) {
      circles.of.push_back(std::nullopt);
    } else {
      circles.of.push_back(numbers.emplace(origin, Circle::FromIndex(numbers.size())).first->second);
    }
  }
  circles.count = Count(numbers);
  return circles;
}

bool KeptApartInRound::Share(std::span<const Circles> rules, Place a, Place b) {
  return std::ranges::any_of(rules,
                             [&](const Circles& circles) { return circles.of[a] && circles.of[a] == circles.of[b]; });
}

// By circle: how many of the places are in it.
IdVector<KeptApartInRound::Circle, int> KeptApartInRound::Sizes(const Circles& circles, std::span<const Place> places) {
  IdVector<Circle, int> sizes(circles.count, 0);
  for (const Place place : places) {
    if (const auto circle = circles.of[place]) ++sizes[*circle];
  }
  return sizes;
}

int KeptApartInRound::MostForbidden(std::span<const Place> places) const {
  int most = 0;
  for (const Circles& circles : absolute_) most += std::ranges::max(Sizes(circles, places));
  return most;
}

std::vector<int> KeptApartInRound::ForbiddenAmong(std::span<const Place> places) const {
  std::vector<int> forbidden(places.size(), 0);
  for (const Circles& circles : absolute_) {
    const auto sizes = Sizes(circles, places);
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (const auto circle = circles.of[places[i]]) forbidden[i] += sizes[*circle] - 1;
    }
  }
  return forbidden;
}

}  // namespace ronda::swiss
