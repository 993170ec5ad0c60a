#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "ronda/base/counting.h"
#include "ronda/base/id_vector.h"
#include "ronda/pairing/acceleration/baku.h"
#include "ronda/pairing/acceleration/method.h"
#include "ronda/pairing/acceleration/starting_list.h"

namespace ronda::acceleration {
namespace {

using Table = std::vector<Acceleration>;

Diagnostic TableRefusal(std::string message, std::string hint) {
  return {.code = "acceleration-refused", .message = std::move(message), .hint = std::move(hint)};
}

Points Times(int factor, Points points) { return Points::Tenths(factor * points.tenths()); }

Points AtMost(const std::optional<Points>& most, Points points) { return most ? std::min(*most, points) : points; }

// Haley's groups are a win apart where there are two, else a draw from one to the next (decision 172).
std::vector<Points> PointsOfGroups(const Haley& haley, const PointSystem& points) {
  std::vector<Points> by_group = haley.points;
  if (by_group.empty() && haley.groups == 2) {
    by_group.push_back(points.Win());
  } else if (by_group.empty()) {
    for (int g = haley.groups - 1; g > 0; --g) by_group.push_back(Times(g, points.Draw()));
  }
  while (std::ssize(by_group) < haley.groups) by_group.emplace_back();
  return by_group;
}

struct Progress {
  Points score;
  int planned_rounds = 0;
};

// Decision 345: two wins, one or none to start with, a draw more for what three draws bring, and two wins to whoever
// has half of all points; never more than that.
Points ProgressivePoints(const PointSystem& points, int group, const Progress& progress) {
  const Points most = Times(2, points.Win());
  if (Times(2, progress.score) >= Times(progress.planned_rounds, points.Win())) return most;
  const int step = 3 * points.Draw().tenths();
  const int steps = step > 0 ? std::max(0, progress.score.tenths()) / step : 0;
  return std::min(most, Times(2 - group, points.Win()) + Times(steps, points.Draw()));
}

class TableMaker {
 public:
  explicit TableMaker(const Tournament& event) : event_(event), list_(StartingListOf(event)) {}

  Parsed<Table> operator()(const None&) const { return {Table{}, {}}; }

  Parsed<Table> operator()(const Baku&) const {
    const auto table = BakuTable(event_);
    if (!table) return {std::nullopt, {table.error()}};
    return {*table, {}};
  }

  Parsed<Table> operator()(const Haley& haley) {
    NeedRounds(haley.rounds);
    if (haley.groups > list_.players) {
      Refuse(
          fmt::format("Haley acceleration wants {} groups, but there are {} in the list", haley.groups, list_.players),
          "ask for fewer groups");
    }
    if (!problems_.empty()) return Finish();
    const auto by_group = PointsOfGroups(haley, event_.data().point_system);
    int group = 0;
    for (const PlayerIndex player : event_.player_ids()) {
      while (group + 1 < haley.groups && list_.before[player] >= EndOfGroup(group, haley.groups)) ++group;
      Give(player, by_group[Size(group)], haley.rounds);
    }
    return Finish();
  }

  Parsed<Table> operator()(const McMahon& mcmahon) {
    NeedRounds(1);
    const Points step = mcmahon.step.value_or(event_.data().point_system.Win());
    for (const PlayerIndex player : event_.player_ids()) {
      Give(player, AtMost(mcmahon.at_most, Times(BarsReached(mcmahon, player), step)), event_.planned_rounds());
    }
    return Finish();
  }

  Parsed<Table> operator()(const Progressive& progressive) {
    NeedRounds(1);
    if (!problems_.empty()) return Finish();
    const Groups groups = GroupsOf(progressive);
    CheckSizes(progressive, groups);
    const PointSystem& points = event_.data().point_system;
    const int last = std::min(event_.rounds() + 1, event_.planned_rounds() - kRoundsWithout);
    for (const PlayerIndex player : event_.player_ids()) {
      std::vector<Points> by_round;
      for (int r = 1; r <= last; ++r) {
        const Points score = event_.ScoreAfter(player, r - 1);
        by_round.push_back(ProgressivePoints(points, groups[player], {score, event_.planned_rounds()}));
      }
      while (!by_round.empty() && by_round.back() == Points{}) by_round.pop_back();
      if (!by_round.empty()) table_.push_back({player, std::move(by_round)});
    }
    return Finish();
  }

