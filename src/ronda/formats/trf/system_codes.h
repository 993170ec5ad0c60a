// The codes of record 192 (encoded tournament types of 2026).
#pragma once

#include <string>
#include <string_view>

#include "ronda/model/tournament.h"

namespace ronda::trf {

// A code of the table, with the suffixes it may carry; also FIDE_DUTCH_2025, the draft's name of FIDE_DUTCH_2026, and
// the codes that ronda has for its own systems.
bool IsSystemCode(std::string_view code);

// What record 092 says in a dialect without record 192 (decision 211): its own words, unless they lead to another
// system than the code does, or to none; then the code.
std::string TypeWithCode(const TournamentData& data);

}  // namespace ronda::trf
