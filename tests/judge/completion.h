// Whether a set of players can be paired among themselves, and whether a round can be completed with them: every way is
// tried, and answers are remembered.
#pragma once

#include <optional>
#include <unordered_map>

#include "judge/field.h"

namespace ronda::judge {

class Completion {
 public:
  explicit Completion(const Field& field) : field_(field) {}

  // Whether all of them can be paired with one another under [C1] and [C3].
  bool CanAllBePaired(RankSet players);

  // Whether all of them, but one who may have the bye if their number is odd, can be paired ([C1]-[C3]).
  bool CanComplete(RankSet players);

  // The lowest score that the one left over can have in such a pairing; none if their number is even or there is no
  // such pairing.
  std::optional<Points> LowestByeScore(RankSet players);

 private:
  const Field& field_;
  std::unordered_map<RankSet, bool> pairable_;
};

}  // namespace ronda::judge
