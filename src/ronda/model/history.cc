#include "ronda/model/history.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/base/sort_few.h"

namespace ronda {

History::History(const Tournament& tournament)
    : tournament_(tournament),
      rounds_(tournament.next_round().index()),
      colours_(tournament.players().size() * rounds_, Colour::kWhite),
      opponents_(tournament.players().size() * rounds_, PlayerIndex(0)) {
  scores_.resize(tournament.players().size() * (rounds_ + 1));
  coloured_.reserve(tournament.player_count());
  played_.reserve(tournament.player_count());
  // Every round of every player comes by here: places are counted on, not looked up.
  const bool are_games = tournament.data().match_scores.empty();
  const PointTable* const worth = tournament.PointsOfResults();
  auto score = scores_.begin();
  for (const PlayerIndex player : tournament.player_ids()) {
    const auto first_opponent = opponents_.begin() + static_cast<std::ptrdiff_t>(player.index() * rounds_);
    const auto first_colour = colours_.begin() + static_cast<std::ptrdiff_t>(player.index() * rounds_);
    auto opponent = first_opponent;
    auto colour = first_colour;
    Round round(1);
    for (const RoundEntry& entry : tournament.entries(player)) {
      score[1] =
          score[0] + (worth != nullptr ? worth->For(entry.result, entry.colour) : tournament.PointsFor(player, round));
      ++score;
      if (Traits(entry.result).played && entry.opponent && entry.colour) {
        *opponent++ = *entry.opponent;
        if (are_games || tournament.GivesColour(player, round)) *colour++ = *entry.colour;
      }
      ++round;
    }
    ++score;  // the first of the next player is 0
    SortFew(first_opponent, opponent);
    coloured_.push_back(Size(colour - first_colour));
    played_.push_back(Size(opponent - first_opponent));
  }
}

bool History::HaveMet(PlayerIndex a, PlayerIndex b) const { return std::ranges::binary_search(opponents(a), b); }

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
