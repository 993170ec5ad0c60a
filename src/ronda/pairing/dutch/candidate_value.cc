#include "ronda/pairing/dutch/candidate_value.h"

#include <algorithm>
#include <functional>

#include "ronda/pairing/swiss/criteria.h"

namespace ronda::dutch {
namespace {

using swiss::Entrant;
using swiss::Field;
using FloatOf = Float swiss::Entrant::*;

// A player who floats by the candidate, and the score difference of his float.
struct Floating {
  const Entrant* player;
  int difference;
};

class Valuation {
 public:
  Valuation(const Field& field, const DutchEdition& edition, const swiss::Bracket& bracket,
            const swiss::Candidate& candidate)
      : field_(field), edition_(edition), bracket_(bracket), candidate_(candidate) {
    const int lowest = field[bracket.residents.back()].score.tenths();
    for (const swiss::Pair& pair : candidate.pairs) {
      const int difference = field[pair.higher].score.tenths() - field[pair.lower].score.tenths();
      differences_.push_back(difference);
      if (difference == 0) continue;
      down_.push_back({&field[pair.higher], difference});
      up_.push_back({&field[pair.lower], difference});
    }
    for (const int place : candidate.downfloaters) {
      down_.push_back({&field[place], swiss::FloatDifference(field[place], lowest)});
      differences_.push_back(down_.back().difference);
    }
    std::ranges::sort(differences_, std::greater{});
  }

  std::vector<int> Of(swiss::Criterion criterion) const {
    switch (criterion) {
      case swiss::Criterion::kPairs:
        return {static_cast<int>(candidate_.downfloaters.size())};
      case swiss::Criterion::kDownfloaterScores:
        return DownfloaterScores();
      case swiss::Criterion::kPairingScoreDifference:
        return differences_;
      case swiss::Criterion::kNextBracket:
        return {};
      case swiss::Criterion::kByeUnplayedRounds:
        return ByeUnplayedRounds();
      case swiss::Criterion::kTopscorerColourDifference:
        return {SumOverPairs(swiss::BeyondColourDifference)};
      case swiss::Criterion::kTopscorerThirdColour:
        return {SumOverPairs(swiss::ThirdColour)};
      case swiss::Criterion::kSameOrigin:
        return {Unwanted(&swiss::Field::SameOrigin)};
      case swiss::Criterion::kRatingGap:
        return {Unwanted(&swiss::Field::RatingGap)};
      case swiss::Criterion::kColourPreference:
        return {CountPairs(swiss::DeniesPreference)};
      case swiss::Criterion::kStrongColourPreference:
        return {CountPairs(swiss::DeniesStrongPreference)};
      case swiss::Criterion::kRepeatedDownfloat:
        return {Downfloats(&swiss::Entrant::last_float)};
      case swiss::Criterion::kRepeatedUpfloat:
        return {Upfloats(&swiss::Entrant::last_float)};
      case swiss::Criterion::kEarlierDownfloat:
        return {Downfloats(&swiss::Entrant::earlier_float)};
      case swiss::Criterion::kEarlierUpfloat:
        return {Upfloats(&swiss::Entrant::earlier_float)};
      case swiss::Criterion::kRepeatedDownfloatDifferences:
        return DownfloatDifferences(&swiss::Entrant::last_float);
      case swiss::Criterion::kRepeatedUpfloatDifferences:
        return UpfloatDifferences(&swiss::Entrant::last_float);
      case swiss::Criterion::kEarlierDownfloatDifferences:
        return DownfloatDifferences(&swiss::Entrant::earlier_float);
      case swiss::Criterion::kEarlierUpfloatDifferences:
        return UpfloatDifferences(&swiss::Entrant::earlier_float);
    }
    return {};
  }

 private:
  std::vector<int> DownfloaterScores() const {
    std::vector<int> scores;
    for (const int place : candidate_.downfloaters) scores.push_back(field_[place].score.tenths());
    return scores;
  }

  // C.04.3/2026 §2.4.4, note: where exactly one player floats down and gets the bye.
  std::vector<int> ByeUnplayedRounds() const {
    if (candidate_.downfloaters.size() != 1) return {};
    const int floater = candidate_.downfloaters.front();
    if (!std::ranges::binary_search(bracket_.bye_candidates, floater)) return {};
    return {field_[floater].unplayed_rounds};
  }

