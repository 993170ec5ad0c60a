// The rating report in words: what was looked at and what becomes of the games. The findings are diagnostics.
#pragma once

#include <string>
#include <vector>

#include "ronda/service/fide_report.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct ReportedEvent {
  const service::FideReport& report;
  std::vector<std::string> written = {};  // files
};

Sheet SheetOf(const ReportedEvent& event);
Value DocumentOf(const ReportedEvent& event);

}  // namespace ronda::sheets
