// Answers about a round that could be otherwise: by another system, after another result, or not at all.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/explain/compare.h"
#include "ronda/explain/outlook.h"
#include "ronda/model/tournament.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

// A round by several systems, the first of them the measure of the others.
struct ComparedSystems {
  const Tournament& before;
  const std::vector<explain::SystemRound>& rounds;
};

Sheet SheetOf(const ComparedSystems& compared);
Value DocumentOf(const ComparedSystems& compared);

// The next round as it stands, where it can be paired yet, and with the changes.
struct ChangedRound {
  Tournament before;  // with the changes
  std::optional<RoundPairing> now;
  RoundPairing then;
  std::vector<std::string> changes;  // in the words of whoever asks
};

Sheet SheetOf(const ChangedRound& round);
Value DocumentOf(const ChangedRound& round);

// Whether the remaining rounds can be paired.
struct RoundsAhead {
  const Tournament& tournament;
  const explain::Outlook& outlook;
};

Sheet SheetOf(const RoundsAhead& ahead);
Value DocumentOf(const RoundsAhead& ahead);

}  // namespace ronda::sheets
