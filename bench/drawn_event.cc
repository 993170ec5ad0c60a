// The past of a drawn situation.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "course.h"
#include "drawn_matches.h"
#include "ronda/base/random.h"
#include "situation.h"

namespace ronda::bench {
namespace {

using Pairs = std::vector<std::pair<int, int>>;

std::vector<int> Shuffled(int count, Random& random) {
  std::vector<int> order(static_cast<std::size_t>(count));
  std::iota(order.begin(), order.end(), 0);
  random.Shuffle(std::span(order));
  return order;
}

class DrawnEvent {
 public:
  explicit DrawnEvent(const Situation& situation)
      : situation_(situation),
        random_(~situation.seed),
        course_(situation.players),
        sides_(Size(situation.players)),
        met_(sides_.size() * sides_.size(), false) {
    const int circle = situation.players + situation.players % 2;
    seats_ = Shuffled(circle, random_);
    if (situation.meetings == Situation::Meetings::kCircle) std::ranges::sort(seats_);
    order_ = Shuffled(circle - 1, random_);
  }

  TournamentData Play() {
    AddPlayers();
    for (int round = 0; round < situation_.rounds; ++round) PlayRound(round);
    AddAbsences();
    AddProhibitions();
    if (situation_.apart) course_.data().kept_apart.push_back(*situation_.apart);
    course_.data().planned_rounds = situation_.rounds + situation_.rounds_left;
    return course_.Data();
  }

 private:
  struct Side {
    int points = 0;
    int whites = 0;
    bool had_bye = false;
    int first = 0;  // rounds in which the player is there
    int last = 0;
  };

  static std::size_t Size(int number) { return static_cast<std::size_t>(number); }
  bool Percent(int share) { return random_.Below(100) < static_cast<std::uint64_t>(share); }
  Side& At(int player) { return sides_[Size(player)]; }
  bool Takes(int player, int round) { return At(player).first <= round && round <= At(player).last; }

  void AddPlayers() {
    constexpr int kBest = 2600;
    const int step = random_.Between(1, 8);
    for (int i = 0; i < situation_.players; ++i) {
      Player& player = course_.data().players[Size(i)];
      player.name = fmt::format("Player{:03}", i + 1);
      player.rating = kBest - step * i;
      player.federation = Percent(situation_.home) ? "ESP" : std::array{"CZE", "FRA", "GER"}[random_.Below(3)];
      At(i).last = situation_.rounds;
      if (!Percent(situation_.come_and_gone)) continue;
      (random_.Below(2) == 0 ? At(i).first : At(i).last) = random_.Between(0, situation_.rounds);
    }
  }

  // Who is left alone has a bye: that of the pairing, if it is their first and nobody else has it.
  void PlayRound(int round) {
    course_.NextRound();
    bool bye_given = false;
    for (const auto& [one, other] : DrawPairs(round)) {
      std::array<int, 2> here{one, other};
      const auto end = std::ranges::remove_if(here, [&](int player) { return !Stays(player, round); }).begin();
      if (end == here.end()) {
        PlayGame(here[0], here[1]);
      } else if (end != here.begin()) {
        const bool gets_it = !bye_given && !std::exchange(At(here[0]).had_bye, true);
        Sit(here[0], gets_it ? ResultCode::kPairingBye : ResultCode::kHalfBye);
        bye_given = bye_given || gets_it;
      }
    }
  }

  // Whether the player plays; else there is a bye. The seat beyond the last player is nobody's.
  bool Stays(int player, int round) {
    if (player >= situation_.players) return false;
    const bool there = Takes(player, round);
    if (there && !Percent(situation_.byes)) return true;
    Sit(player, there && random_.Below(2) == 0 ? ResultCode::kHalfBye : ResultCode::kZeroBye);
    return false;
  }

  void Sit(int player, ResultCode bye) {
    course_.Sit(player, bye);
    At(player).points += bye == ResultCode::kPairingBye ? 2 : bye == ResultCode::kHalfBye ? 1 : 0;
  }

