#include "judge/judge.h"

#include <algorithm>
#include <cassert>

#include "judge/colour.h"
#include "judge/completion.h"
#include "judge/criteria.h"
#include "judge/outlook.h"

namespace ronda::judge {
namespace {

struct Choice {
  Candidate candidate;
  std::vector<Failure> failures;
};

std::vector<Failure> MeasureAll(const Candidate& candidate, Outlook& outlook) {
  std::vector<Failure> failures;
  for (const Criterion& criterion : CriteriaOf(outlook.edition())) {
    failures.push_back(criterion.measure(candidate, outlook));
  }
  return failures;
}

// C.04.3/2026 §3.8.1; B.8: better by the first criterion on which they differ.
bool IsBetter(const Candidate& candidate, const Choice& than, Outlook& outlook) {
  const auto criteria = CriteriaOf(outlook.edition());
  for (std::size_t i = 0; i < criteria.size(); ++i) {
    const Failure failure = criteria[i].measure(candidate, outlook);
    if (failure != than.failures[i]) return failure < than.failures[i];
  }
  return false;
}

// C.04.3/2026 §3.4, §3.8; B.4, B.8: the first perfect candidate, or else the first among the best.
std::optional<Choice> BestCandidate(Outlook& outlook, Repetitions repetitions) {
  const auto pairs = outlook.MaxPairs();
  if (!pairs) return std::nullopt;
  std::optional<Choice> best;
  const auto consider = [&](const Candidate& candidate) {
    if (!outlook.MayFloat(candidate.Downfloaters())) return Go::kOn;
    if (best && !IsBetter(candidate, *best, outlook)) return Go::kOn;
    best = Choice{candidate, MeasureAll(candidate, outlook)};
    return IsPerfect(candidate, best->failures, outlook) ? Go::kStop : Go::kOn;
  };
  ForEachCandidate(outlook.bracket(), *pairs, {outlook.field(), outlook.edition(), repetitions}, consider);
  return best;
}

class RoundJudge {
 public:
  RoundJudge(const Tournament& tournament, JudgeEdition edition, Repetitions repetitions,
             const Imposition& imposition = {})
      : field_(tournament, edition, imposition), completion_(field_), edition_(edition), repetitions_(repetitions) {}

  std::optional<JudgePairing> Run() {
    if (!completion_.CanComplete(field_.everybody())) return std::nullopt;
    std::vector<Rank> moved_down;
    for (Rank first = 0; first < field_.size();) {
      Bracket bracket = NextBracket(first, moved_down);
      Choice choice = Choose(bracket);
      if (!CanBeCompletedAfter(bracket, choice)) {  // 2017 only
        bracket.kind = BracketKind::kPenultimate;
        choice = Choose(bracket);
      }
      Record(bracket, choice);
      moved_down = Members(choice.candidate.Downfloaters());
      first = bracket.residents.back() + 1;
      if (bracket.kind != BracketKind::kPenultimate) continue;
      moved_down = PairCollapsed(first, moved_down);
      break;
    }
    assert(moved_down.size() <= 1);
    if (!moved_down.empty()) result_.bye = field_[moved_down.front()].index;
    return std::move(result_);
  }

 private:
  // Every bracket the round comes to can be paired; if not, the judge is wrong, and value() ends the test.
  Choice Choose(const Bracket& bracket) {
    Outlook outlook(field_, completion_, edition_, bracket);
    return BestCandidate(outlook, repetitions_).value();
  }

  std::vector<Rank> Scoregroup(Rank first) const {
    std::vector<Rank> group;
    for (Rank rank = first; rank < field_.size() && field_[rank].score == field_[first].score; ++rank) {
      group.push_back(rank);
    }
    return group;
  }

  RankSet From(Rank first) const { return field_.everybody() & ~(Only(first) - 1); }

  // C.04.3/2026 §1.3.2, §1.9.2; A.3, A.9: the scoregroup that begins with the player and those who floated into it.
  Bracket NextBracket(Rank first, const std::vector<Rank>& moved_down) const {
    Bracket bracket;
    bracket.moved_down = moved_down;
    bracket.residents = Scoregroup(first);
    const Rank next = bracket.residents.back() + 1;
    if (next == field_.size()) {
      bracket.kind = BracketKind::kLast;
    } else {
      bracket.next_residents = Scoregroup(next);
      bracket.below = From(next);
    }
    return bracket;
  }

  // C.04.3/2017 §A.9: whether the downfloaters and everybody below can still complete the round.
  bool CanBeCompletedAfter(const Bracket& bracket, const Choice& choice) {
    return completion_.CanComplete(choice.candidate.Downfloaters() | bracket.below);
  }

  // C.04.3/2017 §A.9: the collapsed last bracket, everybody from the player on as residents of one bracket.
  std::vector<Rank> PairCollapsed(Rank first, const std::vector<Rank>& moved_down) {
    Bracket bracket;
    bracket.kind = BracketKind::kLast;
    bracket.moved_down = moved_down;
    bracket.residents = Members(From(first));
    const Choice choice = Choose(bracket);
    Record(bracket, choice);
    return Members(choice.candidate.Downfloaters());
  }

  std::vector<PlayerIndex> Indices(std::span<const Rank> ranks) const {
    std::vector<PlayerIndex> indices;
    for (const Rank rank : ranks) indices.push_back(field_[rank].index);
    return indices;
  }

  void Record(const Bracket& bracket, const Choice& choice) {
    JudgeBracket record;
    record.kind = bracket.kind;
    record.moved_down = Indices(bracket.moved_down);
    record.residents = Indices(bracket.residents);
    record.downfloaters = Indices(Members(choice.candidate.Downfloaters()));
    for (const RankPair& pair : choice.candidate.pairs) {
      const ColourDecision decision = AllocateColour(field_, pair.higher, pair.lower);
      const bool higher_white = decision.of_higher == Colour::kWhite;
      const PlayerIndex higher = field_[pair.higher].index;
      const PlayerIndex lower = field_[pair.lower].index;
      record.pairs.push_back({higher_white ? higher : lower, higher_white ? lower : higher, decision.article});
    }
    const auto criteria = CriteriaOf(edition_);
    for (std::size_t i = 0; i < criteria.size(); ++i) record.criteria.push_back({criteria[i].tag, choice.failures[i]});
    result_.pairs.insert(result_.pairs.end(), record.pairs.begin(), record.pairs.end());
    result_.brackets.push_back(std::move(record));
  }

  Field field_;
  Completion completion_;
  JudgeEdition edition_;
  Repetitions repetitions_;
  JudgePairing result_;
};

}  // namespace

const std::vector<int>& JudgeBracket::Value(std::string_view tag) const {
  const auto found = std::ranges::find(criteria, tag, &JudgeCriterion::tag);
  assert(found != criteria.end());
  return found->value;
}

std::optional<JudgePairing> JudgeRound(const Tournament& tournament, JudgeEdition edition, Repetitions repetitions) {
  return RoundJudge(tournament, edition, repetitions).Run();
}

std::optional<JudgePairing> JudgeImposed(const Tournament& tournament, JudgeEdition edition,
                                         const Imposition& imposition) {
  return RoundJudge(tournament, edition, Repetitions::kLeaveOut, imposition).Run();
}

}  // namespace ronda::judge
