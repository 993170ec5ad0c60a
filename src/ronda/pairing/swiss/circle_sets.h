// The circles of absolute rules (kept_apart_in_round.h) as sets of vertices, for graphs of who may meet whom.
#pragma once

#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex_set.h"
#include "ronda/pairing/swiss/kept_apart_in_round.h"

namespace ronda::swiss {

class CircleSets {
 public:
  // Vertex v is places[v]; there may be further vertices.
  CircleSets(const KeptApartInRound& kept_apart, std::span<const Place> places, int vertices);

  // Takes those out of the row whom the place may not meet by an absolute rule.
  void EraseForbidden(Place place, matching::VertexSet& row) const;

 private:
  using Circle = KeptApartInRound::Circle;

  const KeptApartInRound& kept_apart_;
  std::vector<IdVector<Circle, matching::VertexSet>> sets_;  // by rule
};

}  // namespace ronda::swiss
