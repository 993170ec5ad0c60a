// Whether a round can be completed: everybody paired within C1 and C3, but for at most one who may have the bye
// (C.04.3/2026 §1.9.1, [C4]; /2017 §A.9). Decision 007.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/matching/graph.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Where the whole field is a graph.
inline matching::Vertex VertexOf(Place place) { return matching::Vertex(place.value()); }
inline Place PlaceOf(matching::Vertex vertex) { return Place(vertex.value()); }

// Who may meet whom within C1 and C3 (Field::MayMeet); vertex v is places[v], in any order. Vertices beyond the places
// have no edges.
matching::Graph MayMeetGraph(const Field& field, std::span<const Place> places, int vertices);

// `places` in ranking order. With bye candidates exactly one of them stays unpaired; without, everybody is paired.
bool CanComplete(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates);

// Whether the number of those each of them may not meet shows that everybody can be paired, with one of the candidates
// as the bye, even if topscorers are bound by their absolute preferences as everybody else is. False where it does not.
bool DegreesShowCompletion(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates);

// How many of these players, and of the bye if there are candidates for it, are left over when as many as possible are
// paired among themselves. So many others must join them if they are all to be paired.
int LeftOver(const Field& field, std::span<const Place> places, std::span<const Place> bye_candidates);

// How many players of the bracket are left over when it has as many pairs as possible; MDPs meet residents only.
int FewestFloaters(const Field& field, const Bracket& bracket);

// C.04.3/2026 §2.3.1 [C5]: the players who may get the bye and have the lowest score with which the round can still be
// completed; all of them, in ranking order. Empty if the field is even or nobody can have it.
std::vector<Place> LowestByeCandidates(const Field& field);
// The same when only these places, in ranking order, are left.
std::vector<Place> LowestByeCandidates(const Field& field, std::span<const Place> places);

// The first of these candidates without whom everybody else can be paired.
std::optional<Place> FirstWhoLeavesCompletePairing(const Field& field, std::span<const Place> everybody,
                                                   std::span<const Place> candidates);

// Everybody of the places who may have the bye; empty if their number is even.
std::vector<Place> ByeCandidates(const Field& field, std::span<const Place> places);

}  // namespace ronda::swiss
