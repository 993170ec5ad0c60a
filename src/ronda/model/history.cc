#include "ronda/model/history.h"

#include <algorithm>

#include "ronda/base/id_range.h"

namespace ronda {

History::History(const Tournament& tournament)
    : tournament_(tournament),
      rounds_(tournament.next_round().index()),
      colours_(tournament.players().size() * rounds_, Colour::kWhite),
      opponents_(tournament.players().size() * rounds_, PlayerIndex(0)) {
  scores_.reserve(tournament.players().size() * (rounds_ + 1));
  coloured_.reserve(tournament.player_count());
  played_.reserve(tournament.player_count());
  for (const PlayerIndex player : tournament.player_ids()) {
    const std::size_t first = player.index() * rounds_;
    std::size_t coloured = 0;
    std::size_t played = 0;
    Points score;
    scores_.push_back(score);
    const auto entries = tournament.entries(player);
    for (const Round round : tournament.round_ids()) {
      const RoundEntry& entry = entries[round.index()];
      score += tournament.PointsFor(player, round);
      scores_.push_back(score);
      if (!Traits(entry.result).played || !entry.opponent || !entry.colour) continue;
      opponents_[first + played++] = *entry.opponent;
      if (tournament.GivesColour(player, round)) colours_[first + coloured++] = *entry.colour;
    }
    const auto met = std::span(opponents_).subspan(first, played);
    std::ranges::sort(met);
    coloured_.push_back(coloured);
    played_.push_back(played);
  }
}

Points History::ScoreBefore(PlayerIndex player, Round round) const {
  return scores_[player.index() * (rounds_ + 1) + round.index()];
}

Points History::PairingScore(PlayerIndex player, Round round) const {
  return ScoreBefore(player, round) + tournament_.AccelerationOf(player, round);
}

std::span<const Colour> History::colours(PlayerIndex player) const {
  return std::span(colours_).subspan(player.index() * rounds_, coloured_[player]);
}

std::span<const PlayerIndex> History::opponents(PlayerIndex player) const {
  return std::span(opponents_).subspan(player.index() * rounds_, played_[player]);
}

bool History::HaveMet(PlayerIndex a, PlayerIndex b) const { return std::ranges::binary_search(opponents(a), b); }

int History::unplayed_rounds(PlayerIndex player) const { return tournament_.rounds() - Count(opponents(player)); }

Float History::FloatIn(PlayerIndex player, Round round, UnplayedFloats rule) const {
  const RoundEntry& entry = tournament_.entry(player, round);
  const ResultTraits& traits = Traits(entry.result);
  switch (traits.floats) {
    case FloatKind::kUnknown:
      return Float::kNone;
    case FloatKind::kPairingBye:
      if (rule == UnplayedFloats::kNone) return Float::kNone;
      if (rule != UnplayedFloats::kScoring) return Float::kDown;
      [[fallthrough]];
    case FloatKind::kUnplayed: {
      if (rule == UnplayedFloats::kNone) return Float::kNone;
      if (rule == UnplayedFloats::kAll) return Float::kDown;
      const PointSystem& system = tournament_.data().point_system;
      const Points points = tournament_.PointsFor(player, round);
      const bool down = rule == UnplayedFloats::kPairingByeOrWin ? points >= system.Win() : points > system.Loss();
      return down ? Float::kDown : Float::kNone;
    }
    case FloatKind::kByScores:
      break;
  }
  const Points own = PairingScore(player, round);
  const Points other = PairingScore(*entry.opponent, round);
  if (own == other) return Float::kNone;
  return own > other ? Float::kDown : Float::kUp;
}

}  // namespace ronda
