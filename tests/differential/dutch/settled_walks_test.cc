// What a walk continued from a changed pair finds, against the fast way for those left begun anew, on every round of
// generated events. And a next bracket paired by hand against the exact way. Seeds are printed on failure.
#include "ronda/pairing/dutch/settled_walks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "ronda/pairing/dutch/fast_bracket.h"
#include "ronda/pairing/dutch/round_pairer.h"
#include "ronda/pairing/registry.h"
#include "ronda/pairing/swiss/bracket_solver.h"
#include "ronda/pairing/swiss/trial_pairing.h"
#include "ronda/verify/generator.h"

namespace ronda::dutch {
namespace {

using swiss::Candidate;

// Every round of some events, larger ones than a judge could look at; `look` sees the field and how it was paired.
template <class Look>
void ForEachRound(const DutchEdition& edition, Look look) {
  const PairingSystem& system = *StandardSystems().Find(edition.info.id);
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    auto options = verify::VariedOptions();
    options.players = verify::Range::Exactly(10 + static_cast<int>(seed) * 2);
    options.rounds = verify::Range::Exactly(7);
    const auto tournament = verify::GenerateTournament(options, system, seed);
    if (!tournament) continue;
    for (int round = 1; round <= tournament->rounds(); ++round) {
      const Tournament before = tournament->Before(Round(round));
      const swiss::Field field(before, edition.field_rules);
      RoundPairer pairer(field, edition, swiss::Way::kFastWhereProven);
      SCOPED_TRACE(testing::Message() << edition.info.id << ", seed " << seed << ", round " << round);
      if (pairer.Run()) look(field, pairer);
    }
  }
}

// The fast way for everybody but the settled pairs, which are then added.
std::optional<Candidate> Anew(const swiss::Field& field, const DutchEdition& edition, swiss::Bracket bracket,
                              const std::vector<swiss::Pair>& settled) {
  for (const auto& [higher, lower] : settled) {
    for (auto* list : {&bracket.mdps, &bracket.residents}) {
      std::erase(*list, higher);
      std::erase(*list, lower);
    }
  }
  if (bracket.residents.empty()) return std::nullopt;
  auto candidate = PairFast(field, edition, bracket, Floater::kGoesDown);
  if (candidate) candidate->pairs.insert(candidate->pairs.begin(), settled.begin(), settled.end());
  return candidate;
}

// Every other opponent of every player of S1; how often the walk has an answer.
int CompareAll(const swiss::Field& field, const DutchEdition& edition, const PairedBracket& paired) {
  int answers = 0;
  SettledWalks walks(field, paired.bracket, paired.candidate);
  const auto& pairs = paired.candidate.pairs;
  std::vector<swiss::Pair> settled;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    for (const Place other : paired.bracket.residents) {
      if (other <= pairs[i].higher || other == pairs[i].lower || !field.MayMeet(pairs[i].higher, other)) continue;
      const bool is_taken = std::ranges::any_of(
          settled, [&](const swiss::Pair& pair) { return pair.higher == other || pair.lower == other; });
      if (is_taken) continue;
      const auto walked = walks.With(i, other);
      if (!walked) continue;
      settled.push_back({pairs[i].higher, other});
      const auto anew = Anew(field, edition, paired.bracket, settled);
      settled.pop_back();
      EXPECT_TRUE(anew && anew->pairs == walked->pairs && anew->downfloaters == walked->downfloaters)
          << "pair " << i << " with place " << other.value();
      ++answers;
    }
    settled.push_back(pairs[i]);
  }
  return answers;
}

TEST(SettledWalks, FindWhatTheFastWayFindsAnew) {
  for (const DutchEdition* edition : {&kDutch2026, &kDutch2017}) {
    int answers = 0;
    ForEachRound(*edition, [&](const swiss::Field& field, const RoundPairer& pairer) {
      for (const PairedBracket& paired : pairer.brackets()) answers += CompareAll(field, *edition, paired);
    });
    EXPECT_GT(answers, 10'000);
  }
}

TEST(TrialBracket, LeavesNobodyWhomTheExactWayWouldPair) {
  int proven = 0;
  ForEachRound(kDutch2026, [&](const swiss::Field& field, const RoundPairer& pairer) {
    for (const PairedBracket& paired : pairer.brackets()) {
      swiss::Bracket next;
      next.mdps = paired.candidate.downfloaters;
      next.residents = paired.bracket.next;
      const auto anybody = [](const std::vector<Place>&) { return true; };
      if (next.residents.empty() || !swiss::TrialBracketWorks(field, next.mdps, next.residents, anybody)) continue;
      const auto exact = swiss::SolveBracket(field, kDutch2026.quality, next, {.pairs_only = true}).candidate;
      EXPECT_EQ(exact.downfloaters.size(), next.size() % 2);
      EXPECT_TRUE(exact.downfloaters.empty() || exact.downfloaters.front() >= next.residents.front());
      ++proven;
    }
  });
  EXPECT_GT(proven, 500);
}

}  // namespace
}  // namespace ronda::dutch
