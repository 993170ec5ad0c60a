// Every explanation is checked against the judge, which knows nothing of the engine: the values of criteria, the
// comparison with what was passed over, and the verdict of --why-not. And a stated reason that is taken away must go.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <set>
#include <string>

#include "judge/criteria.h"
#include "judge/judge.h"
#include "property/random_bracket.h"
#include "property/random_tournament.h"
#include "property/shrink.h"
#include "ronda/explain/round_story.h"
#include "ronda/explain/why_not.h"
#include "ronda/explain/wording.h"
#include "ronda/pairing/registry.h"
#include "support/effort.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

using explain::Measure;
using explain::Statement;
using judge::BracketKind;
using judge::Failure;
using judge::JudgeEdition;
using judge::Rank;

std::string IdOf(JudgeEdition edition) { return edition == JudgeEdition::kDutch2026 ? "dutch-2026" : "dutch-2017"; }

// The brackets of a judged round as the judge works with them.
class Bench {
 public:
  Bench(const Tournament& tournament, JudgeEdition edition, const judge::JudgePairing& judged)
      : field_(tournament, edition), completion_(field_), edition_(edition) {
    for (Rank rank = 0; rank < field_.size(); ++rank) ranks_.emplace(field_[rank].index, rank);
    for (const judge::JudgeBracket& of_judge : judged.brackets) Add(of_judge);
  }

  judge::Bracket& bracket(std::size_t i) { return brackets_[i]; }
  Rank RankOf(PlayerIndex player) const { return ranks_.at(player); }

  std::vector<Failure> Measures(std::size_t i, const judge::Candidate& candidate) {
    judge::Outlook outlook(field_, completion_, edition_, brackets_[i]);
    std::vector<Failure> failures;
    for (const judge::Criterion& criterion : judge::CriteriaOf(edition_))
      failures.push_back(criterion.measure(candidate, outlook));
    return failures;
  }

  // The best candidate that is as asked for; none if there is none that may be.
  std::optional<judge::Candidate> BestIf(std::size_t i, const std::function<bool(const judge::Candidate&)>& asked) {
    judge::Outlook outlook(field_, completion_, edition_, brackets_[i]);
    const auto most = outlook.MaxPairs();
    std::optional<judge::Candidate> best;
    std::vector<Failure> failures;
    for (int count = most.value_or(0); count >= 0 && !best; --count) {
      judge::ForEachCandidate(brackets_[i], count, {field_, edition_}, [&](const judge::Candidate& candidate) {
        if (!outlook.MayFloat(candidate.Downfloaters()) || !asked(candidate)) return judge::Go::kOn;
        auto measured = Measures(i, candidate);
        if (!best || measured < failures) {
          best = candidate;
          failures = std::move(measured);
        }
        return judge::Go::kOn;
      });
    }
    return best;
  }

  std::optional<judge::Candidate> BestWith(std::size_t i, const std::vector<judge::RankPair>& pairs) {
    return BestIf(i, [&](const judge::Candidate& candidate) { return Has(candidate, pairs); });
  }

  // Which demand before the quality criteria fails if no candidate with these pairs may be: [C5] if the round could be
  // completed with the bye at a higher score.
  std::string_view FailedDemand(std::size_t i, const std::vector<judge::RankPair>& pairs) {
    bool completes = false;
    const auto players = static_cast<int>(brackets_[i].players().size());
    for (int count = players / 2; count >= 0 && !completes; --count) {
      judge::ForEachCandidate(brackets_[i], count, {field_, edition_}, [&](const judge::Candidate& candidate) {
        completes = Has(candidate, pairs) && completion_.CanComplete(candidate.Downfloaters() | brackets_[i].below);
        return completes ? judge::Go::kStop : judge::Go::kOn;
      });
    }
    return completes ? "C5" : "C4";
  }

  // The first criterion on which the two differ; empty if none.
  std::string_view FirstDifference(std::size_t i, const judge::Candidate& a, const judge::Candidate& b) {
    const auto of_a = Measures(i, a);
    const auto of_b = Measures(i, b);
    for (std::size_t c = 0; c < of_a.size(); ++c) {
      if (of_a[c] != of_b[c]) return judge::CriteriaOf(edition_)[c].tag;
    }
    return "";
  }

