// A round as the judges and the engine tell it.
#pragma once

#include <optional>
#include <set>
#include <utility>

namespace ronda::test {

// Who meets whom in a paired round, without order.
struct PairedRound {
  std::set<std::pair<int, int>> pairs;  // numbers of White and Black
  std::optional<int> bye;

  bool operator==(const PairedRound&) const = default;
};

}  // namespace ronda::test
