#include "ronda/rating/international.h"

#include <algorithm>
#include <set>

#include "ronda/rating/norm_rules.h"

namespace ronda::rating {
namespace {

constexpr std::string_view kNoFederation = "FID";

// B.01 §1.4.3.d: who counts misses at most one round, a pairing-allocated bye aside.
bool MissesAtMostOne(const Tournament& tournament, PlayerIndex player) {
  const auto misses = [](const RoundEntry& entry) {
    return entry.result == ResultCode::kForfeitLoss || !TookPart(entry);
  };
  return std::ranges::count_if(tournament.entries(player), misses) <= 1;
}

}  // namespace

std::string FederationOf(const Player& player) { return player.federation == kNoFederation ? "" : player.federation; }

// B.01 §1.4.3.d: at least twenty rated players from outside, of three federations, ten of them with one of the titles.
bool IsInternational(const Tournament& tournament) {
  constexpr int kForeigners = 20;
  constexpr int kFederations = 3;
  constexpr int kTitled = 10;
  const std::string& host = tournament.data().info.federation;
  if (host.empty() || tournament.rounds() == 0) return false;
  int foreigners = 0;
  int titled = 0;
  std::set<std::string> federations;
  for (const PlayerIndex index : tournament.player_ids()) {
    const Player& player = tournament.player(index);
    const std::string federation = FederationOf(player);
    if (!player.rating || federation.empty() || federation == host || !MissesAtMostOne(tournament, index)) continue;
    ++foreigners;
    federations.insert(federation);
    titled += HasTitle(player.title, NormTitle::kWim) ? 1 : 0;
  }
  return foreigners >= kForeigners && std::ssize(federations) >= kFederations && titled >= kTitled;
}

}  // namespace ronda::rating
