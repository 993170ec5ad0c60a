// B2 bis (Elementos §2.9), where the organiser asks for it: floaters whose ratings are far apart do not meet.
#pragma once

#include <span>

#include "ronda/matching/graph.h"
#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

// Takes the pairs out of the graph in which both floated into the group and are rated too far apart. Vertex v stands
// for places[v].
void KeepFarFloatersApart(const swiss::Field& field, const Group& group, std::span<const Place> places,
                          matching::Graph& graph);

}  // namespace ronda::lim
