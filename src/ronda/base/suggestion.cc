#include "ronda/base/suggestion.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace ronda {
namespace {

constexpr std::size_t kLongestWord = 64;
constexpr std::size_t kLongestCandidate = 96;

// The restricted edit distance: insertions, deletions, substitutions and swaps of neighbours. Beyond `most` it is
// only some number greater than that.
std::size_t Distance(std::string_view a, std::string_view b, std::size_t most) {
  using Row = std::array<std::size_t, kLongestCandidate + 1>;
  std::array<Row, 3> rows;
  Row* before = &rows[0];  // of the row before the last
  Row* last = &rows[1];
  Row* row = &rows[2];
  std::iota(last->begin(), last->end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    (*row)[0] = i;
    std::size_t least = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = a[i - 1] == b[j - 1] ? 0 : 1;
      std::size_t cost = std::min({(*last)[j] + 1, (*row)[j - 1] + 1, (*last)[j - 1] + changed});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) cost = std::min(cost, (*before)[j - 2] + 1);
      (*row)[j] = cost;
      least = std::min(least, cost);
    }
    // A swap reaches back over one row, and costs one.
    if (least > most + 1) return least;
    std::swap(before, last);
    std::swap(last, row);
  }
  return (*last)[b.size()];
}

// Every letter more or less is a change: most words need not be compared.
std::size_t LeastDistance(std::string_view a, std::string_view b) {
  return a.size() > b.size() ? a.size() - b.size() : b.size() - a.size();
}

template <class Word>
std::optional<std::string> ClosestOf(std::string_view word, std::span<const Word> known) {
  if (word.size() < 2 || word.size() > kLongestWord) return std::nullopt;
  std::optional<std::string> best;
  std::size_t best_distance = 0;
  for (const std::string_view candidate : known) {
    if (candidate.size() > kLongestCandidate) continue;
    const bool begun = word.size() >= 3 && candidate.starts_with(word);
    const std::size_t most = std::max<std::size_t>(1, candidate.size() / 3);
    if (!begun && LeastDistance(word, candidate) > most) continue;
    const std::size_t distance = begun ? 1 : Distance(word, candidate, most);
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
