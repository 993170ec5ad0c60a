#include "ronda/schedule/even_colours.h"

#include <algorithm>

namespace ronda::schedule {
namespace {

class Walker {
 public:
  explicit Walker(Schedule& schedule) : games_at_(static_cast<std::size_t>(schedule.seats)) {
    for (RoundPlan& round : schedule.rounds) {
      for (Game& game : round.games) {
        for (const Seat seat : {game.white, game.black}) games_at_[At(seat)].push_back(games_.size());
        games_.push_back(&game);
      }
    }
    used_.resize(games_.size());
  }

  // Walks begin where the games are odd, so that they end at another such player; what is left consists of circles.
  void Run() {
    for (const std::size_t parity : {1U, 0U}) {
      for (std::size_t seat = 0; seat < games_at_.size(); ++seat) {
        while (Left(seat) % 2 == parity && Left(seat) > 0) Walk(Seat(static_cast<std::int32_t>(seat)));
      }
    }
  }

 private:
  static std::size_t At(Seat seat) { return static_cast<std::size_t>(seat.value()); }

  std::size_t Left(std::size_t seat) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(games_at_[seat], [&](std::size_t game) { return !used_[game]; }));
  }

  void Walk(Seat from) {
    while (true) {
      const auto& games = games_at_[At(from)];
      const auto next = std::ranges::find_if(games, [&](std::size_t game) { return !used_[game]; });
      if (next == games.end()) return;
      used_[*next] = true;
      Game& game = *games_[*next];
      if (game.white != from) game = Reversed(game);
      from = game.black;
    }
  }

  std::vector<Game*> games_;
  std::vector<std::vector<std::size_t>> games_at_;  // by seat
  std::vector<bool> used_;
};

}  // namespace

void EvenOutColours(Schedule& schedule) { Walker(schedule).Run(); }

}  // namespace ronda::schedule
