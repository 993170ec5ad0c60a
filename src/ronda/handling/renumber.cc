#include "ronda/handling/renumber.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace ronda::handling {
namespace {

// The new place of every player, by the old one.
std::vector<PlayerIndex> NewPlaces(std::span<const PlayerIndex> order) {
  std::vector<PlayerIndex> places(order.size(), PlayerIndex(0));
  for (std::size_t i = 0; i < order.size(); ++i) places[order[i].index()] = PlayerIndex(static_cast<std::int32_t>(i));
  return places;
}

void OrderPlayers(const TournamentData& old, std::span<const PlayerIndex> order, TournamentData& data) {
  data.players.clear();
  for (const PlayerIndex player : order) {
    data.players.push_back(old.players[player.index()]);
    data.players.back().tpn = Tpn(static_cast<std::int32_t>(data.players.size()));
  }
}

void OrderEntries(const TournamentData& old, std::span<const PlayerIndex> order, TournamentData& data) {
  const std::vector<PlayerIndex> places = NewPlaces(order);
  data.entries.clear();
  for (const PlayerIndex player : order) {
    for (RoundEntry entry : old.entries_of(player)) {
      if (entry.opponent) entry.opponent = places[entry.opponent->index()];
      data.entries.push_back(entry);
    }
  }
}

void MoveLists(std::span<const PlayerIndex> places, TournamentData& data) {
  const auto move = [&](PlayerIndex& player) { player = places[player.index()]; };
  for (RequestedBye& bye : data.requested_byes) move(bye.player);
  for (ForbiddenGroup& group : data.forbidden) std::ranges::for_each(group.players, move);
  for (Acceleration& acceleration : data.accelerations) move(acceleration.player);
  for (Team& team : data.teams) std::ranges::for_each(team.members, move);
  for (LineUp& line_up : data.line_ups) {
    for (std::optional<PlayerIndex>& board : line_up.boards) {
      if (board) move(*board);
    }
  }
}

// Record 299 names players by number, in a team event teams.
void MoveAbnormalPoints(const Tournament& before, std::span<const PlayerIndex> places, TournamentData& data) {
  if (!data.teams.empty()) return;
  for (AbnormalPoints& abnormal : data.abnormal_points) {
    for (std::int32_t& number : abnormal.numbers) {
      if (const auto player = before.Find(Tpn(number)))
        number = data.players[places[player->index()].index()].tpn.value();
    }
  }
}

}  // namespace

TournamentData InOrder(const Tournament& tournament, std::span<const PlayerIndex> order) {
  const TournamentData& old = tournament.data();
  assert(order.size() == old.players.size() && !old.entries_are_matches);
  TournamentData data = old;
  const std::vector<PlayerIndex> places = NewPlaces(order);
  if (!std::ranges::is_sorted(order)) data.initial_colour = tournament.InitialColour();
  OrderPlayers(old, order, data);
  OrderEntries(old, order, data);
  MoveLists(places, data);
  MoveAbnormalPoints(tournament, places, data);
  return data;
}

std::vector<Change> NumberChanges(const Tournament& before, std::span<const PlayerIndex> order,
                                  std::string_view article) {
  std::vector<Change> changes;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Player& player = before.player(order[i]);
    const Tpn number(static_cast<std::int32_t>(i) + 1);
    if (player.tpn == number) continue;
    changes.push_back({"renumbered", std::string(article),
                       fmt::format("{} is renumbered {} -> {}", player.name, player.tpn.value(), number.value()),
                       number, player.tpn});
  }
  return changes;
}

Result<Handled> Renumber(const Tournament& tournament, const OrderRules& rules) {
  const std::vector<PlayerIndex> order = InitialOrder(tournament, rules);
  const std::string_view article = rules.edition->articles.numbers;
  auto changes = NumberChanges(tournament, order, article);
  if (changes.empty())
    return Handled{tournament, {}, {"every player has the number of their place in the initial order already"}};
  if (PairingRound(tournament.data(), Round(tournament.rounds())) >= kNumbersFixed) {
    return tl::unexpected(
        Refusal("handling-numbers-fixed",
                fmt::format("the numbers of {} players would change, but round {} has been paired ({})", changes.size(),
                            kNumbersFixed.value(), article),
                "data may still be corrected; the numbers stay as they are"));
  }
  auto renumbered = Rebuilt(InOrder(tournament, order), {});
  if (!renumbered) return tl::unexpected(renumbered.error());
  return Handled{*std::move(renumbered), std::move(changes), {}};
}

}  // namespace ronda::handling
