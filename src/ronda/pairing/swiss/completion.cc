#include "ronda/pairing/swiss/completion.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/swiss/circle_sets.h"
#include "ronda/pairing/swiss/trial_pairing.h"

namespace ronda::swiss {
namespace {

using matching::Vertex;

enum class Topscorers : std::uint8_t { kFree, kBound };

// The colour a player must have; topscorers are free of that (C3), unless said otherwise.
std::optional<Colour> AbsoluteColour(const Entrant& entrant, Topscorers topscorers = Topscorers::kFree) {
  const auto& preference = entrant.preference;
  const bool absolute = preference && preference->strength == PreferenceStrength::kAbsolute;
  if (!absolute || (entrant.topscorer && topscorers == Topscorers::kFree)) return std::nullopt;
  return preference->colour;
}

ByColour<int> CountAbsolute(const Field& field, std::span<const Place> places, Topscorers topscorers) {
  ByColour<int> count;
  for (const Place place : places) {
    if (const auto colour = AbsoluteColour(field[place], topscorers)) ++count[*colour];
  }
  return count;
}

// Whether the player with an imposed colour, if among the places, finds an opponent whatever candidate gets the bye.
bool RestrictedMayMeetTwo(const Field& field, std::span<const Place> places) {
  const Place restricted = *field.restricted();
  if (!std::ranges::binary_search(places, restricted)) return true;
  return CountIf(places, [&](Place place) { return place != restricted && field.MayMeet(place, restricted); }) >= 2;
}

// Dirac: an even number of players, each of whom may meet at least half of them, can be paired. The bye takes one
// candidate away first, and a player with an imposed colour takes an opponent along.
bool DegreesSuffice(const Field& field, std::span<const Place> places, Topscorers topscorers = Topscorers::kFree) {
  if (field.restricted() && !RestrictedMayMeetTwo(field, places)) return false;
  const bool odd = places.size() % 2 == 1;
  const int size = static_cast<int>(places.size()) - (odd ? 1 : 0) - (field.restricted() ? 2 : 0);
  const auto absolute = CountAbsolute(field, places, topscorers);
  // Whoever of all may meet fewest may meet enough: mostly so, and nobody need be looked at.
  const int same_colour = std::max({absolute[Colour::kWhite], absolute[Colour::kBlack], 1}) - 1;
  const bool is_for_all = 2 * (size - 1 - field.most_forbidden() - same_colour) >= size;
  if (is_for_all && !field.kept_apart().forbids_anybody()) return true;
  const auto kept_apart = field.kept_apart().ForbiddenAmong(places);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Place place = places[i];
    if (place == field.restricted()) continue;
    int cannot = static_cast<int>(field.forbidden(place).size()) + kept_apart[i];
    if (const auto colour = AbsoluteColour(field[place], topscorers)) cannot += absolute[*colour] - 1;
    if (2 * (size - 1 - cannot) < size) return false;
  }
  return true;
}

matching::PerfectMatching MostPairs(const Field& field, std::span<const Place> places,
                                    std::span<const Place> bye_candidates) {
  const Vertex bye(Count(places));
  matching::Graph graph = MayMeetGraph(field, places, bye.value() + (bye_candidates.empty() ? 0 : 1));
  for (Vertex v(0); v < bye && !bye_candidates.empty(); ++v) {
    if (std::ranges::binary_search(bye_candidates, places[v.index()])) graph.AddEdge(v, bye);
  }
  return matching::PerfectMatching(std::move(graph));
}

// A pairing of everybody, but for one of an odd number: the last candidate for the bye, or the last of all if nobody
// gets one.
bool IsPairedByTrial(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates) {
  if (places.size() % 2 == 0) return TrialPairingWorks(field, places);
  std::vector<Place> others(places.begin(), places.end());
  std::erase(others, bye_candidates.empty() ? places.back() : bye_candidates.back());
  return TrialPairingWorks(field, others);
}

bool CanCompleteAll(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates) {
  const bool odd = places.size() % 2 == 1;
  if (odd == bye_candidates.empty()) return false;
  if (DegreesSuffice(field, places) || IsPairedByTrial(field, places, bye_candidates)) return true;
  return MostPairs(field, places, bye_candidates).IsPerfect();
}

// Those whose round is imposed are out of it: two are a pair, one has the bye.
bool CanCompleteOthers(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates) {
  const auto settled = field.settled();
  const auto is_here = [&](Place place) { return std::ranges::binary_search(places, place); };
  if (std::ranges::none_of(settled, is_here)) return CanCompleteAll(field, places, bye_candidates);
  if (!std::ranges::all_of(settled, is_here)) return false;
  if (settled.size() == 2 && !field.MayMeet(settled[0], settled[1])) return false;
  std::vector<Place> others;
  std::ranges::copy_if(places, std::back_inserter(others), [&](Place place) { return !field.IsSettled(place); });
  if (settled.size() == 2) return CanCompleteAll(field, others, bye_candidates);
  if (!std::ranges::binary_search(bye_candidates, settled[0])) return false;
  return CanCompleteAll(field, others, {});
}

}  // namespace

