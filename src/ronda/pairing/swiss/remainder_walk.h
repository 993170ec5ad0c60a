// The fast way for the remainder of a bracket (C.04.3/2026 §3.6; /2017 §B.6): S1 against S2, each player of S1 in turn
// with the first of S2 who is not impossible, so that the pairs cost no more on colours than they must and whoever is
// left over is one of those who may be. Part of kind_walk.h; the proof is in docs/performance.md.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/filled_array.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/colour_balance.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// The exact way for the last players of a walk that is stuck: the first best candidate of a bracket of these residents
// alone, whatever it costs; none if they cannot all be paired but for parity.
using TailSolver = std::function<std::optional<Candidate>(std::span<const Place> residents)>;

// A position in S2 of the remainder. The walk goes through linked lists of them, so that "nobody" is a number, too.
using S2Position = StrongInt<struct S2PositionTag>;
inline constexpr S2Position kNoPosition{-1};

class RemainderWalk {
 public:
  struct Member {
    Place place{0};
    ColourClass colour = ColourClass::kNone;
    bool may_float = false;  // one of these is left over; nobody may if their number is even
  };

  // S1 and then S2, each in ranking order.
  RemainderWalk(const Field& field, std::vector<Member> remainder, TailSolver solve_tail);
  RemainderWalk(const RemainderWalk&) = delete;
  RemainderWalk(RemainderWalk&&) = default;

  // The first candidate of this cost; none if the walk is stuck for good. Asked once.
  std::optional<Candidate> Run(ColourCost cost);

 private:
  friend class RemainderReplay;

  static constexpr std::size_t kLists = 2 * kColourClasses;
  using Ends = std::array<S2Position, kLists>;  // of the lists
  static constexpr Ends kNoEnds = Filled<kLists>(kNoPosition);

  static std::size_t ListOf(const Member& member) { return At(member.colour) * 2 + (member.may_float ? 1 : 0); }
  void MakeLists();
  void Unlink(S2Position position);
  void Relink(S2Position position);
  // Who comes after `position` in S2.
  S2Position FirstOpponent(const Member& player, S2Position position = kNoPosition) const;
  bool IsImpossible(Place a, Place b) const;
  bool KeepsBound(const Member& player, const Member& opponent) const;
  void MakePair(std::size_t i, S2Position position);
  void PartPair(std::size_t i);
  enum class Retreat : std::uint8_t { kPaired, kNoWay, kTooFar };
  Retreat StepBack(std::size_t stuck);
  Candidate Finish() const;
  std::optional<Candidate> Recover(std::size_t stuck);
  std::optional<Candidate> TakeBack(std::size_t stuck) const;
  std::optional<Candidate> TailReachesBound(std::size_t start) const;
  bool AcceptsTail(const Candidate& solved, std::size_t start) const;
  ColourCost CostOfMade(std::size_t pairs) const;

  const Field& field_;
  TailSolver solve_tail_;
  bool odd_;
  std::vector<Member> members_;
  std::span<const Member> s1_;  // the upper half of them
  IdSpan<S2Position, const Member> s2_;
  ColourCost cost_;       // of the whole remainder
  ColourCost cost_left_;  // of the pairs still to be made

  std::vector<S2Position> opponent_;  // by position in s1_
  // The players of S2 still free, in lists by colour class and by whether one of them may float, each in ranking order.
  Ends heads_ = kNoEnds;
  std::vector<std::size_t> lists_;  // those that have anybody to begin with
  IdVector<S2Position, S2Position> next_;
  IdVector<S2Position, S2Position> previous_;
  ClassCounts left_{};  // of both halves
  ClassCounts floaters_left_{};
};

}  // namespace ronda::swiss