  Pairs DrawPairs(int round) {
    if (situation_.meetings == Situation::Meetings::kByScore) return PairsByScore();
    Pairs pairs = CircleRound(static_cast<int>(seats_.size()), order_[Size(round)]);
    for (auto& [one, other] : pairs) one = seats_[Size(one)], other = seats_[Size(other)];
    return pairs;
  }

  // From the top everybody meets the first not met yet; who finds nobody sits alone.
  Pairs PairsByScore() {
    std::vector<int> free(seats_.begin(), seats_.end());
    std::erase_if(free, [&](int player) { return player >= situation_.players; });
    std::ranges::stable_sort(free, std::ranges::greater(), [&](int player) { return At(player).points; });
    Pairs pairs;
    while (!free.empty()) {
      const int one = free.front();
      free.erase(free.begin());
      const auto other = std::ranges::find_if(free, [&](int player) { return !Met(one, player); });
      pairs.emplace_back(one, other == free.end() ? situation_.players : *other);
      if (other != free.end()) free.erase(other);
    }
    return pairs;
  }

  std::vector<bool>::reference Met(int one, int other) {
    return met_[Size(std::min(one, other)) * sides_.size() + Size(std::max(one, other))];
  }

  void PlayGame(int one, int other) {
    auto [white, black] = std::minmax({one, other});
    const bool turned = situation_.whites == Situation::Whites::kBalanced ? At(white).whites > At(black).whites
                        : situation_.whites == Situation::Whites::kChance ? random_.Below(2) == 0
                                                                          : false;
    if (turned) std::swap(white, black);
    const ResultCode result = DrawResult(white, black);
    course_.Play(white, black, result);
    Met(one, other) = true;
    ++At(white).whites;
    const bool won = result == ResultCode::kWin || result == ResultCode::kForfeitWin;
    const int share = result == ResultCode::kDraw ? 1 : won ? 2 : 0;
    At(white).points += share;
    At(black).points += 2 - share;
  }

  ResultCode DrawResult(int white, int black) {
    const bool forfeit = Percent(situation_.forfeits);
    if (!forfeit && (situation_.results == Situation::Results::kDrawn || Percent(situation_.draws))) {
      return ResultCode::kDraw;
    }
    const bool white_wins = situation_.results == Situation::Results::kWhite      ? true
                            : situation_.results == Situation::Results::kStrength ? white < black
                                                                                  : random_.Below(2) == 0;
    if (forfeit) return white_wins ? ResultCode::kForfeitWin : ResultCode::kForfeitLoss;
    return white_wins ? ResultCode::kWin : ResultCode::kLoss;
  }

  void AddAbsences() {
    for (int player = 0; player < situation_.players; ++player) {
      const bool gone = At(player).last < situation_.rounds;
      if (!gone && !Percent(situation_.byes)) continue;
      const auto kind = gone ? ResultCode::kZeroBye : ResultCode::kHalfBye;
      course_.data().requested_byes.push_back({Round(situation_.rounds + 1), PlayerIndex(player), kind});
    }
  }

  void AddProhibitions() {
    ForbiddenGroup crowd;
    for (int one = 0; one < situation_.players; ++one) {
      if (Percent(situation_.crowd)) crowd.players.emplace_back(one);
      for (int other = 0; situation_.forbidden > 0 && other < one; ++other) {
        if (!Percent(situation_.forbidden)) continue;
        course_.data().forbidden.push_back({{}, {}, {PlayerIndex(other), PlayerIndex(one)}});
      }
    }
    if (crowd.players.size() > 1) course_.data().forbidden.push_back(std::move(crowd));
  }

  const Situation& situation_;
  Random random_;
  Course course_;
  std::vector<Side> sides_;
  std::vector<bool> met_;
  std::vector<int> seats_;  // of the circle, by player; the last number is nobody's where the field is odd
  std::vector<int> order_;  // of the rounds
};

}  // namespace

Tournament MakeTournament(const Situation& situation, Contest contest) {
  TournamentData games = DrawnEvent(situation).Play();
  switch (contest) {
    case Contest::kGames:
      break;
    case Contest::kTwoGameMatches:
      games = AsTwoGames(games);
      break;
    case Contest::kTeams:
      games = AsTeams(games);
      break;
  }
  return Tournament::Make(std::move(games)).value();
}

}  // namespace ronda::bench
