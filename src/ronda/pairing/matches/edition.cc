#include "ronda/pairing/matches/edition.h"

#include <array>

#include "ronda/pairing/swiss/criterion.h"

namespace ronda::matches {
namespace {

constexpr std::string_view kUpfloatersMeaning = "upfloaters";
constexpr std::string_view kScoresMeaning = "scores of the upfloaters, lowest first";
constexpr std::string_view kNextMeaning = "upfloaters the following scoregroup will need";
constexpr std::string_view kFloatedMeaning = "upfloaters who floated in the round before";
constexpr std::string_view kColourMeaning = "teams that do not get their colour preference";
constexpr std::string_view kStrongMeaning = "teams that do not get their strong colour preference";
constexpr std::string_view kOpponentsMeaning = "opponents of upfloaters who floated in the round before";

// Decision 180: what an organiser may add, before colours and after whatever chooses the upfloaters.
constexpr CriterionInfo kB3Bis{Criterion::kSameOrigin, swiss::kB3Bis.tag, swiss::kB3Bis.article, swiss::kB3Bis.meaning};
constexpr CriterionInfo kB3BisBis{Criterion::kRatingGap, swiss::kB3BisBis.tag, swiss::kB3BisBis.article,
                                  swiss::kB3BisBis.meaning};

constexpr std::array kDoubleCriteria{
    CriterionInfo{Criterion::kUpfloaters, "C4", "C4", kUpfloatersMeaning},
    CriterionInfo{Criterion::kUpfloaterScores, "C5", "C5", kScoresMeaning},
    CriterionInfo{Criterion::kNextBracket, "C6", "C6", kNextMeaning},
    CriterionInfo{Criterion::kFloatedUpfloaters, "C7", "C7", kFloatedMeaning},
    kB3Bis,
    kB3BisBis,
    CriterionInfo{Criterion::kFloatedOpponents, "C8", "C8", kOpponentsMeaning},
};

constexpr std::array kTeamCriteria2026{
    CriterionInfo{Criterion::kUpfloaters, "C4", "C4", kUpfloatersMeaning},
    CriterionInfo{Criterion::kUpfloaterScores, "C5", "C5", kScoresMeaning},
    CriterionInfo{Criterion::kNextBracket, "C6", "C6", kNextMeaning},
    CriterionInfo{Criterion::kFloatedUpfloaters, "C7", "C7", kFloatedMeaning},
    kB3Bis,
    kB3BisBis,
    CriterionInfo{Criterion::kColourPreference, "C8", "C8", kColourMeaning},
    CriterionInfo{Criterion::kStrongColourPreference, "C9", "C9", kStrongMeaning},
    CriterionInfo{Criterion::kFloatedOpponents, "C10", "C10", kOpponentsMeaning},
};

constexpr std::array kTeamCriteria2025{
    CriterionInfo{Criterion::kUpfloaters, "C4", "3.3.1", kUpfloatersMeaning},
    CriterionInfo{Criterion::kUpfloaterScores, "C5", "3.3.2", kScoresMeaning},
    CriterionInfo{Criterion::kNextBracket, "C6", "3.3.3", "teams of the following scoregroup not paired in it"},
    kB3Bis,
    kB3BisBis,
    CriterionInfo{Criterion::kColourPreference, "C7", "3.3.4", kColourMeaning},
    CriterionInfo{Criterion::kStrongColourPreference, "C8", "3.3.5", kStrongMeaning},
    CriterionInfo{Criterion::kConsecutiveFloats, "C9", "3.3.6", "teams that float in consecutive rounds"},
};

constexpr std::array kDoubleColours{
    ColourStep{ColourRule::kNeitherPlayed, {"4.3.1", "neither has played: an odd number has the initial colour"}},
    ColourStep{ColourRule::kFewerWhites, {"4.3.2", "White to who has had it in fewer matches"}},
    ColourStep{ColourRule::kLastDifference, {"4.3.3", "alternate from the last match with different colours"}},
    ColourStep{ColourRule::kFirstAlternates, {"4.3.4", "the higher ranked alternates"}},
    ColourStep{ColourRule::kOtherAlternates, {"4.3.5", "the lower ranked alternates"}},
};

constexpr std::array kTeamColours{
    ColourStep{ColourRule::kNeitherPlayed, {"4.3.1", "neither has played: an odd number has the initial colour"}},
    ColourStep{ColourRule::kOnlyPreference, {"4.3.2", "the only preference is granted"}},
    ColourStep{ColourRule::kOppositePreferences, {"4.3.3", "both preferences are granted"}},
    ColourStep{ColourRule::kOnlyStrongPreference, {"4.3.4", "the only strong preference is granted"}},
    ColourStep{ColourRule::kLowerColourDifference, {"4.3.5", "White to the lower colour difference"}},
    ColourStep{ColourRule::kLastDifference, {"4.3.6", "alternate from the last match with different colours"}},
    ColourStep{ColourRule::kFirstPreference, {"4.3.7", "the preference of the first team is granted"}},
    ColourStep{ColourRule::kFirstAlternates, {"4.3.8", "the first team alternates"}},
    ColourStep{ColourRule::kOtherAlternates, {"4.3.9", "the other team alternates"}},
};

// Decisions 141 and 147.
constexpr swiss::FieldRules kFieldRules{ByeRule::kNoByeOfAWin, UnplayedFloats::kNone};

constexpr UpfloatArticles kArticles2026{"C1", "C2", "C3", "3.4", "3.5", "3.6"};

}  // namespace

bool IsAskedFor(Criterion criterion, const swiss::Field& field) {
  if (criterion == Criterion::kSameOrigin) return field.kept_apart().has_origins();
  if (criterion == Criterion::kRatingGap) return field.kept_apart().has_ratings();
  return true;
}

constexpr UpfloatEdition kDoubleSwiss{
    .info = {.id = "double-swiss",
             .title = "Double-Swiss system",
             .regulation = "FIDE Handbook C.04.5, 2026",
             .effective_from = "2026-02-01",
             .effective_to = "",
             .trf_code = "FIDE_DOUBLESWISS",
             .contest = Contest::kTwoGameMatches,
             .bye_rule = kFieldRules.bye},
    .exact_id = "double-swiss+exact",
    .field_rules = kFieldRules,
    .quality = kDoubleCriteria,
    .rounds_without_float_criteria = 1,
    .colours = kDoubleColours,
    .articles = kArticles2026,
};

constexpr UpfloatEdition kTeamSwiss2026{
    .info = {.id = "team-swiss-2026",
             .title = "Swiss team pairing system",
             .regulation = "FIDE Handbook C.04.6, 2026",
             .effective_from = "2026-02-01",
             .effective_to = "",
             .trf_code = "FIDE_TEAM",
             .contest = Contest::kTeams,
             .bye_rule = kFieldRules.bye,
             .family = "team-swiss"},
    .exact_id = "team-swiss-2026+exact",
    .field_rules = kFieldRules,
    .quality = kTeamCriteria2026,
    .rounds_without_float_criteria = 2,
    .colours = kTeamColours,
    .articles = kArticles2026,
};

// What differs from that of 2026.
constexpr UpfloatEdition kTeamSwiss2025 = [] {
  UpfloatEdition edition = kTeamSwiss2026;
  edition.info.id = "team-swiss-2025";
  edition.info.regulation = "FIDE Handbook C.04.6, 2025";
  edition.info.effective_from = "2025-07-01";
  edition.info.effective_to = "2026-01-31";
  edition.info.allowed_from = "2026-02-01";
  edition.info.allowed_to = "2026-02-28";
  edition.exact_id = "team-swiss-2025+exact";
  edition.quality = kTeamCriteria2025;
  edition.colours = edition.colours.first(edition.colours.size() - 1);  // the ninth step came with 2026
  edition.articles = {"3.1.1", "3.1.2", "3.2.1", "2.1", "2.2.4", "2.3.3"};
  return edition;
}();

}  // namespace ronda::matches
