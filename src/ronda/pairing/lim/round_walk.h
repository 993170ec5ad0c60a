// The order of a Lim round (C.04.4.3 §2.2, §2.6): the scoregroups from the top down to the median, from the bottom up
// to it, the median last. Where the median cannot be paired, pairs already made are cracked and join it.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "ronda/pairing/lim/group.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

struct PairedGroup {
  Points score;
  Group group;
  GroupPairing pairing;  // without the cracked pairs, whose players are among the floaters
};

class RoundWalk {
 public:
  RoundWalk(const Tournament& tournament, const swiss::Field& field, const GroupPairer& pairer)
      : tournament_(tournament), field_(field), pairer_(pairer) {}

  // These, in ranking order, can be paired. False if a group has too many ways to be paired.
  bool Run(std::span<const Place> places);

  // In the order in which they were paired; the median is the last one and may have nobody in it.
  const std::vector<PairedGroup>& groups() const { return groups_; }

 private:
  struct Scoregroup {
    Points score;
    std::vector<Place> residents;
  };

  void FormScoregroups(std::span<const Place> places);
  bool PairSide(const std::vector<Scoregroup>& side, Direction direction, std::vector<Place>& incoming);
  bool PairMedian();
  bool PairNow(Points score, Group group);
  void BreakUp(Group& median);
  bool CrackOn(Direction direction, std::vector<Place>& incoming);
  std::vector<Place> OthersThan(const Group& group) const;

  const Tournament& tournament_;
  const swiss::Field& field_;
  const GroupPairer& pairer_;
  std::vector<Scoregroup> above_;  // the highest first
  std::vector<Scoregroup> below_;  // the lowest first
  Scoregroup median_;
  std::vector<Place> from_above_;
  std::vector<Place> from_below_;
  std::vector<Place> unpaired_;  // in ranking order
  std::vector<PairedGroup> groups_;
};

// Floaters in the order of C.04.4.3 §3.6 and §3.7: downfloaters by the highest score, then the smallest number;
// upfloaters the other way round.
void SortFloaters(std::vector<Place>& floaters, Direction direction);

using ValuesOf = std::function<std::vector<CriterionValue>(const PairedGroup&)>;

// The groups that have somebody in them as an explanation tells them, from the top.
std::vector<BracketExplanation> Describe(const swiss::Field& field, const std::vector<PairedGroup>& groups,
                                         const ValuesOf& values);

}  // namespace ronda::lim
