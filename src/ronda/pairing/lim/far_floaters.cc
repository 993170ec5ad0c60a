#include "ronda/pairing/lim/far_floaters.h"

#include <algorithm>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"

namespace ronda::lim {

using matching::Vertex;

// Decision 182.
void KeepFarFloatersApart(const swiss::Field& field, const Group& group, std::span<const Place> places,
                          matching::Graph& graph) {
  if (!field.kept_apart().has_ratings()) return;
  const IdSpan<Vertex, const Place> place_of(places);
  std::vector<Vertex> floated;
  for (const Vertex v : place_of.ids()) {
    const Place place = place_of[v];
    if (std::ranges::count(group.from_above, place) + std::ranges::count(group.from_below, place) > 0) {
      floated.push_back(v);
    }
  }
  for (auto one = floated.begin(); one != floated.end(); ++one) {
    for (auto other = floated.begin(); other != one; ++other) {
      if (field.kept_apart().RatingGap(place_of[*one], place_of[*other])) graph.RemoveEdge(*one, *other);
    }
  }
}

}  // namespace ronda::lim
