#include "ronda/verify/result_model.h"

#include <algorithm>
#include <cstdint>

namespace ronda::verify {
namespace {

constexpr std::int64_t kCertain = 1'000'000;

// Beyond this mean rating the curves of the model cross.
constexpr std::int64_t kHighestMean = 3300;

// Rating points are counted in steps of 1/2000, so that the mean of two ratings times a factor of three decimals is
// whole.
constexpr std::int64_t kStep = 2000;

// A side of the model: the chance of a win is 0 up to one limit and 1 from the other on, and two parabolas that meet at
// `centre` join them.
struct Curve {
  std::int64_t lower;      // in steps
  std::int64_t centre;     // in steps
  std::int64_t upper;      // in steps
  std::int64_t at_centre;  // chance there, parts per million
};

// ((value - from) / (to - from))², parts per million.
std::int64_t SquaredShare(std::int64_t value, std::int64_t from, std::int64_t to) {
  const std::int64_t share = (value - from) * kCertain / (to - from);
  return share * share / kCertain;
}

// `advantage` is the rating difference in the eyes of the side whose chance of a win is asked.
std::int64_t ChanceOfWin(const Curve& curve, std::int64_t advantage) {
  if (advantage <= curve.lower) return 0;
  if (advantage >= curve.upper) return kCertain;
  if (advantage <= curve.centre) {
    return curve.at_centre * SquaredShare(advantage, curve.lower, curve.centre) / kCertain;
  }
  return kCertain - (kCertain - curve.at_centre) * SquaredShare(advantage, curve.upper, curve.centre) / kCertain;
}

// q² with q = (mean - 1200) / 1200 above 1200, parts per million.
std::int64_t StrengthSquared(std::int64_t double_mean) {
  if (double_mean <= 2400) return 0;
  const std::int64_t strength = (double_mean - 2400) * kCertain / 2400;
  return strength * strength / kCertain;
}

}  // namespace

GameOdds OddsOf(int white_rating, int black_rating) {
  const std::int64_t double_mean =
      std::clamp(std::int64_t{white_rating} + black_rating, std::int64_t{0}, 2 * kHighestMean);
  const std::int64_t difference = (std::int64_t{white_rating} - black_rating) * kStep;
  const std::int64_t strength = StrengthSquared(double_mean);
  const Curve white{-1492 * kStep + 391 * double_mean, 40 * kStep, 1691 * kStep - 428 * double_mean,
                    450'000 - strength / 10};
  // The model gives Black's curve over White's rating advantage; here it is mirrored.
  const Curve black{-1428 * kStep + 388 * double_mean, 80 * kStep, 1753 * kStep - 416 * double_mean,
                    460'000 - 13 * strength / 100};
  const std::int64_t white_wins = ChanceOfWin(white, difference);
  const std::int64_t black_wins = std::min(ChanceOfWin(black, -difference), kCertain - white_wins);
  return {static_cast<int>(white_wins), static_cast<int>(kCertain - white_wins - black_wins),
          static_cast<int>(black_wins)};
}

GameOdds WithDraws(const GameOdds& odds, int percentage) {
  constexpr int kWhole = static_cast<int>(kCertain);
  const int double_score = 2 * odds.white_wins + odds.draw;
  const int room = std::min(double_score, 2 * kWhole - double_score);
  const int draw = std::min(percentage * (kWhole / 100), room);
  const int white_wins = (double_score - draw) / 2;
  return {white_wins, draw, kWhole - draw - white_wins};
}

}  // namespace ronda::verify
