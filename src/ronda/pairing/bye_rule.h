// Who may not get the pairing-allocated bye (C.04.1 §4). Editions differ.
#pragma once

#include <cstdint>

namespace ronda {

enum class ByeRule : std::uint8_t {
  kNoPairingByeNorForfeitWin,  // until 2026-01: had it, or won by forfeit
  kNoUnplayedWin,              // from 2026-02: had it, or scored as many points as for a win without playing
  kNoByeOfAWin,                // matches: had it, won by forfeit, or had a full-point bye
};

}  // namespace ronda
