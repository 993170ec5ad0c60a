// The editions of the FIDE (Dutch) system whose players the judge knows.
#pragma once

#include <cstdint>

namespace ronda::judge {

enum class JudgeEdition : std::uint8_t {
  kDutch2026,  // C.04.3 as in force from 2026-02-01
  kDutch2025,  // C.04.3 as published for 2025-07-01, allowed until 2026-01-31
  kDutch2017,  // C.04.3 as in force from 2017-07-01 to 2026-01-31
  kDutch2012,  // the procedure of 2011 and 2012: the players only, tests/procedure pairs them
};

// Whether a bracket leaves a round that can be completed, with the bye at the lowest possible score ([C4], [C5]); in
// 2017 that is looked at afterwards.
constexpr bool CompletesEveryBracket(JudgeEdition edition) {
  return edition == JudgeEdition::kDutch2026 || edition == JudgeEdition::kDutch2025;
}

}  // namespace ronda::judge
