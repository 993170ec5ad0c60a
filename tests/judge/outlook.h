// What a bracket's choice of downfloaters means: who can float at all, how many pairs there can be, and what the
// following bracket can make of it. Every set of downfloaters is tried.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "judge/bracket.h"
#include "judge/completion.h"

namespace ronda::judge {

class Outlook {
 public:
  Outlook(const Field& field, Completion& completion, JudgeEdition edition, const Bracket& bracket);

  const Field& field() const { return field_; }
  const Bracket& bracket() const { return bracket_; }
  JudgeEdition edition() const { return edition_; }

  // Whether the demands that come before the number of downfloaters let exactly these float: completion ([C4]; C.4)
  // where it is asked for, and in 2026 the bye for the lowest possible score ([C5]).
  bool MayFloat(RankSet downfloaters);

  // [C5]: the score of the player who ends up with the bye if these float; none if nobody does.
  std::optional<Points> ByeScore(RankSet downfloaters);
  // Whether the others who are left then can all be paired if this downfloater has the bye.
  bool MayStayAlone(RankSet downfloaters, Rank floater);

  // MaxPairs (C.04.3/2026 §3.1.2; B.1.b); none if no pairing of the bracket is possible at all.
  std::optional<int> MaxPairs();

  // How well the following bracket can be paired if these float: the number of its downfloaters, then their scores
  // (2017: its pairing score differences). Empty if there is no following bracket to care for.
  const std::vector<int>& NextBracket(RankSet downfloaters);

  // The least that NextBracket could be for any choice of downfloaters with the same scores.
  std::vector<int> NextBracketAtBest(RankSet downfloaters) const;

  // The lowest score in the bracket.
  Points lowest_score() const;

 private:
  bool CanPair(RankSet players);
  bool CanPairMdps(RankSet mdps, RankSet residents);
  std::vector<int> BestOutcome();
  std::vector<int> OutcomeOf(RankSet downfloaters) const;
  std::optional<Bracket> Following(RankSet downfloaters) const;

  const Field& field_;
  Completion& completion_;
  JudgeEdition edition_;
  const Bracket& bracket_;
  std::optional<Points> lowest_bye_score_;
  std::unordered_map<RankSet, bool> may_float_;
  std::unordered_map<RankSet, std::vector<int>> next_bracket_;
};

// The score differences of the pairs and downfloaters of a candidate, descending (C.04.3/2017 §A.8).
std::vector<int> PairingScoreDifference(const Field& field, const Bracket& bracket, const Candidate& candidate);

// The players of a set, highest rank first.
std::vector<Rank> Members(RankSet set);

}  // namespace ronda::judge
