#include "ronda/explain/bound.h"

#include <algorithm>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"

namespace ronda::explain {
namespace {

using matching::Vertex;
using swiss::BoundBy;
using swiss::Bracket;
using swiss::BracketAccount;
using swiss::Field;
using swiss::PreferenceStrength;

bool IsMet(const CriterionValue& value) {
  return std::ranges::all_of(value.value, [](int number) { return number == 0; });
}

// As the vertices of a graph: the moved-down players first, then the residents.
IdVector<Vertex, Place> PlayersOf(const Bracket& bracket) {
  std::vector<Place> players = bracket.mdps;
  players.insert(players.end(), bracket.residents.begin(), bracket.residents.end());
  return IdVector<Vertex, Place>(std::move(players));
}

constexpr std::size_t kLargestShortage = 400;  // beyond it the graph of a bracket is not drawn

// How many stay unpaired however the bracket is paired, by the pairs that may be made in it.
matching::Shortage ShortageOf(const Field& field, const Bracket& bracket) {
  const auto players = PlayersOf(bracket);
  const auto first_resident = Vertex::FromIndex(bracket.mdps.size());
  matching::Graph graph(players.size());
  for (const Vertex u : players.ids()) {
    for (Vertex v = std::max(Next(u), first_resident); players.Contains(v); ++v) {
      if (field.MayMeet(players[u], players[v])) graph.AddEdge(u, v);
    }
  }
  return matching::PerfectMatching(std::move(graph)).Explain();
}

std::vector<PlayerIndex> Named(const Field& field, const Bracket& bracket, std::span<const Vertex> vertices) {
  const auto players = PlayersOf(bracket);
  std::vector<Place> places;
  places.reserve(vertices.size());
  for (const Vertex vertex : vertices) places.push_back(players[vertex]);
  std::ranges::sort(places);
  return field.PlayersAt(places);
}

Statement BoundOfShortage(const Field& field, const Bracket& bracket, const matching::Shortage& shortage) {
  std::vector<Vertex> apart;
  for (const auto& component : shortage.odd_components) apart.insert(apart.end(), component.begin(), component.end());
  const int unpaired = shortage.unpaired();
  return {shortage.bottleneck.empty() ? "bound-apart" : "bound-bottleneck",
          {{"least", unpaired},
           {"players", Named(field, bracket, apart)},
           {"groups", Count(shortage.odd_components)},
           {"bottleneck", Named(field, bracket, shortage.bottleneck)}}};
}

Statement BoundOfPairs(const Field& field, const Bracket& bracket, int floaters) {
  const int players = Count(bracket);
  if (floaters == players % 2) return {"bound-odd", {{"players", players}, {"least", floaters}}};
  const int mdps = Count(bracket.mdps);
  const int residents = Count(bracket.residents);
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
  for (const Place place : PlayersOf(paired.bracket)) {
    const swiss::Entrant& entrant = field[place];
    topscorers = topscorers || entrant.topscorer;
    if (!entrant.preference) continue;
    const bool strong = entrant.preference->strength != PreferenceStrength::kMild;
    if (bound == BoundBy::kStrongColours && !strong) continue;
    ++(entrant.preference->colour == Colour::kWhite ? wanted.white : wanted.black);
  }
  const int players = Count(paired.bracket);
  const int pairs = Count(paired.candidate.pairs);
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
  const bool all_lowest = std::ranges::all_of(floaters, [&](Place place) { return field[place].score == lowest; });
  const bool one_score = field[paired.bracket.residents.front()].score == lowest;
  if (!all_lowest || !one_score) return {"bound-compared"};
  return {"bound-lowest-scores", {{"score", lowest}}};
}

Statement BoundOfNext(const BracketAccount& paired, int floaters) {
  const int players = Count(paired.candidate.downfloaters) + Count(paired.bracket.next);
  if (floaters != players % 2) return {"bound-compared"};
  return {"bound-odd-next", {{"players", players}}};
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
