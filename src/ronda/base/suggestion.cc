#include "ronda/base/suggestion.h"

#include <algorithm>
#include <vector>

namespace ronda {
namespace {

// The restricted edit distance: insertions, deletions, substitutions and swaps of neighbours.
std::size_t Distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
  for (std::size_t j = 0; j <= b.size(); ++j) cost[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = a[i - 1] == b[j - 1] ? 0 : 1;
      cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + changed});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
      }
    }
  }
  return cost[a.size()][b.size()];
}

// Every letter more or less is a change: most words need not be compared.
std::size_t LeastDistance(std::string_view a, std::string_view b) {
  return a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
}

template <class Word>
std::optional<std::string> ClosestOf(std::string_view word, std::span<const Word> known) {
  constexpr std::size_t kLongestWord = 64;
  if (word.size() < 2 || word.size() > kLongestWord) return std::nullopt;
  std::optional<std::string> best;
  std::size_t best_distance = 0;
  for (const std::string_view candidate : known) {
    const bool begun = word.size() >= 3 && candidate.starts_with(word);
    const std::size_t most = std::max<std::size_t>(1, candidate.size() / 3);
    if (!begun && LeastDistance(word, candidate) > most) continue;
    const std::size_t distance = begun ? 1 : Distance(word, candidate);
    if (distance > most) continue;
    if (best && distance >= best_distance) continue;
    best = std::string(candidate);
    best_distance = distance;
  }
  return best;
}

}  // namespace

std::optional<std::string> Closest(std::string_view word, std::span<const std::string> known) {
  return ClosestOf(word, known);
}

std::optional<std::string> Closest(std::string_view word, std::span<const std::string_view> known) {
  return ClosestOf(word, known);
}

}  // namespace ronda
