// C.07 §10 and Elementos §3.3: tie-breaks of ratings. Only games played over the board count, and only those
// against opponents with a rating, or with the rating the event gives to those without.
#include <algorithm>

#include "ronda/rating/dp_table.h"
#include "ronda/tiebreak/cut.h"
#include "ronda/tiebreak/evaluators.h"

namespace ronda::tiebreak {
namespace {

// Points of a game in tenths, whatever the event gives for it.
std::int64_t Tenths(Outcome outcome) { return outcome == Outcome::kWin ? 10 : outcome == Outcome::kDraw ? 5 : 0; }

// The ratings of the opponents; the factor of each is what was scored against that opponent, in tenths of a point.
// Decision 052.
void GatherRatings(Session& session, Spot spot, Working& working) {
  Round round(0);
  for (const RoundRecord& result : session.Plain().record().results(spot.who)) {
    round = Next(round);
    if (!result.IsMeeting()) continue;
    const auto rating = session.RatingOf(*result.opponent);
    if (!rating) continue;
    working.Add(round, result.opponent, Basis::kOpponent, *rating).factor = Tenths(result.outcome);
  }
}

std::optional<Fraction> RoundedMean(const Working& working) {
  if (working.Kept() == 0) return std::nullopt;
  return Fraction(RoundHalfUp(Fraction(working.Sum(), working.Kept())));
}

// In tenths.
std::int64_t ScoreOfGames(const Working& working) {
  std::int64_t score = 0;
  for (const Contribution& one : working.contributions) score += one.factor;
  return score;
}

// B.02 §8.1.2 for all games: what a player of this rating may expect, in hundredths.
std::int64_t Expected(const Working& working, std::int64_t rating) {
  std::int64_t expected = 0;
  for (const Contribution& one : working.contributions) {
    expected += rating::ExpectedScore(static_cast<int>(rating - one.score));
  }
  return expected;
}

// The average over the opponents met of a column of whole numbers, rounded.
std::optional<Fraction> AverageOfOpponents(Session& session, std::string_view acronym, Spot spot, Working& working) {
  const auto& column = session.Column(acronym, {}, 1);
  Round round(0);
  for (const RoundRecord& result : session.Plain().record().results(spot.who)) {
    round = Next(round);
    if (!result.IsMeeting()) continue;
    const auto& value = column[*result.opponent];
    if (!value) continue;
    working.Add(round, result.opponent, Basis::kOpponent, *value);
  }
  return RoundedMean(working);
}

}  // namespace

// C.07 §10.1 (Elementos §3.3.1, §3.3.2): to the nearest whole number, a half up. Undefined if nothing is left to
// average.
std::optional<Fraction> EvaluateAverageRating(Session& session, const TieBreak& tie_break, Spot spot,
                                              Working& working) {
  GatherRatings(session, spot, working);
  ApplyCuts(tie_break, CutRule::kLeast, working);
  return RoundedMean(working);
}

// C.07 §10.2: the average rating and the difference that the score stands for.
std::optional<Fraction> EvaluatePerformance(Session& session, const TieBreak&, Spot spot, Working& working) {
  GatherRatings(session, spot, working);
  const auto mean = RoundedMean(working);
  if (!mean) return std::nullopt;
  const Fraction percentage(10 * ScoreOfGames(working), working.Kept());
  const Fraction rounded(RoundHalfUp(percentage));
  const Fraction difference(rating::DifferenceFor(static_cast<int>(rounded.over())));
  working.figures = {{"average rating", *mean}, {"percentage", rounded}, {"difference", difference}};
  return *mean + difference;
}

// C.07 §10.3: the lowest rating that may expect at least the score; without a point, 800 below the lowest opponent.
std::optional<Fraction> EvaluatePerfectPerformance(Session& session, const TieBreak&, Spot spot, Working& working) {
  GatherRatings(session, spot, working);
  if (working.contributions.empty()) return std::nullopt;
  const auto [lowest, highest] = std::ranges::minmax(working.contributions, {}, &Contribution::score);
  const std::int64_t score = 10 * ScoreOfGames(working);
  working.figures = {{"score", Fraction(score, 100)}};
  if (score == 0) return Fraction(lowest.score - 800);
  std::int64_t low = lowest.score - 800;    // expects nothing
  std::int64_t high = highest.score + 800;  // expects everything
  while (low < high) {
    const std::int64_t middle = low + (high - low) / 2;
    Expected(working, middle) >= score ? high = middle : low = middle + 1;
  }
  return Fraction(low);
}

// C.07 §10.4.
std::optional<Fraction> EvaluateAveragePerformance(Session& session, const TieBreak&, Spot spot, Working& working) {
  return AverageOfOpponents(session, "TPR", spot, working);
}

// C.07 §10.5.
std::optional<Fraction> EvaluateAveragePerfectPerformance(Session& session, const TieBreak&, Spot spot,
                                                          Working& working) {
  return AverageOfOpponents(session, "PTP", spot, working);
}

// Elementos §3.3.3: the first rating an unrated player would get (4.3.2): below half the average and the difference the
// score stands for, above it the average and 15 for every half point more than half; nothing without a point.
std::optional<Fraction> EvaluateBookPerformance(Session& session, const TieBreak&, Spot spot, Working& working) {
  GatherRatings(session, spot, working);
  const auto mean = RoundedMean(working);
  const std::int64_t score = ScoreOfGames(working);
  if (!mean || score == 0) return std::nullopt;
  const std::int64_t games = working.Kept();
  const std::int64_t half_points_above = score / 5 - games;
  const int percentage = static_cast<int>(RoundHalfUp(Fraction(10 * score, games)));
  const Fraction difference(half_points_above > 0 ? 15 * half_points_above : rating::DifferenceFor(percentage));
  working.figures = {{"average rating", *mean}, {"difference", difference}};
  return *mean + difference;
}

}  // namespace ronda::tiebreak
