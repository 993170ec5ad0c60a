#include "ronda/pairing/keizer/round_list.h"

#include <algorithm>

#include "ronda/pairing/swiss/kept_apart_in_round.h"

namespace ronda::keizer {
namespace {

Present PresentOf(const Tournament& tournament, PlayerIndex player, const Settings& settings) {
  Present present;
  present.player = player;
  std::vector<Colour> colours;
  for (const Round round : tournament.round_ids()) {
    const RoundEntry& entry = tournament.entry(player, round);
    if (settings.KindOf(entry.result) == Kind::kBye) ++present.byes;
    if (!Traits(entry.result).played || !entry.colour) continue;
    colours.push_back(*entry.colour);
    present.last_round_of[*entry.colour] = round.value();
  }
  present.preference = swiss::PreferenceAfter(colours);
  present.colour_difference = swiss::ColourDifference(colours);
  return present;
}

bool MustAlternate(const Present& player) {
  return player.preference && player.preference->strength == swiss::PreferenceStrength::kAbsolute;
}

}  // namespace

RoundList::RoundList(const Tournament& tournament, const Standing& standing, const Settings& settings)
    : colours_(settings.colours), place_of_(tournament.player_count()) {
  AddPresent(tournament, standing, settings);
  forbidden_.resize(present_.size());
  ForbidRematches(tournament, settings);
  ForbidByRule(tournament);
  ForbidByColours();
  SortForbidden();
}

void RoundList::AddPresent(const Tournament& tournament, const Standing& standing, const Settings& settings) {
  for (const PlayerIndex player : standing.order()) {
    if (tournament.RequestedByeOf(player, tournament.next_round())) continue;
    place_of_[player] = present_.push_back(PresentOf(tournament, player, settings));
  }
}

void RoundList::ForbidRematches(const Tournament& tournament, const Settings& settings) {
  const int rounds = tournament.rounds();
  const int first = settings.rematch_after ? std::max(1, rounds + 1 - *settings.rematch_after) : 1;
  for (const Present& present : present_) {
    for (int r = first; r <= rounds; ++r) {
      const RoundEntry& entry = tournament.entry(present.player, Round(r));
      if (Traits(entry.result).played && entry.opponent) Forbid(present.player, *entry.opponent);
    }
  }
}

void RoundList::ForbidByRule(const Tournament& tournament) {
  const Round next = tournament.next_round();
  for (const ForbiddenGroup& group : tournament.data().forbidden) {
    if ((group.first && next < *group.first) || (group.last && next > *group.last)) continue;
    for (const PlayerIndex a : group.players) {
      for (const PlayerIndex b : group.players) {
        if (a != b) Forbid(a, b);
      }
    }
  }
  std::vector<PlayerIndex> players;
  for (const Present& present : present_) players.push_back(present.player);
  const swiss::KeptApartInRound kept_apart(tournament, next, players);
  if (!kept_apart.forbids_anybody()) return;
  for (const Place a : places()) {
    for (const Place b : places()) {
      if (a != b && kept_apart.Forbids(a, b)) forbidden_[a].push_back(b);
    }
  }
}

// One way only; the callers come both ways.
void RoundList::Forbid(PlayerIndex one, PlayerIndex other) {
  const auto from = place_of_[one];
  const auto to = place_of_[other];
  if (from && to) forbidden_[*from].push_back(*to);
}

void RoundList::ForbidByColours() {
  if (colours_ != ColourRule::kLimited) return;
  for (const Place a : places()) {
    for (const Place b : places()) {
      if (a != b && BothNeedTheSame(a, b)) forbidden_[a].push_back(b);
    }
  }
}

void RoundList::SortForbidden() {
  for (std::vector<Place>& others : forbidden_) {
    std::ranges::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
  }
}

bool RoundList::MayMeet(Place a, Place b) const { return !std::ranges::binary_search(forbidden_[a], b); }

bool RoundList::BothNeedTheSame(Place a, Place b) const {
  if (colours_ != ColourRule::kLimited) return false;
  return MustAlternate((*this)[a]) && MustAlternate((*this)[b]) && (*this)[a].preference == (*this)[b].preference;
}

}  // namespace ronda::keizer
