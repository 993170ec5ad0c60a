// A clock of any mode, move by move: what it shows after each move, and whether a flag has fallen. The increment of a
// move is there from its beginning (decision 106). Clocks of more than two players give everybody the same time and go
// round (Elementos §1.2.1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "ronda/announce/time_control.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/model/colour.h"

namespace ronda::announce {

// A player at a clock, from 0; White is the first of two.
using Seat = StrongInt<struct ClockSeatTag>;
constexpr Seat SeatOf(Colour player) { return Seat(player == Colour::kWhite ? 0 : 1); }

inline constexpr int kMostAtAClock = 16;

// Why so many players cannot share the control; none if they can. Two always can.
// Elementos §1.2.1: several have a time for the whole game or for every turn, each their own.
// Decision 321.
std::optional<Diagnostic> FaultOfClock(const TimeControl& control, int players);

class Clock {
 public:
  // Of two players, or of more for whom the control has no fault.
  explicit Clock(const TimeControl& control, int players = 2);

  // The player on move thinks so many seconds and presses; the first begins. Nothing happens once a flag has fallen.
  void Move(std::int32_t seconds);

  // What the display of a player shows, in seconds.
  std::int32_t Shows(Seat player) const { return sides_[player].left; }
  std::int32_t Shows(Colour player) const { return Shows(SeatOf(player)); }
  // Byo-yomi periods a player has left.
  int ByoYomiLeft(Colour player) const { return sides_[SeatOf(player)].byo_yomi_left; }
  Seat OnMove() const { return on_move_; }
  std::optional<Seat> Fallen() const { return fallen_; }

 private:
  struct Side {
    ClockSetting setting;
    std::int32_t left = 0;
    std::int32_t at_press = 0;  // Bronstein: what it showed when the move began
    std::size_t period = 0;     // of setting.periods
    int repetition = 0;         // of the period
    int moves_in_period = 0;
    int byo_yomi_left = 0;
    bool in_byo_yomi = false;
  };

  bool Spend(Side& side, std::int32_t seconds);
  bool SpendByoYomi(Side& side, std::int32_t seconds);
  bool SpendGong(Side& side, std::int32_t seconds);
  bool NextPeriod(Side& side);
  void AfterMove(Side& side);
  static void CompletePeriod(Side& side);

  IdVector<Seat, Side> sides_;
  Seat on_move_{0};
  std::optional<Seat> fallen_;
  bool fide_bonus_ = false;     // kFide: the time of one player is used up
  std::int32_t gong_rest_ = 0;  // kGong: what is left of the last turn
};

}  // namespace ronda::announce