  // What a round does within a bracket.
  judge::Candidate Restrict(std::size_t i, const RoundPairing& pairing) const {
    judge::Candidate candidate;
    const auto& bracket = brackets_[i];
    std::set<Rank> here;
    for (const Rank rank : bracket.players()) here.insert(rank);
    std::set<Rank> paired;
    for (const Board& board : pairing.boards) {
      const auto [first, second] = std::minmax({RankOf(board.white), RankOf(board.black)});
      const bool resident = std::ranges::count(bracket.residents, second) > 0;
      if (!here.contains(first) || !here.contains(second) || !resident) continue;
      candidate.pairs.push_back({first, second});
      paired.insert({first, second});
    }
    for (const Rank rank : bracket.moved_down) {
      if (!paired.contains(rank)) candidate.limbo.push_back(rank);
    }
    for (const Rank rank : bracket.residents) {
      if (!paired.contains(rank)) candidate.left_over.push_back(rank);
    }
    return candidate;
  }

 private:
  static bool Has(const judge::Candidate& candidate, const std::vector<judge::RankPair>& pairs) {
    return std::ranges::all_of(pairs, [&](const auto& pair) { return std::ranges::count(candidate.pairs, pair) > 0; });
  }

  void Add(const judge::JudgeBracket& of_judge) {
    judge::Bracket bracket;
    bracket.kind = of_judge.kind;
    for (const PlayerIndex player : of_judge.moved_down) bracket.moved_down.push_back(RankOf(player));
    for (const PlayerIndex player : of_judge.residents) bracket.residents.push_back(RankOf(player));
    for (Rank rank = bracket.residents.back() + 1; rank < field_.size(); ++rank) {
      bracket.below |= judge::Only(rank);
      if (field_[rank].score == field_[bracket.residents.back() + 1].score) bracket.next_residents.push_back(rank);
    }
    if (bracket.kind == BracketKind::kLast) bracket.next_residents.clear();
    brackets_.push_back(std::move(bracket));
  }

  judge::Field field_;
  judge::Completion completion_;
  JudgeEdition edition_;
  std::vector<judge::Bracket> brackets_;
  std::map<PlayerIndex, Rank> ranks_;
};

// Values the judge and the engine write down alike. What nobody floats into, and a float without an opponent, they do
// not.
bool IsComparable(const judge::JudgeBracket& of_judge, std::string_view tag, JudgeEdition edition) {
  const bool is_2026 = edition == JudgeEdition::kDutch2026;
  if (tag == (is_2026 ? "C8" : "C7")) return is_2026 && !of_judge.downfloaters.empty();
  const bool mdp_floats = std::ranges::any_of(
      of_judge.downfloaters, [&](PlayerIndex player) { return std::ranges::count(of_judge.moved_down, player) > 0; });
  return !is_2026 || !mdp_floats || (tag != "C18" && tag != "C20");
}

std::vector<int> Plain(std::vector<int> value) { return value == std::vector<int>{0} ? std::vector<int>{} : value; }

struct Checked {
  int criteria = 0;
  int passed_over = 0;
  int exchanges = 0;
  int floats = 0;
  int verdicts = 0;
  int taken_away = 0;
} checked;

void CheckCriteria(const explain::RoundStory& story, const judge::JudgePairing& judged, JudgeEdition edition) {
  ASSERT_EQ(story.brackets.size(), judged.brackets.size());
  for (std::size_t i = 0; i < story.brackets.size(); ++i) {
    for (const auto& criterion : story.brackets[i].criteria) {
      if (!IsComparable(judged.brackets[i], criterion.value.tag, edition)) continue;
      EXPECT_EQ(Plain(criterion.value.value), Plain(judged.brackets[i].Value(criterion.value.tag)))
          << criterion.value.tag << " in bracket " << i;
      // Whoever is named is counted.
      if (!criterion.players.empty()) {
        EXPECT_EQ(static_cast<int>(criterion.players.size()), criterion.value.value.front()) << criterion.value.tag;
      }
      const bool met = std::ranges::all_of(criterion.value.value, [](int number) { return number == 0; });
      EXPECT_EQ(criterion.bound.code == "bound-none", met);
      if (const auto* least = criterion.bound.Find("least");
          least != nullptr && criterion.bound.code != "bound-completion") {
        EXPECT_EQ(std::get<int>(*least), criterion.value.value.front()) << criterion.bound.code;
      }
      ++checked.criteria;
    }
  }
}

