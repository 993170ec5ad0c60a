// The prizes as they are shown: a list to sign, and the same for other programs.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ronda/awards/unfinished.h"
#include "ronda/service/prizes.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct AwardedPrizes {
  const service::StandingsWork& work;
  const awards::PrizeFund& fund;
  std::vector<awards::Award> awards;
  std::optional<awards::Outlook> outlook;  // of a tournament that is not finished
  std::uint64_t seed = 0;                  // of a drawn outlook
  std::size_t open_games = 0;
  service::Rounds rounds = {};
  std::span<const Diagnostic> diagnostics = {};  // for programs
};

Sheet SheetOf(const AwardedPrizes& prizes);
Table CsvTableOf(const AwardedPrizes& prizes);
Value DocumentOf(const AwardedPrizes& prizes);

}  // namespace ronda::sheets
