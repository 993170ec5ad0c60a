#include <fmt/format.h>

#include <algorithm>

#include "ronda/announce/time_control.h"
#include "ronda/service/fide_report.h"

namespace ronda::service {
namespace {

using announce::RatingKind;

constexpr FideReportWork::Field kFirstRound{92, 8};
constexpr int kRoundWidth = 10;
constexpr int kMoves = 60;

// FIDE Rating Regulations B.02: the least time for 60 moves where one of the two has at least this rating.
struct LeastTime {
  int rating;
  int minutes;
};
constexpr LeastTime kLeastTimes[]{{2400, 120}, {1800, 90}, {0, 60}};  // NOLINT: a table

int LeastMinutes(int rating) {
  return std::ranges::find_if(kLeastTimes, [&](const LeastTime& least) { return rating >= least.rating; })->minutes;
}

class GameReport {
 public:
  explicit GameReport(const FideReportWork& work) : work_(work), tournament_(work.tournament()) {
    const auto control = announce::TimeControlOf(work.info());
    const auto seconds = control ? announce::TimeFor(control->white, kMoves) : std::nullopt;
    if (seconds && work.report.kind == RatingKind::kStandard) minutes_ = *seconds / 60;
  }

  void Check() {
    CheckRounds();
    for (const PlayerIndex player : tournament_.player_ids()) {
      for (const Round round : tournament_.round_ids()) CheckEntry(player, round);
    }
    TellTooFast();
  }

 private:
  void CheckRounds() const {
    const int rounds = tournament_.rounds();
    if (rounds == 0) {
      return work_.AtRecord(
          {.code = "report-rounds", .message = "no round has been played", .hint = "report the event when it is over"},
          "142");
    }
    if (rounds >= tournament_.planned_rounds()) return;
    work_.AtRecord({.code = "report-rounds",
                    .message = fmt::format("{} of {} rounds have been played", rounds, tournament_.planned_rounds()),
                    .hint = "report the event when it is over, or correct record 142"},
                   "142");
  }

  // A game is looked at from the side of the player who comes first.
  void CheckEntry(PlayerIndex player, Round round) {
    const RoundEntry& entry = tournament_.entry(player, round);
    if (!entry.opponent || entry.opponent->index() < player.index()) return;
    RatedGames& games = work_.report.games;
    switch (entry.result) {
      case ResultCode::kWin:
      case ResultCode::kDraw:
      case ResultCode::kLoss:
        return CheckGame(player, round, entry);
      case ResultCode::kUnratedWin:
      case ResultCode::kUnratedDraw:
      case ResultCode::kUnratedLoss:
        ++games.less_than_a_move;
        return;
      case ResultCode::kForfeitWin:
      case ResultCode::kForfeitLoss:
        ++games.forfeited;
        return;
      case ResultCode::kAdjourned:
      case ResultCode::kPending:
        ++games.without_result;
        return Tell(player, round, "has a game without a result", "enter it; an event is reported when it is over");
      case ResultCode::kPairingBye:
      case ResultCode::kFullBye:
      case ResultCode::kHalfBye:
      case ResultCode::kZeroBye:
      case ResultCode::kAbsent:
        return;
    }
  }

  void CheckGame(PlayerIndex player, Round round, const RoundEntry& entry) {
    RatedGames& games = work_.report.games;
    const auto own = tournament_.player(player).rating;
    const auto other = tournament_.player(*entry.opponent).rating;
    if (!entry.colour) Tell(player, round, "has a game without colours", "write w or b in its column");
    if (!own && !other) {
      ++games.both_unrated;
    } else if (minutes_ && *minutes_ < LeastMinutes(std::max(own.value_or(0), other.value_or(0)))) {
      ++games.too_fast;
      highest_ = std::max({highest_, own.value_or(0), other.value_or(0)});
    } else {
      ++games.rated;
    }
  }

  void TellTooFast() const {
    const int count = work_.report.games.too_fast;
    if (count == 0) return;
    work_.AtRecord({.severity = Severity::kWarning,
                    .code = "report-too-fast",
                    .message = fmt::format("{} not rated: 60 moves take {} minutes, and a player rated {} needs {}",
                                           Counted(count, "game") + (count == 1 ? " is" : " are"), *minutes_, highest_,
                                           LeastMinutes(highest_)),
                    .hint = "from 1800 on 90 minutes are needed, from 2400 on 120"},
                   work_.info().encoded_time_control.empty() ? "122" : "222");
  }

  void Tell(PlayerIndex player, Round round, std::string_view what, std::string hint) const {
    const Player& who = tournament_.player(player);
    const int column = kFirstRound.column + kRoundWidth * (round.value() - 1);
    work_.AtPlayer({.code = "report-game",
                    .message = fmt::format("{} {} {} in round {}", who.tpn.value(), who.name, what, round.value()),
                    .hint = std::move(hint)},
                   who, {column, kFirstRound.width});
  }

  const FideReportWork& work_;
  const Tournament& tournament_;
  std::optional<int> minutes_;
  int highest_ = 0;
};

}  // namespace

void CheckReportedGames(FideReportWork work) { GameReport(work).Check(); }

}  // namespace ronda::service
