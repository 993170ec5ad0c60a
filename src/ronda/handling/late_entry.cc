#include "ronda/handling/late_entry.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/handling/kept_groups.h"
#include "ronda/handling/renumber.h"

namespace ronda::handling {
namespace {

Round ArrivalOf(const Entry& entry, const Tournament& tournament) {
  return entry.arrives.value_or(tournament.next_round());
}

// Adds the player as the last of the list, with the past and the rounds still to be missed.
void Append(const Tournament& tournament, const Entry& entry, TournamentData& data) {
  const PlayerIndex index(static_cast<std::int32_t>(data.players.size()));
  Tpn number(1);
  for (const Player& other : data.players) number = std::max(number, Tpn(other.tpn.value() + 1));
  data.players.push_back(entry.player);
  Player& player = data.players.back();
  player.tpn = number;
  const auto states = [](const Player& other) { return other.stated_points.has_value(); };
  if (std::ranges::any_of(tournament.players(), states)) player.stated_points = Points{};
  // Nothing recorded is worth a zero-point bye, and tells that the player was not there yet (decisions 164, 170).
  const ResultCode past = entry.missed == ResultCode::kZeroBye ? ResultCode::kAbsent : entry.missed;
  data.entries.insert(data.entries.end(), data.next_round().index(), RoundEntry{past, {}, {}});
  for (Round round = tournament.next_round(); round < ArrivalOf(entry, tournament); round = Next(round)) {
    data.requested_byes.push_back({round, index, entry.missed});
  }
  if (data.info.stated_players) ++*data.info.stated_players;
  if (data.info.stated_rated_players && player.rating) ++*data.info.stated_rated_players;
}

// Where a new player goes: before this one of the old players; none: behind all of them.
struct Placement {
  PlayerIndex entrant;
  std::optional<PlayerIndex> before;
};

// The players from `first_new` on, in the initial order.
std::vector<Placement> PlacementsOf(const Tournament& listed, PlayerIndex first_new, const OrderRules& rules) {
  std::vector<Placement> placements;
  std::optional<PlayerIndex> first_behind;
  const auto ranked = InitialOrder(listed, rules);
  for (auto player = ranked.rbegin(); player != ranked.rend(); ++player) {
    if (*player >= first_new) {
      placements.push_back({*player, first_behind});
    } else {
      first_behind = std::min(first_behind.value_or(*player), *player);
    }
  }
  std::ranges::reverse(placements);
  return placements;
}

std::vector<PlayerIndex> OrderWith(std::span<const Placement> placements, PlayerIndex first_new) {
  std::vector<PlayerIndex> order;
  auto next = placements.begin();
  for (PlayerIndex i(0); i < first_new; i = PlayerIndex(i.value() + 1)) {
    for (; next != placements.end() && next->before == i; ++next) order.push_back(next->entrant);
    order.push_back(i);
  }
  for (; next != placements.end(); ++next) order.push_back(next->entrant);
  return order;
}

// C.04.5/2025 §1.3.2: the last player of the accelerated group stays the same one, so whoever is placed before a member
// of it is one, too.
void Accelerate(std::span<const Placement> placements, TournamentData& data) {
  const std::vector<Acceleration> given = data.accelerations;
  for (const Placement& placement : placements) {
    if (!placement.before) continue;
    const auto member = std::ranges::find(given, *placement.before, &Acceleration::player);
    if (member != given.end()) data.accelerations.push_back({placement.entrant, member->by_round});
  }
}

std::string WhatEntered(const Entry& entry, Round arrives, Tpn number) {
  std::string text = fmt::format("{} enters as number {} and plays from round {} on", entry.player.name, number.value(),
                                 arrives.value());
  if (arrives == Round(1)) return text;
  const int missed = arrives.value() - 1;
  return fmt::format("{}, with a {} in {}", text, ByeName(entry.missed),
                     missed == 1 ? std::string("round 1") : fmt::format("rounds 1 to {}", missed));
}

std::vector<Change> ChangesOf(const Tournament& listed, std::span<const PlayerIndex> order,
                              std::span<const Entry> entries, const Articles& articles) {
  std::vector<Change> entered;
  std::vector<Change> renumbered;
  const std::size_t first_new = listed.players().size() - entries.size();
  for (std::size_t i = 0; i < order.size(); ++i) {
    const auto place = order[i].index();
    if (place < first_new) continue;
    const Entry& entry = entries[place - first_new];
    const Round arrives = ArrivalOf(entry, listed);
    const Tpn number(static_cast<std::int32_t>(i) + 1);
    const std::string_view article = arrives == Round(1) ? articles.on_time : articles.late_entry;
    entered.push_back({"entered", std::string(article), WhatEntered(entry, arrives, number), number, std::nullopt});
  }
  for (Change& change : NumberChanges(listed, order, articles.provisional)) {
    const bool is_new = std::ranges::find(entered, change.player, &Change::player) != entered.end();
    if (!is_new) renumbered.push_back(std::move(change));
  }
  entered.insert(entered.end(), renumbered.begin(), renumbered.end());
  return entered;
}

}  // namespace

std::optional<Diagnostic> RefusalOfArrival(const Tournament& tournament, Round arrives, const Edition& edition) {
  const auto refuse = [](std::string message, std::string hint) {
    return Refusal("handling-entry", std::move(message), std::move(hint));
  };
  if (arrives < tournament.next_round()) {
    return refuse(fmt::format("round {} is paired already", arrives.value()),
                  fmt::format("a player can enter from round {} on", tournament.next_round().value()));
  }
  if (tournament.data().planned_rounds && arrives.value() > *tournament.data().planned_rounds) {
    return refuse(fmt::format("round {} is beyond the {} rounds planned", arrives.value(), tournament.planned_rounds()),
                  "name a round of the tournament");
  }
  if (edition.last_entry && PairingRound(tournament.data(), arrives) > *edition.last_entry) {
    return refuse(fmt::format("nobody can enter in round {}: a late entry is for round 2 or {} ({})", arrives.value(),
                              edition.last_entry->value(), edition.articles.late_entry),
                  "the rules of 2026 know no such limit: --rules 2026");
  }
  return std::nullopt;
}

std::optional<Diagnostic> RefusalOfPlayer(std::span<const Player> players, const Player& player) {
  if (IsBlank(player.name)) return Refusal("handling-entry", "a player needs a name", "give the name");
  if (player.fide_id.empty()) return std::nullopt;
  const auto known = std::ranges::find(players, player.fide_id, &Player::fide_id);
  if (known == players.end()) return std::nullopt;
  return Refusal("handling-entry",
                 fmt::format("{} has the FIDE number {} already", NumberAndName(*known), player.fide_id),
                 "a player who comes back needs no entry: ronda bye --cancel");
}

Result<Handled> Enter(const Tournament& tournament, std::span<const Entry> entries, const OrderRules& rules) {
  const auto scores = [](const Entry& entry) { return entry.missed != ResultCode::kZeroBye; };
  const auto scoring = std::ranges::find_if(entries, scores);
  auto kept = WithKeptGroups(tournament, scoring == entries.end() ? ResultCode::kZeroBye : scoring->missed);
  if (!kept) return tl::unexpected(kept.error());
  TournamentData data = *std::move(kept);
  std::vector<PlayerIndex> entrants;
  for (const Entry& entry : entries) {
    auto refusal = RefusalOfArrival(tournament, ArrivalOf(entry, tournament), *rules.edition);
    if (!refusal) refusal = RefusalOfPlayer(data.players, entry.player);
    if (refusal) return tl::unexpected(*std::move(refusal));
    entrants.emplace_back(static_cast<std::int32_t>(data.players.size()));
    Append(tournament, entry, data);
  }
  const PlayerIndex first_new(tournament.player_count());
  auto listed = Rebuilt(data, entrants);
  if (!listed) return tl::unexpected(listed.error());
  const auto placements = PlacementsOf(*listed, first_new, rules);
  data = listed->data();
  Accelerate(placements, data);
  listed = Rebuilt(std::move(data), {});
  if (!listed) return tl::unexpected(listed.error());
  const auto order = OrderWith(placements, first_new);
  auto entered = Rebuilt(InOrder(*listed, order), {});
  if (!entered) return tl::unexpected(entered.error());
  return Handled{*std::move(entered), ChangesOf(*listed, order, entries, rules.edition->articles), {}};
}

}  // namespace ronda::handling
