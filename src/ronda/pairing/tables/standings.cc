#include "ronda/pairing/tables/standings.h"

#include <algorithm>
#include <functional>
#include <tuple>

#include "ronda/base/counting.h"
#include "ronda/base/random.h"

namespace ronda::tables {
namespace {

Fraction SumOfBest(std::vector<Fraction> rounds, int best) {
  std::ranges::sort(rounds, std::greater{});
  if (best > 0 && best < std::ssize(rounds)) rounds.erase(rounds.begin() + best, rounds.end());
  Fraction sum;
  for (const Fraction& one : rounds) sum += one;
  return sum;
}

// Equal for those who share a rank.
auto Merits(const Line& line) { return std::tie(line.points, line.places, line.opponents); }

}  // namespace

std::uint64_t LotOf(const Event& event, Index player) {
  const std::uint64_t seed = Random(static_cast<std::uint64_t>(event.lot)).Next();
  return Random(seed + static_cast<std::uint64_t>(event.players[player.index()].number.value())).Next();
}

std::vector<Line> Standings(const Event& event) {
  std::vector<Line> lines(event.players.size());
  std::vector<std::vector<Fraction>> results(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].player = Index::FromIndex(i);
    lines[i].places.assign(kLargestTable, 0);
  }
  for (const Round& round : event.rounds) {
    for (const Table& table : round) {
      const auto points = PointsAt(event, table);
      for (std::size_t seat = 0; seat < points.size(); ++seat) {
        const std::size_t player = table.players[seat].index();
        results[player].push_back(points[seat]);
        ++lines[player].places[Size(table.places[seat] - 1)];
        ++lines[player].rounds;
      }
    }
  }
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i].points = SumOfBest(std::move(results[i]), event.best);
  for (const Round& round : event.rounds) {
    for (const Table& table : round) {
      if (table.places.empty()) continue;
      for (const Index player : table.players) {
        for (const Index other : table.players) {
          if (player != other) lines[player.index()].opponents += lines[other.index()].points;
        }
      }
    }
  }
  std::ranges::sort(lines, [&](const Line& a, const Line& b) {
    if (Merits(a) != Merits(b)) return Merits(a) > Merits(b);
    return std::tuple(LotOf(event, a.player), a.player) < std::tuple(LotOf(event, b.player), b.player);
  });
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool level = i > 0 && Merits(lines[i]) == Merits(lines[i - 1]);
    lines[i].rank = level ? lines[i - 1].rank : static_cast<int>(i) + 1;
  }
  return lines;
}

}  // namespace ronda::tables
