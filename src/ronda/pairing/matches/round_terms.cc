#include "ronda/pairing/matches/round_terms.h"

#include <algorithm>
#include <array>

namespace ronda::matches {
namespace {

bool TakeSuffix(std::string_view& text, std::string_view suffix) {
  if (!text.ends_with(suffix)) return false;
  text.remove_suffix(suffix.size());
  return true;
}

bool Has(const UpfloatEdition& edition, Criterion criterion) {
  return std::ranges::count(edition.quality, criterion, &CriterionInfo::criterion) > 0;
}

constexpr std::string_view kTeamCode = "FIDE_TEAM";
constexpr std::array<std::string_view, 2> kYears{"_2025", "_2026"};

// The suffixes that do not change what the code says about scores and colours: acceleration and edition.
bool TakeOutside(std::string_view& code) {
  const bool baku = TakeSuffix(code, "_BAKU");
  for (const std::string_view year : kYears) TakeSuffix(code, year);
  return baku;
}

}  // namespace

TeamOptions TeamOptionsOf(std::string_view code) {
  TeamOptions options;
  if (!code.starts_with(kTeamCode)) return options;
  options.baku = TakeOutside(code);
  if (code == kTeamCode) return options;
  if (TakeSuffix(code, "_GP_MP")) {
    options.primary = TeamOptions::Scores::kGamePoints;
  } else if (!TakeSuffix(code, "_MP_GP")) {
    const bool game_points = TakeSuffix(code, "_GP");
    options.uses_secondary = !game_points && !TakeSuffix(code, "_MP");
    if (game_points) options.primary = TeamOptions::Scores::kGamePoints;
  }
  options.preference = TakeSuffix(code, "_TYPEA")   ? PreferenceType::kTypeA
                       : TakeSuffix(code, "_TYPEB") ? PreferenceType::kTypeB
                                                    : PreferenceType::kNone;
  return options;
}

std::string_view EditionOfTeamCode(std::string_view code) {
  TakeSuffix(code, "_BAKU");
  const auto year = std::ranges::find_if(kYears, [&](std::string_view suffix) { return code.ends_with(suffix); });
  return year == kYears.end() ? std::string_view{} : year->substr(1);
}

bool IsTeamSwissCode(std::string_view code) {
  TakeOutside(code);
  for (const std::string_view scores : {"_MP_GP", "_GP_MP", "_MP", "_GP"}) {
    if (TakeSuffix(code, scores)) break;
  }
  if (!TakeSuffix(code, "_TYPEA")) TakeSuffix(code, "_TYPEB");
  return code == kTeamCode;
}

RoundTerms TermsOf(const Tournament& event, const swiss::Field& field, const UpfloatEdition& edition) {
  RoundTerms terms;
  const bool teams = edition.info.contest == Contest::kTeams;
  const TeamOptions options = TeamOptionsOf(event.data().system_code);
  const auto last = field.is_last_round() ? LastRound::kYes : LastRound::kNo;
  for (const swiss::Entrant& entrant : field.entrants()) {
    terms.preferences.push_back(teams ? TeamPreferenceAfter(entrant.colours, options.preference, last) : std::nullopt);
    terms.secondary.push_back(teams && options.uses_secondary ? event.SecondaryScore(entrant.player) : Points{});
  }
  const auto& planned = event.data().planned_rounds;
  const bool floats_count = !planned || event.next_round().value() + edition.rounds_without_float_criteria <= *planned;
  terms.counts_floated_upfloaters = floats_count && Has(edition, Criterion::kFloatedUpfloaters);
  terms.counts_floated_opponents = floats_count;
  return terms;
}

}  // namespace ronda::matches
