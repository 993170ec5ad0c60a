// Random clubs, federations, ratings and rules about who is kept apart, for any tournament under test; and the same
// absolute rules said pair by pair.
#pragma once

#include <algorithm>
#include <string>

#include "ronda/model/tournament.h"

namespace ronda::test {

// Few origins, so that they matter; some players have none. A rating may be missing.
template <class AnyRandom>
void DrawOrigins(TournamentData& data, AnyRandom& random) {
  const int clubs = random.Between(1, 5);
  const int federations = random.Between(1, 3);
  for (Player& player : data.players) {
    player.club = std::string("Club ") + static_cast<char>('A' + random.Between(0, clubs));
    if (player.club == "Club A") player.club.clear();
    player.federation = std::string("FE") + static_cast<char>('A' + random.Between(0, federations));
    player.rating = 50 * random.Between(24, 48);
    if (random.Between(1, 8) == 1) player.rating.reset();
  }
}

template <class AnyRandom>
KeptApart DrawRule(AnyRandom& random) {
  KeptApart rule;
  switch (random.Between(1, 3)) {
    case 1:
      rule = {.by = KeptApart::By::kRating, .strength = KeptApart::Strength::kRelative};
      rule.points = 50 * random.Between(1, 6);
      break;
    case 2:
      rule.by = KeptApart::By::kClub;
      break;
    default:
      rule.by = KeptApart::By::kFederation;
  }
  if (rule.by != KeptApart::By::kRating && random.Between(1, 3) > 1) rule.strength = KeptApart::Strength::kRelative;
  if (random.Between(1, 4) == 1) rule.last = Round(random.Between(1, 4));
  if (random.Between(1, 6) == 1) rule.first = Round(random.Between(1, 3));
  return rule;
}

template <class AnyRandom>
void DrawRules(TournamentData& data, AnyRandom& random) {
  DrawOrigins(data, random);
  for (int rules = random.Between(1, 2); rules > 0; --rules) data.kept_apart.push_back(DrawRule(random));
}

// The tournament with a forbidden pair for every two whom an absolute rule keeps apart.
inline TournamentData InForbiddenPairs(TournamentData data) {
  for (const KeptApart& rule : data.kept_apart) {
    if (rule.strength != KeptApart::Strength::kAbsolute) continue;
    const bool by_club = rule.by == KeptApart::By::kClub;
    for (std::size_t a = 0; a < data.players.size(); ++a) {
      for (std::size_t b = a + 1; b < data.players.size(); ++b) {
        const std::string& one = by_club ? data.players[a].club : data.players[a].federation;
        const std::string& other = by_club ? data.players[b].club : data.players[b].federation;
        if (one.empty() || one != other) continue;
        data.forbidden.push_back(
            {rule.first,
             rule.last,
             {PlayerIndex(static_cast<std::int32_t>(a)), PlayerIndex(static_cast<std::int32_t>(b))}});
      }
    }
  }
  std::erase_if(data.kept_apart, [](const KeptApart& rule) { return rule.strength == KeptApart::Strength::kAbsolute; });
  return data;
}

}  // namespace ronda::test
