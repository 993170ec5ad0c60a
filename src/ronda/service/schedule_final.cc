// The final of the Amsterdam system: who qualified, what they carry over, and whom they still have to play.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <tuple>

#include "ronda/base/id_vector.h"
#include "ronda/schedule/groups.h"
#include "ronda/service/schedule_request.h"

namespace ronda::service {
namespace {

// Groups are those who met each other, directly or through others.
std::vector<std::vector<PlayerIndex>> GroupsOf(const Tournament& stage) {
  std::vector<std::vector<PlayerIndex>> groups;
  IdVector<PlayerIndex, bool> is_placed(stage.player_count());
  for (const PlayerIndex player : stage.player_ids()) {
    if (is_placed[player]) continue;
    std::vector<PlayerIndex> group{player};
    is_placed[player] = true;
    for (std::size_t next = 0; next < group.size(); ++next) {
      for (const RoundEntry& entry : stage.entries(group[next])) {
        if (!entry.opponent || is_placed[*entry.opponent]) continue;
        is_placed[*entry.opponent] = true;
        group.push_back(*entry.opponent);
      }
    }
    groups.push_back(std::move(group));
  }
  return groups;
}

const RoundEntry* GameOf(const Tournament& stage, PlayerIndex player, PlayerIndex opponent) {
  for (const RoundEntry& entry : stage.entries(player)) {
    if (entry.opponent == opponent) return &entry;
  }
  return nullptr;
}

Points PointsAgainst(const Tournament& stage, PlayerIndex player, PlayerIndex opponent) {
  const RoundEntry* game = GameOf(stage, player, opponent);
  return game == nullptr ? Points() : stage.data().point_system.For(game->result, game->colour);
}

// Points, points against those level on points, Sonneborn-Berger in hundredths.
using Rank = std::tuple<Points, Points, int>;

Rank RankOf(const Tournament& stage, const std::vector<PlayerIndex>& group, PlayerIndex player) {
  const auto score = [&](PlayerIndex who) { return stage.ScoreAfter(who, stage.rounds()); };
  Points direct;
  int sonneborn_berger = 0;
  for (const PlayerIndex other : group) {
    if (other == player) continue;
    const Points won = PointsAgainst(stage, player, other);
    if (score(other) == score(player)) direct += won;
    sonneborn_berger += won.tenths() * score(other).tenths();
  }
  return {score(player), direct, sonneborn_berger};
}

Result<std::vector<PlayerIndex>> QualifiedOf(const Tournament& stage, std::vector<PlayerIndex> group, int qualifiers) {
  if (std::ssize(group) < qualifiers) {
    return tl::unexpected(UsageError(fmt::format("{} cannot qualify from a group of {}", qualifiers, group.size()),
                                     fmt::format("--qualifiers {} at most", group.size())));
  }
  const auto rank = [&](PlayerIndex player) { return RankOf(stage, group, player); };
  auto ranked = group;
  std::ranges::stable_sort(ranked, std::ranges::greater{}, rank);
  const auto first_out = ranked.begin() + qualifiers;
  if (first_out != ranked.end() && qualifiers > 0 && rank(first_out[-1]) == rank(*first_out)) {
    return tl::unexpected(UsageError(
        fmt::format("{} and {} are level on points, direct encounter and Sonneborn-Berger: one of them qualifies",
                    stage.player(first_out[-1]).name, stage.player(*first_out).name),
        "let them play off, and enter the play-off as a further round of the file"));
  }
  ranked.erase(first_out, ranked.end());
  for (std::size_t i = 0; i < ranked.size(); ++i) {
    for (std::size_t j = i + 1; j < ranked.size(); ++j) {
      if (GameOf(stage, ranked[i], ranked[j]) != nullptr) continue;
      return tl::unexpected(UsageError(fmt::format("{} and {} are of one group but have no game to carry over",
                                                   stage.player(ranked[i]).name, stage.player(ranked[j]).name),
                                       "every group must have played its round robin to the end"));
    }
  }
  return ranked;
}

class FinalMaker {
 public:
  FinalMaker(const Tournament& stage, std::vector<PlayerIndex> seats) : stage_(stage), seats_(std::move(seats)) {}

