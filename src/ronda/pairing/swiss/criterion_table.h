// One row a criterion: all that the program knows of it. The exact way reads when it takes part and its digits, the
// fast way whether it weighs it, the judgement its value, the explanation its players and its bound. Tag, article and
// place in the order are an edition's own (CriterionInfo). A criterion without a row, or a row without one of its
// columns, does not compile.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <utility>

#include "ronda/pairing/swiss/criteria.h"
#include "ronda/pairing/swiss/criterion.h"
#include "ronda/pairing/swiss/score_lists.h"
#include "ronda/pairing/swiss/valuation.h"

namespace ronda::swiss {

// A column that has to be filled in: there is no default.
template <class T>
class Stated {
 public:
  template <class U>
  requires std::convertible_to<U, T>
  constexpr Stated(U value) : value_(value) {}  // NOLINT(google-explicit-constructor): a row states values

  constexpr operator T() const { return value_; }  // NOLINT(google-explicit-constructor)

  template <class... Arguments>
  constexpr auto operator()(Arguments&&... arguments) const {
    return value_(std::forward<Arguments>(arguments)...);
  }

 private:
  T value_;
};

// When the exact way counts it.
enum class TakesPart : std::uint8_t {
  kEvenInPairsOnly,  // also where only the number of pairs and who floats matters
  kAlways,           // else
  kLookingAhead,     // where the next bracket counts
  kWithBye,          // where the unplayed rounds of the bye count
};

// What the fast way does about it: the candidates it considers are all equal on it, or it has to weigh it
// (dutch/fast_order.h).
enum class FastWay : std::uint8_t { kEqual, kWeighs };

struct CriterionRow {
  Stated<Criterion> criterion;
  Stated<ValueUnit> unit;
  Stated<TakesPart> takes_part;
  Stated<FastWay> fast;
  Stated<BoundBy> bound;
  Stated<PairQuestion> unwanted;  // what is against a pair itself and not against its kinds; null: nothing
  Stated<bool (*)(const Field&)> is_asked_for;
  Stated<std::unique_ptr<DigitBlock> (*)(const Field&, const Bracket&)> digits;  // see criteria.h
  Stated<Valuation::Values (*)(const Valuation&)> value;
  Stated<Valuation::Players (*)(const Valuation&)> players;  // who is behind the value
};

inline constexpr auto kAnyRound = [](const Field&) { return true; };
inline constexpr auto kNobody = [](const Valuation&) { return Valuation::Players{}; };

inline constexpr std::array<CriterionRow, kCriteria> kCriterionTable{{
    {.criterion = Criterion::kPairs,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kEvenInPairsOnly,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kPairs,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field&, const Bracket&) { return PairBlock(); },
     .value = [](const Valuation& of) { return of.Downfloaters(); },
     .players = [](const Valuation& of) { return of.WhoFloat(); }},
    {.criterion = Criterion::kDownfloaterScores,
     .unit = ValueUnit::kTenths,
     .takes_part = TakesPart::kEvenInPairsOnly,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kLowestScores,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = DownfloaterScoresBlock,
     .value = [](const Valuation& of) { return of.DownfloaterScores(); },
     .players = kNobody},
    {.criterion = Criterion::kPairingScoreDifference,
     .unit = ValueUnit::kTenths,
     .takes_part = TakesPart::kEvenInPairsOnly,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kLowestScores,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = PairingScoreDifferenceBlock,
     .value = [](const Valuation& of) { return of.ScoreDifferences(); },
     .players = kNobody},
    {.criterion = Criterion::kNextBracket,
     .unit = ValueUnit::kCountThenTenths,
     .takes_part = TakesPart::kLookingAhead,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kNextBracket,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = NextBracketBlock,
     .value = [](const Valuation& of) { return of.NextBracket(); },
     .players = kNobody},
    {.criterion = Criterion::kByeUnplayedRounds,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kWithBye,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = ByeBlock,
     .value = [](const Valuation& of) { return of.ByeUnplayedRounds(); },
     .players = kNobody},
    {.criterion = Criterion::kTopscorerColourDifference,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field, const Bracket&) { return TopscorerBlock(BeyondColourDifference, field); },
     .value = [](const Valuation& of) { return of.Topscorers(BeyondColourDifference); },
     .players = kNobody},
    {.criterion = Criterion::kTopscorerThirdColour,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field, const Bracket&) { return TopscorerBlock(ThirdColour, field); },
     .value = [](const Valuation& of) { return of.Topscorers(ThirdColour); },
     .players = kNobody},
    {.criterion = Criterion::kSameOrigin,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kComparison,
     .unwanted = &Field::SameOrigin,
     .is_asked_for = [](const Field& field) { return field.kept_apart().has_origins(); },
     .digits = [](const Field& field,
                  const Bracket&) { return field.kept_apart().has_origins() ? PairBlock() : nullptr; },
     .value = [](const Valuation& of) { return of.Unwanted(&Field::SameOrigin); },
     .players = [](const Valuation& of) { return of.WhoAreUnwanted(&Field::SameOrigin); }},
    {.criterion = Criterion::kRatingGap,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kComparison,
     .unwanted = &Field::RatingGap,
     .is_asked_for = [](const Field& field) { return field.kept_apart().has_ratings(); },
     .digits = [](const Field& field,
                  const Bracket&) { return field.kept_apart().has_ratings() ? PairBlock() : nullptr; },
     .value = [](const Valuation& of) { return of.Unwanted(&Field::RatingGap); },
     .players = [](const Valuation& of) { return of.WhoAreUnwanted(&Field::RatingGap); }},
    {.criterion = Criterion::kColourPreference,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kColours,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field&, const Bracket&) { return ColourBlock(DeniesPreference); },
     .value = [](const Valuation& of) { return of.Denied(DeniesPreference); },
     .players = [](const Valuation& of) { return of.WhoAreDenied(DeniesPreference); }},
    {.criterion = Criterion::kStrongColourPreference,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kStrongColours,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field&, const Bracket&) { return ColourBlock(DeniesStrongPreference); },
     .value = [](const Valuation& of) { return of.Denied(DeniesStrongPreference); },
     .players = [](const Valuation& of) { return of.WhoAreDenied(DeniesStrongPreference); }},
    {.criterion = Criterion::kRepeatedDownfloat,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field,
                  const Bracket& bracket) { return DownfloatBlock(&Entrant::last_float, field, bracket); },
     .value = [](const Valuation& of) { return of.Downfloats(&Entrant::last_float); },
     .players = [](const Valuation& of) { return of.WhoFloatDownAgain(&Entrant::last_float); }},
    {.criterion = Criterion::kRepeatedUpfloat,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field,
                  const Bracket& bracket) { return UpfloatBlock(&Entrant::last_float, field, bracket); },
     .value = [](const Valuation& of) { return of.Upfloats(&Entrant::last_float); },
     .players = [](const Valuation& of) { return of.WhoFloatUpAgain(&Entrant::last_float); }},
    {.criterion = Criterion::kEarlierDownfloat,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field,
                  const Bracket& bracket) { return DownfloatBlock(&Entrant::earlier_float, field, bracket); },
     .value = [](const Valuation& of) { return of.Downfloats(&Entrant::earlier_float); },
     .players = [](const Valuation& of) { return of.WhoFloatDownAgain(&Entrant::earlier_float); }},
    {.criterion = Criterion::kEarlierUpfloat,
     .unit = ValueUnit::kCounts,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field,
                  const Bracket& bracket) { return UpfloatBlock(&Entrant::earlier_float, field, bracket); },
     .value = [](const Valuation& of) { return of.Upfloats(&Entrant::earlier_float); },
     .players = [](const Valuation& of) { return of.WhoFloatUpAgain(&Entrant::earlier_float); }},
    {.criterion = Criterion::kRepeatedDownfloatDifferences,
     .unit = ValueUnit::kTenths,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field,
                  const Bracket& bracket) { return DownfloatDifferencesBlock(&Entrant::last_float, field, bracket); },
     .value = [](const Valuation& of) { return of.DownfloatDifferences(&Entrant::last_float); },
     .players = kNobody},
    {.criterion = Criterion::kRepeatedUpfloatDifferences,
     .unit = ValueUnit::kTenths,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field,
                  const Bracket& bracket) { return UpfloatDifferencesBlock(&Entrant::last_float, field, bracket); },
     .value = [](const Valuation& of) { return of.UpfloatDifferences(&Entrant::last_float); },
     .players = kNobody},
    {.criterion = Criterion::kEarlierDownfloatDifferences,
     .unit = ValueUnit::kTenths,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kEqual,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits =
         [](const Field& field, const Bracket& bracket) {
           return DownfloatDifferencesBlock(&Entrant::earlier_float, field, bracket);
         },
     .value = [](const Valuation& of) { return of.DownfloatDifferences(&Entrant::earlier_float); },
     .players = kNobody},
    {.criterion = Criterion::kEarlierUpfloatDifferences,
     .unit = ValueUnit::kTenths,
     .takes_part = TakesPart::kAlways,
     .fast = FastWay::kWeighs,
     .bound = BoundBy::kComparison,
     .unwanted = nullptr,
     .is_asked_for = kAnyRound,
     .digits = [](const Field& field,
                  const Bracket& bracket) { return UpfloatDifferencesBlock(&Entrant::earlier_float, field, bracket); },
     .value = [](const Valuation& of) { return of.UpfloatDifferences(&Entrant::earlier_float); },
     .players = kNobody},
}};

static_assert(std::ranges::all_of(kCriterionTable, [](const CriterionRow& row) {
  return &row == &kCriterionTable[static_cast<std::size_t>(Criterion{row.criterion})];
}));

constexpr const CriterionRow& RowOf(Criterion criterion) {
  return kCriterionTable[static_cast<std::size_t>(criterion)];
}

}  // namespace ronda::swiss
