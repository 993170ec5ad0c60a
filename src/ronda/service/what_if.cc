#include "ronda/service/what_if.h"

#include "ronda/explain/what_if.h"
#include "ronda/service/round_choice.h"

namespace ronda::service {

Result<ChangedRound> WhatIf(const WishedEvent& event, std::span<const std::string> changes) {
  Tournament changed = event.event;
  for (const std::string& change : changes) {
    auto next = explain::Change(changed, change);
    if (!next) return tl::unexpected(next.error());
    changed = *std::move(next);
  }
  auto before = BeforeRound(changed, std::nullopt);
  if (!before) return tl::unexpected(before.error());
  auto then = event.system->Pair(*before);
  if (!then) return tl::unexpected(then.error());
  ChangedRound round{*std::move(before), std::nullopt, *std::move(then)};
  if (const auto as_it_stands = BeforeRound(event.event, std::nullopt)) {
    if (auto now = event.system->Pair(*as_it_stands)) round.now = *std::move(now);
  }
  return round;
}

}  // namespace ronda::service
