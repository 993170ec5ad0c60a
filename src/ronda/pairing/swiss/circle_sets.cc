#include "ronda/pairing/swiss/circle_sets.h"

namespace ronda::swiss {

CircleSets::CircleSets(const KeptApartInRound& kept_apart, std::span<const int> places, int vertices)
    : kept_apart_(kept_apart) {
  for (const KeptApartInRound::Circles& circles : kept_apart.absolute()) {
    auto& sets = sets_.emplace_back(circles.count, matching::VertexSet(vertices));
    for (std::size_t v = 0; v < places.size(); ++v) {
      const int circle = circles.of[Place(places[v])];
      if (circle != KeptApartInRound::Circles::kAlone) sets[Circle(circle)].Insert(static_cast<int>(v));
    }
  }
}

void CircleSets::EraseForbidden(int place, matching::VertexSet& row) const {
  for (std::size_t rule = 0; rule < sets_.size(); ++rule) {
    const int circle = kept_apart_.absolute()[rule].of[Place(place)];
    if (circle != KeptApartInRound::Circles::kAlone) row.EraseAll(sets_[rule][Circle(circle)]);
  }
}

}  // namespace ronda::swiss
