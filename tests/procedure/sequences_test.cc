// Section D of the texts of 2011 and 2012 against its printed tables, and the engine against the sequences.
#include "procedure/sequences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "property/random.h"
#include "ronda/pairing/dutch_procedure/candidate_search.h"

namespace ronda::procedure {
namespace {

const Numbers kS1{1, 2, 3, 4, 5};
const Numbers kS2{6, 7, 8, 9, 10, 11};

std::vector<Numbers> Golden(const std::string& name) {
  std::ifstream file("tests/golden/dutch_procedure/" + name + ".txt");
  std::vector<Numbers> lines;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    lines.emplace_back();
    for (int number = 0; words >> number;) lines.back().push_back(number);
  }
  return lines;
}

std::vector<Numbers> AllTranspositions() {
  std::vector<Numbers> all;
  const std::function<bool(std::size_t, int)> any = [](std::size_t, int) { return true; };
  ForEachTransposition(kS2, kS2.size(), any, [&](const Numbers& order) {
    all.push_back(order);
    return false;
  });
  return all;
}

// C.04.3/2012 §D1.1; /2011 §D1.1.
TEST(Dutch2012, D1_Transpositions) {
  const auto all = AllTranspositions();
  ASSERT_EQ(all.size(), 720U);
  EXPECT_TRUE(std::ranges::is_sorted(all));  // "in total 720": the rest goes on as printed
  const auto printed = Golden("transpositions");
  ASSERT_EQ(printed.size(), 25U);
  for (const Numbers& line : printed)
    EXPECT_EQ(all[static_cast<std::size_t>(line[0])], Numbers(line.begin() + 1, line.end()));
}

void ExpectExchanges(const std::string& name, std::size_t count, std::size_t cells) {
  const auto exchanges = Exchanges(kS1, kS2, count);
  const auto printed = Golden(name);
  ASSERT_EQ(printed.size(), cells);
  for (const Numbers& line : printed) {
    const Exchange& exchange = exchanges.at(static_cast<std::size_t>(line[0]) - 1);
    Numbers found = exchange.out;
    found.insert(found.end(), exchange.in.begin(), exchange.in.end());
    EXPECT_EQ(found, Numbers(line.begin() + 1, line.end())) << name << " " << line[0];
  }
}

// C.04.3/2012 §D2; /2011 §D2.
// Decision 120.
TEST(Dutch2012, D2_Exchanges) {
  ExpectExchanges("one_player", 1, 30);
  ExpectExchanges("two_player", 2, 150);
  ExpectExchanges("three_players", 3, 6);
}

// C.04.3/2012 §D3.
TEST(Dutch2012, D3_MovedDownPlayers) {
  std::vector<Numbers> found;
  for (std::size_t m1 = 5; m1 >= 1; --m1) {
    for (Numbers set : Elements(kS1, m1)) {
      set.insert(set.begin(), static_cast<int>(m1));
      found.push_back(std::move(set));
    }
  }
  EXPECT_EQ(found, Golden("moved_down"));
}

using Pairs = std::set<std::pair<int, int>>;

// S1 and S2 after an exchange, paired in turn.
Pairs PairsAfter(const Exchange& exchange) {
  Numbers upper;
  Numbers lower;
  for (int player = 1; player <= 11; ++player) {
    const bool out = std::ranges::count(exchange.out, player) > 0;
    const bool in = std::ranges::count(exchange.in, player) > 0;
    ((player <= 5 && !out) || in ? upper : lower).push_back(player);
  }
  Pairs pairs;
  for (std::size_t i = 0; i < upper.size(); ++i) pairs.insert(std::minmax(upper[i], lower[i]));
  return pairs;
}

// The first candidate of the text with these pairs allowed.
Pairs FirstInTheText(const Pairs& allowed) {
  Pairs first;
  for (std::size_t count = 0; count <= 5; ++count) {
    for (const Exchange& exchange : Exchanges(kS1, kS2, count)) {
      Numbers upper;
      Numbers lower;
      for (int player = 1; player <= 11; ++player) {
        const bool out = std::ranges::count(exchange.out, player) > 0;
        const bool in = std::ranges::count(exchange.in, player) > 0;
        ((player <= 5 && !out) || in ? upper : lower).push_back(player);
      }
      const bool found = ForEachTransposition(
          lower, 5, [&](std::size_t i, int player) { return allowed.contains(std::minmax(upper[i], player)); },
          [&](const Numbers& order) {
            for (std::size_t i = 0; i < 5; ++i) first.insert(std::minmax(upper[i], order[i]));
            return true;
          });
      if (found) return first;
    }
  }
  return first;
}

Pairs FirstByEngine(const Pairs& allowed) {
  using matching::Vertex;
  const Vertex floater(11);
  dutch_procedure::SearchTask task{.players = 11, .vertices = 12, .most = {1}};
  for (const auto& [a, b] : allowed) task.edges.push_back({Vertex(a - 1), Vertex(b - 1), {1}});
  for (Vertex player(0); player < floater; ++player) task.edges.push_back({player, floater, {1}});
  Pairs pairs;
  for (const auto& [u, v] : dutch_procedure::FindFirstBest(task).pairs) pairs.emplace(u.value() + 1, v.value() + 1);
  return pairs;
}

// The pairs of two exchanges that follow each other, and nothing else, are allowed: the earlier one must win, or what
// else their pairs can be put together to.
TEST(Dutch2012, D2_TheEngineKeepsTheOrderOfAllCells) {
  for (const std::size_t count : {std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
    const auto exchanges = Exchanges(kS1, kS2, count);
    for (std::size_t i = 0; i + 1 < exchanges.size(); ++i) {
      Pairs allowed = PairsAfter(exchanges[i]);
      allowed.merge(PairsAfter(exchanges[i + 1]));
      ASSERT_EQ(FirstByEngine(allowed), FirstInTheText(allowed)) << count << " players, cell " << i + 1;
    }
  }
}

TEST(Dutch2012, D1_D2_TheEngineFindsTheFirstOfManyCandidates) {
  int paired = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    test::Random random(seed);
    Pairs allowed;
    for (int a = 1; a <= 11; ++a) {
      for (int b = a + 1; b <= 11; ++b) {
        if (random.Percent(35)) allowed.emplace(a, b);
      }
    }
    const Pairs expected = FirstInTheText(allowed);
    if (expected.empty()) continue;  // no five pairs
    ++paired;
    ASSERT_EQ(FirstByEngine(allowed), expected) << "seed " << seed;
  }
  EXPECT_GT(paired, 200);
}

}  // namespace
}  // namespace ronda::procedure
