#include "ronda/rating/forecast.h"

#include <algorithm>

namespace ronda::rating {
namespace {

constexpr int kHighestRating = 4000;

// The score is spread over the opponents; only the sum matters.
std::vector<Game> WithComingGames(const Standing& standing, std::span<const int> opponents, Fraction score) {
  std::vector<Game> games = standing.games;
  for (const int opponent : opponents) {
    const Fraction part = std::min(score, Fraction(1));
    games.push_back({opponent, part});
    score -= part;
  }
  return games;
}

Prospect ProspectOf(const RuleSet& rules, const Standing& standing, std::span<const int> opponents,
                    const Fraction& score) {
  const auto games = WithComingGames(standing, opponents, score);
  Prospect prospect;
  prospect.score = score;
  if (standing.rating) {
    prospect.change = ChangeOf(rules, *standing.rating, standing.k, games);
    prospect.new_rating = NewRating(rules, *standing.rating, prospect.change);
  } else {
    prospect.new_rating = FirstRatingOf(rules, games).rating;
  }
  if (const auto performance = PerformanceOf(games)) prospect.performance = performance->rating;
  return prospect;
}

}  // namespace

std::vector<Prospect> ProspectsOf(const RuleSet& rules, const Standing& standing, std::span<const int> opponents) {
  std::vector<Prospect> prospects;
  for (std::size_t half_points = 0; half_points <= 2 * opponents.size(); ++half_points) {
    prospects.push_back(ProspectOf(rules, standing, opponents, Fraction(static_cast<std::int64_t>(half_points), 2)));
  }
  return prospects;
}

bool Reaches(const Prospect& prospect, const Goal& goal) {
  const auto enough = [](const std::optional<int>& value, const std::optional<int>& wanted) {
    return !wanted || (value && *value >= *wanted);
  };
  return enough(prospect.new_rating, goal.rating) && enough(prospect.performance, goal.performance);
}

std::optional<int> LeastOpponent(const RuleSet& rules, const Standing& standing, const Fraction& score,
                                 const Goal& goal) {
  for (int rating = 1; rating <= kHighestRating; ++rating) {
    if (Reaches(ProspectOf(rules, standing, {&rating, 1}, score), goal)) return rating;
  }
  return std::nullopt;
}

}  // namespace ronda::rating
