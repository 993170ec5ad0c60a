// The standings, or how the values of one of them came about; of a Keizer competition its list.
#pragma once

#include <optional>
#include <string>

#include "ronda/answer/answer.h"
#include "ronda/service/standings.h"
#include "ronda/service/standings_request.h"
#include "ronda/sheets/format.h"

namespace ronda::answer {

struct StandingsQuestion {
  service::RankedEventRequest event;
  service::StandingsRequest request;
  service::SectionRequest sections;
  std::optional<service::Source> encounter_points = {};  // what games were won by, as CSV
  std::optional<std::string> working = {};               // number or name of who is asked about; none: everybody
  bool crosstable = false;
  bool boards = false;
  bool start_points = false;
  sheets::Format format = sheets::Format::kText;
};

Answer Standings(const StandingsQuestion& question);

}  // namespace ronda::answer
