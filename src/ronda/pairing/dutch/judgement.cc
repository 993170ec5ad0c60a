#include "ronda/pairing/dutch/judgement.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ronda/pairing/dutch/candidate_order.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/criterion_table.h"
#include "ronda/pairing/swiss/proposed_round.h"

namespace ronda::dutch {
namespace {

using swiss::Field;

swiss::Candidate RestrictTo(const swiss::Bracket& bracket, const swiss::ProposedRound& round) {
  swiss::Candidate candidate;
  const auto is_resident = [&](Place place) { return std::ranges::binary_search(bracket.residents, place); };
  const auto is_here = [&](Place place) {
    return is_resident(place) || std::ranges::binary_search(bracket.mdps, place);
  };
  const auto add = [&](Place place) {
    const auto opponent = round.OpponentOf(place);
    const bool paired = opponent && is_here(*opponent) && (is_resident(place) || is_resident(*opponent));
    if (!paired) {
      candidate.downfloaters.push_back(place);
    } else if (place < *opponent) {
      candidate.pairs.push_back({place, *opponent});
    }
  };
  std::ranges::for_each(bracket.mdps, add);
  std::ranges::for_each(bracket.residents, add);
  return candidate;
}

bool SamePairs(swiss::Candidate a, swiss::Candidate b) {
  const auto by_higher = [](swiss::Candidate& candidate) {
    std::ranges::sort(candidate.pairs, {}, &swiss::Pair::higher);
  };
  by_higher(a);
  by_higher(b);
  return a.pairs == b.pairs;
}

// The lowest score at which the bye can be given if these float; none if the round can then not be completed.
std::optional<Points> ByeScoreAfter(const Field& field, const swiss::Bracket& bracket,
                                    const swiss::Candidate& candidate) {
  std::vector<Place> left = candidate.downfloaters;
  left.insert(left.end(), bracket.next.begin(), bracket.next.end());
  left.insert(left.end(), bracket.rest.begin(), bracket.rest.end());
  const auto byes = swiss::LowestByeCandidates(field, left);
  if (byes.empty()) return std::nullopt;
  return field[byes.front()].score;
}

// The completion and the bye come before the quality criteria.
std::optional<Verdict> CompareCompletion(const Field& field, const DutchEdition& edition, const RoundPairer& pairer,
                                         std::pair<const PairedBracket&, const swiss::Candidate&> ours_and_theirs) {
  const auto& [ours, theirs] = ours_and_theirs;
  if (!AsksForCompletion(edition, ours) || pairer.LeavesCompletableRound(ours.bracket, theirs)) return std::nullopt;
  Verdict verdict;
  verdict.kind = Verdict::Kind::kWorse;
  verdict.bracket = field[ours.bracket.residents.front()].score;
  const auto expected = ByeScoreAfter(field, ours.bracket, ours.candidate);
  const auto found = ByeScoreAfter(field, ours.bracket, theirs);
  if (!edition.articles.bye_score.empty() && expected && found && *expected < *found)
    return WorseByeScore(edition, std::move(verdict), {*expected, *found});
  verdict.expected = {"C4", edition.articles.completion, "the rest of the round cannot be completed", {0}};
  verdict.found = verdict.expected;
  verdict.found.value = {1};
  return verdict;
}

Verdict::Concerned Concerned(const Field& field, const DutchEdition& edition,
                             std::pair<const PairedBracket&, const swiss::Candidate&> ours_and_theirs,
                             std::string_view tag) {
  const PairedBracket& ours = ours_and_theirs.first;
  const swiss::Criterion criterion = std::ranges::find(edition.quality, tag, &swiss::CriterionInfo::tag)->criterion;
  const auto players = [&](const swiss::Candidate& candidate) {
    return swiss::RowOf(criterion).players({field, edition.repeated_downfloats, ours.bracket, candidate});
  };
  return {RoleOf(criterion), players(ours.candidate), players(ours_and_theirs.second)};
}

}  // namespace

bool AsksForCompletion(const DutchEdition& edition, const PairedBracket& paired) {
  return edition.completion == Completion::kEveryBracket || paired.stage != BracketStage::kOrdinary;
}

Verdict::Concerned::Role RoleOf(swiss::Criterion criterion) {
  return criterion == swiss::Criterion::kPairs ? Verdict::Concerned::Role::kDownfloaters
                                               : Verdict::Concerned::Role::kPlayers;
}

Verdict WorseByeScore(const DutchEdition& edition, Verdict verdict, std::pair<Points, Points> expected_and_found) {
  const auto& [expected, found] = expected_and_found;
  verdict.expected = {
      "C5", edition.articles.bye_score, "score of the player with the bye", {expected.tenths()}, ValueUnit::kTenths};
  verdict.found = verdict.expected;
  verdict.found.value = {found.tenths()};
  return verdict;
}

std::optional<Verdict> CompareInBracket(const Field& field, const DutchEdition& edition, const RoundPairer& pairer,
                                        std::pair<const PairedBracket&, const swiss::Candidate&> ours_and_theirs) {
  const auto& [ours, theirs] = ours_and_theirs;
  if (SamePairs(ours.candidate, theirs)) return std::nullopt;
  if (auto verdict = CompareCompletion(field, edition, pairer, ours_and_theirs)) return verdict;
  Verdict verdict = CompareValues(field[ours.bracket.residents.front()].score, pairer.Values(ours, ours.candidate),
                                  pairer.Values(ours, theirs));
  if (verdict.kind != Verdict::Kind::kLaterInOrder) {
    verdict.concerned = Concerned(field, edition, ours_and_theirs, verdict.found.tag);
    return verdict;
  }
  const std::array both{ours.candidate, theirs};
  verdict.order = FirstDifference(field, edition.articles, ours.bracket, both);
  return verdict;
}

std::optional<Verdict> Compare(const Field& field, const DutchEdition& edition, const RoundPairer& pairer,
                               const RoundPairing& proposed) {
  const swiss::ProposedRound round(field, proposed);
  for (const PairedBracket& ours : pairer.brackets()) {
    const swiss::Candidate theirs = RestrictTo(ours.bracket, round);
    if (auto verdict = CompareInBracket(field, edition, pairer, {ours, theirs})) return verdict;
  }
  return std::nullopt;
}

}  // namespace ronda::dutch
