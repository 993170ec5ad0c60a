#include "ronda/pairing/swiss/pairable.h"

#include <algorithm>
#include <iterator>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/swiss/circle_sets.h"

namespace ronda::swiss {
namespace {

// Dirac: an even number, each of whom may meet at least half of them, can be paired.
bool EverybodyMayMeetHalf(const Field& field, std::span<const Place> places) {
  const auto size = std::ssize(places);
  const auto kept_apart = field.kept_apart().ForbiddenAmong(places);
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (2 * (size - 1 - std::ssize(field.forbidden(places[i])) - kept_apart[i]) < size) return false;
  }
  return true;
}

}  // namespace

matching::Graph NotForbiddenGraph(const Field& field, std::span<const Place> places) {
  using matching::Vertex;
  const int size = Count(places);
  IdVector<Place, std::optional<Vertex>> vertex_of(field.size());
  matching::VertexSet everybody(size);
  for (const Vertex v : IdRange<Vertex>(size)) {
    vertex_of[places[v.index()]] = v;
    everybody.Insert(v);
  }
  const CircleSets circles(field.kept_apart(), places, size);
  matching::Graph graph(size);
  for (const Vertex v : IdRange<Vertex>(size)) {
    const Place place = places[v.index()];
    matching::VertexSet row = everybody;
    row.Erase(v);
    circles.EraseForbidden(place, row);
    for (const Place forbidden : field.forbidden(place)) {
      if (const auto other = vertex_of[forbidden]) row.Erase(*other);
    }
    graph.SetNeighbours(v, std::move(row));
  }
  return graph;
}

bool CanPair(const Field& field, std::span<const Place> places) {
  if (places.size() % 2 == 1) return false;
  if (EverybodyMayMeetHalf(field, places)) return true;
  return matching::PerfectMatching(NotForbiddenGraph(field, places)).IsPerfect();
}

std::vector<Place> Without(std::span<const Place> places, Place place) {
  std::vector<Place> others;
  others.reserve(places.size());
  std::ranges::copy_if(places, std::back_inserter(others), [&](Place other) { return other != place; });
  return others;
}

std::vector<Place> With(std::span<const Place> places, Place place) {
  std::vector<Place> all(places.begin(), places.end());
  all.push_back(place);
  return all;
}

}  // namespace ronda::swiss