void CheckPassedOver(const explain::RoundStory& story, Bench& bench, const RoundPairing& pairing) {
  for (std::size_t i = 0; i < story.brackets.size(); ++i) {
    const auto real = bench.Restrict(i, pairing);
    std::vector<judge::RankPair> above;
    for (const auto& board : story.brackets[i].boards) {
      for (std::size_t r = 0; r + 1 < board.reasons.size(); ++r) {
        if (board.reasons[r].code != "passed-over") continue;
        const auto player = [&](std::string_view name) {
          return bench.RankOf(std::get<PlayerIndex>(*board.reasons[r].Find(name)));
        };
        auto pairs = above;
        pairs.push_back({player("a"), player("b")});
        const auto best = bench.BestWith(i, pairs);
        const Statement& why = board.reasons[r + 1];
        const std::string_view expected = best ? bench.FirstDifference(i, real, *best) : bench.FailedDemand(i, pairs);
        if (why.code.starts_with("later")) {
          EXPECT_EQ(expected, "") << why.code;
        } else {
          EXPECT_EQ(why.tag, expected) << why.code;
        }
        ++checked.passed_over;
      }
      const auto [first, second] = std::minmax({bench.RankOf(board.white), bench.RankOf(board.black)});
      above.push_back({first, second});
    }
  }
}

// Whether the statement tells what the best other candidate is worse on; none if no other is legal.
void CheckAgainst(const Statement& why, const std::optional<judge::Candidate>& best, const judge::Candidate& real,
                  Bench& bench, std::size_t bracket) {
  if (!best) {
    EXPECT_TRUE(why.tag == "C4" || why.tag == "C5") << why.code;
    return;
  }
  // The judge lets two who float complete the round by meeting each other (decision 007). Where that takes more
  // floaters than there need be, no bracket below would pair them, and the engine says that the round cannot be
  // completed so.
  const bool in_vain = std::popcount(best->Downfloaters()) > std::popcount(real.Downfloaters());
  if (in_vain && (why.code == "worse-completion" || why.article == "2.3.1")) return;
  const std::string_view expected = bench.FirstDifference(bracket, real, *best);
  EXPECT_EQ(why.code.starts_with("later") ? "" : why.tag, expected) << why.code;
}

void CheckExchange(const explain::RoundStory& story, Bench& bench, const RoundPairing& pairing) {
  for (std::size_t i = 0; i < story.brackets.size(); ++i) {
    if (story.brackets[i].exchange.empty()) continue;
    const auto real = bench.Restrict(i, pairing);
    const auto& mdps = bench.bracket(i).moved_down;
    const auto is_mdp_pair = [&](const judge::RankPair& pair) { return std::ranges::count(mdps, pair.higher) > 0; };
    std::vector<judge::RankPair> mdp_pairs;
    std::ranges::copy_if(real.pairs, std::back_inserter(mdp_pairs), is_mdp_pair);
    std::vector<Rank> remainder;
    for (const Rank rank : bench.bracket(i).residents) {
      if (std::ranges::count(mdp_pairs, rank, &judge::RankPair::lower) == 0) remainder.push_back(rank);
    }
    const Rank s2 = remainder[real.pairs.size() - mdp_pairs.size()];
    const auto best = bench.BestIf(i, [&](const judge::Candidate& candidate) {
      return std::ranges::all_of(mdp_pairs,
                                 [&](const auto& pair) { return std::ranges::count(candidate.pairs, pair) > 0; }) &&
             std::ranges::all_of(candidate.pairs, [&](const judge::RankPair& pair) {
               return is_mdp_pair(pair) || (pair.higher < s2 && pair.lower >= s2);
             });
    });
    CheckAgainst(story.brackets[i].exchange.back(), best, real, bench, i);
    ++checked.exchanges;
  }
}

