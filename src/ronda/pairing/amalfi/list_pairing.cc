#include "ronda/pairing/amalfi/list_pairing.h"

#include <algorithm>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"

namespace ronda::amalfi {
namespace {

enum class Unwanted { kLeftOut, kTaken };  // pairs the organiser would rather not have (decision 180)

matching::Graph MayMeetGraph(const swiss::Field& field, std::span<const int> list, Unwanted unwanted) {
  matching::Graph graph(static_cast<int>(list.size()));
  for (std::size_t u = 0; u < list.size(); ++u) {
    for (std::size_t v = u + 1; v < list.size(); ++v) {
      if (unwanted == Unwanted::kLeftOut && field.IsUnwanted(list[u], list[v])) continue;
      if (field.MayMeet(list[u], list[v])) graph.AddEdge(static_cast<int>(u), static_cast<int>(v));
    }
  }
  return graph;
}

}  // namespace

std::vector<int> OpponentsInTurn(int from, int distance, int size) {
  std::vector<int> turn;
  const int ideal = std::min(from + distance, size - 1);
  for (int other = ideal; other > from; --other) turn.push_back(other);
  for (int other = ideal + 1; other < size; ++other) turn.push_back(other);
  return turn;
}

std::vector<ListPair> PairList(const swiss::Field& field, std::span<const int> list, int distance) {
  using matching::Vertex;
  const int size = Count(list);
  matching::PerfectMatching pairing(MayMeetGraph(field, list, Unwanted::kLeftOut));
  if (!pairing.IsPerfect()) pairing = matching::PerfectMatching(MayMeetGraph(field, list, Unwanted::kTaken));
  IdVector<Vertex, bool> paired(size, false);
  std::vector<ListPair> pairs;
  for (int from = 0; from < size; ++from) {
    if (paired[Vertex(from)]) continue;
    std::vector<int> turn = OpponentsInTurn(from, distance, size);
    std::stable_partition(turn.begin(), turn.end(),
                          [&](int other) { return !field.IsUnwanted(list.begin()[from], list.begin()[other]); });
    for (const int other : turn) {
      const bool free = !paired[Vertex(other)] && pairing.graph().HasEdge(from, other);
      if (!free || !pairing.Settle(from, other)) continue;
      paired[Vertex(from)] = paired[Vertex(other)] = true;
      pairs.push_back({list.begin()[from], list.begin()[other]});
      break;
    }
  }
  return pairs;
}

}  // namespace ronda::amalfi
