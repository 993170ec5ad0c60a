#include "ronda/verify/recorded_round.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "ronda/model/history.h"

namespace ronda::verify {

RecordedRound RoundOf(const Tournament& tournament, Round round) {
  RecordedRound recorded;
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    const PlayerIndex player(i);
    const RoundEntry& entry = tournament.entry(player, round);
    if (!TookPart(entry)) continue;
    if (!entry.opponent) {
      recorded.byes.push_back(player);
    } else if (player < *entry.opponent) {
      RecordedPair pair{player, *entry.opponent, entry.colour.has_value()};
      if (entry.colour == Colour::kBlack) std::swap(pair.white, pair.black);
      recorded.pairs.push_back(pair);
    }
  }
  return recorded;
}

RecordedRound RoundOf(const RoundPairing& pairing) {
  RecordedRound recorded;
  for (const Board& board : pairing.boards) recorded.pairs.push_back({board.white, board.black, true});
  recorded.byes = WithoutOpponent(pairing);
  std::ranges::sort(recorded.byes);
  return recorded;
}

void SortForPublication(const Tournament& before, PublicationScores scores, std::vector<RecordedPair>& pairs) {
  const History history(before);
  const Round next = before.next_round();
  const auto score = [&](PlayerIndex player) {
    return scores == PublicationScores::kPaired ? history.PairingScore(player, next)
                                                : history.ScoreBefore(player, next);
  };
  const auto key = [&](const RecordedPair& pair) {
    const Points white = score(pair.white);
    const Points black = score(pair.black);
    const bool white_is_higher = std::tuple(black, pair.white) < std::tuple(white, pair.black);
    const Points highest = std::max(white, black);
    return std::tuple(Points{} - highest, Points{} - (white + black), white_is_higher ? pair.white : pair.black);
  };
  std::ranges::sort(pairs, {}, key);
}

}  // namespace ronda::verify
