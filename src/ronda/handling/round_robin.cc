#include "ronda/handling/round_robin.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace ronda::handling {
namespace {

// Decision 330: the rule is not among the texts the project is built on, so that no article of it is cited.
constexpr const char* kRule = "C.05";

struct Games {
  int all = 0;
  int completed = 0;
  std::optional<Round> first_left;
};

// Who lost by forfeit did not complete the game; who won so was there to play it.
Games GamesOf(const TournamentData& data, PlayerIndex player) {
  Games games;
  for (Round round(1); round <= Round(data.rounds); round = Next(round)) {
    const RoundEntry& entry = data.entry(player, round);
    if (!entry.opponent) continue;
    ++games.all;
    const bool is_left = entry.result == ResultCode::kPending;
    if (is_left && !games.first_left) games.first_left = round;
    if (!is_left && entry.result != ResultCode::kForfeitLoss) ++games.completed;
  }
  return games;
}

// Forfeits from the first game that is left on: the opponent wins, unless away as well.
void ForfeitFrom(TournamentData& data, PlayerIndex player, Round first) {
  for (Round round = first; round <= Round(data.rounds); round = Next(round)) {
    RoundEntry& own = data.entry(player, round);
    if (!own.opponent) continue;
    RoundEntry& other = data.entry(*own.opponent, round);
    if (own.result == ResultCode::kPending) {
      other.result = ResultCode::kForfeitWin;
      own.result = ResultCode::kForfeitLoss;
    } else if (own.result == ResultCode::kForfeitWin) {
      own.result = ResultCode::kForfeitLoss;
    }
  }
}

// Every kind of result that scores, so that a correction of one counts for nobody either.
std::vector<ResultCode> ScoringKinds(const PointSystem& points) {
  std::vector<ResultCode> kinds;
  for (const ResultCode kind :
       {ResultCode::kWin, ResultCode::kDraw, ResultCode::kLoss, ResultCode::kForfeitWin, ResultCode::kForfeitLoss}) {
    const bool scores = points.For(kind, Colour::kWhite) != Points{} || points.For(kind, Colour::kBlack) != Points{};
    if (scores) kinds.push_back(kind);
  }
  return kinds;
}

void AddWorthless(TournamentData& data, ResultCode kind, Round round, std::int32_t number) {
  const auto same = [&](const AbnormalPoints& one) {
    return one.kind == kind && one.round == round && one.points == Points{};
  };
  auto found = std::ranges::find_if(data.abnormal_points, same);
  if (found == data.abnormal_points.end()) {
    data.abnormal_points.push_back({kind, std::nullopt, Points{}, round, {}});
    found = std::prev(data.abnormal_points.end());
  }
  if (std::ranges::find(found->numbers, number) == found->numbers.end()) found->numbers.push_back(number);
}

void Annul(TournamentData& data, PlayerIndex player) {
  const auto kinds = ScoringKinds(data.point_system);
  for (Round round(1); round <= Round(data.rounds); round = Next(round)) {
    const auto opponent = data.entry(player, round).opponent;
    if (!opponent) continue;
    for (const ResultCode kind : kinds) {
      AddWorthless(data, kind, round, data.players[player.index()].tpn.value());
      AddWorthless(data, kind, round, data.players[opponent->index()].tpn.value());
    }
  }
}

}  // namespace

bool IsDrawnRoundRobin(const TournamentData& data) {
  const bool is_whole = data.rounds > 0 && data.planned_rounds && data.rounds >= *data.planned_rounds;
  const bool is_robin = data.teams.empty() && data.system_code.find("ROUNDROBIN") != std::string::npos;
  return is_whole && (is_robin || PlaysEncounters(data));
}

Result<Handled> WithdrawFromRoundRobin(const Tournament& tournament, std::span<const PlayerIndex> players) {
  TournamentData data = tournament.data();
  Handled handled{tournament};
  for (const PlayerIndex player : players) {
    const Player& record = tournament.player(player);
    const Games games = GamesOf(data, player);
    if (!games.first_left) {
      return tl::unexpected(Refusal("handling-withdrawal",
                                    fmt::format("{} has no game left to play", NumberAndName(record)),
                                    "a result is changed by a correction"));
    }
    ForfeitFrom(data, player, *games.first_left);
    const bool for_team = PlaysEncounters(data);  // decision 350: every game has two teams that played for it
    const bool counts = for_team || 2 * games.completed >= games.all;
    if (!counts) Annul(data, player);
    const std::string_view fate =
        for_team ? "count for the teams"
        : counts ? "count, as half of the games were completed"
                 : "stay in the table and count for nobody, as fewer than half of the games were completed";
    const std::string text = fmt::format("{} withdraws after {} of {} games and forfeits the others; the results {}",
                                         NumberAndName(record), games.completed, games.all, fate);
    handled.changes.push_back({counts ? "withdrawn" : "annulled", kRule, text, record.tpn, std::nullopt});
  }
  std::vector<PlayerIndex> restated;
  for (const PlayerIndex player : tournament.player_ids()) restated.push_back(player);
  auto after = Rebuilt(std::move(data), restated);
  if (!after) return tl::unexpected(after.error());
  handled.tournament = *std::move(after);
  return handled;
}

}  // namespace ronda::handling
