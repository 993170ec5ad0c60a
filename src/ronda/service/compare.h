// The same round by several systems, and what makes them differ.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/explain/compare.h"
#include "ronda/service/event.h"

namespace ronda::service {

struct CompareRequest {
  Source file;
  std::vector<std::string> systems;  // none: all that pair such events
  std::optional<int> round;          // none: the one people talk about
  EventOptions options;
};

struct Comparison {
  Tournament before;
  std::vector<explain::SystemRound> rounds;  // the first of them was paired
};

// All systems pair the event as the first of them sees it.
Parsed<Comparison> Compare(const CompareRequest& request);

}  // namespace ronda::service
