// A bracket, its candidates, and the order in which the regulation makes them.
#pragma once

#include <functional>
#include <vector>

#include "judge/edition.h"
#include "judge/field.h"
#include "judge/sequence.h"

namespace ronda::judge {

enum class BracketKind : std::uint8_t {
  kOrdinary,
  kPenultimate,  // 2017 only: paired again so that the round can be completed
  kLast,         // nobody below; in 2017 also the collapsed last bracket
};

struct Bracket {
  BracketKind kind = BracketKind::kOrdinary;
  std::vector<Rank> moved_down;  // MDPs
  std::vector<Rank> residents;
  std::vector<Rank> next_residents;  // of the following bracket
  RankSet below = 0;                 // everybody with a lower score than the residents

  std::vector<Rank> players() const;
};

struct RankPair {
  Rank higher = 0;
  Rank lower = 0;

  bool operator==(const RankPair&) const = default;
};

// A pairing of a bracket: pairs and downfloaters (C.04.3/2026 §3.3; B.3).
struct Candidate {
  std::vector<RankPair> pairs;  // the MDP-Pairing first, then the remainder, each in the order of S1
  std::vector<Rank> limbo;
  std::vector<Rank> left_over;  // residents without a partner

  RankSet Downfloaters() const { return SetOf(limbo) | SetOf(left_over); }
};

// A resident exchange that puts a player into S1 and a higher ranked one into S2 as the partner makes a candidate again
// which a smaller or closer exchange has made before. Leaving such repetitions out changes nothing but the time.
enum class Repetitions : std::uint8_t { kLeaveOut, kMake };

struct Generation {
  const Field& field;
  JudgeEdition edition = JudgeEdition::kDutch2026;
  Repetitions repetitions = Repetitions::kLeaveOut;
};

using CandidateVisitor = std::function<Go(const Candidate&)>;

// Every candidate of the bracket with that many pairs whose pairs comply with [C1] and [C3], in the order of the
// regulation (C.04.3/2026 §3.6, §3.7; B.6, B.7), until the visitor has seen enough.
Go ForEachCandidate(const Bracket& bracket, int pairs, const Generation& generation, const CandidateVisitor& visit);

}  // namespace ronda::judge
