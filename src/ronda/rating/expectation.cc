#include "ronda/rating/expectation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "ronda/rating/dp_table.h"

namespace ronda::rating {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr int kBits = 40;  // after the binary point

// 10^(1/400), 10^(2/400), 10^(4/400), ... 10^(512/400).
constexpr std::array<std::uint64_t, 10> kPowers{1105859177674, 1112243372378, 1125122543634, 1151330014358,
                                                1205590526262, 1321903725523, 1589277835185, 2297205389741,
                                                4799542332564, 20950762156710};

constexpr int kFarthest = 3000;  // beyond it the expectation is 1 to six decimals
constexpr std::uint64_t kMillion = 1'000'000;

Wide TenToThe400th(int exponent) {
  Wide power = Wide{1} << kBits;
  const auto multiply = [&](std::uint64_t factor) { power = (power * factor + (Wide{1} << (kBits - 1))) >> kBits; };
  for (; exponent >= 1024; exponent -= 512) multiply(kPowers.back());
  for (std::size_t bit = 0; bit < kPowers.size(); ++bit) {
    if ((exponent >> bit & 1) != 0) multiply(kPowers[bit]);
  }
  return power;
}

}  // namespace

Fraction FormulaScore(int difference) {
  const int magnitude = std::min(difference < 0 ? -difference : difference, kFarthest);
  const Wide power = TenToThe400th(magnitude);
  const Wide sum = power + (Wide{1} << kBits);
  const auto higher = static_cast<std::int64_t>((power * kMillion + sum / 2) / sum);
  return Fraction(difference < 0 ? std::int64_t{kMillion} - higher : higher, kMillion);
}

// B.02 §8.3.1; Elementos §4.3.1.
int CountedDifference(const RuleSet& rules, int own, int opponent) {
  const int difference = own - opponent;
  const bool exempt = rules.cap.exempt_from && own >= *rules.cap.exempt_from;
  if (!rules.cap.limit || exempt) return difference;
  return std::clamp(difference, -*rules.cap.limit, *rules.cap.limit);
}

Fraction ExpectedAgainst(const RuleSet& rules, int own, int opponent) {
  const int difference = CountedDifference(rules, own, opponent);
  return rules.expectation == Expectation::kTable ? Fraction(ExpectedScore(difference), 100) : FormulaScore(difference);
}

Fraction ScoreOf(std::span<const Game> games) {
  Fraction score;
  for (const Game& game : games) score += game.score;
  return score;
}

Fraction ExpectedOf(const RuleSet& rules, int own, std::span<const Game> games) {
  Fraction expected;
  for (const Game& game : games) expected += ExpectedAgainst(rules, own, game.opponent);
  return expected;
}

Fraction ChangeOf(const RuleSet& rules, int own, int k, std::span<const Game> games) {
  return Fraction(k) * (ScoreOf(games) - ExpectedOf(rules, own, games));
}

// B.02 §7.2.1, §8.3.4.
std::optional<int> NewRating(const RuleSet& rules, int own, const Fraction& change) {
  const auto rating = static_cast<int>(own + RoundHalfUp(change));
  if (rules.floor && rating < *rules.floor) return std::nullopt;
  return rating;
}

// Elementos §4.3.1: KW - KN / (1 + 10^((Rc - R) / 400)).
Shortcut ShortcutOf(const RuleSet& rules, int own, std::span<const Game> games) {
  assert(!games.empty());
  const auto count = static_cast<std::int64_t>(games.size());
  std::int64_t sum = 0;
  for (const Game& game : games) sum += own - CountedDifference(rules, own, game.opponent);
  const auto average = static_cast<int>(RoundHalfUp(Fraction(sum, count)));
  return {average, Fraction(count) * FormulaScore(own - average)};
}

}  // namespace ronda::rating
