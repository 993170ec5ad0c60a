// A second, literal reading of the Keizer system: lists computed with fractions from the entries, every order
// remembered; pairings found by trying all of them.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/fraction.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/keizer/settings.h"

namespace ronda::judge {

struct KeizerList {
  std::vector<int> order;        // places of players in the initial ranking, from 0
  std::vector<Fraction> points;  // by player
  int circle = 1;
};

KeizerList KeizerListAfter(const Tournament& tournament, const keizer::Settings& settings, int rounds);

struct KeizerPairs {
  std::vector<std::pair<int, int>> pairs;  // players, the higher in the list first, in the order of the list
  std::optional<int> bye;
};

// The pairing of the next round without colours, by exhaustive search; for up to about ten players. None if there is
// none. Colours must not keep players apart.
std::optional<KeizerPairs> KeizerPairsOf(const Tournament& tournament, const keizer::Settings& settings);

}  // namespace ronda::judge
