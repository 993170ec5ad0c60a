#include "ronda/service/outcome.h"

#include <algorithm>

#include "ronda/formats/files.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::service {

Outcome OutcomeOf(std::span<const Diagnostic> diagnostics) {
  Outcome outcome = Outcome::kDone;
  for (const Diagnostic& diagnostic : diagnostics) {
    if (diagnostic.severity != Severity::kError) continue;
    if (diagnostic.code == kFileUnreadable || diagnostic.code == kFileUnwritable) return Outcome::kFileAccess;
    if (diagnostic.code == kNoLegalPairing) return Outcome::kNoPairing;
    const bool too_many = diagnostic.code.find("too-many") != std::string::npos;
    outcome = std::max(outcome, too_many ? Outcome::kLimitExceeded : Outcome::kBadInput);
  }
  return outcome;
}

}  // namespace ronda::service
