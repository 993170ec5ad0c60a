// Title norms of a tournament: those made, or all that one player may seek with what is missing.
#pragma once

#include <optional>

#include "ronda/model/tournament.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct SoughtNorms {
  const Tournament& tournament;
  std::optional<PlayerIndex> player;
};

Sheet SheetOf(const SoughtNorms& norms);
Value DocumentOf(const SoughtNorms& norms);

}  // namespace ronda::sheets
