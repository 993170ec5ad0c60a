#include "ronda/pairing/dutch_procedure/rules.h"

namespace ronda::dutch_procedure {
namespace {

using enum Fault;

constexpr Requirement kB2{
    "B2", "C10.g", "topscorers' pairs with the same absolute preference", {kAbsoluteColours, kAbsoluteColours}};
constexpr Requirement kD4{
    "B3", "D4", "squares of the score differences, in tenths", {kSquaredDifference, kSquaredDifference}};
// Decision 180: what an organiser may add, before colours.
constexpr Requirement kB3Bis{"B3 bis", "book 2.9", "pairs of the same club or federation", {kSameOrigin, kSameOrigin}};
constexpr Requirement kB3BisBis{
    "B3 bis bis", "book 2.9", "pairs of equal score whose ratings are too far apart", {kRatingGap, kRatingGap}};
constexpr Requirement kA7d{
    "A7.d", "C10.f", "pairs with the same strong preference in an odd round", {kColoursTreatedSo, kColoursTreatedSo}};
constexpr Requirement kX{"X", "C10.e", "pairs with the same colour preference", {kSameColour, kSameColour}};
constexpr Requirement kZ{
    "Z", "C10.e", "pairs with the same strong preference in an even round", {kSameStrongColour, kSameStrongColour}};
constexpr Requirement kB5Down{
    "B5 down", "C10.d", "downfloaters who floated down in the round before", {kDownfloatAgain, kDownfloatAgain}};
constexpr Requirement kB6Down{
    "B6 down", "C10.c", "downfloaters who floated down two rounds before", {kDownfloatAsEarlier, kDownfloatAsEarlier}};
constexpr Requirement kB5Up{
    "B5 up", "C10.b", "upfloaters who floated up in the round before", {kUpfloatAgain, kUpfloatAgain}};
constexpr Requirement kB6Up{
    "B6 up", "C10.a", "upfloaters who floated up two rounds before", {kUpfloatAsEarlier, kUpfloatAsEarlier}};

// C.04.3/2012 §C10; /2011 §C10: lowers the requirements from the end of the list on.
// Decision 121.
constexpr std::array kRequirements2012{kB2, kD4, kB3Bis, kB3BisBis, kA7d, kX, kZ, kB5Down, kB6Down, kB5Up, kB6Up};
constexpr std::array kRequirements2011{kB2, kB3Bis, kB3BisBis, kA7d, kX, kZ, kB5Down, kB6Down, kB5Up, kB6Up};
constexpr std::array kRequirementsBook{
    Requirement{
        "B2", "2.9 B2", "topscorers' pairs with the same absolute preference", {kAbsoluteColours, kAbsoluteColours}},
    kB3Bis,
    kB3BisBis,
    Requirement{"X", "2.9 B4", "pairs with the same colour preference", {kSameColour, kSameColour}},
    Requirement{"B5", "2.9 B5", "players who float as in the round before", {kDownfloatAgain, kUpfloatAgain}},
    Requirement{"B6", "2.9 B6", "players who float as two rounds before", {kDownfloatAsEarlier, kUpfloatAsEarlier}},
};

constexpr std::array kColours{
    ColourReason{"E1", "both colour preferences granted"},
    ColourReason{"E2", "the stronger colour preference granted"},
    ColourReason{"E3", "colours alternated from the last round in which they differed"},
    ColourReason{"E4", "colour preference of the higher-ranked player granted"},
    ColourReason{"E5", "colour by the pairing number of the higher-ranked player"},
};

constexpr std::array kColoursBook{
    ColourReason{"2.9 E1", "both colour preferences granted"},
    ColourReason{"2.9 E2", "the stronger colour preference granted"},
    ColourReason{"2.9 E3", "the preference of the one who waits longer for it granted"},
    ColourReason{"2.9 E4", "colour preference of the higher-ranked player granted"},
    ColourReason{"2.9", "colour by the pairing number of the higher-ranked player"},
};

// Decision 126.
constexpr swiss::FieldRules kField{ByeRule::kNoUnplayedWin, UnplayedFloats::kPairingByeOrWin};

// Decision 201.
constexpr swiss::FieldRules kFieldByTieBreaks{
    .bye = kField.bye, .unplayed_floats = kField.unplayed_floats, .strength = swiss::StrengthOrder::kTieBreaks};

// The short form of the book, whatever ranks the players.
constexpr Rules OfTheBook(const SystemInfo& info, std::string_view exact_id, const swiss::FieldRules& field_rules) {
  return {
      .info = info,
      .exact_id = exact_id,
      .field_rules = field_rules,
      .requirements = kRequirementsBook,
      .topscorers = TopscorerRule::kBothTopscorers,
      .moved_down_choice = MovedDownChoice::kByD3,
      .backtrack_set = BacktrackSet::kSameNumberAndScores,
      .colours = {swiss::EqualAbsolutes::kHistory, swiss::PastColours::kLongerWithout},
      .colour_articles = kColoursBook,
  };
}

}  // namespace

const Rules kDutch2012{
    // Decision 210.
    .info = {.id = "dutch-2012",
             .title = "Dutch system",
             .regulation = "FIDE Handbook C.04.3.1, 2012",
             .effective_from = "2012-09-10",
             .effective_to = "2017-06-30",
             .family = "dutch"},
    .exact_id = "dutch-2012+exact",
    .field_rules = kField,
    .requirements = kRequirements2012,
    .topscorers = TopscorerRule::kEitherTopscorer,
    .moved_down_choice = MovedDownChoice::kByD3,
    .backtrack_set = BacktrackSet::kSameNumberAndScores,
    .colours = {swiss::EqualAbsolutes::kHistory, swiss::PastColours::kLastDifference},
    .colour_articles = kColours,
};

const Rules kDutch2011{
    .info = {.id = "dutch-2011",
             .title = "Dutch system",
             .regulation = "FIDE Handbook C.04.1, 2011",
             .effective_from = "2011-10-22",
             .effective_to = "2012-09-09",
             .family = "dutch"},
    .exact_id = "dutch-2011+exact",
    .field_rules = kField,
    .requirements = kRequirements2011,
    .topscorers = TopscorerRule::kBothTopscorers,
    .moved_down_choice = MovedDownChoice::kHighest,
    .backtrack_set = BacktrackSet::kSameNumber,
    .colours = {swiss::EqualAbsolutes::kHistory, swiss::PastColours::kLastDifference},
    .colour_articles = kColours,
};

// Decision 127.
constinit const Rules kDutchBook = OfTheBook(
    {"dutch-book", "Dutch system, short form", "Elementos de un torneo, 2.9", "", ""}, "dutch-book+exact", kField);

constinit const Rules kBursteinBook =
    OfTheBook({"burstein-book", "Burstein by tie-breaks", "Elementos de un torneo, 2.9.1", "", ""},
              "burstein-book+exact", kFieldByTieBreaks);

}  // namespace ronda::dutch_procedure
