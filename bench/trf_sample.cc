#include "trf_sample.h"

#include <fmt/format.h>

namespace ronda::bench {
namespace {

// Who meets whom: numbers that add up to an odd number of their own a round, counted around the list.
int Opponent(int player, int round, int players) { return (2 * round + 1 - player + players) % players; }

struct Result {
  char white;
  char black;
  int white_tenths;
};

Result ResultOf(int white, int black) {
  switch ((white * 7 + black * 13) % 5) {
    case 0:
    case 1:
      return {'1', '0', 10};
    case 2:
    case 3:
      return {'=', '=', 5};
    default:
      return {'0', '1', 0};
  }
}

struct Sheet {
  std::string text;
  int tenths = 0;
};

Sheet RoundsOf(int player, int rounds, int players) {
  Sheet sheet;
  for (int round = 0; round < rounds; ++round) {
    const int opponent = Opponent(player, round, players);
    if (opponent == player) {
      sheet.text += "  0000 - U";
      sheet.tenths += 10;
      continue;
    }
    const bool is_white = (player < opponent) == (round % 2 == 0);
    const Result result = is_white ? ResultOf(player, opponent) : ResultOf(opponent, player);
    sheet.text +=
        fmt::format("  {:4} {} {}", opponent + 1, is_white ? 'w' : 'b', is_white ? result.white : result.black);
    sheet.tenths += is_white ? result.white_tenths : 10 - result.white_tenths;
  }
  return sheet;
}

}  // namespace

std::string SampleTrf(int players, int rounds) {
  std::string text = fmt::format("012 Sample of {} players\n142 {}\n152 W\n192 FIDE_DUTCH_2026\n", players, rounds);
  for (int player = 0; player < players; ++player) {
    const Sheet sheet = RoundsOf(player, rounds, players);
    text += fmt::format("001 {:4} m    {:<33} {:4} ESP {:11} 1990/01/01 {:2}.{} {:4}{}\n", player + 1,
                        fmt::format("Sample, Number {}", player + 1), 2700 - player % 1300, 20000000 + player,
                        sheet.tenths / 10, sheet.tenths % 10, player + 1, sheet.text);
  }
  return text;
}

}  // namespace ronda::bench
