#include "ronda/model/history.h"

#include <algorithm>

namespace ronda {
namespace {

std::size_t At(PlayerIndex player) { return static_cast<std::size_t>(player.value()); }

}  // namespace

History::History(const Tournament& tournament)
    : tournament_(tournament),
      rounds_(static_cast<std::size_t>(tournament.rounds())),
      colours_(tournament.players().size() * rounds_, Colour::kWhite),
      opponents_(tournament.players().size() * rounds_, PlayerIndex(0)) {
  scores_.reserve(tournament.players().size() * (rounds_ + 1));
  played_.reserve(tournament.players().size());
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    const PlayerIndex player(i);
    const std::size_t first = At(player) * rounds_;
    std::size_t played = 0;
    Points score;
    scores_.push_back(score);
    for (std::int32_t r = 1; r <= tournament.rounds(); ++r) {
      const RoundEntry& entry = tournament.entry(player, Round(r));
      score += tournament.PointsFor(player, Round(r));
      scores_.push_back(score);
      if (!Traits(entry.result).played || !entry.opponent || !entry.colour) continue;
      colours_[first + played] = *entry.colour;
      opponents_[first + played] = *entry.opponent;
      ++played;
    }
    const auto met = std::span(opponents_).subspan(first, played);
    std::ranges::sort(met);
    played_.push_back(static_cast<std::int32_t>(played));
  }
}

Points History::ScoreBefore(PlayerIndex player, Round round) const {
  return scores_[At(player) * (rounds_ + 1) + static_cast<std::size_t>(round.value() - 1)];
}

Points History::PairingScore(PlayerIndex player, Round round) const {
  return ScoreBefore(player, round) + tournament_.AccelerationOf(player, round);
}

std::span<const Colour> History::colours(PlayerIndex player) const {
  return std::span(colours_).subspan(At(player) * rounds_, static_cast<std::size_t>(played_[At(player)]));
}

std::span<const PlayerIndex> History::opponents(PlayerIndex player) const {
  return std::span(opponents_).subspan(At(player) * rounds_, static_cast<std::size_t>(played_[At(player)]));
}

bool History::HaveMet(PlayerIndex a, PlayerIndex b) const { return std::ranges::binary_search(opponents(a), b); }

int History::unplayed_rounds(PlayerIndex player) const { return tournament_.rounds() - played_[At(player)]; }

Float History::FloatIn(PlayerIndex player, Round round, UnplayedFloats rule) const {
  const RoundEntry& entry = tournament_.entry(player, round);
  const ResultTraits& traits = Traits(entry.result);
  switch (traits.floats) {
    case FloatKind::kUnknown:
      return Float::kNone;
    case FloatKind::kPairingBye:
      return rule == UnplayedFloats::kNone ? Float::kNone : Float::kDown;
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
