#include "ronda/tiebreak/record_of_players.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/base/letters.h"

namespace ronda::tiebreak {
namespace {

RoundKind KindOf(ResultCode code) {
  switch (code) {
    case ResultCode::kWin:
    case ResultCode::kDraw:
    case ResultCode::kLoss:
    case ResultCode::kUnratedWin:
    case ResultCode::kUnratedDraw:
    case ResultCode::kUnratedLoss:
    case ResultCode::kAdjourned:
      return RoundKind::kPlayed;
    case ResultCode::kForfeitWin:
      return RoundKind::kForfeitWin;
    case ResultCode::kForfeitLoss:
      return RoundKind::kForfeitLoss;
    case ResultCode::kPairingBye:
      return RoundKind::kPairingBye;
    case ResultCode::kFullBye:
      return RoundKind::kFullBye;
    case ResultCode::kHalfBye:
      return RoundKind::kHalfBye;
    case ResultCode::kZeroBye:
    case ResultCode::kAbsent:
      return RoundKind::kZeroBye;
    case ResultCode::kPending:
      return RoundKind::kPending;
  }
  return RoundKind::kPending;
}

Outcome OutcomeOf(ResultCode code, Points points, const ResultValues& values) {
  switch (Traits(code).points) {
    case PointKind::kWin:
      return Outcome::kWin;
    case PointKind::kDraw:
    case PointKind::kAdjourned:
      return Outcome::kDraw;
    case PointKind::kLoss:
      return Outcome::kLoss;
    default:
      return points >= values.win ? Outcome::kWin : points >= values.draw ? Outcome::kDraw : Outcome::kLoss;
  }
}

}  // namespace

// Decision 040.
bool IsPredetermined(const Tournament& tournament) {
  constexpr std::array<std::string_view, 6> kWords{"roundrobin",   "round-robin", "round robin",
                                                   "scheveningen", "schiller",    "berger"};
  const auto& data = tournament.data();
  const std::string text = Lower(data.system_code.empty() ? data.info.type : data.system_code);
  return std::ranges::any_of(kWords, [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

Record RecordOfPlayers(const Tournament& tournament, int rounds) {
  RecordData data;
  data.rounds = rounds;
  data.predetermined = IsPredetermined(tournament);
  const PointSystem& points = tournament.data().point_system;
  const ResultValues values{points.Win(), points.Draw(), points.Loss()};
  data.values = {{{values, values}}};
  data.entrants.reserve(tournament.players().size());
  data.results.reserve(tournament.players().size() * Round(rounds + 1).index());
  for (const PlayerIndex index : tournament.player_ids()) {
    const Player& player = tournament.player(index);
    data.entrants.push_back({player.tpn.value(), player.name, player.rating});
    for (const Round round : IdRange<Round>(rounds)) {
      const RoundEntry& entry = tournament.entry(index, round);
      RoundRecord result{KindOf(entry.result), Outcome::kLoss, entry.colour, std::nullopt, {}, {}};
      result.match_points = result.game_points = tournament.PointsFor(index, round);
      result.outcome = OutcomeOf(entry.result, result.game_points, values);
      if (entry.opponent) result.opponent = Participant(entry.opponent->value());
      data.results.push_back(result);
    }
  }
  return Record(std::move(data));
}

}  // namespace ronda::tiebreak
