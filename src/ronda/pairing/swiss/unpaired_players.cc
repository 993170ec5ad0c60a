#include "ronda/pairing/swiss/unpaired_players.h"

#include "ronda/pairing/swiss/completion.h"

namespace ronda::swiss {
namespace {

matching::Graph GraphOf(const Field& field, std::span<const Place> bye_candidates) {
  const matching::Vertex bye(field.size());
  matching::Graph graph = MayMeetGraph(field, field.AllPlaces(), field.size() + (bye_candidates.empty() ? 0 : 1));
  for (const Place place : bye_candidates) graph.AddEdge(VertexOf(place), bye);
  return graph;
}

}  // namespace

UnpairedPlayers::UnpairedPlayers(const Field& field, std::span<const Place> bye_candidates)
    : left_(GraphOf(field, bye_candidates)) {}

}  // namespace ronda::swiss
