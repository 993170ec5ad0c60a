// Degree conditions against trying: whenever they claim that any downfloaters will do, all of them do.
#include "ronda/pairing/swiss/below.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/generator.h"

namespace ronda::dutch {
namespace {

using matching::Vertex;
using Places = std::vector<Place>;

bool AllCanBePaired(const swiss::Field& field, const Places& places, const std::function<bool(Place, Place)>& allowed) {
  matching::Graph graph(Count(places));
  for (const Vertex u : IdRange<Vertex>(Count(places))) {
    for (Vertex v(0); v < u; ++v) {
      const Place one = places[u.index()];
      const Place other = places[v.index()];
      if (field.MayMeet(one, other) && allowed(one, other)) graph.AddEdge(u, v);
    }
  }
  return matching::PerfectMatching(std::move(graph)).IsPerfect();
}

Places Without(Places places, Place place) {
  std::erase(places, place);
  return places;
}

Places Union(Places a, const Places& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// Calls `check` with every set of `size` places.
void ForEachSubset(const Places& places, std::size_t size, const std::function<void(const Places&)>& check) {
  std::vector<bool> chosen(places.size(), false);
  std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(size), true);
  do {
    Places subset;
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (chosen[i]) subset.push_back(places[i]);
    }
    check(subset);
  } while (std::prev_permutation(chosen.begin(), chosen.end()));
}

bool NextIsPerfectWith(const swiss::Field& field, const swiss::Bracket& bracket, const Places& floaters) {
  const auto not_both_floaters = [&](Place a, Place b) {
    return !(std::ranges::count(floaters, a) && std::ranges::count(floaters, b));
  };
  const Places all = Union(floaters, bracket.next);
  if (all.size() % 2 == 0) return AllCanBePaired(field, all, not_both_floaters);
  return std::ranges::any_of(
      bracket.next, [&](Place odd_one) { return AllCanBePaired(field, Without(all, odd_one), not_both_floaters); });
}

bool RestIsCompleteWith(const swiss::Field& field, const swiss::Bracket& bracket, const Places& floaters) {
  const auto anybody = [](Place, Place) { return true; };
  const Places all = Union(floaters, bracket.rest);
  if (bracket.bye_candidates.empty()) return AllCanBePaired(field, all, anybody);
  return std::ranges::any_of(bracket.rest, [&](Place bye) {
    return std::ranges::count(bracket.bye_candidates, bye) && AllCanBePaired(field, Without(all, bye), anybody);
  });
}

// The brackets of a round as if nobody had floated into them.
std::vector<swiss::Bracket> BracketsOf(const swiss::Field& field) {
  std::vector<swiss::Bracket> brackets;
  std::vector<Places> groups;
  for (const Place place : field.places()) {
    if (place == Place(0) || field[place].score != field[Previous(place)].score) groups.emplace_back();
    groups.back().push_back(place);
  }
  for (std::size_t i = 0; i + 1 < groups.size(); ++i) {
    swiss::Bracket bracket;
    bracket.residents = groups[i];
    bracket.next = groups[i + 1];
    for (std::size_t j = i + 2; j < groups.size(); ++j) bracket.rest = Union(bracket.rest, groups[j]);
    if (field.size() % 2 == 1) {
      for (const Place place : groups.back()) {
        if (field[place].may_have_bye) bracket.bye_candidates.push_back(place);
      }
    }
    brackets.push_back(bracket);
  }
  return brackets;
}

TEST(Below, ClaimsOnlyWhatHoldsForEverySetOfFloaters) {
  int claims = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    auto options = verify::PlainOptions();
    options.players = verify::Range{16, 40};
    options.rounds = verify::Range{3, 5};
    const auto tournament = verify::GenerateTournament(options, *StandardSystems().Find("dutch"), seed);
    ASSERT_TRUE(tournament);
    const Tournament before = tournament->Before(Round(tournament->rounds()));
    const swiss::Field field(before, {});
    const swiss::Below below(field);
    for (const swiss::Bracket& bracket : BracketsOf(field)) {
      for (int floaters = 0; floaters <= std::min<int>(2, static_cast<int>(bracket.residents.size())); ++floaters) {
        const bool next = below.NextTakesAny(bracket, floaters);
        const bool rest = below.RestTakesAny(bracket, floaters);
        claims += (next ? 1 : 0) + (rest ? 1 : 0);
        ForEachSubset(bracket.residents, static_cast<std::size_t>(floaters), [&](const Places& set) {
          EXPECT_TRUE(!next || NextIsPerfectWith(field, bracket, set)) << "seed " << seed;
          EXPECT_TRUE(!rest || RestIsCompleteWith(field, bracket, set)) << "seed " << seed;
        });
      }
    }
  }
  EXPECT_GT(claims, 50);
}

}  // namespace
}  // namespace ronda::dutch
