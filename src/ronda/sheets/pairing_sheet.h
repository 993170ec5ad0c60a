// A paired round as it is shown to people and to other programs.
#pragma once

#include <span>
#include <string>

#include "ronda/model/tournament.h"
#include "ronda/pairing/fide_mode.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct PairedRound {
  const Tournament& before;  // the round's pairing is that of its next round
  const PairingSystem& system;
  const RoundPairing& pairing;
  std::span<const Deviation> deviations;
  std::string_view why{};  // why this edition of the system; may be empty
};

// The number of pairs, then a line a pair: White and Black by pairing number; the bye last, as "player 0".
std::string PairsText(const Tournament& before, const RoundPairing& pairing);

// A table with names, ratings and points, then who sits out and why.
Sheet SheetOf(const PairedRound& round);
Table CsvTableOf(const PairedRound& round);
// Described in docs/formats/pairing-json.md.
Value DocumentOf(const PairedRound& round);

}  // namespace ronda::sheets
