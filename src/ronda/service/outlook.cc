#include "ronda/service/outlook.h"

#include <fmt/format.h>

#include <algorithm>

namespace ronda::service {

Result<explain::Outlook> LookAhead(const WishedEvent& event) {
  using explain::Outlook;
  const SystemInfo& system = event.system->info();
  if (system.rematches != Rematches::kNever) {
    return tl::unexpected(UsageError(fmt::format("{} has no outlook: players may meet again", system.id),
                                     "pair the next round; where there is no pairing ronda pair says why"));
  }
  Outlook outlook = explain::LookAhead(event.event, system.bye_rule, explain::Thoroughness::kFull);
  // The next round is known in full, colours included.
  const auto open = [](const RoundEntry& entry) { return entry.result == ResultCode::kPending; };
  const bool known = outlook.remaining > 0 && std::ranges::none_of(event.event.data().entries, open);
  if (!known || outlook.answer == Outlook::Answer::kImpossible) return outlook;
  if (const auto next = event.system->Pair(event.event); !next && next.error().code == kNoLegalPairing) {
    outlook.answer = Outlook::Answer::kImpossible;
    outlook.statements = {{"outlook-impossible", {{"rounds", outlook.remaining}}},
                          {"outlook-next-round", {{"reason", next.error().message}}}};
  }
  return outlook;
}

}  // namespace ronda::service
