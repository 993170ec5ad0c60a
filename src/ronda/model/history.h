// What a Swiss system needs of the past, computed once in O(players × rounds): scores before each round, colours of
// played games, opponents met, unplayed rounds, and how each round floated each player.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/model/tournament.h"

namespace ronda {

enum class Float : std::uint8_t { kNone, kDown, kUp };

// Which unplayed rounds float a player down. Editions differ.
// Decision 003.
enum class UnplayedFloats : std::uint8_t {
  kAll,                  // Dutch 2017 A.4.b: whoever did not play, for whatever reason
  kPairingByeOrScoring,  // C.04.3/2026 §1.4.3: the pairing-allocated bye, and any other unplayed round worth more than
                         // a loss
  kScoring,              // C.04.3/2025 §1.4.3: any unplayed round worth more than a loss, the bye as the others
  kPairingByeOrWin,      // C.04.3/2012 §B1.b; /2011 §B1.b: the pairing-allocated bye, and a full point without play
  kNone,                 // Double-Swiss and team Swiss: only who plays an opponent with another score floats
};

class History {
 public:
  explicit History(const Tournament& tournament);  // which must outlive it
  explicit History(Tournament&&) = delete;

  // Points before the round, without acceleration; round 1 up to the round after the last one.
  Points ScoreBefore(PlayerIndex player, Round round) const {
    return scores_[player.index() * (rounds_ + 1) + round.index()];
  }
  // The score the player was (or is) paired with in the round: points before it and fictitious points in it.
  Points PairingScore(PlayerIndex player, Round round) const {
    return ScoreBefore(player, round) + tournament_.AccelerationOf(player, round);
  }

  // Colours of the games played over the board, first to last; of matches, those that give a colour.
  std::span<const Colour> colours(PlayerIndex player) const {
    return std::span(colours_).subspan(player.index() * rounds_, coloured_[player]);
  }
  // Opponents met over the board, or in a match that counts as played, in ascending order.
  std::span<const PlayerIndex> opponents(PlayerIndex player) const {
    return std::span(opponents_).subspan(player.index() * rounds_, played_[player]);
  }
  bool HaveMet(PlayerIndex a, PlayerIndex b) const;
  // Rounds so far in which the player played no game.
  int unplayed_rounds(PlayerIndex player) const { return tournament_.rounds() - Count(opponents(player)); }

  Float FloatIn(PlayerIndex player, Round round, UnplayedFloats rule) const;

 private:
  const Tournament& tournament_;
  std::size_t rounds_;
  std::vector<Points> scores_;                   // player-major, rounds_ + 1 each
  std::vector<Colour> colours_;                  // player-major, rounds_ each, packed to the front
  std::vector<PlayerIndex> opponents_;           // likewise, sorted
  IdVector<PlayerIndex, std::size_t> coloured_;  // how many colours
  IdVector<PlayerIndex, std::size_t> played_;    // how many opponents
};

}  // namespace ronda
