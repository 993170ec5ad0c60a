// Who floats out of a scoregroup (C.04.4.3 §2.3, §3.1-§3.5, §3.9, §3.10): as few as leave the others an opponent each,
// one after the other (decision 151).
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/pairing/lim/colour_terms.h"
#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/lim/inside.h"

namespace ronda::lim {

class FloaterChoice {
 public:
  // Vertex v of `inside`, the graph of those who may meet, is members[v].
  FloaterChoice(const ColourTerms& terms, const Group& group, std::span<const int> members, Inside& inside);

  // Sets the floaters aside, so that all others can be paired, and says who they are.
  std::vector<int> Run();

 private:
  int ChooseNext();
  int ChooseAmong(std::span<const int> candidates);
  std::optional<int> FirstOf(std::span<const int> candidates, const std::function<bool(int)>& fits);
  std::optional<Colour> MajorityColour() const;
  bool HasOpponent(int v);
  matching::PerfectMatching& Opponents();
  int PlaceOf(int v) const { return members_[matching::Vertex(v).index()]; }
  bool IsIncoming(int v) const { return v < incoming_; }

  const ColourTerms& terms_;
  const Group& group_;
  std::span<const int> members_;
  Inside& inside_;
  int incoming_;                    // vertices below it have floated here
  std::vector<int> with_opponent_;  // floaters who have one in the next group
  // Members, set aside but for those, against the next group; made when it is asked for.
  std::optional<matching::PerfectMatching> opponents_;
  IdVector<matching::Vertex, bool> present_;
};

}  // namespace ronda::lim
