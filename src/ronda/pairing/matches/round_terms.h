// What the rules ask about the entrants of one round beyond what the field knows.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/matches/edition.h"
#include "ronda/pairing/matches/preference.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::matches {

// Two who meet: the one with the smaller pairing number is on top.
struct PairByNumber {
  Place top;
  Place bottom;

  bool operator==(const PairByNumber&) const = default;
};

struct RoundTerms {
  IdVector<Place, std::optional<TeamPreference>> preferences;
  IdVector<Place, Points> secondary;
  bool counts_floated_upfloaters = false;
  bool counts_floated_opponents = false;
};

// Which scores and preferences a team event uses, as its code of record 192 says; the default of the regulation where
// it says nothing.
struct TeamOptions {
  enum class Scores : std::uint8_t { kMatchPoints, kGamePoints };

  PreferenceType preference = PreferenceType::kTypeA;
  Scores primary = Scores::kMatchPoints;
  bool uses_secondary = true;
  bool baku = false;

  bool operator==(const TeamOptions&) const = default;
};

TeamOptions TeamOptionsOf(std::string_view system_code);

// The year of the edition where the code names one, FIDE_TEAM_2025; empty otherwise. The suffix is ours (decision 211).
std::string_view EditionOfTeamCode(std::string_view system_code);

// Whether the code is one of the Swiss team system.
bool IsTeamSwissCode(std::string_view system_code);

RoundTerms TermsOf(const Tournament& event, const swiss::Field& field, const UpfloatEdition& edition);

// Whether somebody floated in the round before, in whichever direction.
inline bool Floated(const swiss::Entrant& entrant) { return entrant.last_float != Float::kNone; }

}  // namespace ronda::matches
