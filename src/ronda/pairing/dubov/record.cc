#include "ronda/pairing/dubov/record.h"

#include <array>
#include <string_view>

#include "ronda/base/id_range.h"
#include "ronda/model/history.h"
#include "ronda/pairing/swiss/tie_break_ranks.h"

namespace ronda::dubov {
namespace {

// C.04.4.1/2026 §1.7.1: of those met over the board, to the nearest whole number, a half up; 0 before the first game.
int AverageRating(const Tournament& tournament, std::span<const PlayerIndex> opponents) {
  if (opponents.empty()) return 0;
  int sum = 0;
  for (const PlayerIndex opponent : opponents) sum += tournament.player(opponent).rating.value_or(0);
  const int games = Count(opponents);
  return (2 * sum + games) / (2 * games);
}

bool WasUpfloated(const Tournament& tournament, const History& history, PlayerIndex player, Round round) {
  const auto opponent = tournament.entry(player, round).opponent;
  return opponent && history.PairingScore(*opponent, round) > history.PairingScore(player, round);
}

// By rising average rating of the opponents.
void PlaceByOpposition(const Tournament& tournament, const History& history, const swiss::Field& field,
                       IdVector<Place, Record>& records) {
  for (const Place place : records.ids()) {
    records[place].in_g1 = AverageRating(tournament, history.opponents(field[place].player));
  }
}

// Rank 1 is the highest Buchholz, which comes last in G1 and first in G2.
void PlaceByBuchholz(const Tournament& tournament, const swiss::Field& field, IdVector<Place, Record>& records) {
  constexpr std::array<std::string_view, 1> kBuchholz{"BH"};
  const auto ranks = swiss::TieBreakRanks(tournament, kBuchholz);
  for (const Place place : records.ids()) {
    const int rank = ranks[field[place].player.index()];
    records[place].in_g1 = -rank;
    records[place].in_g2 = rank;
  }
}

}  // namespace

int MostUpfloats(int planned_rounds) { return 2 + planned_rounds / 5; }

// Decision 138.
IdVector<Place, Record> RecordsOf(const Tournament& tournament, const swiss::Field& field, SubgroupOrder order) {
  const History history(tournament);
  const int most = MostUpfloats(tournament.planned_rounds());
  IdVector<Place, Record> records;
  for (const swiss::Entrant& entrant : field.entrants()) {
    Record record;
    for (int r = 1; r <= tournament.rounds(); ++r) {
      record.upfloated_last = WasUpfloated(tournament, history, entrant.player, Round(r));
      record.upfloats += record.upfloated_last ? 1 : 0;
    }
    record.maximum_upfloater = record.upfloats >= most;
    records.push_back(record);
  }
  switch (order) {
    case SubgroupOrder::kOpposition:
      PlaceByOpposition(tournament, history, field, records);
      break;
    case SubgroupOrder::kBuchholz:
      PlaceByBuchholz(tournament, field, records);
      break;
  }
  return records;
}

}  // namespace ronda::dubov
