#include "ronda/pairing/swiss/unpaired_players.h"

#include <numeric>
#include <vector>

#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/completion.h"

namespace ronda::swiss {
namespace {

matching::Graph GraphOf(const Field& field, std::span<const int> bye_candidates) {
  std::vector<int> everybody(Place(field.size()).index());
  std::iota(everybody.begin(), everybody.end(), 0);
  const int bye = field.size();
  matching::Graph graph = MayMeetGraph(field, everybody, field.size() + (bye_candidates.empty() ? 0 : 1));
  for (const int place : bye_candidates) graph.AddEdge(place, bye);
  return graph;
}

}  // namespace

UnpairedPlayers::UnpairedPlayers(const Field& field, std::span<const int> bye_candidates)
    : left_(GraphOf(field, bye_candidates)) {}

}  // namespace ronda::swiss
