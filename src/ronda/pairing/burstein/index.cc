#include "ronda/pairing/burstein/index.h"

#include <algorithm>
#include <numeric>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/place.h"

namespace ronda::burstein {
namespace {

bool IsZeroBye(ResultCode result) { return result == ResultCode::kZeroBye || result == ResultCode::kAbsent; }

// C.04.4.2/2026 §1.7.2, exception: who has zero-point byes up to and in the round to be paired counts for those he met
// as if the earlier ones were draws (decision 130).
Points DrawsWhileAway(const Tournament& tournament, PlayerIndex player) {
  const auto now = tournament.RequestedByeOf(player, tournament.next_round());
  Points draws;
  if (!now || !IsZeroBye(*now)) return draws;
  const Points draw = tournament.data().point_system.Draw();
  for (int r = tournament.rounds(); r >= 1 && IsZeroBye(tournament.entry(player, Round(r)).result); --r)
    draws += draw - tournament.PointsFor(player, Round(r));
  return draws;
}

// Scores without fictitious points (C.04.4.2/2026 §1.7.2): what a player counts for himself, and what he counts for
// others.
// Decision 132.
struct Scores {
  explicit Scores(const Tournament& tournament) {
    for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
      own.push_back(tournament.ScoreAfter(PlayerIndex(i), tournament.rounds()));
      for_others.push_back(own.back() + DrawsWhileAway(tournament, PlayerIndex(i)));
    }
  }

  std::vector<Points> own;
  std::vector<Points> for_others;
};

// C.04.4.2/2026 §1.7.1; an unplayed round is a game against oneself (§1.7.2).
Index IndexOf(const Tournament& tournament, PlayerIndex player, const Scores& scores) {
  Index index;
  for (int r = 1; r <= tournament.rounds(); ++r) {
    const RoundEntry& entry = tournament.entry(player, Round(r));
    const bool played = Traits(entry.result).played && entry.opponent && entry.colour;
    const Points opponent = played ? scores.for_others[entry.opponent->index()] : scores.own[player.index()];
    index.buchholz += opponent.tenths();
    index.sonneborn_berger += std::int64_t{tournament.PointsFor(player, Round(r)).tenths()} * opponent.tenths();
  }
  return index;
}

}  // namespace

std::vector<Index> IndicesOf(const Tournament& tournament) {
  const Scores scores(tournament);
  std::vector<Index> indices;
  for (std::int32_t i = 0; i < tournament.player_count(); ++i)
    indices.push_back(IndexOf(tournament, PlayerIndex(i), scores));
  return indices;
}

std::vector<int> RanksOf(const Tournament& tournament, const swiss::Field& field) {
  const auto indices = IndicesOf(tournament);
  std::vector<int> by_rank(field.entrants().size());
  std::iota(by_rank.begin(), by_rank.end(), 0);
  std::ranges::sort(by_rank, [&](int a, int b) {
    const Index& one = indices[field[a].player.index()];
    const Index& other = indices[field[b].player.index()];
    return one == other ? field[a].player < field[b].player : one > other;
  });
  IdVector<Place, int> ranks(field.size());
  int rank = 0;
  for (const int place : by_rank) ranks[Place(place)] = rank++;
  return ranks.values();
}

}  // namespace ronda::burstein
