// One scoregroup of the Lim system without colours: who floats out of it, whom the floaters that came meet, and how the
// rest is paired. A place is a place in the field.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/matching/perfect_matching.h"
#include "ronda/pairing/lim/float_marks.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

enum class Direction : std::uint8_t { kDownwards, kUpwards };

struct LimBracket {
  Direction direction = Direction::kDownwards;
  bool is_median = false;            // nobody can leave it
  std::vector<int> from_above;       // the highest score and smallest number first
  std::vector<int> from_below;       // the lowest score and largest number first
  std::vector<int> residents;        // ascending numbers
  std::vector<int> others;           // everybody else who is not paired yet
  bool keeps_floaters_apart = true;  // B2 bis, where the organiser asks for it
};

struct LimPair {
  int one = 0;
  int other = 0;
};

struct LimResult {
  std::vector<LimPair> pairs;
  std::vector<int> floaters;
};

class BracketPairer {
 public:
  BracketPairer(const swiss::Field& field, std::span<const FloatMarks> marks) : field_(field), marks_(marks) {}

  // Everybody in the bracket and outside can be paired together.
  LimResult Run(const LimBracket& bracket) const;

  // How bad another float in that direction would be: 2 after the same in the round before (B5), 1 two rounds before
  // (B6), 0 else.
  int Breach(int place, Float again) const;

 private:
  // How the opponents of incoming floaters are found: the first who may be met, or the first who leaves the rest
  // pairable.
  enum class Care : std::uint8_t { kFirstComeFirstServed, kLookAhead };

  std::optional<LimResult> TrySizes(const LimBracket& bracket) const;
  std::optional<LimResult> TrySize(const LimBracket& bracket, std::size_t floaters, Care care) const;
  std::optional<LimResult> TrySets(const LimBracket& bracket, std::vector<int>& set, std::size_t left,
                                   std::span<const int> candidates, Care care) const;
  std::optional<LimResult> Attempt(const LimBracket& bracket, const std::vector<int>& floaters, Care care) const;
  bool PairIncoming(const LimBracket& bracket, std::vector<int>& free, LimResult& result, Care care) const;
  std::optional<int> FirstOf(int floater, std::span<const int> candidates, Float mark) const;
  void PairRest(const LimBracket& bracket, std::vector<int> rest, LimResult& result) const;
  bool AreFloatersFarApart(const LimBracket& bracket, int one, int other) const;
  matching::PerfectMatching PairsIn(const LimBracket& bracket, std::span<const int> places) const;
  bool CanPairIn(const LimBracket& bracket, std::span<const int> places) const;
  bool LeavesNoMoreThan(std::size_t unpaired, const LimBracket& bracket, std::span<const int> without) const;

  const swiss::Field& field_;
  std::span<const FloatMarks> marks_;  // by place
};

}  // namespace ronda::lim
