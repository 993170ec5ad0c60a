// The final of the Amsterdam system: who qualified, what they carry over, and whom they still have to play.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/base/id_vector.h"
#include "ronda/schedule/groups.h"
#include "ronda/service/schedule_request.h"
#include "ronda/service/standings_work.h"
#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"

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

// The results of one group, as a round robin of its own.
tiebreak::Record RecordOfGroup(const Tournament& stage, const std::vector<PlayerIndex>& group) {
  const tiebreak::Record all = tiebreak::RecordOfPlayers(stage, stage.rounds());
  tiebreak::RecordData data;
  data.rounds = stage.rounds();
  data.predetermined = true;
  data.values = {{{all.values(tiebreak::Score::kMatchPoints), all.values(tiebreak::Score::kGamePoints)}}};
  for (const PlayerIndex player : group) {
    const tiebreak::Participant who(player.value());
    data.entrants.push_back(all.entrant(who));
    for (tiebreak::RoundRecord result : all.results(who)) {
      if (result.opponent) {
        const auto other = std::ranges::find(group, PlayerIndex(result.opponent->value()));
        result.opponent = tiebreak::Participant::FromIndex(IndexIn(group, other));
      }
      data.results.push_back(result);
    }
  }
  return tiebreak::Record(std::move(data));
}

// Elementos §2.2.3: the first of a group by its tie-breaks, lots where they are drawn.
Result<std::vector<PlayerIndex>> RankedIn(const Tournament& stage, const std::vector<PlayerIndex>& group,
                                          const ScheduleRequest& request, int qualifiers) {
  auto codes = request.tiebreaks.empty() ? std::vector<std::string>{"DE", "SB"} : request.tiebreaks;
  if (request.lot) codes.emplace_back("LOT");
  auto list = tiebreak::ParseTieBreaks(codes);
  if (!list.value) return tl::unexpected(list.diagnostics.front());
  const tiebreak::Record record = RecordOfGroup(stage, group);
  std::optional<std::int64_t> lot;
  if (request.lot) lot = static_cast<std::int64_t>(*request.lot);
  tiebreak::Session session(record, EditionOf(stage), {std::nullopt, lot});
  const auto standings =
      tiebreak::Rank(session, tiebreak::WithPoints(*std::move(list.value)), tiebreak::Application::kSuccessive);
  std::vector<PlayerIndex> ranked;
  for (const tiebreak::Participant who : standings.order) ranked.push_back(group[who.index()]);
  const auto& order = standings.order;
  const std::size_t next = Size(qualifiers);
  if (next > 0 && next < order.size() && standings.RankOf(order[next - 1]) == standings.RankOf(order[next])) {
    return tl::unexpected(UsageError(
        fmt::format("{} and {} are level on points and {}: one of them qualifies", stage.player(ranked[next - 1]).name,
                    stage.player(ranked[next]).name, fmt::join(codes, ", ")),
        "name further tie-breaks with --tiebreaks, draw a lot with --lot and a number, or let them play off "
        "and enter that as a further round of the file"));
  }
  return ranked;
}

Result<std::vector<PlayerIndex>> QualifiedOf(const Tournament& stage, const std::vector<PlayerIndex>& group,
                                             const ScheduleRequest& request, int qualifiers) {
  if (std::ssize(group) < qualifiers) {
    return tl::unexpected(UsageError(fmt::format("{} cannot qualify from a group of {}", qualifiers, group.size()),
                                     fmt::format("--qualifiers {} at most", group.size())));
  }
  auto ranking = RankedIn(stage, group, request, qualifiers);
  if (!ranking) return ranking;
  std::vector<PlayerIndex> ranked = *std::move(ranking);
  ranked.erase(ranked.begin() + qualifiers, ranked.end());
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

Result<Tournament> AmsterdamFinalOf(const Tournament& stage, const ScheduleRequest& request) {
  const int qualifiers = request.qualifiers.value_or(2);
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
    const auto qualified = QualifiedOf(stage, group, request, qualifiers);
    if (!qualified) return tl::unexpected(qualified.error());
    seats.insert(seats.end(), qualified->begin(), qualified->end());
  }
  const int count = Count(groups);
  const auto final = schedule::AmsterdamFinal(count, qualifiers);
  if (!final) return tl::unexpected(final.error());
  return FinalMaker(stage, std::move(seats)).Make(schedule::CarriedGames(count, qualifiers), *final);
}

}  // namespace ronda::service
