// A second, literal reading of the Keizer system: lists computed with fractions from the entries, every order
// remembered; pairings found by trying all of them.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/fraction.h"
#include "ronda/model/tournament.h"

namespace ronda::judge {

// What a club chooses, as far as the tests try it. The rest is as Elementos §2.10 has it: the maximum is three halves
// of the players, rounded up; a win is worth the opponent's value, a draw half of it, the bye and club duty one's own
// value, an absence a third of it, as a round before the first one is.
struct KeizerRules {
  enum class Own { kCurrent, kOriginal, kNothing };
  enum class Lists { kUntilStable, kOnce };
  enum class Byes { kOnce, kLevel };

  Own own = Own::kCurrent;
  Lists lists = Lists::kUntilStable;
  Byes byes = Byes::kOnce;
  Fraction step{1};
  Fraction excused{2, 3};               // of one's own value
  std::optional<int> paid_absences;     // none: all
  std::optional<int> rematch_after{0};  // rounds between two meetings; none: never again
};

struct KeizerList {
  std::vector<int> order;        // places of players in the initial ranking, from 0
  std::vector<Fraction> points;  // by player
  int circle = 1;
};

KeizerList KeizerListAfter(const Tournament& tournament, const KeizerRules& rules, int rounds);

struct KeizerPairs {
  std::vector<std::pair<int, int>> pairs;  // players, the higher in the list first, in the order of the list
  std::optional<int> bye;
};

// The pairing of the next round without colours, by exhaustive search; for up to about ten players. None if there is
// none. Colours must not keep players apart.
std::optional<KeizerPairs> KeizerPairsOf(const Tournament& tournament, const KeizerRules& rules);

}  // namespace ronda::judge
