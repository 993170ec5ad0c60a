// The fast way for the remainder of a bracket (C.04.3/2026 §3.6; /2017 §B.6): S1 against S2, each player of S1 in turn
// with the first of S2 who is not impossible, so that the pairs cost no more on colours than they must and whoever is
// left over is one of those who may be. Part of fast_bracket.h; the proof is in docs/performance.md.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "ronda/pairing/dutch/colour_balance.h"
#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dutch {

class RemainderWalk {
 public:
  struct Member {
    int place = 0;
    ColourClass colour = ColourClass::kNone;
    bool may_float = false;  // one of these is left over; nobody may if their number is even
  };

  // In ranking order. `bye_candidates`: who may get the bye, if the one left over gets it.
  RemainderWalk(const swiss::Field& field, const DutchEdition& edition, std::vector<Member> remainder,
                std::span<const int> bye_candidates);

  // The first candidate of this cost; none if the walk is stuck for good.
  std::optional<swiss::Candidate> Run(ColourCost cost);

 private:
  std::size_t ListOf(const Member& member) const { return At(member.colour) * 2 + (member.may_float ? 1 : 0); }
  void MakeLists();
  void Unlink(int position);
  int FirstOpponent(const Member& player) const;
  bool IsImpossible(int a, int b) const;
  bool KeepsBound(const Member& player, const Member& opponent) const;
  void MakePair(std::size_t i, int position);
  swiss::Candidate Finish() const;
  std::optional<swiss::Candidate> SolveTail(std::size_t stuck) const;
  std::optional<swiss::Candidate> TailReachesBound(std::size_t start) const;
  bool AcceptsTail(const swiss::Candidate& solved, std::size_t start) const;

  const swiss::Field& field_;
  const DutchEdition& edition_;
  std::span<const int> bye_candidates_;
  bool odd_;
  std::vector<Member> s1_;
  std::vector<Member> s2_;
  ColourCost cost_;       // of the whole remainder
  ColourCost cost_left_;  // of the pairs still to be made

  std::vector<int> opponent_;  // by position in s1_: position in s2_; -1: not yet
  // The players of S2 still free, in lists by colour class and by whether one of them may float, each in ranking order.
  std::array<int, 2 * kColourClasses> heads_{};
  std::vector<int> next_;  // by position in s2_
  std::vector<int> previous_;
  ClassCounts s1_left_{};
  ClassCounts s2_left_{};
  ClassCounts floaters_left_{};
};

}  // namespace ronda::dutch
