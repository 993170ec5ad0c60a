// The order of the participants by a list of criteria, with every value. Criteria are applied one after the other to
// those still tied, or subsidiarily: from the first again whenever a tie has become smaller (the book, chapter 3).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/fraction.h"
#include "ronda/base/id_vector.h"
#include "ronda/tiebreak/session.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::tiebreak {

enum class Application : std::uint8_t { kSuccessive, kSubsidiary };

struct StandingsColumn {
  TieBreak tie_break;
  int levels = 1;
  // By participant, then by level. Of a criterion that looks at the tied group: the rank within it where it separated
  // the group, else none.
  std::vector<std::optional<Fraction>> values;
  // Of such a criterion: the first of the tied group it looked at last; none if it was not needed.
  IdVector<Participant, std::optional<Participant>> group;

  std::span<const std::optional<Fraction>> ValuesOf(Participant who) const {
    const auto first = values.begin() + std::ptrdiff_t{who.value()} * levels;
    return {first, first + levels};
  }
};

struct Standings {
  std::vector<Participant> order;
  std::vector<std::int32_t> ranks;  // by participant, from 1; those still tied share one
  std::vector<StandingsColumn> columns;

  std::int32_t RankOf(Participant who) const { return ranks[who.index()]; }
};

// Ranks everybody; those still tied stand in the order of the record.
Standings Rank(Session& session, std::span<const TieBreak> criteria, Application application);

// The list with points in front, unless it names them itself.
std::vector<TieBreak> WithPoints(std::vector<TieBreak> list);

// How the value of one participant came about; for a criterion with levels, of that level.
Working WorkingOf(Session& session, const TieBreak& tie_break, Spot spot);

}  // namespace ronda::tiebreak
