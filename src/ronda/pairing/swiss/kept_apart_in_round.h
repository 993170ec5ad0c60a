// What the organiser keeps apart in a round (model/kept_apart.h), by place in a list of players. Origins are compared
// once: those who share one make a circle, and everybody knows their own circles. So a rule takes as much memory as
// there are players, however many pairs it forbids. Decision 181.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/place.h"

namespace ronda::swiss {

class KeptApartInRound {
 public:
  KeptApartInRound() = default;
  // The players of the list in the tournament's round.
  KeptApartInRound(const Tournament& tournament, Round round, std::span<const PlayerIndex> players);

  // Absolute rules.
  bool forbids_anybody() const { return !absolute_.empty(); }
  bool Forbids(Place a, Place b) const { return forbids_anybody() && Share(absolute_, a, b); }
  // Nobody may not meet more of these places than so many. Places may be any, in any order.
  int MostForbidden(std::span<const Place> places) const;
  // For each of these places, how many of the others it may not meet, at most.
  std::vector<int> ForbiddenAmong(std::span<const Place> places) const;

  // The number of a circle, from 0.
  using Circle = StrongInt<struct CircleTag>;

  // By place: the circle, if there is one.
  struct Circles {
    IdVector<Place, std::optional<Circle>> of;
    int count = 0;
  };
  // One for each absolute rule.
  std::span<const Circles> absolute() const { return absolute_; }

  // Relative rules: B3 bis.
  bool has_origins() const { return !relative_.empty(); }
  bool SameOrigin(Place a, Place b) const { return has_origins() && Share(relative_, a, b); }

  // B3 bis bis, apart from the scores.
  bool has_ratings() const { return gap_.has_value(); }
  bool RatingGap(Place a, Place b) const {
    if (!gap_ || !ratings_[a] || !ratings_[b]) return false;
    const std::int64_t difference = std::int64_t{*ratings_[a]} - *ratings_[b];
    return difference > *gap_ || -difference > *gap_;
  }

 private:
  static bool Share(std::span<const Circles> rules, Place a, Place b);
  static Circles CirclesBy(KeptApart::By by, const Tournament& tournament, std::span<const PlayerIndex> players);
  static IdVector<Circle, int> Sizes(const Circles& circles, std::span<const Place> places);

  std::vector<Circles> absolute_;
  std::vector<Circles> relative_;
  std::optional<int> gap_;                       // the largest difference allowed
  IdVector<Place, std::optional<int>> ratings_;  // where there is one
};

}  // namespace ronda::swiss
