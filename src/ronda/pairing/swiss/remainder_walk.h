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

#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/colour_balance.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// The exact way for the last players of a walk that is stuck: the first best candidate of a bracket of these residents
// alone, whatever it costs; none if they cannot all be paired but for parity.
using TailSolver = std::function<std::optional<Candidate>(std::span<const int> residents)>;

class RemainderWalk {
 public:
  struct Member {
    int place = 0;
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

  static std::size_t ListOf(const Member& member) { return At(member.colour) * 2 + (member.may_float ? 1 : 0); }
  void MakeLists();
  void Unlink(int position);
  void Relink(int position);
  // Who comes after `position` in S2; everybody after -1.
  int FirstOpponent(const Member& player, int position = -1) const;
  bool IsImpossible(int a, int b) const;
  bool KeepsBound(const Member& player, const Member& opponent) const;
  void MakePair(std::size_t i, int position);
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
  std::span<const Member> s2_;
  ColourCost cost_;       // of the whole remainder
  ColourCost cost_left_;  // of the pairs still to be made

  std::vector<int> opponent_;  // by position in s1_: position in s2_; -1: not yet
  // The players of S2 still free, in lists by colour class and by whether one of them may float, each in ranking order.
  std::array<int, kLists> heads_{};
  std::vector<std::size_t> lists_;  // those that have anybody to begin with
  std::vector<int> next_;           // by position in s2_
  std::vector<int> previous_;
  ClassCounts left_{};  // of both halves
  ClassCounts floaters_left_{};
};

}  // namespace ronda::swiss
