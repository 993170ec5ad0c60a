#include "ronda/schedule/hutton.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/schedule/berger.h"

namespace ronda::schedule {
namespace {

using Meeting = std::pair<int, int>;  // team with White, team with Black

// Elementos §2.5.1: the teams of each game, from the first board down. The boards follow: nobody plays twice.
std::string_view PrintedMeetings(int teams) {
  switch (teams) {
    case 3:
      return "BCCAABBAACCB";
    case 4:
      return "ABCDBCDAACBDDBCACBADBADC";
    case 5:
      return "BEDCEAADCBACEDDBBACEBCDAAECDEBABECBDCADE";
    default:
      return {};
  }
}

std::vector<Meeting> MeetingsOf(std::string_view letters) {
  std::vector<Meeting> meetings;
  for (std::size_t i = 0; i + 1 < letters.size(); i += 2) {
    meetings.emplace_back(letters[i] - 'A', letters[i + 1] - 'A');
  }
  return meetings;
}

// A round robin of the teams, round after round down the boards, and again with colours reversed for every further time
// the teams meet. Each team has rested at most once more than another, so the boards of a game differ by one at most.
std::vector<Meeting> MeetingsByRule(const Schedule& round_robin, int times) {
  std::vector<Meeting> meetings;
  for (int time = 0; time < times; ++time) {
    for (const RoundPlan& round : round_robin.rounds) {
      for (const Game& game : round.games) {
        const Game turned = time % 2 == 0 ? game : Reversed(game);
        meetings.emplace_back(turned.white.value(), turned.black.value());
      }
    }
  }
  return meetings;
}

}  // namespace

Result<Schedule> Hutton(int teams, int boards) {
  if (teams < 3) {
    return tl::unexpected(Refusal(fmt::format("Hutton pairs several teams in one round, not {}", teams),
                                  "3 teams are the least; two teams play scheveningen or djaja"));
  }
  if (const auto workable = WorkableBoards(teams, boards)) {
    return tl::unexpected(
        Refusal(fmt::format("with {} boards, {} teams cannot meet equally often", boards, teams),
                fmt::format("take teams of {}; the usual number is {}", *workable, HuttonBoards(teams))));
  }
  const std::string_view printed = boards == HuttonBoards(teams) ? PrintedMeetings(teams) : std::string_view();
  const auto meetings = printed.empty() ? MeetingsByRule(*Berger(teams), boards / (teams - 1)) : MeetingsOf(printed);
  IdVector<Team, int> next(teams);
  const auto seat = [&](int team) { return TeamSeat(team, next[Team(team)]++, boards); };
  RoundPlan round;
  for (const auto& [white, black] : meetings) {
    const Seat first = seat(white);
    round.games.push_back({first, seat(black)});
  }
  return Schedule{teams * boards, boards, {std::move(round)}};
}

}  // namespace ronda::schedule
