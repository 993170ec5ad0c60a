// What a request came to, as programs are told: the exit codes of the command line and the status of the library.
// Callers rely on the numbers.
#pragma once

#include <cstdint>
#include <span>

#include "ronda/base/diagnostic.h"

namespace ronda::service {

enum class Outcome : std::int32_t {
  kDone = 0,
  kNoPairing = 1,   // no legal pairing exists, a check found differences, or a journal is broken
  kUnexpected = 2,  // a bug
  kBadInput = 3,    // bad request or bad input
  kLimitExceeded = 4,
  kFileAccess = 5,  // a file could not be read or written
};

// What the diagnostics mean for the caller: kDone unless there is an error among them.
Outcome OutcomeOf(std::span<const Diagnostic> diagnostics);

}  // namespace ronda::service
