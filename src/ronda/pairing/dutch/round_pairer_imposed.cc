// The part of RoundPairer that is about rounds and brackets on which something is imposed (decision 060).
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "ronda/pairing/dutch/round_pairer.h"

namespace ronda::dutch {
namespace {

// The bracket without those who are settled; none if nobody is left of the residents.
std::optional<swiss::Bracket> Unsettled(const swiss::Bracket& bracket, const swiss::Settlement& settlement) {
  std::vector<Place> settled = settlement.downfloaters;
  for (const auto& [higher, lower] : settlement.pairs) settled.insert(settled.end(), {higher, lower});
  std::ranges::sort(settled);
  swiss::Bracket others = bracket;
  for (auto* list : {&others.mdps, &others.residents})
    std::erase_if(*list, [&](Place place) { return std::ranges::binary_search(settled, place); });
  return others.residents.empty() ? std::nullopt : std::optional(std::move(others));
}

}  // namespace

swiss::Candidate RoundPairer::PairAgain(const PairedBracket& paired, const swiss::PairFilter& filter) {
  filter_ = &filter;
  swiss::Candidate candidate;
  switch (paired.stage) {
    case BracketStage::kOrdinary:
      candidate = PairOrdinary(paired.bracket).candidate;
      break;
    case BracketStage::kPenultimate:
      candidate = PairPenultimate(paired.bracket).candidate;
      break;
    case BracketStage::kLast:
      candidate = PairLast(paired.bracket).candidate;
      break;
  }
  filter_ = nullptr;
  return candidate;
}

// What the settled ones add to a criterion is the same for every candidate, so the best of the others is the best of
// all.
std::optional<swiss::Candidate> RoundPairer::PairAgainFast(const PairedBracket& paired,
                                                           const swiss::Settlement& settlement) const {
  if (!MayPairAgainFast(paired)) return std::nullopt;
  const auto others = Unsettled(paired.bracket, settlement);
  if (!others) return std::nullopt;
  auto candidate = PairFast(field_, edition_, *others, Floater::kGoesDown);
  if (!candidate) return std::nullopt;
  candidate->pairs.insert(candidate->pairs.end(), settlement.pairs.begin(), settlement.pairs.end());
  std::ranges::sort(candidate->pairs, {}, &swiss::Pair::higher);
  auto& floaters = candidate->downfloaters;
  floaters.insert(floaters.end(), settlement.downfloaters.begin(), settlement.downfloaters.end());
  std::ranges::sort(floaters);
  return IsBestWithBelow(paired, *candidate) ? candidate : std::nullopt;
}

bool RoundPairer::MayPairAgainFast(const PairedBracket& paired) const {
  return FastIsAllowed() && PreferencesCostNothing(field_, paired.bracket) &&
         (paired.stage == BracketStage::kOrdinary || paired.bracket.bye_candidates.empty());
}

bool RoundPairer::IsBestWithBelow(const PairedBracket& paired, const swiss::Candidate& candidate) const {
  if (paired.bracket.next.empty()) return candidate.downfloaters.empty();
  const auto& byes = paired.bracket.bye_candidates;
  const bool bye_here = !byes.empty() && byes.front() <= paired.bracket.residents.back();
  return !bye_here && LeavesPerfectNext(paired.bracket, candidate);
}

// The bracket without those whose round is imposed.
swiss::Bracket RoundPairer::Others(const swiss::Bracket& bracket) const {
  swiss::Bracket others = bracket;
  for (auto* list : {&others.mdps, &others.residents, &others.next, &others.rest, &others.bye_candidates}) {
    std::erase_if(*list, [&](Place place) { return field_.IsSettled(place); });
  }
  return others;
}

swiss::Candidate RoundPairer::Others(const swiss::Candidate& candidate) const {
  swiss::Candidate others = candidate;
  std::erase_if(others.downfloaters, [&](Place place) { return field_.IsSettled(place); });
  return others;
}

// The others are paired by themselves. What the settled ones add to a criterion is the same for every candidate, and
// the fast way exchanges nobody: S1 of the others is S1 of the bracket with the fewest and closest exchanges that the
// imposed round leaves, so the first candidate of the others comes first with the settled ones, too (decision 060).
std::optional<PairedBracket> RoundPairer::TryFastWithoutSettled(const swiss::Bracket& bracket, Floater floater) const {
  const swiss::Bracket others = Others(bracket);
  if (others.residents.empty()) return std::nullopt;
  auto candidate = PairFast(field_, edition_, others, others.bye_candidates.empty() ? Floater::kGoesDown : floater);
  if (!candidate) return std::nullopt;
  PairedBracket paired;
  paired.candidate = std::move(*candidate);
  paired.fast = true;
  std::vector<Place> here;
  std::ranges::copy_if(field_.settled(), std::back_inserter(here), [&](Place place) {
    return std::ranges::binary_search(bracket.mdps, place) || std::ranges::binary_search(bracket.residents, place);
  });
  if (here.size() == 2 && here.back() >= bracket.residents.front()) {
    paired.candidate.pairs.push_back({here.front(), here.back()});
    std::ranges::sort(paired.candidate.pairs, {}, &swiss::Pair::higher);
  } else {
    auto& floaters = paired.candidate.downfloaters;
    floaters.insert(floaters.end(), here.begin(), here.end());
    std::ranges::sort(floaters);
  }
  return paired;
}

// The player with an imposed colour, if in the bracket and with nobody below to meet: the round can be completed only
// if the player is paired here. (In 2017 completion is asked for only afterwards.)
std::optional<Place> RoundPairer::MustPair(const swiss::Bracket& bracket) const {
  const auto player = field_.restricted();
  if (!player || *player > bracket.residents.back()) return std::nullopt;
  if (edition_.completion != Completion::kEveryBracket) return std::nullopt;
  const bool is_here = *player >= bracket.residents.front() || std::ranges::binary_search(bracket.mdps, *player);
  const auto may_meet = [&](Place place) { return field_.MayMeet(*player, place); };
  const bool below = std::ranges::any_of(bracket.next, may_meet) || std::ranges::any_of(bracket.rest, may_meet);
  return is_here && !below ? player : std::nullopt;
}

// Whether the player with an imposed colour, if there is one, is paired already when these float.
swiss::Restricted RoundPairer::WhereRestricted(const swiss::Bracket& bracket,
                                               std::span<const Place> downfloaters) const {
  const auto player = field_.restricted();
  const bool above = !player || *player <= bracket.residents.back();
  return above && (!player || !std::ranges::binary_search(downfloaters, *player)) ? swiss::Restricted::kIsElsewhere
                                                                                  : swiss::Restricted::kMayBeThere;
}

}  // namespace ronda::dutch
