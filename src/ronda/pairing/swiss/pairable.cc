#include "ronda/pairing/swiss/pairable.h"

#include <algorithm>
#include <iterator>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/swiss/circle_sets.h"

namespace ronda::swiss {
namespace {

// Dirac: an even number, each of whom may meet at least half of them, can be paired.
bool EverybodyMayMeetHalf(const Field& field, std::span<const int> places) {
  const auto size = std::ssize(places);
  const auto kept_apart = field.kept_apart().ForbiddenAmong(places);
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (2 * (size - 1 - std::ssize(field.forbidden(places[i])) - kept_apart[i]) < size) return false;
  }
  return true;
}

}  // namespace

matching::Graph NotForbiddenGraph(const Field& field, std::span<const int> places) {
  const int size = static_cast<int>(places.size());
  IdVector<Place, int> vertex_of(field.size(), -1);
  matching::VertexSet everybody(size);
  for (int v = 0; v < size; ++v) {
    vertex_of[Place(places.begin()[v])] = v;
    everybody.Insert(v);
  }
  const CircleSets circles(field.kept_apart(), places, size);
  matching::Graph graph(size);
  for (int v = 0; v < size; ++v) {
    matching::VertexSet row = everybody;
    row.Erase(v);
    circles.EraseForbidden(places.begin()[v], row);
    for (const int forbidden : field.forbidden(places.begin()[v])) {
      if (const int other = vertex_of[Place(forbidden)]; other >= 0) row.Erase(other);
    }
    graph.SetNeighbours(v, std::move(row));
  }
  return graph;
}

bool CanPair(const Field& field, std::span<const int> places) {
  if (places.size() % 2 == 1) return false;
  if (EverybodyMayMeetHalf(field, places)) return true;
  return matching::PerfectMatching(NotForbiddenGraph(field, places)).IsPerfect();
}

std::vector<int> Without(std::span<const int> places, int place) {
  std::vector<int> others;
  others.reserve(places.size());
  std::ranges::copy_if(places, std::back_inserter(others), [&](int other) { return other != place; });
  return others;
}

std::vector<int> With(std::span<const int> places, int place) {
  std::vector<int> all(places.begin(), places.end());
  all.push_back(place);
  return all;
}

}  // namespace ronda::swiss
