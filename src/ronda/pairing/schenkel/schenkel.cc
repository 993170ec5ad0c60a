#include "ronda/pairing/schenkel/schenkel.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/monrad/order.h"
#include "ronda/pairing/schenkel/groups.h"
#include "ronda/pairing/swiss/neighbours.h"
#include "ronda/schedule/berger.h"

namespace ronda::schenkel {
namespace {

SystemInfo InfoOf(std::string_view id, std::string_view code) {
  return {.id = id,
          .title = "Schenkel system",
          .regulation = "Elementos de un torneo, 2.9.1",
          .effective_from = "",
          .effective_to = "",
          .trf_code = code,
          .colours = ColourUse::kNone,
          .rematches = Rematches::kIfNeeded};
}

// The next round by the calendar of the groups.
class Calendar {
 public:
  explicit Calendar(const Tournament& tournament) : tournament_(tournament) {}

  // `day` counts the rounds since the groups were formed, from 0.
  void Play(const Group& group, int day) {
    const schedule::Schedule table = *schedule::Berger(Count(group));
    const auto& round = table.rounds[Size(day)];
    const auto player = [&](schedule::Seat seat) { return group[seat.index()]; };
    for (const schedule::Game& game : round.games) Meet(player(game.white), player(game.black));
    for (const schedule::Seat seat : round.rests) {
      if (IsHere(player(seat))) pairing_.rests.push_back(player(seat));
    }
  }

  // Who came after the groups were formed, and whose opponents are away, meet each other if they can; the groups they
  // are in keep two of the same group apart, since their game is in the calendar.
  RoundPairing Finish(const std::vector<Group>& groups) {
    FindLateComers(groups);
    std::vector<PlayerIndex> players = monrad::PairingOrder(tournament_);
    std::erase_if(players, [&](PlayerIndex player) { return std::ranges::count(alone_, player) == 0; });
    const List list(std::move(players));
    const auto pairs = swiss::PairNeighbours(ListOf(list, groups));
    if (!pairs) {
      pairing_.rests.insert(pairing_.rests.end(), list.begin(), list.end());
    } else {
      for (const auto& [higher, lower] : pairs->pairs) AddBoard(list[higher], list[lower], "both without an opponent");
      if (pairs->bye) pairing_.rests.push_back(list[*pairs->bye]);
    }
    return std::move(pairing_);
  }

 private:
  using List = IdVector<Place, PlayerIndex>;

  bool IsHere(PlayerIndex player) const {
    return !tournament_.RequestedByeOf(player, tournament_.next_round()).has_value();
  }

  void AddBoard(PlayerIndex white, PlayerIndex black, std::string_view rule) {
    pairing_.boards.push_back({white, black, {"2.9.1", rule}});
  }

  void Meet(PlayerIndex white, PlayerIndex black) {
    if (IsHere(white) && IsHere(black)) return AddBoard(white, black, "calendar of the group");
    if (IsHere(white)) alone_.push_back(white);
    if (IsHere(black)) alone_.push_back(black);
  }

  void FindLateComers(const std::vector<Group>& groups) {
    IdVector<PlayerIndex, bool> grouped(tournament_.player_count(), false);
    for (const Group& group : groups) {
      for (const PlayerIndex player : group) grouped[player] = true;
    }
    for (const PlayerIndex player : tournament_.player_ids()) {
      if (!grouped[player] && IsHere(player)) alone_.push_back(player);
    }
  }

  bool MayMeet(PlayerIndex a, PlayerIndex b, const std::vector<Group>& groups) const {
    const bool met = std::ranges::any_of(tournament_.entries(a), [&](const RoundEntry& entry) {
      return entry.opponent == b && Traits(entry.result).played;
    });
    return !met && std::ranges::none_of(groups, [&](const Group& group) {
      return std::ranges::count(group, a) > 0 && std::ranges::count(group, b) > 0;
    });
  }

  swiss::RankedList ListOf(const List& list, const std::vector<Group>& groups) const {
    swiss::RankedList ranked;
    ranked.forbidden.resize(list.size());
    for (const Place a : list.ids()) {
      for (const Place b : list.ids()) {
        if (a != b && !MayMeet(list[a], list[b], groups)) ranked.forbidden[a].push_back(b);
      }
      ranked.bye_candidates.push_back(a);
    }
    std::ranges::reverse(ranked.bye_candidates);
    return ranked;
  }

  const Tournament& tournament_;
  RoundPairing pairing_;
  std::vector<PlayerIndex> alone_;
};

}  // namespace

Schenkel::Schenkel() : id_("schenkel"), code_("CUSTOM_SCHENKEL"), info_(InfoOf(id_, code_)) {}

Schenkel::Schenkel(const monrad::GroupPlan& plan)
    : plan_(plan),
      id_(fmt::format("schenkel-{}x{}", plan.size, plan.rounds)),
      code_(fmt::format("CUSTOM_SCHENKEL_{}x{}", plan.size, plan.rounds)),
      info_(InfoOf(id_, code_)) {}

monrad::GroupPlan Schenkel::PlanOf(const Tournament& tournament) const {
  if (plan_) return *plan_;
  const auto code = monrad::ReadEventCode(tournament.data().system_code);
  return code && code->groups ? *code->groups : monrad::GroupPlan{};
}

Result<RoundPairing> Schenkel::Pair(const Tournament& tournament) const {
  const monrad::GroupPlan plan = PlanOf(tournament);
  const int day = tournament.rounds() % plan.rounds;
  const auto groups = day == 0 ? FormGroups(tournament, plan)
                               : FormGroups(tournament.Before(Round(tournament.rounds() - day + 1)), plan);
  if (!groups) return tl::unexpected(groups.error());
  Calendar calendar(tournament);
  for (const Group& group : *groups) calendar.Play(group, day);
  return calendar.Finish(*groups);
}

}  // namespace ronda::schenkel
