#include "ronda/pairing/dubov/record.h"

#include "ronda/model/history.h"

namespace ronda::dubov {
namespace {

// C.04.4.1/2026 §1.7.1: to the nearest whole number, a half up.
int AverageRating(const Tournament& tournament, std::span<const PlayerIndex> opponents) {
  if (opponents.empty()) return 0;
  int sum = 0;
  for (const PlayerIndex opponent : opponents) sum += tournament.player(opponent).rating.value_or(0);
  const int games = static_cast<int>(opponents.size());
  return (2 * sum + games) / (2 * games);
}

bool WasUpfloated(const Tournament& tournament, const History& history, PlayerIndex player, Round round) {
  const auto opponent = tournament.entry(player, round).opponent;
  return opponent && history.PairingScore(*opponent, round) > history.PairingScore(player, round);
}

}  // namespace

int MostUpfloats(int planned_rounds) { return 2 + planned_rounds / 5; }

std::vector<Record> RecordsOf(const Tournament& tournament, const swiss::Field& field) {
  const History history(tournament);
  const int most = MostUpfloats(tournament.planned_rounds());
  std::vector<Record> records;
  for (const swiss::Entrant& entrant : field.entrants()) {
    Record record;
    record.aro = AverageRating(tournament, history.opponents(entrant.player));
    for (int r = 1; r <= tournament.rounds(); ++r) {
      record.upfloated_last = WasUpfloated(tournament, history, entrant.player, Round(r));
      record.upfloats += record.upfloated_last ? 1 : 0;
    }
    record.maximum_upfloater = record.upfloats >= most;
    records.push_back(record);
  }
  return records;
}

}  // namespace ronda::dubov
