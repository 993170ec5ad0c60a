#include "ronda/pairing/dutch/explained_round.h"

#include <algorithm>
#include <utility>

#include "ronda/pairing/dutch/candidate_order.h"
#include "ronda/pairing/dutch/judgement.h"
#include "ronda/pairing/dutch/publication.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/criterion_table.h"

namespace ronda::dutch {
namespace {

using swiss::Alternative;
using swiss::Candidate;
using swiss::Pair;
using swiss::Settlement;

bool Contains(const std::vector<Place>& places, Place place) {
  return std::ranges::find(places, place) != places.end();
}

// What may be done when something is settled: the settled pairs, and anything among the others.
swiss::PairFilter FilterFor(const Settlement& settlement) {
  swiss::PairFilter filter;
  for (const auto& [higher, lower] : settlement.pairs)
    filter.may_not_float.insert(filter.may_not_float.end(), {higher, lower});
  std::vector<Place> involved = filter.may_not_float;
  involved.insert(involved.end(), settlement.downfloaters.begin(), settlement.downfloaters.end());
  filter.may_pair = [involved, pairs = settlement.pairs](Place higher, Place lower) {
    if (!Contains(involved, higher) && !Contains(involved, lower)) return true;
    return std::ranges::find(pairs, Pair{higher, lower}) != pairs.end();
  };
  return filter;
}

// The natural pairs as an arbiter meets them: those of the moved-down players, then those of the remainder that is
// left. Decision 061.
std::vector<Pair> NaturalInTurn(const PairedBracket& paired, const Candidate& natural) {
  std::vector<Pair> pairs = natural.pairs;
  std::erase_if(pairs, [&](const Pair& pair) { return pair.higher >= paired.bracket.residents.front(); });
  const Candidate remainder = NaturalRemainder(paired.bracket, paired.candidate);
  pairs.insert(pairs.end(), remainder.pairs.begin(), remainder.pairs.end());
  return pairs;
}

}  // namespace

bool ExplainedRound::Pair() {
  if (!pairer_.Run()) return false;
  pairing_ = PublishWithValues(field_, edition_, pairer_);
  for (std::size_t i = 0; i < pairing_.brackets.size(); ++i)
    accounts_.push_back(AccountOf(pairer_.brackets()[i], pairing_.brackets[i].criteria));
  pairer_.AnswerFast();
  return true;
}

swiss::BracketAccount ExplainedRound::AccountOf(const PairedBracket& paired,
                                                std::span<const CriterionValue> values) const {
  swiss::BracketAccount account;
  account.bracket = paired.bracket;
  account.candidate = paired.candidate;
  account.natural = NaturalCandidate(paired.bracket, paired.candidate);
  account.natural_pairs = NaturalInTurn(paired, account.natural);
  account.remainder = Remainder(paired.bracket, paired.candidate);
  account.exchange = ExchangeOf(paired.bracket, paired.candidate);
  account.paired_again = paired.stage == BracketStage::kPenultimate;
  const swiss::Valuation valuation(field_, edition_.repeated_downfloats, paired.bracket, paired.candidate);
  for (const CriterionValue& value : values) {
    const auto info = std::ranges::find(edition_.quality, value.tag, &swiss::CriterionInfo::tag);
    const swiss::CriterionRow& row = swiss::RowOf(info->criterion);
    account.criteria.push_back({value, row.bound, row.players(valuation)});
  }
  return account;
}

std::optional<Verdict> ExplainedRound::Judge(const RoundPairing& other) const {
  return Compare(field_, edition_, pairer_, other);
}

Alternative ExplainedRound::Compared(std::size_t bracket, const Candidate& other) const {
  auto verdict = CompareInBracket(field_, edition_, pairer_, {pairer_.brackets()[bracket], other});
  if (!verdict) return {Alternative::Kind::kSame};
  return {Alternative::Kind::kCompared, *std::move(verdict)};
}

// With the settled pairs the others cannot complete the round, or only with the bye at a higher score.
Verdict ExplainedRound::WhyNotCompleted(const swiss::Bracket& bracket, const Settlement& settlement) const {
  std::vector<Place> left;
  const auto add = [&](Place place) {
    const auto has = [&](const swiss::Pair& pair) { return pair.higher == place || pair.lower == place; };
    if (std::ranges::none_of(settlement.pairs, has)) left.push_back(place);
  };
  for (const auto* list : {&bracket.mdps, &bracket.residents, &bracket.next, &bracket.rest})
    std::ranges::for_each(*list, add);
  const auto byes = swiss::LowestByeCandidates(field_, left);
  Verdict verdict;
  verdict.bracket = field_[bracket.residents.front()].score;
  if (pairing_.bye && !byes.empty() && !edition_.articles.bye_score.empty()) {
    const Points expected = field_[*field_.Find(*pairing_.bye)].score;
    const Points found = field_[byes.front()].score;
    if (expected < found) return WorseByeScore(edition_, std::move(verdict), {expected, found});
  }
  verdict.expected = verdict.found = {"C4", edition_.articles.completion, "", {}};
  return verdict;
}

const ExplainedRound::Below& ExplainedRound::BelowOf(std::size_t bracket, const Candidate& candidate) {
  const auto [entry, is_new] = below_.try_emplace({bracket, candidate.downfloaters});
  if (!is_new) return entry->second;
  const PairedBracket& paired = pairer_.brackets()[bracket];
  Below& below = entry->second;
  below.best = pairer_.IsBestWithBelow(paired, candidate);
  if (!below.best) return below;
  below.complete = !AsksForCompletion(edition_, paired) || pairer_.LeavesCompletableRound(paired.bracket, candidate);
  if (paired.stage == BracketStage::kOrdinary) below.next = pairer_.NextValue(paired.bracket, candidate);
  return below;
}

// Where the pairs are settled as they were made but for the last of them, the walk is continued from there.
std::optional<Candidate> ExplainedRound::Walked(std::size_t bracket, const Settlement& settlement) {
  const PairedBracket& paired = pairer_.brackets()[bracket];
  const auto& made = paired.candidate.pairs;
  const auto& pairs = settlement.pairs;
  if (!settlement.downfloaters.empty() || pairs.empty() || pairs.size() > made.size()) return std::nullopt;
  const std::size_t last = pairs.size() - 1;
  const bool alike =
      std::equal(pairs.begin(), pairs.end() - 1, made.begin()) && pairs[last].higher == made[last].higher;
  if (!alike) return std::nullopt;
  auto walks = walks_.find(bracket);
  if (walks == walks_.end()) {
    if (!pairer_.MayPairAgainFast(paired)) return std::nullopt;
    walks = walks_.try_emplace(bracket, field_, paired.bracket, paired.candidate).first;
  }
  return walks->second.With(last, pairs[last].lower);
}

// As Compared, for another candidate that is worse on some criterion: which, and who is concerned.
std::optional<Verdict> ExplainedRound::WhyWorse(std::size_t bracket, const Candidate& other) {
  const PairedBracket& paired = pairer_.brackets()[bracket];
  const Below& below = BelowOf(bracket, other);
  if (!below.complete) {
    const Alternative compared = Compared(bracket, other);
    return compared.verdict.kind == Verdict::Kind::kWorse ? std::optional(compared.verdict) : std::nullopt;
  }
  swiss::Valuation valuation(field_, edition_.repeated_downfloats, paired.bracket, other);
  valuation.SetNextBracket(below.next);
  for (const swiss::CriterionAccount& ours : accounts_[bracket].criteria) {
    const auto info = std::ranges::find(edition_.quality, ours.value.tag, &swiss::CriterionInfo::tag);
    const swiss::CriterionRow& row = swiss::RowOf(info->criterion);
    CriterionValue theirs = ours.value;
    theirs.value = row.value(valuation);
    if (theirs.value == ours.value.value) continue;
    Verdict verdict = CompareValues(field_[paired.bracket.residents.front()].score, {ours.value}, {std::move(theirs)});
    verdict.concerned = {RoleOf(info->criterion), ours.players, row.players(valuation)};
    return verdict;
  }
  return std::nullopt;
}

std::optional<Verdict> ExplainedRound::FastVerdict(std::size_t bracket, const Settlement& settlement) {
  auto candidate = Walked(bracket, settlement);
  if (candidate && !BelowOf(bracket, *candidate).best) return std::nullopt;
  if (!candidate) candidate = pairer_.PairAgainFast(pairer_.brackets()[bracket], settlement);
  return candidate ? WhyWorse(bracket, *candidate) : std::nullopt;
}

Alternative ExplainedRound::IfSettled(std::size_t bracket, const Settlement& settlement, swiss::Effort& effort) {
  const PairedBracket& paired = pairer_.brackets()[bracket];
  if (auto verdict = FastVerdict(bracket, settlement)) return {Alternative::Kind::kCompared, *std::move(verdict)};
  if (!effort.Spend(paired.bracket.size())) return {};
  Alternative compared = Compared(bracket, pairer_.PairAgain(paired, FilterFor(settlement)));
  const std::string_view tag = compared.verdict.found.tag;
  const bool completes = tag != "C4" && (tag != "C5" || edition_.articles.bye_score.empty());
  if (!completes) compared.verdict = WhyNotCompleted(paired.bracket, settlement);
  return compared;
}

Alternative ExplainedRound::WithoutExchange(std::size_t bracket, swiss::Effort& effort) {
  const PairedBracket& paired = pairer_.brackets()[bracket];
  if (!effort.Spend(paired.bracket.size())) return {};
  const auto& remainder = accounts_[bracket].remainder;
  std::vector<swiss::Pair> mdp_pairs;
  std::ranges::copy_if(paired.candidate.pairs, std::back_inserter(mdp_pairs),
                       [&](const swiss::Pair& pair) { return pair.higher < paired.bracket.residents.front(); });
  const auto half = static_cast<std::ptrdiff_t>(paired.candidate.pairs.size() - mdp_pairs.size());
  const Place first_of_s2 = *(remainder.begin() + half);
  swiss::PairFilter filter;
  for (const auto& [higher, lower] : mdp_pairs)
    filter.may_not_float.insert(filter.may_not_float.end(), {higher, lower});
  filter.may_pair = [&](Place higher, Place lower) {
    if (std::ranges::count(mdp_pairs, swiss::Pair{higher, lower}) > 0) return true;
    const bool both = std::ranges::binary_search(remainder, higher) && std::ranges::binary_search(remainder, lower);
    return both && higher < first_of_s2 && lower >= first_of_s2;
  };
  return Compared(bracket, pairer_.PairAgain(paired, filter));
}

}  // namespace ronda::dutch
