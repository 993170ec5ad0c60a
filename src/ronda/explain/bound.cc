#include "ronda/explain/bound.h"

#include <algorithm>

#include "ronda/matching/perfect_matching.h"

namespace ronda::explain {
namespace {

using swiss::BoundBy;
using swiss::Bracket;
using swiss::BracketAccount;
using swiss::Field;
using swiss::PreferenceStrength;

bool IsMet(const CriterionValue& value) {
  return std::ranges::all_of(value.value, [](int number) { return number == 0; });
}

std::vector<int> PlayersOf(const Bracket& bracket) {
  std::vector<int> players = bracket.mdps;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  return players;
}

constexpr std::size_t kLargestShortage = 400;  // beyond it the graph of a bracket is not drawn

// How many stay unpaired however the bracket is paired, by the pairs that may be made in it.
matching::Shortage ShortageOf(const Field& field, const Bracket& bracket) {
  const auto players = PlayersOf(bracket);
  const auto mdps = static_cast<int>(bracket.mdps.size());
  matching::Graph graph(static_cast<int>(players.size()));
  for (int u = 0; u < static_cast<int>(players.size()); ++u) {
    for (int v = std::max(u + 1, mdps); v < static_cast<int>(players.size()); ++v) {
      if (field.MayMeet(players[static_cast<std::size_t>(u)], players[static_cast<std::size_t>(v)]))
        graph.AddEdge(u, v);
    }
  }
  return matching::PerfectMatching(std::move(graph)).Explain();
}

std::vector<PlayerIndex> Named(const Field& field, const Bracket& bracket, std::span<const int> vertices) {
  const auto players = PlayersOf(bracket);
  std::vector<int> places;
  places.reserve(vertices.size());
  for (const int vertex : vertices) places.push_back(players[static_cast<std::size_t>(vertex)]);
  std::ranges::sort(places);
  std::vector<PlayerIndex> named;
  named.reserve(places.size());
  for (const int place : places) named.push_back(field[place].player);
  return named;
}

Statement BoundOfShortage(const Field& field, const Bracket& bracket, const matching::Shortage& shortage) {
  std::vector<int> apart;
  for (const auto& component : shortage.odd_components) apart.insert(apart.end(), component.begin(), component.end());
  const int unpaired = shortage.unpaired();
  return {shortage.bottleneck.empty() ? "bound-apart" : "bound-bottleneck",
          {{"least", unpaired},
           {"players", Named(field, bracket, apart)},
           {"groups", static_cast<int>(shortage.odd_components.size())},
           {"bottleneck", Named(field, bracket, shortage.bottleneck)}}};
}

Statement BoundOfPairs(const Field& field, const Bracket& bracket, int floaters) {
  const int players = static_cast<int>(bracket.size());
  if (floaters == players % 2) return {"bound-odd", {{"players", players}, {"least", floaters}}};
  const int mdps = static_cast<int>(bracket.mdps.size());
  const int residents = static_cast<int>(bracket.residents.size());
  if (floaters == mdps - residents)
    return {"bound-more-mdps", {{"least", floaters}, {"moved_down", mdps}, {"residents", residents}}};
  if (bracket.size() <= kLargestShortage) {
    const auto shortage = ShortageOf(field, bracket);
    if (shortage.unpaired() == floaters) return BoundOfShortage(field, bracket, shortage);
    return {"bound-completion", {{"least", shortage.unpaired()}}};
  }
  return {"bound-compared"};
}

Statement BoundOfColours(const Field& field, const BracketAccount& paired, BoundBy bound, int denied) {
  ColourCount wanted;
  bool topscorers = false;
  for (const int place : PlayersOf(paired.bracket)) {
    const swiss::Entrant& entrant = field[place];
    topscorers = topscorers || entrant.topscorer;
    if (!entrant.preference) continue;
    const bool strong = entrant.preference->strength != PreferenceStrength::kMild;
    if (bound == BoundBy::kStrongColours && !strong) continue;
    ++(entrant.preference->colour == Colour::kWhite ? wanted.white : wanted.black);
  }
  const int players = static_cast<int>(paired.bracket.size());
  const int pairs = static_cast<int>(paired.candidate.pairs.size());
  const bool counts = bound == BoundBy::kColours || !topscorers;
  if (!counts || LeastDenied(wanted, players, pairs) != denied) return {"bound-compared"};
  const bool white = wanted.white > wanted.black;
  return {bound == BoundBy::kColours ? "bound-colours" : "bound-strong-colours",
          {{"wanting", white ? wanted.white : wanted.black},
           {"colour", white ? Colour::kWhite : Colour::kBlack},
           {"boards", pairs},
           {"floaters", players - 2 * pairs},
           {"least", denied}}};
}

Statement BoundOfScores(const Field& field, const BracketAccount& paired) {
  const auto& floaters = paired.candidate.downfloaters;
  const Points lowest = field[paired.bracket.residents.back()].score;
  const bool all_lowest = std::ranges::all_of(floaters, [&](int place) { return field[place].score == lowest; });
  const bool one_score = field[paired.bracket.residents.front()].score == lowest;
  if (!all_lowest || !one_score) return {"bound-compared"};
  return {"bound-lowest-scores", {{"score", lowest}}};
}

Statement BoundOfNext(const BracketAccount& paired, int floaters) {
  const auto players = paired.candidate.downfloaters.size() + paired.bracket.next.size();
  if (floaters != static_cast<int>(players % 2)) return {"bound-compared"};
  return {"bound-odd-next", {{"players", static_cast<int>(players)}}};
}

}  // namespace

int LeastDenied(const ColourCount& wanted, int players, int pairs) {
  const int floaters = players - 2 * pairs;
  return std::max(0, std::max(wanted.white, wanted.black) - floaters - pairs);
}

Statement BoundOf(const Field& field, const BracketAccount& bracket, const swiss::CriterionAccount& criterion) {
  const std::vector<int>& value = criterion.value.value;
  if (IsMet(criterion.value)) return {"bound-none"};
  switch (criterion.bound) {
    case BoundBy::kPairs:
      return BoundOfPairs(field, bracket.bracket, value.front());
    case BoundBy::kLowestScores:
      return BoundOfScores(field, bracket);
    case BoundBy::kNextBracket:
      return BoundOfNext(bracket, value.front());
    case BoundBy::kColours:
    case BoundBy::kStrongColours:
      return BoundOfColours(field, bracket, criterion.bound, value.front());
    case BoundBy::kComparison:
      return {"bound-compared"};
  }
  return {};
}

}  // namespace ronda::explain
