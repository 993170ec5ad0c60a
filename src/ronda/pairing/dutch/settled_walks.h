// The fast way through a bracket that is paired already (fast_bracket.h), asked again and again with its pairs settled
// up to one and that one another. What the questions have in common is worked out once.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/pairing/dutch/kind_cost.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/kind_walk.h"
#include "ronda/pairing/swiss/remainder_replay.h"

namespace ronda::dutch {

class SettledWalks {
 public:
  // Field and candidate must outlive it.
  SettledWalks(const swiss::Field& field, const swiss::Bracket& bracket, const swiss::Candidate& made);

  // The candidate with the pairs before `pair` as they were made, its higher-ranked player against `other`, and
  // everybody else as PairFast has them, nobody getting the bye. None if that is not known here.
  std::optional<swiss::Candidate> With(std::size_t pair, Place other);

 private:
  using KindId = StrongInt<struct SettledKindTag>;
  using Flags = IdVector<KindId, bool>;

  // What a walk for those left has to keep to.
  struct Terms {
    swiss::ColourCost cost;
    Flags may_float;
  };

  bool IsOrdinary(const swiss::Bracket& bracket) const;
  void SortIntoKinds();
  void Take(std::size_t position, int by);
  void GoTo(std::size_t pair);
  std::optional<Terms> TermsNow() const;
  swiss::RemainderReplay* ReplayFor(const Flags& may_float);
  swiss::Candidate CandidateWith(std::size_t pair, const std::vector<swiss::S2Position>& opponents) const;
  std::optional<swiss::S2Position> FindInS2(Place place) const;
  std::span<const Place> S2() const { return std::span(remainder_).subspan(s1_size()); }
  std::size_t PositionOf(swiss::S2Position position) const { return s1_size() + position.index(); }
  std::size_t s1_size() const { return remainder_.size() / 2; }
  bool is_odd() const { return remainder_.size() % 2 == 1; }

  const swiss::Field& field_;
  const swiss::Candidate& made_;
  std::size_t mdp_pairs_ = 0;
  std::vector<Place> remainder_;              // in ranking order: S1, then S2
  std::vector<swiss::S2Position> opponents_;  // of S1 in turn; empty if the bracket is of another sort
  IdVector<KindId, swiss::WalkKind> kinds_;
  std::vector<KindId> kind_of_;  // by position in the remainder
  std::size_t at_ = 0;           // the pairs before are taken out of the counts
  IdVector<KindId, int> left_;
  swiss::ClassCounts colours_left_{};
  std::vector<std::pair<Flags, swiss::RemainderReplay>> replays_;  // by who may float
};

}  // namespace ronda::dutch
