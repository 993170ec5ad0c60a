// The editions of the FIDE (Dutch) system whose players the judge knows.
#pragma once

#include <cstdint>

namespace ronda::judge {

enum class JudgeEdition : std::uint8_t {
  kDutch2026,  // C.04.3 as in force from 2026-02-01
  kDutch2017,  // C.04.3 as in force from 2017-07-01 to 2026-01-31
  kDutch2012,  // the procedure of 2011 and 2012: the players only, tests/procedure pairs them
};

}  // namespace ronda::judge
