#include "ronda/schedule/balance.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "ronda/base/id_vector.h"
#include "ronda/model/colour.h"

namespace ronda::schedule {
namespace {

struct Line {
  int difference = 0;  // Whites less Blacks
  int run = 0;
  int repetitions = 0;
  std::optional<Colour> last;
};

void Play(Line& line, Colour colour, Balance& balance) {
  line.difference += colour == Colour::kWhite ? 1 : -1;
  const bool is_repeated = line.last == colour;
  line.run = is_repeated ? line.run + 1 : 1;
  line.repetitions += is_repeated ? 1 : 0;
  line.last = colour;
  balance.longest_run = std::max(balance.longest_run, line.run);
}

// Most games of two players: equal couples lie side by side once sorted.
int MostMeetings(const Schedule& schedule) {
  std::vector<std::int64_t> couples;
  for (const RoundPlan& round : schedule.rounds) {
    for (const Game& game : round.games) {
      const auto [low, high] = std::minmax({game.white.value(), game.black.value()});
      couples.push_back(std::int64_t{low} * schedule.seats + high);
    }
  }
  std::ranges::sort(couples);
  int most = 0;
  int equal = 0;
  for (std::size_t i = 0; i < couples.size(); ++i) {
    equal = i > 0 && couples[i] == couples[i - 1] ? equal + 1 : 1;
    most = std::max(most, equal);
  }
  return most;
}

class Measurement {
 public:
  explicit Measurement(const Schedule& schedule)
      : schedule_(schedule), lines_(schedule.seats), teams_(std::max(schedule.teams(), 1)) {}

  Balance Run() {
    for (const RoundPlan& round : schedule_.rounds) AddRound(round);
    for (const Line& line : lines_) {
      balance_.player_difference = std::max(balance_.player_difference, std::abs(line.difference));
      balance_.most_repetitions = std::max(balance_.most_repetitions, line.repetitions);
      balance_.repetitions += line.repetitions;
    }
    for (const int difference : teams_)
      balance_.team_difference = std::max(balance_.team_difference, std::abs(difference));
    balance_.most_meetings = MostMeetings(schedule_);
    return balance_;
  }

 private:
  void AddRound(const RoundPlan& round) {
    IdVector<Team, int> of_round(teams_.size());
    IdVector<Seat, bool> plays(lines_.size());
    for (const Game& game : round.games) {
      for (const auto& [seat, colour] :
           {std::pair(game.white, Colour::kWhite), std::pair(game.black, Colour::kBlack)}) {
        balance_.meets_twice_in_a_round = balance_.meets_twice_in_a_round || plays[seat];
        plays[seat] = true;
        Play(lines_[seat], colour, balance_);
        if (schedule_.boards > 0) {
          of_round[Team(seat.value() / schedule_.boards)] += colour == Colour::kWhite ? 1 : -1;
        }
      }
    }
    for (const Team team : teams_.ids()) {
      teams_[team] += of_round[team];
      balance_.round_difference = std::max(balance_.round_difference, std::abs(of_round[team]));
    }
  }

  const Schedule& schedule_;
  IdVector<Seat, Line> lines_;
  IdVector<Team, int> teams_;
  Balance balance_;
};

}  // namespace

Balance Measure(const Schedule& schedule) { return Measurement(schedule).Run(); }

}  // namespace ronda::schedule
