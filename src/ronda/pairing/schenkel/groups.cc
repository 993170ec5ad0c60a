#include "ronda/pairing/schenkel/groups.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/monrad/order.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/kept_apart_in_round.h"
#include "ronda/pairing/tables/seating.h"

namespace ronda::schenkel {
namespace {

constexpr int kSmallest = 3;
// Whom the organiser keeps apart counts as somebody met so often.
constexpr int kForbidden = 3;

tables::TableSizes SizesOf(int size) { return {size, size % 2 == 0 ? size - 1 : size + 1}; }

Diagnostic Refusal(std::string message, std::string hint) {
  return {.code = "schenkel-groups", .message = std::move(message), .hint = std::move(hint)};
}

// The size nearest to the one wanted that so many players can make groups of.
std::optional<int> NearestSize(int players, int wanted) {
  for (int distance = 1; distance <= std::max(players, wanted); ++distance) {
    for (const int size : {wanted - distance, wanted + distance}) {
      if (size >= kSmallest && size <= players && tables::SizesFor(players, SizesOf(size))) return size;
    }
  }
  return std::nullopt;
}

using List = IdVector<Place, PlayerIndex>;

// Whoever asked for a bye worth something misses one round only and has a place in a group.
List PresentInOrder(const Tournament& tournament) {
  std::vector<PlayerIndex> present = monrad::PairingOrder(tournament);
  std::erase_if(present, [&](PlayerIndex player) {
    return tournament.RequestedByeOf(player, tournament.next_round()) == ResultCode::kZeroBye;
  });
  return List(std::move(present));
}

using Times = IdVector<Place, std::map<Place, int>>;  // how often each has met others

void CountGames(const Tournament& tournament, const List& list, Times& times) {
  std::map<PlayerIndex, Place> place_of;
  for (const Place place : list.ids()) place_of.emplace(list[place], place);
  for (const Place place : list.ids()) {
    for (const RoundEntry& entry : tournament.entries(list[place])) {
      if (!entry.opponent || !Traits(entry.result).played) continue;
      if (const auto other = place_of.find(*entry.opponent); other != place_of.end()) ++times[place][other->second];
    }
  }
  const Round next = tournament.next_round();
  for (const ForbiddenGroup& group : tournament.data().forbidden) {
    if ((group.first && next < *group.first) || (group.last && next > *group.last)) continue;
    for (const PlayerIndex a : group.players) {
      for (const PlayerIndex b : group.players) {
        if (a == b || !place_of.contains(a) || !place_of.contains(b)) continue;
        times[place_of.at(a)][place_of.at(b)] += kForbidden;
      }
    }
  }
  const swiss::KeptApartInRound kept_apart(tournament, next, list.values());
  if (!kept_apart.forbids_anybody()) return;
  for (const Place a : list.ids()) {
    for (const Place b : list.ids()) {
      if (a != b && kept_apart.Forbids(a, b)) times[a][b] += kForbidden;
    }
  }
}

}  // namespace

int RoundsOfAll(int size) { return size % 2 == 0 ? size - 1 : size; }

Result<std::vector<int>> GroupSizes(int players, const GroupPlan& plan) {
  if (players < kSmallest) {
    return tl::unexpected(
        Refusal(fmt::format("{} cannot make groups", players == 1 ? "1 player" : fmt::format("{} players", players)),
                "a group needs three players"));
  }
  if (plan.size < kSmallest || plan.rounds > RoundsOfAll(plan.size)) {
    const int size = std::max(plan.size, kSmallest);
    return tl::unexpected(
        Refusal(fmt::format("groups of {} cannot play {} rounds", plan.size, plan.rounds),
                fmt::format("schenkel-{}x{} works: in {} rounds everybody of a group of {} meets everybody", size,
                            std::min(plan.rounds, RoundsOfAll(size)), RoundsOfAll(size), size)));
  }
  if (auto sizes = tables::SizesFor(players, SizesOf(plan.size))) return *std::move(sizes);
  const auto nearest = NearestSize(players, plan.size);
  return tl::unexpected(
      Refusal(fmt::format("{} players cannot make groups of {} and {}", players, plan.size, SizesOf(plan.size).other),
              nearest ? fmt::format("schenkel-{}x{} works: groups of {}", *nearest,
                                    std::min(plan.rounds, RoundsOfAll(*nearest)), *nearest)
                      : "ask for more players"));
}

Result<std::vector<Group>> FormGroups(const Tournament& tournament, const GroupPlan& plan) {
  const List list = PresentInOrder(tournament);
  auto sizes = GroupSizes(list.size(), plan);
  if (!sizes) return tl::unexpected(sizes.error());
  Times times(list.size());
  CountGames(tournament, list, times);
  tables::RankedField field{{}, *std::move(sizes)};
  for (const auto& row : times) {
    std::vector<tables::Meeting> met;
    for (const auto& [other, count] : row) met.push_back({other, count});
    field.met.push_back(std::move(met));
  }
  std::vector<Group> groups;
  for (const auto& table : tables::Seat(field).tables) {
    Group& group = groups.emplace_back();
    for (const Place place : table) group.push_back(list[place]);
  }
  return groups;
}

}  // namespace ronda::schenkel
