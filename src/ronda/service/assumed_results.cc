#include "ronda/service/assumed_results.h"

#include <fmt/format.h>

#include <utility>

#include "ronda/base/columns.h"
#include "ronda/service/game_result.h"

namespace ronda::service {
namespace {

bool IsOpen(const RoundEntry& entry) {
  return entry.opponent && (entry.result == ResultCode::kPending || entry.result == ResultCode::kAdjourned);
}

Result<void> Suppose(TournamentData& data, const Tournament& tournament, const std::string& supposition) {
  const auto colon = supposition.find(':');
  const auto number = ParseCount(Trim(std::string_view(supposition).substr(0, colon)));
  const std::string_view text =
      colon == std::string::npos ? std::string_view{} : Trim(std::string_view(supposition).substr(colon + 1));
  const auto result = FinishedGame(text);
  if (!number || !result) {
    return tl::unexpected(UsageError(fmt::format("'{}' is no supposed result", supposition),
                                     "write PLAYER:RESULT with White's result first, e.g. 12:1-0, 12:=-= or 12:+-"));
  }
  const auto player = tournament.Find(Tpn(*number));
  if (!player) {
    return tl::unexpected(UsageError(fmt::format("there is no player {}", *number), "name a player by pairing number"));
  }
  for (const Round round : tournament.round_ids()) {
    RoundEntry& own = data.entry(*player, round);
    if (!IsOpen(own)) continue;
    RoundEntry& other = data.entry(*own.opponent, round);
    const bool white = own.colour != Colour::kBlack;
    own.result = white ? result->white : result->black;
    other.result = white ? result->black : result->white;
    return {};
  }
  return tl::unexpected(UsageError(fmt::format("player {} has no game without a result", *number),
                                   "only games that are not finished can be supposed"));
}

}  // namespace

Result<Tournament> WithSupposedResults(const Tournament& tournament, std::span<const std::string> suppositions) {
  TournamentData data = tournament.data();
  for (const std::string& one : suppositions) {
    if (auto supposed = Suppose(data, tournament, one); !supposed) return tl::unexpected(supposed.error());
  }
  for (Player& player : data.players) player.stated_points.reset();
  auto changed = Tournament::Make(std::move(data));
  if (!changed) return tl::unexpected(UsageError("the supposed results contradict the tournament", "check them"));
  return *std::move(changed);
}

}  // namespace ronda::service
