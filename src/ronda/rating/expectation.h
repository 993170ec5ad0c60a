// What a player may expect against an opponent, and what a game then changes: the two sides of every rating rule.
#pragma once

#include <optional>
#include <span>

#include "ronda/base/fraction.h"
#include "ronda/rating/rule_set.h"

namespace ronda::rating {

// A game as the rating sees it: the score is 1, 1/2 or 0 whatever the tournament awards.
struct Game {
  int opponent = 0;  // rating
  Fraction score;
};

// 1 / (1 + 10^(-difference/400)) to six decimals, computed in whole numbers, so the same everywhere. The scores of the
// two players add up to 1.
Fraction FormulaScore(int difference);

// The difference that counts for a player of the given rating.
int CountedDifference(const RuleSet& rules, int own, int opponent);

// The score to expect against one opponent.
Fraction ExpectedAgainst(const RuleSet& rules, int own, int opponent);

Fraction ScoreOf(std::span<const Game> games);
Fraction ExpectedOf(const RuleSet& rules, int own, std::span<const Game> games);

// What K times the sum of score less expectation makes, exact; and the rating it leads to, rounded as B.02 §8.3.4 has
// it (to the nearest, a half away from zero). None if that is below the floor.
Fraction ChangeOf(const RuleSet& rules, int own, int k, std::span<const Game> games);
std::optional<int> NewRating(const RuleSet& rules, int own, const Fraction& change);

// Elementos §4.3.1, the short way: one expectation by the formula, against the average of the counted ratings of all
// opponents.
struct Shortcut {
  int average = 0;
  Fraction expected;  // of all games
};
// Of at least one game.
Shortcut ShortcutOf(const RuleSet& rules, int own, std::span<const Game> games);

}  // namespace ronda::rating
