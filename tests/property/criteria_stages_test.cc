// The exact way with all criteria in one weight against the exact way with each criterion in a stage of its own, and
// with as many in a stage as usual, on random brackets with and without rules of the organiser: the same candidate.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "property/random_bracket.h"
#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/swiss/bracket_solver.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/field.h"
#include "support/effort.h"
#include "support/random_rules.h"

namespace ronda::test {
namespace {

// The second scoregroup with some of those above as MDPs; the first where there is no other.
swiss::Bracket DrawBracket(const swiss::Field& field, Random& random) {
  swiss::Bracket bracket;
  const Place end(field.size());
  const auto end_of = [&](Place first) {
    Place last = first;
    while (last < end && field[last].score == field[first].score) ++last;
    return last;
  };
  Place first(0);
  const Place above = end_of(first);
  if (above < end && random.Percent(60)) {
    for (Place place(0); place < above; ++place) {
      if (random.Percent(40)) bracket.mdps.push_back(place);
    }
    first = above;
  }
  const Place last = end_of(first);
  const Place next = last < end ? end_of(last) : last;
  std::vector<Place> everybody = bracket.mdps;
  for (Place place = first; place < end; ++place) {
    everybody.push_back(place);
    (place < last ? bracket.residents : place < next ? bracket.next : bracket.rest).push_back(place);
  }
  if (everybody.size() % 2 == 1) bracket.bye_candidates = swiss::ByeCandidates(field, everybody);
  return bracket;
}

std::vector<swiss::SolverTerms> AllTerms() {
  using enum swiss::CompletionRank;
  return {{},
          {.pairs_only = true},
          {.with_next = true, .look_ahead = true},
          {.with_next = true, .with_rest = true, .completion = kFirst, .look_ahead = true},
          {.with_next = true, .with_rest = true, .completion = kFirst, .look_ahead = true, .bye_unplayed = true}};
}

constexpr int kEachAlone = 1;
constexpr int kAllAtOnce = 1 << 20;

// Those that settle only who floats may pair the others in any way.
void ExpectSame(const swiss::Solution& at_once, const swiss::Solution& staged, bool pairs_only) {
  EXPECT_EQ(at_once.complete, staged.complete);
  EXPECT_EQ(at_once.candidate.pairs.size(), staged.candidate.pairs.size());
  if (pairs_only) return;
  EXPECT_EQ(at_once.candidate.pairs, staged.candidate.pairs);
  EXPECT_EQ(at_once.candidate.downfloaters, staged.candidate.downfloaters);
}

void Compare(const swiss::Field& field, const dutch::DutchEdition& edition, const swiss::Bracket& bracket) {
  for (swiss::SolverTerms terms : AllTerms()) {
    const int usual = terms.most_bits;
    terms.most_bits = kAllAtOnce;
    const auto at_once = swiss::SolveBracket(field, edition.quality, bracket, terms);
    for (const int bits : {kEachAlone, usual}) {
      terms.most_bits = bits;
      ExpectSame(at_once, swiss::SolveBracket(field, edition.quality, bracket, terms), terms.pairs_only);
    }
  }
}

TEST(CriteriaStages, GiveTheSameCandidateHoweverMany) {
  constexpr std::uint64_t kSeeds = Effort(150U);
  for (const BracketKindToTest kind : kBracketKinds) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      SCOPED_TRACE(testing::Message() << "kind " << static_cast<int>(kind) << ", seed " << seed);
      Random random(seed);
      TournamentData data = RandomBracket(kind, random);
      if (random.Percent(50)) DrawRules(data, random);
      const Tournament tournament = Tournament::Make(data).value();
      for (const auto* edition : {&dutch::kDutch2026, &dutch::kDutch2017}) {
        const swiss::Field field(tournament, edition->field_rules);
        if (field.size() == 0) continue;
        Compare(field, *edition, DrawBracket(field, random));
        if (testing::Test::HasFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace ronda::test