  Result<Tournament> Make(const schedule::Schedule& carried, const schedule::Schedule& final) {
    data_.info = stage_.data().info;
    data_.info.name += data_.info.name.empty() ? "Final" : ", final";
    data_.info.round_dates.clear();
    data_.system_code = "CUSTOM_ROUNDROBIN";
    data_.point_system = stage_.data().point_system;
    data_.rounds = Count(carried.rounds) + Count(final.rounds);
    data_.planned_rounds = data_.rounds;
    data_.entries.resize(seats_.size() * data_.next_round().index());
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      Player player = stage_.player(seats_[i]);
      player.tpn = Tpn(static_cast<std::int32_t>(i) + 1);
      player.stated_points.reset();
      player.stated_rank.reset();
      data_.players.push_back(std::move(player));
    }
    Round round(0);
    for (const auto& plan : carried.rounds) AddRound(plan, ++round, Kind::kCarried);
    for (const auto& plan : final.rounds) AddRound(plan, ++round, Kind::kToBePlayed);
    if (auto tournament = Tournament::Make(std::move(data_))) return *std::move(tournament);
    return tl::unexpected(UsageError("the games of the groups cannot be carried into a final",
                                     "check the file with ronda validate; every game needs its result"));
  }

 private:
  enum class Kind : std::uint8_t { kCarried, kToBePlayed };

  RoundEntry& Entry(schedule::Seat seat, Round round) { return data_.entry(PlayerIndex(seat.value()), round); }

  void AddRound(const schedule::RoundPlan& plan, Round round, Kind kind) {
    for (const schedule::Game& game : plan.games) {
      for (const auto& [seat, opponent] : {std::pair(game.white, game.black), std::pair(game.black, game.white)}) {
        RoundEntry entry{ResultCode::kPending, seat == game.white ? Colour::kWhite : Colour::kBlack, std::nullopt};
        if (kind == Kind::kCarried) {
          const auto* played = GameOf(stage_, seats_[seat.index()], seats_[opponent.index()]);
          if (played == nullptr) continue;
          entry = *played;
        }
        entry.opponent = PlayerIndex(opponent.value());
        Entry(seat, round) = entry;
      }
    }
    for (const schedule::Seat rest : plan.rests)
      Entry(rest, round) = {ResultCode::kZeroBye, std::nullopt, std::nullopt};
  }

  const Tournament& stage_;
  std::vector<PlayerIndex> seats_;
  TournamentData data_;
};

}  // namespace

Result<Tournament> AmsterdamFinalOf(const Tournament& stage, int qualifiers) {
  const auto pending = std::ranges::count(stage.data().entries, ResultCode::kPending, &RoundEntry::result);
  if (pending > 0 || stage.rounds() == 0) {
    return tl::unexpected(
        UsageError(fmt::format("the groups are not finished: {} without a result", Counted(pending / 2, "game")),
                   "enter the results first"));
  }
  const auto groups = GroupsOf(stage);
  if (groups.size() < 2) {
    return tl::unexpected(
        UsageError("the players of the file all belong to one group", "give the file of a stage of groups"));
  }
  std::vector<PlayerIndex> seats;
  for (const auto& group : groups) {
    const auto qualified = QualifiedOf(stage, group, qualifiers);
    if (!qualified) return tl::unexpected(qualified.error());
    seats.insert(seats.end(), qualified->begin(), qualified->end());
  }
  const int count = static_cast<int>(groups.size());
  const auto final = schedule::AmsterdamFinal(count, qualifiers);
  if (!final) return tl::unexpected(final.error());
  return FinalMaker(stage, std::move(seats)).Make(schedule::CarriedGames(count, qualifiers), *final);
}

}  // namespace ronda::service
