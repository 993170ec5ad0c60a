// A chess clock of any mode, move by move: what it shows after each move, and whether a flag has fallen. The increment
// of a move is there from its beginning (decision 106).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "ronda/announce/time_control.h"
#include "ronda/model/colour.h"

namespace ronda::announce {

class Clock {
 public:
  explicit Clock(const TimeControl& control);

  // The player on move thinks so many seconds and presses; White begins. Nothing happens once a flag has fallen.
  void Move(std::int32_t seconds);

  // What the display of a player shows, in seconds.
  std::int32_t Shows(Colour player) const { return sides_[Index(player)].left; }
  // Byo-yomi periods a player has left.
  int ByoYomiLeft(Colour player) const { return sides_[Index(player)].byo_yomi_left; }
  Colour OnMove() const { return on_move_; }
  std::optional<Colour> Fallen() const { return fallen_; }

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

  static std::size_t Index(Colour player) { return player == Colour::kWhite ? 0 : 1; }

  bool Spend(Side& side, std::int32_t seconds);
  bool SpendByoYomi(Side& side, std::int32_t seconds);
  bool SpendGong(Side& side, std::int32_t seconds);
  bool NextPeriod(Side& side);
  void AfterMove(Side& side);
  static void CompletePeriod(Side& side);

  std::array<Side, 2> sides_;
  Colour on_move_ = Colour::kWhite;
  std::optional<Colour> fallen_;
  bool fide_bonus_ = false;     // kFide: one player has used up his time
  std::int32_t gong_rest_ = 0;  // kGong: what is left of the last turn
};

}  // namespace ronda::announce
