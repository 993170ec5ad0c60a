#include "ronda/pairing/lim/far_floaters.h"

#include <algorithm>
#include <vector>

namespace ronda::lim {

// Decision 182.
void KeepFarFloatersApart(const swiss::Field& field, const Group& group, std::span<const int> places,
                          matching::Graph& graph) {
  if (!field.kept_apart().has_ratings()) return;
  std::vector<int> floated;  // vertices
  for (int v = 0; v < graph.vertices(); ++v) {
    const int place = places.begin()[v];
    if (std::ranges::count(group.from_above, place) + std::ranges::count(group.from_below, place) > 0) {
      floated.push_back(v);
    }
  }
  for (auto one = floated.begin(); one != floated.end(); ++one) {
    for (auto other = floated.begin(); other != one; ++other) {
      if (field.kept_apart().RatingGap(places.begin()[*one], places.begin()[*other])) graph.RemoveEdge(*one, *other);
    }
  }
}

}  // namespace ronda::lim
