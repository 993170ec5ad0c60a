#include "ronda/pairing/matches/judgement.h"

#include <algorithm>

#include "ronda/pairing/swiss/pairable.h"
#include "ronda/pairing/swiss/proposed_round.h"

namespace ronda::matches {
namespace {

int CountFloated(const swiss::Field& field, std::span<const Place> places) {
  return static_cast<int>(std::ranges::count_if(places, [&](Place place) { return Floated(field[place]); }));
}

PairingCost Sum(const swiss::Field& field, const RoundTerms& terms, const PairedBracket& paired) {
  PairingCost sum;
  for (const PairByNumber& pair : paired.pairs) {
    const PairingCost cost = CostOf(field, terms, paired.bracket, pair);
    sum.same_origin += cost.same_origin;
    sum.rating_gap += cost.rating_gap;
    sum.colours += cost.colours;
    sum.strong_colours += cost.strong_colours;
    sum.floated_opponents += cost.floated_opponents;
  }
  return sum;
}

// The lowest first.
std::vector<int> ScoresOf(const swiss::Field& field, const std::vector<Place>& places) {
  std::vector<int> scores;
  for (const Place place : places) scores.push_back(field[place].score.tenths());
  std::ranges::sort(scores);
  return scores;
}

class Comparison {
 public:
  Comparison(const JudgedRound& round, const RoundPairing& proposed)
      : round_(round), proposed_(round.field, proposed) {}

  std::optional<Verdict> Run(const PairedRound& own) {
    const auto& articles = round_.edition.articles;
    const swiss::LegalityArticles legality{articles.rematch, {}, articles.bye_bar, articles.bye};
    if (auto objection = proposed_.Objection(round_.event, legality, own.bye)) return objection;
    const auto everybody = round_.field.places();
    std::vector<Place> unpaired(everybody.begin(), everybody.end());
    if (own.bye) unpaired = swiss::Without(unpaired, *own.bye);
    for (const PairedBracket& bracket : own.brackets) {
      if (auto verdict = CompareBracket(bracket, unpaired)) return verdict;
      std::erase_if(unpaired, [&](Place place) {
        return std::ranges::count(bracket.bracket.residents, place) > 0 || bracket.bracket.IsUpfloater(place);
      });
    }
    return std::nullopt;
  }

 private:
  std::optional<Verdict> CompareBracket(const PairedBracket& own, const std::vector<Place>& unpaired) const {
    const PairedBracket found = FoundBracket(own, unpaired);
    if (found.bracket.upfloaters == own.bracket.upfloaters && Same(found.pairs, own.pairs)) return std::nullopt;
    return CompareValues(round_.field[own.bracket.residents.front()].score,
                         ValuesOf(round_.field, round_.terms, round_.edition, own),
                         ValuesOf(round_.field, round_.terms, round_.edition, found));
  }

  static bool Same(std::vector<PairByNumber> one, std::vector<PairByNumber> other) {
    const auto top = [](const PairByNumber& pair) { return pair.top; };
    std::ranges::sort(one, {}, top);
    std::ranges::sort(other, {}, top);
    return one == other;
  }

  // The same residents with the opponents they have in the proposal.
  PairedBracket FoundBracket(const PairedBracket& own, const std::vector<Place>& unpaired) const {
    PairedBracket found;
    found.bracket.residents = own.bracket.residents;
    for (const Place place : own.bracket.residents) {
      const Place other = *proposed_.OpponentOf(place);
      const bool inside = std::ranges::binary_search(own.bracket.residents, other);
      if (!inside) found.bracket.upfloaters.push_back(other);
      if (inside && other < place) continue;
      const bool place_is_top = round_.field[place].player < round_.field[other].player;
      found.pairs.push_back(place_is_top ? PairByNumber{place, other} : PairByNumber{other, place});
    }
    std::ranges::sort(found.bracket.upfloaters);
    found.next_upfloaters = NextUpfloaters(found.bracket, unpaired);
    return found;
  }

  int NextUpfloaters(const Bracket& bracket, const std::vector<Place>& unpaired) const {
    std::vector<Place> rest;
    for (const Place place : unpaired) {
      if (!std::ranges::binary_search(bracket.residents, place) && !bracket.IsUpfloater(place)) rest.push_back(place);
    }
    const auto next = std::ranges::find_if(
        unpaired, [&](Place place) { return !std::ranges::binary_search(bracket.residents, place); });
    const bool emptied =
        next == unpaired.end() || rest.empty() || round_.field[rest.front()].score != round_.field[*next].score;
    if (emptied) return 0;
    const auto chosen = ChooseUpfloaters(round_.field, round_.terms, rest, Way::kFastWhereProven);
    return Count(chosen.places);
  }

  const JudgedRound& round_;
  swiss::ProposedRound proposed_;
};

}  // namespace

std::vector<CriterionValue> ValuesOf(const swiss::Field& field, const RoundTerms& terms, const UpfloatEdition& edition,
                                     const PairedBracket& paired) {
  const PairingCost cost = Sum(field, terms, paired);
  const std::vector<Place>& upfloaters = paired.bracket.upfloaters;
  std::vector<CriterionValue> values;
  for (const CriterionInfo& info : edition.quality) {
    if (!IsAskedFor(info.criterion, field)) continue;
    CriterionValue value{info.tag, info.article, info.meaning, {}, ValueUnit::kCounts};
    switch (info.criterion) {
      case Criterion::kUpfloaters:
        value.value = {Count(upfloaters)};
        break;
      case Criterion::kUpfloaterScores:
        value.value = ScoresOf(field, upfloaters);
        value.unit = ValueUnit::kTenths;
        break;
      case Criterion::kNextBracket:
        value.value = {paired.next_upfloaters};
        break;
      case Criterion::kFloatedUpfloaters:
        value.value = {terms.counts_floated_upfloaters ? CountFloated(field, upfloaters) : 0};
        break;
      case Criterion::kSameOrigin:
        value.value = {cost.same_origin};
        break;
      case Criterion::kRatingGap:
        value.value = {cost.rating_gap};
        break;
      case Criterion::kColourPreference:
        value.value = {cost.colours};
        break;
      case Criterion::kStrongColourPreference:
        value.value = {cost.strong_colours};
        break;
      case Criterion::kFloatedOpponents:
        value.value = {cost.floated_opponents};
        break;
      case Criterion::kConsecutiveFloats:
        value.value = {terms.counts_floated_opponents ? cost.floated_opponents + CountFloated(field, upfloaters) : 0};
        break;
    }
    values.push_back(std::move(value));
  }
  return values;
}

std::optional<Verdict> Compare(const JudgedRound& round, const PairedRound& own, const RoundPairing& proposed) {
  return Comparison(round, proposed).Run(own);
}

}  // namespace ronda::matches
