// What would come: the next round if something were different, a round by several systems, and whether the rounds that
// are left can still be paired.
#pragma once

#include <string>
#include <vector>

#include "ronda/answer/answer.h"
#include "ronda/service/compare.h"
#include "ronda/service/event.h"
#include "ronda/sheets/format.h"

namespace ronda::answer {

struct WhatIfQuestion {
  service::EventRequest event;
  std::vector<std::string> changes;  // "5: 12 1-0 8", "withdraw 7", ...
  sheets::Format format = sheets::Format::kText;
};
Answer WhatIf(const WhatIfQuestion& question);

struct CompareQuestion {
  service::CompareRequest request;
  sheets::Format format = sheets::Format::kText;
};
Answer Compare(const CompareQuestion& question);

struct OutlookQuestion {
  service::EventRequest event;
  sheets::Format format = sheets::Format::kText;
};
// Its outcome is kNoPairing if they cannot.
Answer Outlook(const OutlookQuestion& question);

}  // namespace ronda::answer
