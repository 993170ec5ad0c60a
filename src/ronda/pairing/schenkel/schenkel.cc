#include "ronda/pairing/schenkel/schenkel.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

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
    const schedule::Schedule table = *schedule::Berger(static_cast<int>(group.size()));
    const auto& round = table.rounds[static_cast<std::size_t>(day)];
    const auto player = [&](schedule::Seat seat) { return group[static_cast<std::size_t>(seat.value())]; };
    for (const schedule::Game& game : round.games) Meet(player(game.white), player(game.black));
    for (const schedule::Seat seat : round.rests) {
      if (IsHere(player(seat))) pairing_.rests.push_back(player(seat));
    }
  }

  // Who came after the groups were formed, and whose opponents are away, meet each other if they can; the groups they
  // are in keep two of the same group apart, since their game is in the calendar.
  RoundPairing Finish(const std::vector<Group>& groups) {
    FindLateComers(groups);
    std::vector<PlayerIndex> list = monrad::PairingOrder(tournament_);
    std::erase_if(list, [&](PlayerIndex player) { return std::ranges::count(alone_, player) == 0; });
    const auto pairs = swiss::PairNeighbours(ListOf(list, groups));
    const auto at = [&](int place) { return list[static_cast<std::size_t>(place)]; };
    if (!pairs) {
      pairing_.rests.insert(pairing_.rests.end(), list.begin(), list.end());
    } else {
      for (const auto& [higher, lower] : pairs->pairs) AddBoard(at(higher), at(lower), "both without an opponent");
      if (pairs->bye) pairing_.rests.push_back(at(*pairs->bye));
    }
    return std::move(pairing_);
  }

 private:
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
    std::vector<bool> grouped(tournament_.players().size(), false);
    for (const Group& group : groups) {
      for (const PlayerIndex player : group) grouped[static_cast<std::size_t>(player.value())] = true;
    }
    for (std::int32_t i = 0; i < tournament_.player_count(); ++i) {
      if (!grouped[static_cast<std::size_t>(i)] && IsHere(PlayerIndex(i))) alone_.emplace_back(i);
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

  swiss::RankedList ListOf(const std::vector<PlayerIndex>& list, const std::vector<Group>& groups) const {
    swiss::RankedList ranked;
    for (std::size_t a = 0; a < list.size(); ++a) {
      auto& forbidden = ranked.forbidden.emplace_back();
      for (std::size_t b = 0; b < list.size(); ++b) {
        if (a != b && !MayMeet(list[a], list[b], groups)) forbidden.push_back(static_cast<int>(b));
      }
    }
    for (int place = ranked.size(); place-- > 0;) ranked.bye_candidates.push_back(place);
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
