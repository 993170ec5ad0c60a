// The prizes as they are shown: a list to sign, and the same for other programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/awards/unfinished.h"
#include "ronda/service/standings_work.h"

namespace ronda::sheets {

struct PrizesSheet {
  const service::StandingsWork& work;
  const awards::PrizeFund& fund;
  std::vector<awards::Award> awards;
  std::optional<awards::Outlook> outlook;  // of a tournament that is not finished
  std::uint64_t seed = 0;                  // of a drawn outlook
  std::size_t open_games = 0;
};

std::string PrizesText(const PrizesSheet& sheet);
std::string PrizesCsv(const PrizesSheet& sheet);
std::string PrizesJson(const PrizesSheet& sheet, const std::vector<Diagnostic>& diagnostics);
std::string PrizesHtml(const PrizesSheet& sheet);

}  // namespace ronda::sheets
