// A small event as bytes and as a tournament, for questions to the service.
#pragma once

#include <string>

#include "ronda/service/assumed_results.h"
#include "ronda/service/pair.h"

namespace ronda::service {

// Four players by rating, before round 1.
inline Source FourPlayers() { return {"four.csv", "name,rating\nAlfa,2400\nBravo,2300\nCharlie,2200\nDelta,2100\n"}; }

inline Tournament PlannedFor(const Tournament& tournament, int rounds) {
  TournamentData data = tournament.data();
  data.planned_rounds = rounds;
  return *Tournament::Make(std::move(data));
}

inline Tournament BeforeTheFirstRound() { return *TournamentOf(FourPlayers()).value; }

// After round 1, in which White won both games.
inline Tournament AfterTheFirstRound() {
  const EventRequest request{FourPlayers(), {}, {}};
  const auto event = OpenEvent(request);
  const auto round = Pair(*event.value, std::nullopt);
  Tournament paired = *WithPairedRound(*event.value, *round.value);
  for (const Board& board : round.value->pairing.boards) {
    const std::string won = std::to_string(paired.player(board.white).tpn.value()) + ":1-0";
    paired = *WithSupposedResults(paired, {&won, 1});
  }
  return paired;
}

}  // namespace ronda::service
