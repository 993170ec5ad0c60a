// The mini-table of a tied group: what each scored in the games against the others, and how many of them each met.
#pragma once

#include <span>
#include <vector>

#include "ronda/base/fraction.h"
#include "ronda/tiebreak/session.h"

namespace ronda::tiebreak {

struct MiniTableRow {
  Participant who;
  Fraction points;
  int met = 0;
};

struct Placing {
  Participant who;
  std::int32_t rank = 1;
};

std::vector<MiniTableRow> MiniTable(Session& session, const View& view, Score score,
                                    std::span<const Participant> group);

// By place in the group: the rank among them by the direct encounter in that score (C.07 §6).
std::vector<std::int32_t> RankByEncounter(Session& session, const TieBreak& tie_break,
                                          std::span<const Participant> group, Score score);

}  // namespace ronda::tiebreak