// Everybody but oneself, those with the same absolute preference, and those one may not meet.
matching::Graph MayMeetGraph(const Field& field, std::span<const Place> places, int vertices) {
  matching::VertexSet everybody(vertices);
  ByColour<matching::VertexSet> absolute{{matching::VertexSet(vertices), matching::VertexSet(vertices)}};
  IdVector<Place, std::optional<Vertex>> vertex_of(field.size());
  const IdRange<Vertex> players(Count(places));
  for (const Vertex v : players) {
    const Place place = places[v.index()];
    vertex_of[place] = v;
    everybody.Insert(v);
    if (const auto colour = AbsoluteColour(field[place])) absolute[*colour].Insert(v);
  }
  const Place first = places.empty() ? Place(0) : std::ranges::min(places);
  const CircleSets circles(field.kept_apart(), places, vertices);
  matching::Graph graph(vertices);
  for (const Vertex v : players) {
    const Place place = places[v.index()];
    matching::VertexSet row = everybody;
    row.Erase(v);
    circles.EraseForbidden(place, row);
    if (const auto colour = AbsoluteColour(field[place])) row.EraseAll(absolute[*colour]);
    // Both lists are in order, and whoever comes before the first of the places is none of them.
    const auto forbidden = field.forbidden(place);
    for (auto other = std::ranges::lower_bound(forbidden, first); other != forbidden.end(); ++other) {
      if (const auto vertex = vertex_of[*other]) row.Erase(*vertex);
    }
    graph.SetNeighbours(v, std::move(row));
  }
  return graph;
}

bool CanComplete(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates) {
  return field.settled().empty() ? CanCompleteAll(field, places, bye_candidates)
                                 : CanCompleteOthers(field, places, bye_candidates);
}

bool DegreesShowCompletion(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates) {
  const bool odd = places.size() % 2 == 1;
  return odd != bye_candidates.empty() && field.settled().empty() && DegreesSuffice(field, places, Topscorers::kBound);
}

int LeftOver(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates) {
  const bool odd = places.size() % 2 == 1;
  const bool one_stays = odd && bye_candidates.empty();
  if (DegreesSuffice(field, places)) return one_stays ? 1 : 0;
  const bool can_be_all = odd != bye_candidates.empty();
  if ((can_be_all || one_stays) && IsPairedByTrial(field, places, bye_candidates)) return one_stays ? 1 : 0;
  const auto most = MostPairs(field, places, bye_candidates);
  return most.graph().vertices() - 2 * most.pairs();
}

int FewestFloaters(const Field& field, const Bracket& bracket) {
  std::vector<Place> places = bracket.mdps;
  places.insert(places.end(), bracket.residents.begin(), bracket.residents.end());
  matching::Graph graph = MayMeetGraph(field, places, Count(places));
  for (const Vertex u : IdRange<Vertex>(Count(bracket.mdps))) {
    for (Vertex v(0); v < u; ++v) graph.RemoveEdge(u, v);
  }
  const matching::PerfectMatching most(std::move(graph));
  return most.graph().vertices() - 2 * most.pairs();
}

std::vector<Place> LowestByeCandidates(const Field& field, std::span<const Place> places) {
  if (places.size() % 2 == 0) return {};
  for (auto last = places.end(); last != places.begin();) {
    const Points score = field[*std::prev(last)].score;
    std::vector<Place> candidates;
    for (; last != places.begin() && field[*std::prev(last)].score == score; --last) {
      if (field[*std::prev(last)].may_have_bye) candidates.push_back(*std::prev(last));
    }
    std::ranges::reverse(candidates);
    if (!candidates.empty() && CanComplete(field, places, candidates)) return candidates;
  }
  return {};
}

std::vector<Place> LowestByeCandidates(const Field& field) { return LowestByeCandidates(field, field.AllPlaces()); }

std::optional<Place> FirstWhoLeavesCompletePairing(const Field& field, std::span<const Place> everybody,
                                                   std::span<const Place> candidates) {
  const auto found = std::ranges::find_if(candidates, [&](Place place) {
    std::vector<Place> others(everybody.begin(), everybody.end());
    std::erase(others, place);
    return CanComplete(field, others, {});
  });
  return found == candidates.end() ? std::nullopt : std::optional(*found);
}

std::vector<Place> ByeCandidates(const Field& field, std::span<const Place> places) {
  std::vector<Place> candidates;
  if (places.size() % 2 == 0) return candidates;
  std::ranges::copy_if(places, std::back_inserter(candidates), [&](Place place) { return field[place].may_have_bye; });
  return candidates;
}

}  // namespace ronda::swiss
