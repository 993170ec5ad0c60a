#include "ronda/schedule/hilton.h"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

namespace ronda::schedule {
namespace {

using Meeting = std::pair<int, int>;  // team with White, team with Black

constexpr int kRounds = 3;

// Elementos §2.5.2, 4 teams of 3: round by round, board by board. Three rounds use up all opponents here, so this table
// cannot follow the rule of the others.
constexpr std::array<std::string_view, kRounds> kFourTeams{"CBDAACBDBADC", "BADCCBDAACBD", "ACBDBADCCBDA"};

std::vector<Meeting> FourTeams(int round, int board) {
  const auto letters = kFourTeams.begin()[round].begin() + std::ptrdiff_t{4} * (board % 3);
  return {{letters[0] - 'A', letters[1] - 'A'}, {letters[2] - 'A', letters[3] - 'A'}};
}

// Board 1: one team of the circle of all but the last meets the last one, the others meet opposite each other. Every
// further board is one step round the circle; the last team changes colour from board to board.
std::vector<Meeting> ByRule(int round, int board, int teams) {
  constexpr std::array<int, kRounds> kCentres{0, 2, 3};
  const int circle = teams - 1;
  const int centre = (kCentres.begin()[round] + board) % circle;
  std::vector<Meeting> meetings;
  for (int d = 1; d < teams / 2; ++d) {
    const Meeting meeting{(centre + d) % circle, (centre - d + circle) % circle};
    const bool ahead_has_white = (d % 2 == 1) == (round > 0);
    meetings.push_back(ahead_has_white ? meeting : Meeting{meeting.second, meeting.first});
  }
  const bool last_has_white = (board % 2 == 0) == (round == 0);
  meetings.push_back(last_has_white ? Meeting{circle, centre} : Meeting{centre, circle});
  return meetings;
}

// Beyond the boards of the printed tables everything comes again with the colours reversed.
RoundPlan PlanRound(int round, int teams, int boards) {
  RoundPlan plan;
  for (int board = 0; board < boards; ++board) {
    const int place = board % (teams - 1);
    const bool is_turned = board / (teams - 1) % 2 == 1;
    for (const auto& [white, black] : teams == 4 ? FourTeams(round, place) : ByRule(round, place, teams)) {
      const Game game{TeamSeat(white, board, boards), TeamSeat(black, board, boards)};
      plan.games.push_back(is_turned ? Reversed(game) : game);
    }
  }
  return plan;
}

}  // namespace

Result<Schedule> Hilton(int teams, int boards) {
  if (teams < 4 || teams % 2 == 1) {
    return tl::unexpected(
        Refusal(fmt::format("{} teams cannot play Hilton: on every board everybody needs an opponent", teams),
                teams < 4 ? "4 teams are the least" : fmt::format("take {} or {} teams", teams - 1, teams + 1)));
  }
  if (const auto workable = WorkableBoards(teams, boards)) {
    return tl::unexpected(Refusal(fmt::format("with {} boards, {} teams cannot meet equally often", boards, teams),
                                  fmt::format("take teams of {}", *workable)));
  }
  Schedule schedule{teams * boards, boards, {}};
  for (int round = 0; round < kRounds; ++round) schedule.rounds.push_back(PlanRound(round, teams, boards));
  return schedule;
}

}  // namespace ronda::schedule
