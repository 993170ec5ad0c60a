#include "hard_events.h"

#include <utility>

#include "course.h"
#include "ronda/base/random.h"

namespace ronda::bench {
namespace {

template <class ResultFor>
Tournament PlayOut(const PairingSystem& system, int players, int rounds, ResultFor result_for) {
  Course course(players);
  for (int round = 1; round <= rounds; ++round) {
    const auto pairing = system.Pair(course.Make());
    if (!pairing) break;
    course.NextRound();
    for (const Board& board : pairing->boards) course.Play(board.white.value(), board.black.value(), result_for());
    if (pairing->bye) course.Sit(pairing->bye->value(), ResultCode::kPairingBye);
  }
  return course.Make();
}

// A round robin; whoever had White less often has White.
template <class ResultFor>
Tournament RoundRobin(int players, int rounds, ResultFor result_for) {
  Course course(players);
  std::vector<int> whites(static_cast<std::size_t>(players), 0);
  for (int round = 0; round < rounds; ++round) {
    course.NextRound();
    for (auto [white, black] : CircleRound(players, round)) {
      if (whites[static_cast<std::size_t>(white)] > whites[static_cast<std::size_t>(black)]) std::swap(white, black);
      ++whites[static_cast<std::size_t>(white)];
      course.Play(white, black, result_for(white, black));
    }
  }
  return course.Make();
}

}  // namespace

HardEvent WhiteWins(const PairingSystem& system, int players, int rounds) {
  return {"White wins", PlayOut(system, players, rounds, [] { return ResultCode::kWin; })};
}

HardEvent WhiteMostlyWins(const PairingSystem& system, int players, int rounds) {
  Random random(5);
  const auto result = [&] { return random.Below(10) == 0 ? ResultCode::kDraw : ResultCode::kWin; };
  return {"White mostly wins", PlayOut(system, players, rounds, result)};
}

HardEvent RoundRobinDrawn(int players, int rounds) {
  return {"round robin, drawn", RoundRobin(players, rounds, [](int, int) { return ResultCode::kDraw; })};
}

HardEvent RoundRobinByStrength(int players, int rounds) {
  const auto result = [](int white, int black) { return white < black ? ResultCode::kWin : ResultCode::kLoss; };
  return {"round robin, by strength", RoundRobin(players, rounds, result)};
}

HardEvent RoundRobinAtRandom(int players, int rounds) {
  Random random(5);
  const auto result = [&](int, int) {
    constexpr ResultCode kResults[] = {ResultCode::kWin, ResultCode::kDraw, ResultCode::kLoss};
    return kResults[random.Below(3)];
  };
  return {"round robin, at random", RoundRobin(players, rounds, result)};
}

HardEvent AllDueWhite(int players) {
  Course course(2 * players);
  course.NextRound();
  for (int player = 0; player < players; ++player) course.Play(players + player, player, ResultCode::kDraw);
  for (int gone = players; gone < 2 * players; ++gone) {
    course.data().requested_byes.push_back({Round(2), PlayerIndex(gone), ResultCode::kZeroBye});
  }
  return {"all due White", course.Make()};
}

HardEvent ManyForbidden(int players) {
  Course course(players);
  Random random(5);
  for (int a = 0; a < players; ++a) {
    for (int b = 0; b < a; ++b) {
      if (random.Below(10) == 0) course.data().forbidden.push_back({{}, {}, {PlayerIndex(a), PlayerIndex(b)}});
    }
  }
  return {"forbidden pairs", course.Make()};
}

std::vector<HardEvent> HardEvents(const PairingSystem& system, int players) {
  std::vector<HardEvent> events;
  events.push_back(WhiteWins(system, players, 4));
  events.push_back(WhiteMostlyWins(system, players, 10));
  events.push_back(RoundRobinDrawn(players, 30));
  events.push_back(RoundRobinDrawn(players, players / 2));
  events.push_back(RoundRobinByStrength(players, players / 2));
  events.push_back(RoundRobinAtRandom(players, players / 2));
  events.push_back(RoundRobinByStrength(players, players / 5));
  events.push_back(RoundRobinByStrength(players, players * 4 / 5));
  events.push_back(AllDueWhite(players));
  events.push_back(ManyForbidden(players));
  return events;
}

}  // namespace ronda::bench
