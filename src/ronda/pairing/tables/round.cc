#include "ronda/pairing/tables/round.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/tables/seating.h"
#include "ronda/pairing/tables/standings.h"

namespace ronda::tables {
namespace {

TableSizes SizesOf(int wanted) { return {wanted, wanted == kSmallestTable ? wanted + 1 : wanted - 1}; }

// By player: by player, how often they have sat together.
using Meetings = IdVector<Index, std::map<Index, int>>;

void AddMeetings(const std::vector<Index>& table, Meetings& meetings) {
  for (const Index a : table) {
    for (const Index b : table) {
      if (a != b) ++meetings[a][b];
    }
  }
}

Meetings MeetingsOf(const Event& event) {
  Meetings meetings(Count(event.players));
  for (const Round& round : event.rounds) {
    for (const Table& table : round) AddMeetings(table.players, meetings);
  }
  return meetings;
}

// Everybody who is there in the next round, in the order of the standings.
std::vector<Index> ListOf(const Event& event) {
  IdVector<Index, bool> away(Count(event.players), false);
  for (const Absence& absence : event.away) {
    if (absence.round == event.next_round()) away[absence.player] = true;
  }
  std::vector<Index> list;
  for (const Line& line : Standings(event)) {
    if (!away[line.player]) list.push_back(line.player);
  }
  return list;
}

struct GroupOfTables {
  std::vector<Index> players;
  std::vector<int> sizes;
};

// Seats one group and adds its tables to the round.
void SeatGroup(const GroupOfTables& group, const Meetings& meetings, SeatedRound& round) {
  std::map<Index, Place> place_of;
  for (const Place place : IdRange<Place>(Count(group.players))) {
    place_of.emplace(group.players[place.index()], place);
  }
  RankedField field{{}, group.sizes};
  for (const Index player : group.players) {
    std::vector<Meeting> met;
    for (const auto& [other, times] : meetings[player]) {
      if (const auto place = place_of.find(other); place != place_of.end()) met.push_back({place->second, times});
    }
    std::ranges::sort(met, {}, &Meeting::other);
    field.met.push_back(std::move(met));
  }
  const Seating seated = Seat(field);
  for (const auto& table : seated.tables) {
    SeatedTable& one = round.tables.emplace_back();
    for (const Place place : table) one.players.push_back(group.players[place.index()]);
  }
  round.repeats += seated.repeats;
  round.proven = round.proven && seated.proven;
}

// Consecutive tables to a group, as near to the number wanted as goes.
std::vector<GroupOfTables> Divide(const std::vector<Index>& list, const std::vector<int>& sizes, int tables) {
  const int count = Count(sizes);
  const int groups = std::max(1, (2 * count + tables) / (2 * tables));
  std::vector<GroupOfTables> divided;
  auto next = list.begin();
  int table = 0;
  for (const int size : sizes) {
    if (table++ * groups / count == std::ssize(divided)) divided.emplace_back();
    GroupOfTables& group = divided.back();
    group.sizes.push_back(size);
    group.players.insert(group.players.end(), next, next + size);
    next += size;
  }
  return divided;
}

// The groups with those who are there; who came since they were formed is in the last one. None if a group cannot fill
// tables any more.
std::optional<std::vector<GroupOfTables>> Present(std::vector<GroupOfTables> groups, const std::vector<Index>& here,
                                                  int table_size) {
  std::set<Index> missing(here.begin(), here.end());
  for (GroupOfTables& group : groups) {
    std::erase_if(group.players, [&](Index player) { return missing.erase(player) == 0; });
  }
  std::ranges::copy_if(here, std::back_inserter(groups.back().players),
                       [&](Index player) { return missing.contains(player); });
  for (GroupOfTables& group : groups) {
    auto sizes = SizesOfTables(Count(group.players), table_size);
    if (!sizes) return std::nullopt;
    group.sizes = *std::move(sizes);
  }
  return groups;
}

Result<SeatedRound> SeatMonrad(const Event& event) {
  const std::vector<Index> list = ListOf(event);
  auto sizes = SizesOfTables(Count(list), event.table_size);
  if (!sizes) return tl::unexpected(sizes.error());
  SeatedRound round{.number = event.next_round(), .tables = {}, .repeats = 0, .proven = true};
  SeatGroup({list, *std::move(sizes)}, MeetingsOf(event), round);
  return round;
}

// The groups are those of the standings when they were formed. Where one cannot fill its tables because somebody is
// away, everybody is seated as one group for the round.
Result<SeatedRound> SeatSchenkel(const Event& event) {
  const int day = (event.next_round() - 1) % event.groups.rounds;
  const std::vector<Index> list = ListOf(Before(event, event.next_round() - day));
  const std::vector<Index> here = ListOf(event);
  const auto sizes = SizesOfTables(Count(list), event.table_size);
  auto all = SizesOfTables(Count(here), event.table_size);
  if (!sizes) return tl::unexpected(sizes.error());
  if (!all) return tl::unexpected(all.error());
  const auto groups = Present(Divide(list, *sizes, event.groups.tables), here, event.table_size)
                          .value_or(std::vector<GroupOfTables>{{here, *std::move(all)}});
  SeatedRound round{.number = event.next_round(), .tables = {}, .repeats = 0, .proven = true};
  const Meetings meetings = MeetingsOf(event);
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const std::size_t before = round.tables.size();
    SeatGroup(groups[g], meetings, round);
    for (std::size_t t = before; t < round.tables.size(); ++t) round.tables[t].group = static_cast<int>(g) + 1;
  }
  return round;
}

}  // namespace

std::optional<int> NearestSize(int players, int wanted) {
  for (int distance = 1; distance <= kLargestTable; ++distance) {
    for (const int size : {wanted - distance, wanted + distance}) {
      if (size >= kSmallestTable && size <= kLargestTable && SizesFor(players, SizesOf(size))) return size;
    }
  }
  return std::nullopt;
}

Result<std::vector<int>> SizesOfTables(int players, int wanted) {
  if (auto sizes = SizesFor(players, SizesOf(wanted)); sizes && players >= kSmallestTable) {
    return *std::move(sizes);
  }
  const auto nearest = NearestSize(players, wanted);
  return tl::unexpected(Diagnostic{
      .code = "table-sizes",
      .message = fmt::format("{} players cannot sit at tables of {} and {}", players, wanted, SizesOf(wanted).other),
      .hint = players < kSmallestTable ? "a table needs three players"
              : nearest                ? fmt::format("tables of {} work: set \"table_size\" to {}", *nearest, *nearest)
                                       : "ask for more players"});
}

Result<SeatedRound> NextRound(const Event& event) {
  for (std::size_t r = 0; r < event.rounds.size(); ++r) {
    for (std::size_t t = 0; t < event.rounds[r].size(); ++t) {
      if (!event.rounds[r][t].places.empty()) continue;
      return tl::unexpected(
          Diagnostic{.code = "tables-open",
                     .message = fmt::format("table {} of round {} has no result yet", t + 1, r + 1),
                     .hint = "add \"places\", the place of each of its players, before the next round is seated"});
    }
  }
  return event.system == System::kSchenkel ? SeatSchenkel(event) : SeatMonrad(event);
}

Round AsRound(const SeatedRound& seated) {
  Round round;
  for (const SeatedTable& table : seated.tables) round.push_back({table.players, {}});
  return round;
}

}  // namespace ronda::tables
