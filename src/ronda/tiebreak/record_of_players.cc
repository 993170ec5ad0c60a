#include "ronda/tiebreak/record_of_players.h"

#include <string>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/model/predetermined.h"

namespace ronda::tiebreak {
namespace {

// C.04.5/2026 §0: where nobody forfeits both games of a match, a forfeited game is treated as played for tie-breaks and
// standings. A match takes two rounds of the file (decision 142).
void PlayForfeitedGames(const Tournament& tournament, RecordData& data) {
  if (tournament.data().system_code.find("DOUBLESWISS") == std::string::npos) return;
  const auto forfeits_both = [&](PlayerIndex player, Round first) {
    return tournament.entry(player, first).result == ResultCode::kForfeitLoss &&
           tournament.entry(player, Next(first)).result == ResultCode::kForfeitLoss;
  };
  for (const PlayerIndex player : tournament.player_ids()) {
    for (Round first(1); Next(first).value() <= data.rounds; first = Round(first.value() + 2)) {
      const auto& opponent = tournament.entry(player, first).opponent;
      if (!opponent || forfeits_both(player, first) || forfeits_both(*opponent, first)) continue;
      for (const Round round : {first, Next(first)}) {
        RoundRecord& game = data.results[data.SlotOf(Participant(player.value()), round)];
        if (IsForfeit(game.kind)) game.kind = RoundKind::kPlayed;
      }
    }
  }
}

}  // namespace

RoundKind KindOf(ResultCode code) {
  switch (code) {
    case ResultCode::kWin:
    case ResultCode::kDraw:
    case ResultCode::kLoss:
    case ResultCode::kUnratedWin:
    case ResultCode::kUnratedDraw:
    case ResultCode::kUnratedLoss:
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
    case ResultCode::kAdjourned:
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
      return Outcome::kDraw;
    case PointKind::kLoss:
      return Outcome::kLoss;
    default:
      return points >= values.win ? Outcome::kWin : points >= values.draw ? Outcome::kDraw : Outcome::kLoss;
  }
}

bool IsPredetermined(const Tournament& tournament) { return ronda::IsPredetermined(tournament.data()); }

namespace {

RecordData DataOfPlayers(const Tournament& tournament, int rounds) {
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
      if (result.kind != RoundKind::kPending)
        result.match_points = result.game_points = tournament.PointsFor(index, round);
      result.outcome = OutcomeOf(entry.result, result.game_points, values);
      if (entry.opponent) result.opponent = Participant(entry.opponent->value());
      data.results.push_back(result);
    }
  }
  PlayForfeitedGames(tournament, data);
  return data;
}

}  // namespace

Record RecordOfPlayers(const Tournament& tournament, int rounds) { return Record(DataOfPlayers(tournament, rounds)); }

Record RecordOfPlayers(const Tournament& tournament, int rounds, std::span<const EncounterPoints> points) {
  RecordData data = DataOfPlayers(tournament, rounds);
  for (RoundRecord& result : data.results) result.game_points = Points{};
  for (const EncounterPoints& game : points) {
    if (game.round.value() > rounds) continue;
    const auto opponent = tournament.entry(game.player, game.round).opponent;
    data.results[data.SlotOf(Participant(game.player.value()), game.round)].game_points = game.own;
    if (opponent) data.results[data.SlotOf(Participant(opponent->value()), game.round)].game_points = game.against;
  }
  return Record(std::move(data));
}

}  // namespace ronda::tiebreak