void CheckFloats(const explain::RoundStory& story, Bench& bench, const RoundPairing& pairing) {
  for (std::size_t i = 0; i < story.brackets.size(); ++i) {
    const auto& [bracket_floats, natural] = std::tie(story.brackets[i].floats, story.brackets[i].natural_floaters);
    const auto real = bench.Restrict(i, pairing);
    for (std::size_t f = 0; f < bracket_floats.size(); ++f) {
      if (bracket_floats[f].code != "float-instead") continue;
      judge::RankSet wanted = judge::Only(bench.RankOf(std::get<PlayerIndex>(*bracket_floats[f].Find("instead_of"))));
      for (const PlayerIndex player : natural) {
        if (judge::Contains(real.Downfloaters(), bench.RankOf(player))) wanted |= judge::Only(bench.RankOf(player));
      }
      if (bracket_floats[f + 1].tag == "C2") continue;  // CheckTakenAway asks about the bye
      const auto best = bench.BestIf(
          i, [&](const judge::Candidate& candidate) { return (candidate.Downfloaters() & wanted) == wanted; });
      CheckAgainst(bracket_floats[f + 1], best, real, bench, i);
      ++checked.floats;
    }
  }
}

void CheckVerdict(const explain::WhyNot& answer, Bench& bench, const RoundPairing& real, std::size_t brackets) {
  using enum explain::WhyNot::Answer;
  if (answer.answer != kWorse && answer.answer != kLater) return;
  for (std::size_t i = 0; i < brackets; ++i) {
    const auto ours = bench.Restrict(i, real);
    const auto theirs = bench.Restrict(i, *answer.best);
    auto sorted = [](std::vector<judge::RankPair> pairs) {
      std::ranges::sort(pairs, {}, &judge::RankPair::higher);
      return pairs;
    };
    if (sorted(ours.pairs) == sorted(theirs.pairs)) continue;
    const auto tag = bench.FirstDifference(i, ours, theirs);
    EXPECT_EQ(answer.answer == kLater, tag.empty());
    EXPECT_EQ(answer.answer == kWorse ? answer.verdict->found.tag : "", tag);
    ++checked.verdicts;
    return;
  }
  ADD_FAILURE() << "the best round with it is the real one";
}

// The reason a statement gives, taken away from the tournament.
std::optional<TournamentData> Without(const TournamentData& data, const Statement& statement) {
  TournamentData other = data;
  const auto entry = [&](PlayerIndex player, Round round) -> RoundEntry& { return other.entry(player, round); };
  if (statement.code == "pair-met") {
    const Round round = std::get<Round>(*statement.Find("round"));
    entry(std::get<PlayerIndex>(*statement.Find("a")), round) = {ResultCode::kHalfBye, {}, {}};
    entry(std::get<PlayerIndex>(*statement.Find("b")), round) = {ResultCode::kHalfBye, {}, {}};
    return other;
  }
  if (statement.code == "pair-forbidden") {
    other.forbidden.clear();
    return other;
  }
  if (statement.code == "bye-had" || statement.code == "bye-unplayed-win" || statement.code == "bye-forfeit-win") {
    const PlayerIndex player = std::get<PlayerIndex>(*statement.Find("player"));
    RoundEntry& bye = entry(player, std::get<Round>(*statement.Find("round")));
    if (bye.opponent) entry(*bye.opponent, std::get<Round>(*statement.Find("round"))) = {ResultCode::kZeroBye, {}, {}};
    bye = {ResultCode::kZeroBye, {}, {}};
    return other;
  }
  return std::nullopt;
}

bool Says(const explain::WhyNot& answer, const Statement& statement) {
  return std::ranges::any_of(answer.statements, [&](const Statement& said) {
    const auto* round = statement.Find("round");
    return said.code == statement.code && (round == nullptr || *said.Find("round") == *round);
  });
}

void CheckTakenAway(const TournamentData& data, const PairingSystem& system, const RoundConstraint& constraint,
                    const explain::WhyNot& answer) {
  if (answer.answer != explain::WhyNot::Answer::kForbidden) return;
  const Statement& reason = answer.statements.back();
  const auto without = Without(data, reason);
  if (!without) return;
  const auto tournament = Tournament::Make(*without);
  if (!tournament) return;
  const auto again = explain::AskWhyNot(*tournament, system, constraint);
  if (!again) return;  // then there is no legal pairing at all
  EXPECT_FALSE(Says(*again, reason)) << reason.code;
  ++checked.taken_away;
}

// Every sentence is complete.
void CheckWords(const Tournament& tournament, const explain::Statements& statements) {
  for (const Statement& statement : statements) {
    const std::string text = explain::Say(tournament, statement);
    EXPECT_EQ(text.find('{'), std::string::npos) << text;
    EXPECT_NE(text, statement.code);
  }
}

