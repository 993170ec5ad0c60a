#include "ronda/pairing/dutch/edition.h"

#include <array>

#include "ronda/pairing/dutch/fast_order.h"

namespace ronda::dutch {
namespace {

using enum swiss::Criterion;

constexpr std::array kQuality2026{
    swiss::CriterionInfo{kPairs, "C6", "2.4.1", "downfloaters"},
    swiss::CriterionInfo{kDownfloaterScores, "C7", "2.4.2", "scores of the downfloaters"},
    swiss::CriterionInfo{kNextBracket, "C8", "2.4.3", "downfloaters of the next bracket, and their scores"},
    swiss::CriterionInfo{kByeUnplayedRounds, "C9", "2.4.4", "unplayed rounds of the player with the bye"},
    swiss::CriterionInfo{kTopscorerColourDifference, "C10", "2.4.5",
                         "topscorers or their opponents beyond a colour difference of 2"},
    swiss::CriterionInfo{kTopscorerThirdColour, "C11", "2.4.6",
                         "topscorers or their opponents with a colour three times running"},
    swiss::kB3Bis,
    swiss::kB3BisBis,
    swiss::CriterionInfo{kColourPreference, "C12", "2.4.7", "players who do not get their colour preference"},
    swiss::CriterionInfo{kStrongColourPreference, "C13", "2.4.8",
                         "players who do not get their strong colour preference"},
    swiss::CriterionInfo{kRepeatedDownfloat, "C14", "2.4.9", "downfloaters who floated down in the round before"},
    swiss::CriterionInfo{kRepeatedUpfloat, "C15", "2.4.10",
                         "opponents of moved-down players who floated up in the round before"},
    swiss::CriterionInfo{kEarlierDownfloat, "C16", "2.4.11", "downfloaters who floated down two rounds before"},
    swiss::CriterionInfo{kEarlierUpfloat, "C17", "2.4.12",
                         "opponents of moved-down players who floated up two rounds before"},
    swiss::CriterionInfo{kRepeatedDownfloatDifferences, "C18", "2.4.13",
                         "score differences of those who floated down in the round before"},
    swiss::CriterionInfo{kRepeatedUpfloatDifferences, "C19", "2.4.14",
                         "score differences of those who floated up in the round before"},
    swiss::CriterionInfo{kEarlierDownfloatDifferences, "C20", "2.4.15",
                         "score differences of those who floated down two rounds before"},
    swiss::CriterionInfo{kEarlierUpfloatDifferences, "C21", "2.4.16",
                         "score differences of those who floated up two rounds before"},
};

// Decision 004: by [C7] and [C14] to [C17] this text and that of 2026 prefer the same pairings.
constexpr std::array kQuality2025{
    swiss::CriterionInfo{kPairs, "C6", "3.4.1", "downfloaters"},
    swiss::CriterionInfo{kDownfloaterScores, "C7", "3.4.2", "scores of the downfloaters (their part of the PSD)"},
    swiss::CriterionInfo{kNextBracket, "C8", "3.4.3", "downfloaters of the next bracket, and their scores"},
    swiss::CriterionInfo{kByeUnplayedRounds, "C9", "3.4.4", "unplayed rounds of the player with the bye"},
    swiss::CriterionInfo{kTopscorerColourDifference, "C10", "3.4.5",
                         "topscorers or their opponents beyond a colour difference of 2"},
    swiss::CriterionInfo{kTopscorerThirdColour, "C11", "3.4.6",
                         "topscorers or their opponents with a colour three times running"},
    swiss::kB3Bis,
    swiss::kB3BisBis,
    swiss::CriterionInfo{kColourPreference, "C12", "3.4.7", "players who do not get their colour preference"},
    swiss::CriterionInfo{kStrongColourPreference, "C13", "3.4.8",
                         "players who do not get their strong colour preference"},
    swiss::CriterionInfo{kRepeatedDownfloat, "C14", "3.4.9", "players who float down as in the round before"},
    swiss::CriterionInfo{kRepeatedUpfloat, "C15", "3.4.10", "players who float up as in the round before"},
    swiss::CriterionInfo{kEarlierDownfloat, "C16", "3.4.11", "players who float down as two rounds before"},
    swiss::CriterionInfo{kEarlierUpfloat, "C17", "3.4.12", "players who float up as two rounds before"},
    swiss::CriterionInfo{kRepeatedDownfloatDifferences, "C18", "3.4.13",
                         "score differences of those who floated down in the round before"},
    swiss::CriterionInfo{kRepeatedUpfloatDifferences, "C19", "3.4.14",
                         "score differences of those who floated up in the round before"},
    swiss::CriterionInfo{kEarlierDownfloatDifferences, "C20", "3.4.15",
                         "score differences of those who floated down two rounds before"},
    swiss::CriterionInfo{kEarlierUpfloatDifferences, "C21", "3.4.16",
                         "score differences of those who floated up two rounds before"},
};

constexpr std::array kQuality2017{
    swiss::CriterionInfo{kPairs, "C5", "C.5", "downfloaters"},
    swiss::CriterionInfo{kPairingScoreDifference, "C6", "C.6", "score differences of pairs and downfloaters"},
    swiss::CriterionInfo{kNextBracket, "C7", "C.7", "downfloaters of the next bracket, and their scores"},
    swiss::CriterionInfo{kTopscorerColourDifference, "C8", "C.8",
                         "topscorers or their opponents beyond a colour difference of 2"},
    swiss::CriterionInfo{kTopscorerThirdColour, "C9", "C.9",
                         "topscorers or their opponents with a colour three times running"},
    swiss::kB3Bis,
    swiss::kB3BisBis,
    swiss::CriterionInfo{kColourPreference, "C10", "C.10", "players who do not get their colour preference"},
    swiss::CriterionInfo{kStrongColourPreference, "C11", "C.11",
                         "players who do not get their strong colour preference"},
    swiss::CriterionInfo{kRepeatedDownfloat, "C12", "C.12", "players who float down as in the round before"},
    swiss::CriterionInfo{kRepeatedUpfloat, "C13", "C.13", "players who float up as in the round before"},
    swiss::CriterionInfo{kEarlierDownfloat, "C14", "C.14", "players who float down as two rounds before"},
    swiss::CriterionInfo{kEarlierUpfloat, "C15", "C.15", "players who float up as two rounds before"},
    swiss::CriterionInfo{kRepeatedDownfloatDifferences, "C16", "C.16",
                         "score differences of those who float down as in the round before"},
    swiss::CriterionInfo{kRepeatedUpfloatDifferences, "C17", "C.17",
                         "score differences of those who float up as in the round before"},
    swiss::CriterionInfo{kEarlierDownfloatDifferences, "C18", "C.18",
                         "score differences of those who float down as two rounds before"},
    swiss::CriterionInfo{kEarlierUpfloatDifferences, "C19", "C.19",
                         "score differences of those who float up as two rounds before"},
};

static_assert(FastWayFollows(kQuality2026) && FastWayFollows(kQuality2025) && FastWayFollows(kQuality2017));

// By swiss::ColourRule.
constexpr std::array kColours2026{
    ColourReason{"5.2.1", "both colour preferences granted"},
    ColourReason{"5.2.2", "the stronger colour preference granted"},
    ColourReason{"5.2.3", "colours alternated from the last round in which they differed"},
    ColourReason{"5.2.4", "colour preference of the higher-ranked player granted"},
    ColourReason{"5.2.5", "initial colour by the pairing number of the higher-ranked player"},
};

constexpr std::array kColours2017{
    ColourReason{"E.1", "both colour preferences granted"},
    ColourReason{"E.2", "the stronger colour preference granted"},
    ColourReason{"E.3", "colours alternated from the last round in which they differed"},
    ColourReason{"E.4", "colour preference of the higher-ranked player granted"},
    ColourReason{"E.5", "initial colour by the pairing number of the higher-ranked player"},
};

}  // namespace

const DutchEdition kDutch2026{
    .info = {.id = "dutch-2026",
             .title = "FIDE (Dutch) system",
             .regulation = "FIDE Handbook C.04.3, 2026",
             .effective_from = "2026-02-01",
             .effective_to = "",
             .trf_code = "FIDE_DUTCH",
             .family = "dutch",
             .allowed_from = "2025-10-28",
             .allowed_to = "2026-01-31"},
    .exact_id = "dutch-2026+exact",
    .quality = kQuality2026,
    .completion = Completion::kEveryBracket,
    .field_rules = {ByeRule::kNoUnplayedWin, UnplayedFloats::kPairingByeOrScoring},
    .repeated_downfloats = swiss::RepeatedDownfloats::kResidentsAndMdpsApart,
    .colour_articles = kColours2026,
    .articles = {.rematch = "2.1.1",
                 .bye_bar = "2.1.2",
                 .absolute_colour = "2.1.3",
                 .completion = "2.2.1",
                 .bye_score = "2.3.1",
                 .bracket = "1.3.2",
                 .subgroups = "3.2",
                 .transposition = "4.2",
                 .exchange = "4.3.2",
                 .mdp_exchange = "4.4",
                 .preference = "1.7",
                 .floats = "1.4"},
};

// C.04.3/2025: published for 1 July 2025, put off, and replaced before it came into force (decision 210).
const DutchEdition kDutch2025{
    .info = {.id = "dutch-2025",
             .title = "FIDE (Dutch) system",
             .regulation = "FIDE Handbook C.04.3, 2025",
             .effective_from = "",
             .effective_to = "",
             .family = "dutch",
             .allowed_from = "2025-01-01",
             .allowed_to = "2026-01-31"},
    .exact_id = "dutch-2025+exact",
    .quality = kQuality2025,
    .completion = Completion::kEveryBracket,
    .field_rules = {ByeRule::kNoUnplayedWin, UnplayedFloats::kScoring},
    .repeated_downfloats = swiss::RepeatedDownfloats::kResidentsAndMdpsApart,
    .bye_scope = swiss::ByeScope::kAnyFloater,
    .colour_articles = kColours2026,
    .articles = {.rematch = "3.1.1",
                 .bye_bar = "3.1.2",
                 .absolute_colour = "3.1.3",
                 .completion = "3.2.1",
                 .bye_score = "3.3.1",
                 .bracket = "1.3.2",
                 .subgroups = "2.2",
                 .transposition = "4.2",
                 .exchange = "4.3.3",
                 .mdp_exchange = "4.4",
                 .preference = "1.6",
                 .floats = "1.4"},
};

const DutchEdition kDutch2017{
    .info = {.id = "dutch-2017",
             .title = "FIDE (Dutch) system",
             .regulation = "FIDE Handbook C.04.3, 2017",
             .effective_from = "2017-07-01",
             .effective_to = "2026-01-31",
             .trf_code = "FIDE_DUTCH_2017",
             .bye_rule = ByeRule::kNoPairingByeNorForfeitWin,
             .family = "dutch",
             .allowed_from = "2026-02-01",
             .allowed_to = "2026-02-28"},
    .exact_id = "dutch-2017+exact",
    .quality = kQuality2017,
    .completion = Completion::kCollapseOnFail,
    .field_rules = {ByeRule::kNoPairingByeNorForfeitWin, UnplayedFloats::kAll},
    .repeated_downfloats = swiss::RepeatedDownfloats::kEverybody,
    .colour_articles = kColours2017,
    .articles = {.rematch = "C.1",
                 .bye_bar = "C.2",
                 .absolute_colour = "C.3",
                 .completion = "C.4",
                 .bye_score = "",
                 .bracket = "A.3",
                 .subgroups = "B.2",
                 .transposition = "D.1",
                 .exchange = "D.2",
                 .mdp_exchange = "D.3",
                 .preference = "A.6",
                 .floats = "A.4"},
};

}  // namespace ronda::dutch
