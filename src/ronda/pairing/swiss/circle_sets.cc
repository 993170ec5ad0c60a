#include "ronda/pairing/swiss/circle_sets.h"

namespace ronda::swiss {

CircleSets::CircleSets(const KeptApartInRound& kept_apart, std::span<const Place> places, int vertices)
    : kept_apart_(kept_apart) {
  for (const KeptApartInRound::Circles& circles : kept_apart.absolute()) {
    auto& sets = sets_.emplace_back(circles.count, matching::VertexSet(vertices));
    for (const matching::Vertex v : IdRange<matching::Vertex>(Count(places))) {
      if (const auto circle = circles.of[places[v.index()]]) sets[*circle].Insert(v);
    }
  }
}

void CircleSets::EraseForbidden(Place place, matching::VertexSet& row) const {
  for (std::size_t rule = 0; rule < sets_.size(); ++rule) {
    if (const auto circle = kept_apart_.absolute()[rule].of[place]) row.EraseAll(sets_[rule][*circle]);
  }
}

}  // namespace ronda::swiss
