// The pairs of the last round, once published, stay (C.04.2/2025 §4.10): they are taken back only where they break rule
// 2 of C.04.1, that is where two players would meet for the second time. The edition of 2026 lists more cases; that of
// 2011 knows every absolute criterion (C.04.3/2011 §F6). Decision 163.
#pragma once

#include <cstdint>
#include <optional>

#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"

namespace ronda::handling {

// Why the pairs are to change, where it is not a rematch.
enum class Ground : std::uint8_t {
  kNotPublished,
  kCorrection,  // 2011: a correction concerns pairs that are not played yet, and the arbiter decides
  // The cases of 2026:
  kRules,        // the rules of the tournament provide for it
  kNoOpponents,  // two players without an opponent agree to play
  kLateEntry,    // a late entry, with few changes that all concerned agree to
  kLastRound,    // something unforeseeable on the top boards of the last round
};

// The tournament before its last round was paired, byes of that round kept as requests. Refused (code
// "handling-published") without one of the grounds the edition knows, and once a result of the round is in.
Result<Handled> TakeBack(const Tournament& tournament, std::optional<Ground> ground, const Edition& edition);

}  // namespace ronda::handling
