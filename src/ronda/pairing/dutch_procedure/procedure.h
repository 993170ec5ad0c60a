// The procedure of the old Dutch texts for a whole round: group after group from the top (C1 to C10, C14), back to the
// group above where its floaters are the trouble (C12), and the lowest group, for whose sake the one above it is paired
// again or joined to it (C13).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/dutch_procedure/criteria.h"
#include "ronda/pairing/dutch_procedure/group_pairing.h"

namespace ronda::dutch_procedure {

class Procedure {
 public:
  enum class Outcome : std::uint8_t { kPaired, kNoLegalPairing, kLimitExceeded };

  Procedure(const Criteria& criteria, swiss::Way way) : criteria_(criteria), way_(way) {}

  Outcome Run();

  // Top to bottom.
  std::span<const PairedGroup> groups() const { return paired_; }

 private:
  // P1 pairs, M1 of them with moved-down players: what C14 has come down to.
  struct Level {
    int m1 = 0;
    int p1 = 0;
  };

  bool IsLegalRound() const;
  bool MatchingIsPerfect() const;
  std::optional<PairedGroup> PairOne(const Group& group) const { return PairGroup(criteria_, group, way_); }
  std::vector<Place> Incoming() const;
  Group MakeGroup(const std::vector<Place>& residents) const;
  void SetAside(Group& group, std::vector<Place>& list) const;

  void Pair(const std::vector<Place>& residents);
  static std::vector<Level> LevelsBefore(const PairedGroup& paired);
  bool BacktrackForOpponents(const Group& group);
  bool BacktrackForLevel(const Group& group, const Level& level);
  bool BacktrackForLowest(const Group& group, int pairs_to_beat);
  bool Replace(const GroupBelow& below, int pairs_to_beat);

  bool PairLowest(std::vector<Place> residents);
  std::optional<PairedGroup> TryLowest(const std::vector<Place>& residents, std::span<const Place> joined);
  Group MakeLowest(const std::vector<Place>& residents, std::span<const Place> joined) const;
  bool PairPenultimateAgain(const Group& lowest);

  const Criteria& criteria_;
  swiss::Way way_;
  std::vector<PairedGroup> paired_;
  bool gave_up_ = false;
};

}  // namespace ronda::dutch_procedure
