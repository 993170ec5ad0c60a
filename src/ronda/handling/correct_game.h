// The result and the colours of a game: entered, adjourned or corrected (C.04.2/2025 §4.1, §4.8). What a correction is
// for depends on when the error was reported: in time it counts for the next pairing; during the next round for the one
// after it, and the published pairs stay; later only for the rating, after the tournament.
#pragma once

#include <cstdint>
#include <optional>

#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"

namespace ronda::handling {

struct GameScore {
  ResultCode white = ResultCode::kDraw;
  ResultCode black = ResultCode::kDraw;

  bool operator==(const GameScore&) const = default;
};

// What a late correction may be made for.
enum class Purpose : std::uint8_t { kTournament, kRating };

// Which colours the players of a correction had.
enum class PlayedColours : std::uint8_t { kAsPaired, kAsGiven };

struct GameCorrection {
  std::optional<Round> round;  // none: the last one
  Tpn white{0};
  Tpn black{0};
  PlayedColours colours = PlayedColours::kAsPaired;
  std::optional<GameScore> score;  // none: as it stands
  // The round that was to be paired, or was under way, when the error was reported; none: the round that is so now.
  std::optional<Round> reported;
  Purpose purpose = Purpose::kTournament;
};

// Refused with code "handling-game" if the two did not meet in the round, or with the other colours and nothing says
// that those given are right; with "handling-published" if the colours of a game not played would change; and with
// "handling-correction" if the error was reported too late.
Result<Handled> CorrectGame(const Tournament& tournament, const GameCorrection& correction, const Edition& edition);

}  // namespace ronda::handling
