#include "ronda/explain/future.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "ronda/pairing/swiss/bye_bar.h"

namespace ronda::explain {

Future::Future(const Tournament& tournament, ByeRule bye_rule)
    : tournament_(tournament),
      history_(tournament),
      first_(tournament.next_round()),
      forbidden_(tournament.player_count(), 0) {
  FindByes(bye_rule);
  for (Round round = first_; round.value() <= tournament.planned_rounds(); ++round)
    present_.push_back(PresentIn(round));
  for (const PlayerIndex player : tournament.player_ids()) forbidden_[player] += Count(history_.opponents(player)) + 1;
  for (const ForbiddenGroup& group : tournament.data().forbidden) {
    for (const PlayerIndex player : group.players) forbidden_[player] += Count(group.players) - 1;
  }
  CountKeptApart();
}

bool Future::MayMeet(Round round, PlayerIndex a, PlayerIndex b) const {
  return !history_.HaveMet(a, b) && !AreMeeting(a, b) && !IsForbidden(round, a, b);
}

// A bar from the bye follows from the past, so whoever is away in the next round is looked at, too.
void Future::FindByes(ByeRule bye_rule) {
  may_have_bye_.reserve(tournament_.player_count());
  for (const PlayerIndex player : tournament_.player_ids()) {
    may_have_bye_.push_back(swiss::MayHaveBye(tournament_, player, bye_rule));
  }
}

std::vector<PlayerIndex> Future::PresentIn(Round round) const {
  std::vector<PlayerIndex> players;
  for (const PlayerIndex player : tournament_.player_ids()) {
    if (!tournament_.RequestedByeOf(player, round)) players.push_back(player);
  }
  return players;
}

// Paired in the last round, without a result yet.
bool Future::AreMeeting(PlayerIndex a, PlayerIndex b) const {
  if (tournament_.rounds() == 0) return false;
  const RoundEntry& entry = tournament_.entry(a, Round(tournament_.rounds()));
  return entry.result == ResultCode::kPending && entry.opponent == b;
}

void Future::CountKeptApart() {
  for (const KeptApart& rule : tournament_.data().kept_apart) {
    if (rule.strength != KeptApart::Strength::kAbsolute) continue;
    std::map<std::string_view, int> sizes;
    for (const Player& player : tournament_.players()) ++sizes[OriginOf(player, rule.by)];
    for (const PlayerIndex player : tournament_.player_ids()) {
      const std::string_view origin = OriginOf(tournament_.player(player), rule.by);
      if (!origin.empty()) forbidden_[player] += sizes[origin] - 1;
    }
  }
}

bool Future::IsForbidden(Round round, PlayerIndex a, PlayerIndex b) const {
  const auto forbids = [&](const KeptApart& rule) {
    return Forbids(rule, round, tournament_.player(a), tournament_.player(b));
  };
  if (std::ranges::any_of(tournament_.data().kept_apart, forbids)) return true;
  return std::ranges::any_of(tournament_.data().forbidden, [&](const ForbiddenGroup& group) {
    if ((group.first && round < *group.first) || (group.last && *group.last < round)) return false;
    return std::ranges::count(group.players, a) > 0 && std::ranges::count(group.players, b) > 0;
  });
}

}  // namespace ronda::explain
