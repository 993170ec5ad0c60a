// Whether some of a field can be paired among themselves. Only meetings of the past and the organiser's word keep two
// apart; colours never do.
#pragma once

#include <span>
#include <vector>

#include "ronda/matching/graph.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Joins those whom nothing keeps apart (Field::IsForbidden); vertex v is places[v]. In any order.
matching::Graph NotForbiddenGraph(const Field& field, std::span<const Place> places);

bool CanPair(const Field& field, std::span<const Place> places);

// The places without one of them.
std::vector<Place> Without(std::span<const Place> places, Place place);

// The places and one more.
std::vector<Place> With(std::span<const Place> places, Place place);

}  // namespace ronda::swiss
