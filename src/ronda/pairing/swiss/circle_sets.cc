#include "ronda/pairing/swiss/circle_sets.h"

namespace ronda::swiss {

CircleSets::CircleSets(const KeptApartInRound& kept_apart, std::span<const int> places, int vertices)
    : kept_apart_(kept_apart) {
  for (const KeptApartInRound::Circles& circles : kept_apart.absolute()) {
    auto& sets = sets_.emplace_back(static_cast<std::size_t>(circles.count), matching::VertexSet(vertices));
    for (std::size_t v = 0; v < places.size(); ++v) {
      const int circle = circles.of[static_cast<std::size_t>(places[v])];
      if (circle != KeptApartInRound::Circles::kAlone)
        sets[static_cast<std::size_t>(circle)].Insert(static_cast<int>(v));
    }
  }
}

void CircleSets::EraseForbidden(int place, matching::VertexSet& row) const {
  for (std::size_t rule = 0; rule < sets_.size(); ++rule) {
    const int circle = kept_apart_.absolute()[rule].of[static_cast<std::size_t>(place)];
    if (circle != KeptApartInRound::Circles::kAlone) row.EraseAll(sets_[rule][static_cast<std::size_t>(circle)]);
  }
}

}  // namespace ronda::swiss