void CheckAllWords(const Tournament& tournament, const explain::RoundStory& story) {
  for (const auto& bracket : story.brackets) {
    CheckWords(tournament, bracket.composition);
    CheckWords(tournament, bracket.exchange);
    CheckWords(tournament, bracket.floats);
    for (const auto& board : bracket.boards) {
      CheckWords(tournament, board.reasons);
      CheckWords(tournament, {board.colours});
    }
    for (const auto& criterion : bracket.criteria) CheckWords(tournament, {criterion.bound});
  }
  CheckWords(tournament, story.bye_reasons);
}

void CheckRound(const TournamentData& data, JudgeEdition edition, Random& random) {
  const Tournament tournament = Tournament::Make(data).value();
  const PairingSystem& system = *StandardSystems().Find(IdOf(edition));
  const auto judged = judge::JudgeRound(tournament, edition);
  const auto story = explain::TellRound(tournament, system);
  ASSERT_EQ(judged.has_value(), story.has_value());
  if (!judged) return;
  const auto pairing = system.Pair(tournament);
  Bench bench(tournament, edition, *judged);
  CheckCriteria(*story, *judged, edition);
  CheckPassedOver(*story, bench, *pairing);
  CheckExchange(*story, bench, *pairing);
  CheckFloats(*story, bench, *pairing);
  CheckAllWords(tournament, *story);

  std::vector<PlayerIndex> present;
  for (const Board& board : pairing->boards) present.insert(present.end(), {board.white, board.black});
  if (pairing->bye) present.push_back(*pairing->bye);
  const auto pick = [&] { return present[random.Next() % present.size()]; };
  for (int question = 0; question < 4; ++question) {
    const PlayerIndex one = pick();
    const PlayerIndex other = pick();
    RoundConstraint constraint = ImposedBye{one};
    if (question >= 2 && one != other) constraint = ImposedPair{one, other};
    if (question == 1) constraint = ImposedColour{one, Colour::kWhite};
    const auto answer = explain::AskWhyNot(tournament, system, constraint);
    ASSERT_TRUE(answer);
    CheckWords(tournament, answer->statements);
    CheckVerdict(*answer, bench, *pairing, judged->brackets.size());
    CheckTakenAway(data, system, constraint, *answer);
  }
}

class Explanations : public testing::TestWithParam<JudgeEdition> {};

// Decision 061.
TEST_P(Explanations, AreWhatTheJudgeFindsInBrackets) {
  checked = {};
  for (const BracketKindToTest kind : kBracketKinds) {
    for (std::uint64_t seed = 1; seed <= Effort(150U); ++seed) {
      Random random(seed);
      const TournamentData data = RandomBracket(kind, random);
      CheckRound(data, GetParam(), random);
      ASSERT_FALSE(HasFailure()) << "seed " << seed << "\n" << Describe(data);
    }
  }
  EXPECT_GT(checked.criteria, Effort(10'000));
  EXPECT_GT(checked.passed_over, Effort(300));
  EXPECT_GT(checked.exchanges, Effort(100));
  EXPECT_GT(checked.floats, Effort(100));
  EXPECT_GT(checked.verdicts, Effort(500));
  EXPECT_GT(checked.taken_away, Effort(200));
}

TEST_P(Explanations, AreWhatTheJudgeFindsInTournaments) {
  checked = {};
  for (std::uint64_t seed = 1; seed <= Effort(120U); ++seed) {
    Random random(seed);
    RandomTournament event(random);
    Random questions(seed + 2'000'000);
    while (const auto data = event.BeforeNextRound()) {
      CheckRound(*data, GetParam(), questions);
      ASSERT_FALSE(HasFailure()) << "seed " << seed << "\n" << Describe(*data);
      const auto pairing = PairersOf(GetParam()).front().pair(*Tournament::Make(*data));
      if (!pairing) break;
      event.Play(*pairing);
    }
  }
  EXPECT_GT(checked.criteria, Effort(5'000));
  EXPECT_GT(checked.taken_away, Effort(100));
}

INSTANTIATE_TEST_SUITE_P(Dutch, Explanations, testing::Values(JudgeEdition::kDutch2026, JudgeEdition::kDutch2017),
                         [](const auto& test) {
                           return test.param == JudgeEdition::kDutch2026 ? "Edition2026" : "Edition2017";
                         });

}  // namespace
}  // namespace ronda::test