  swiss::Edge EdgeOf(const swiss::Pair& pair) const {
    return {swiss::EdgeKind::kBracketPair, &field_[pair.higher], &field_[pair.lower]};
  }

  int SumOverPairs(int (*count)(const swiss::Edge&, Colour)) const {
    int sum = 0;
    for (const swiss::Pair& pair : candidate_.pairs) sum += count(EdgeOf(pair), field_.initial_colour());
    return sum;
  }

  int Unwanted(bool (swiss::Field::*unwanted)(int, int) const) const {
    return static_cast<int>(std::ranges::count_if(
        candidate_.pairs, [&](const swiss::Pair& pair) { return (field_.*unwanted)(pair.higher, pair.lower); }));
  }

  int CountPairs(bool (*denies)(const Entrant&, const Entrant&)) const {
    return static_cast<int>(std::ranges::count_if(
        candidate_.pairs, [&](const swiss::Pair& pair) { return denies(field_[pair.higher], field_[pair.lower]); }));
  }

  bool IsResident(const Entrant& player) const { return player.score <= field_[bracket_.residents.front()].score; }

  // Who counts among those who float down: everybody, or residents only.
  bool CountsAsDownfloat(const Entrant& player) const {
    return edition_.repeated_downfloats == RepeatedDownfloats::kEverybody || IsResident(player);
  }

  int Downfloats(FloatOf before) const {
    return static_cast<int>(std::ranges::count_if(down_, [&](const Floating& floating) {
      return floating.player->*before == Float::kDown && CountsAsDownfloat(*floating.player);
    }));
  }

  int Upfloats(FloatOf before) const {
    return static_cast<int>(
        std::ranges::count_if(up_, [&](const Floating& floating) { return floating.player->*before == Float::kUp; }));
  }

  std::vector<int> DownfloatDifferences(FloatOf before) const {
    std::vector<int> list;
    for (const Floating& floating : down_) {
      const bool counts =
          edition_.repeated_downfloats == RepeatedDownfloats::kEverybody || !IsResident(*floating.player);
      if (floating.player->*before == Float::kDown && counts) list.push_back(floating.difference);
    }
    std::ranges::sort(list, std::greater{});
    return list;
  }

  std::vector<int> UpfloatDifferences(FloatOf before) const {
    std::vector<int> list;
    for (const Floating& floating : up_) {
      if (floating.player->*before == Float::kUp) list.push_back(floating.difference);
    }
    std::ranges::sort(list, std::greater{});
    return list;
  }

  const Field& field_;
  const DutchEdition& edition_;
  const swiss::Bracket& bracket_;
  const swiss::Candidate& candidate_;
  std::vector<int> differences_;
  std::vector<Floating> down_;
  std::vector<Floating> up_;
};

ValueUnit UnitOf(swiss::Criterion criterion) {
  switch (criterion) {
    case swiss::Criterion::kDownfloaterScores:
    case swiss::Criterion::kPairingScoreDifference:
    case swiss::Criterion::kRepeatedDownfloatDifferences:
    case swiss::Criterion::kRepeatedUpfloatDifferences:
    case swiss::Criterion::kEarlierDownfloatDifferences:
    case swiss::Criterion::kEarlierUpfloatDifferences:
      return ValueUnit::kTenths;
    case swiss::Criterion::kNextBracket:
      return ValueUnit::kCountThenTenths;
    default:
      return ValueUnit::kCounts;
  }
}

}  // namespace

std::vector<CriterionValue> ValueOf(const Field& field, const DutchEdition& edition, const swiss::Bracket& bracket,
                                    const swiss::Candidate& candidate, std::vector<int> next_bracket) {
  const Valuation valuation(field, edition, bracket, candidate);
  std::vector<CriterionValue> values;
  for (const swiss::CriterionInfo& info : edition.quality) {
    if (!swiss::IsAskedFor(info.criterion, field)) continue;
    auto value =
        info.criterion == swiss::Criterion::kNextBracket ? std::move(next_bracket) : valuation.Of(info.criterion);
    values.push_back({info.tag, info.article, info.meaning, std::move(value), UnitOf(info.criterion)});
  }
  return values;
}

}  // namespace ronda::dutch