  Parsed<Table> operator()(const Given& given) {
    std::set<PlayerIndex> seen;
    for (const Given::Row& row : given.rows) {
      const auto player = event_.Find(Tpn(row.number));
      if (!player) {
        Refuse(fmt::format("the table gives fictitious points to {}, who is not in the list", row.number),
               "name players (or teams) by their numbers");
      } else if (!seen.insert(*player).second) {
        Refuse(fmt::format("the table gives fictitious points to {} twice", row.number), "keep one line each");
      } else {
        Take(row, *player);
      }
    }
    std::ranges::sort(table_, {}, &Acceleration::player);
    return Finish();
  }

 private:
  static constexpr int kRoundsWithout = 2;  // the last ones, of a progressive acceleration

  using Groups = IdVector<PlayerIndex, int>;  // 0 for the highest of three

  Groups GroupsOf(const Progressive& progressive) const {
    const McMahon bars{progressive.measure, progressive.bars, {}, {}};
    Groups groups;
    for (const PlayerIndex player : event_.player_ids()) {
      int group = 2 - BarsReached(bars, player);
      if (progressive.bars.empty())
        group = list_.before[player] < EndOfGroup(0, 3) ? 0 : list_.before[player] < EndOfGroup(1, 3) ? 1 : 2;
      groups.push_back(group);
    }
    return groups;
  }

  // Every group has a quarter of the players to a half of them.
  void CheckSizes(const Progressive& progressive, const Groups& groups) {
    if (progressive.bars.empty()) return;
    for (const int group : {0, 1, 2}) {
      const auto size = std::ranges::count(groups, group);
      if (4 * size >= groups.size() && 2 * size <= groups.size()) continue;
      Refuse(fmt::format("group {} of the progressive acceleration has {} of {}, and a quarter to a half is wanted",
                         "ABC"[group], Counted(size, "player"), groups.size()),
             "choose other bars");
    }
  }

  void Refuse(std::string message, std::string hint) {
    problems_.push_back(TableRefusal(std::move(message), std::move(hint)));
  }

  void NeedRounds(int wanted) {
    const auto& planned = event_.data().planned_rounds;
    if (!planned) {
      Refuse("acceleration depends on the number of rounds, which the tournament does not say",
             "add a record 142 (or XXR) with the number of rounds");
    } else if (wanted > *planned) {
      Refuse(fmt::format("{} rounds are to be accelerated, but {} are planned", wanted, *planned),
             "accelerate fewer rounds");
    }
  }

  void Take(const Given::Row& row, PlayerIndex player) {
    const auto& planned = event_.data().planned_rounds;
    std::vector<Points> by_round = row.by_round;
    while (!by_round.empty() && by_round.back() == Points{}) by_round.pop_back();
    if (planned && std::ssize(by_round) > *planned) {
      Refuse(fmt::format("the table gives fictitious points to {} in round {}, but {} are planned", row.number,
                         by_round.size(), *planned),
             "leave out what comes after the last round");
    }
    if (!by_round.empty()) table_.push_back({player, std::move(by_round)});
  }

  // An even number of players in all groups down to this one, so that in round 1 nobody has to leave their group.
  int EndOfGroup(int group, int groups) const {
    const int share = ((group + 1) * list_.players + groups - 1) / groups;
    return share + share % 2;
  }

  int BarsReached(const McMahon& mcmahon, PlayerIndex player) const {
    const auto& rating = event_.player(player).rating;
    const auto reached = [&](int bar) {
      return mcmahon.measure == McMahon::Measure::kPlace ? list_.before[player] < bar : rating && *rating >= bar;
    };
    return static_cast<int>(std::ranges::count_if(mcmahon.bars, reached));
  }

  void Give(PlayerIndex player, Points points, int rounds) {
    if (points == Points{}) return;
    table_.push_back({player, IdVector<Round, Points>(rounds, points).values()});
  }

  Parsed<Table> Finish() {
    if (!problems_.empty()) return {std::nullopt, std::move(problems_)};
    return {std::move(table_), {}};
  }

  const Tournament& event_;
  StartingList list_;
  Table table_;
  std::vector<Diagnostic> problems_;
};

}  // namespace

Parsed<Table> TableOf(const Method& method, const Tournament& event) { return std::visit(TableMaker(event), method); }

}  // namespace ronda::acceleration
