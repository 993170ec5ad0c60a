// Byes as TRF06 has them: the result of a game without an opponent, "0000 - =" and "0000 - 1". Which bye is meant
// follows from the round as a whole.
#pragma once

#include <string_view>

#include "ronda/base/id_vector.h"
#include "ronda/formats/trf/draft.h"

namespace ronda::trf {

// What has to be known of a round.
struct RoundSummary {
  bool somebody_plays = false;
  int bye_candidates = 0;  // a pairing-allocated bye, or a full point without an opponent
};

IdVector<Round, RoundSummary> SummariesOf(const Draft& draft);

// The result of a game that nobody was there for, and no colour either.
bool IsOldBye(const DraftEntry& entry);

// "half-point bye", "pairing-allocated bye".
std::string_view ByeInWords(ResultCode kind);

// A half point is a half-point bye, none a zero-point bye; a full point is the pairing-allocated bye if it is the only
// one of its round.
ResultCode MeantBye(ResultCode result, const RoundSummary& summary);

}  // namespace ronda::trf
