#include "ronda/schedule/even_colours.h"

#include <algorithm>

#include "ronda/base/id_vector.h"

namespace ronda::schedule {
namespace {

class Walker {
 public:
  explicit Walker(Schedule& schedule) : games_at_(schedule.seats) {
    for (RoundPlan& round : schedule.rounds) {
      for (Game& game : round.games) {
        for (const Seat seat : {game.white, game.black}) games_at_[seat].push_back(games_.size());
        games_.push_back(&game);
      }
    }
    used_.resize(games_.size());
  }

  // Walks begin where the games are odd, so that they end at another such player; what is left consists of circles.
  void Run() {
    for (const int parity : {1, 0}) {
      for (const Seat seat : games_at_.ids()) {
        while (Left(seat) % 2 == parity && Left(seat) > 0) Walk(seat);
      }
    }
  }

 private:
  std::ptrdiff_t Left(Seat seat) const {
    return std::ranges::count_if(games_at_[seat], [&](std::size_t game) { return !used_[game]; });
  }

  void Walk(Seat from) {
    while (true) {
      const auto& games = games_at_[from];
      const auto next = std::ranges::find_if(games, [&](std::size_t game) { return !used_[game]; });
      if (next == games.end()) return;
      used_[*next] = true;
      Game& game = *games_[*next];
      if (game.white != from) game = Reversed(game);
      from = game.black;
    }
  }

  std::vector<Game*> games_;
  IdVector<Seat, std::vector<std::size_t>> games_at_;
  std::vector<bool> used_;
};

}  // namespace

void EvenOutColours(Schedule& schedule) { Walker(schedule).Run(); }

}  // namespace ronda::schedule
