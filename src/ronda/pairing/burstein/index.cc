#include "ronda/pairing/burstein/index.h"

#include <algorithm>
#include <vector>

namespace ronda::burstein {
namespace {

bool IsZeroBye(ResultCode result) { return result == ResultCode::kZeroBye || result == ResultCode::kAbsent; }

// C.04.4.2/2026 §1.7.2, exception: who has zero-point byes up to and in the round to be paired counts for former
// opponents as if the earlier byes were draws (decision 130).
Points DrawsWhileAway(const Tournament& tournament, PlayerIndex player) {
  const auto now = tournament.RequestedByeOf(player, tournament.next_round());
  Points draws;
  if (!now || !IsZeroBye(*now)) return draws;
  const Points draw = tournament.data().point_system.Draw();
  for (int r = tournament.rounds(); r >= 1 && IsZeroBye(tournament.entry(player, Round(r)).result); --r)
    draws += draw - tournament.PointsFor(player, Round(r));
  return draws;
}

// Scores without fictitious points (C.04.4.2/2026 §1.7.2): what counts for the player, and what for others.
// Decision 132.
struct Scores {
  explicit Scores(const Tournament& tournament) {
    for (const PlayerIndex player : tournament.player_ids()) {
      own.push_back(tournament.ScoreAfter(player, tournament.rounds()));
      for_others.push_back(own.back() + DrawsWhileAway(tournament, player));
    }
  }

  IdVector<PlayerIndex, Points> own;
  IdVector<PlayerIndex, Points> for_others;
};

// C.04.4.2/2026 §1.7.1; an unplayed round is a game against oneself (§1.7.2).
Index IndexOf(const Tournament& tournament, PlayerIndex player, const Scores& scores) {
  Index index;
  for (int r = 1; r <= tournament.rounds(); ++r) {
    const RoundEntry& entry = tournament.entry(player, Round(r));
    const bool played = Traits(entry.result).played && entry.opponent && entry.colour;
    const Points opponent = played ? scores.for_others[*entry.opponent] : scores.own[player];
    index.buchholz += opponent.tenths();
    index.sonneborn_berger += std::int64_t{tournament.PointsFor(player, Round(r)).tenths()} * opponent.tenths();
  }
  return index;
}

}  // namespace

IdVector<PlayerIndex, Index> IndicesOf(const Tournament& tournament) {
  const Scores scores(tournament);
  IdVector<PlayerIndex, Index> indices;
  for (const PlayerIndex player : tournament.player_ids()) indices.push_back(IndexOf(tournament, player, scores));
  return indices;
}

Ranks RanksOf(const Tournament& tournament, const swiss::Field& field) {
  const auto indices = IndicesOf(tournament);
  const auto places = field.places();
  std::vector<Place> by_rank(places.begin(), places.end());
  std::ranges::sort(by_rank, [&](Place a, Place b) {
    const Index& one = indices[field[a].player];
    const Index& other = indices[field[b].player];
    return one == other ? field[a].player < field[b].player : one > other;
  });
  Ranks ranks(field.size());
  int rank = 0;
  for (const Place place : by_rank) ranks[place] = rank++;
  return ranks;
}

}  // namespace ronda::burstein
