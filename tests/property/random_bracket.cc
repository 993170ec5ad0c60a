#include "property/random_bracket.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace ronda::test {
namespace {

// What is drawn before the histories are.
struct Plan {
  std::vector<int> group_sizes;  // by score, highest first
  int rounds = 3;                // played
  int top_score = 60;            // of the first group, in tenths; each group is a half or a whole point lower
  int meet_percent = 20;         // of past games: against one another
  int unplayed_percent = 5;      // of past rounds
  int float_percent = 40;        // of past games
  int white_percent = 50;        // of colours, where there is a choice
  bool last_round = false;
  bool strangers_above = true;  // whether those of the first group may meet
};

Plan PlanOf(BracketKindToTest kind, Random& random) {
  Plan plan;
  plan.rounds = random.Between(2, 4);
  plan.last_round = random.Percent(15);
  plan.top_score = 5 * random.Between(1, 2 * plan.rounds);
  switch (kind) {
    case BracketKindToTest::kHomogeneous:
      plan.group_sizes = {random.Between(2, 10)};
      break;
    case BracketKindToTest::kSeveralMdps:
      plan.group_sizes = {random.Between(1, 3), random.Between(1, 3), random.Between(2, 5), random.Between(1, 4)};
      break;
    case BracketKindToTest::kLimbo:
      plan.group_sizes = {random.Between(3, 5), random.Between(1, 3), random.Between(2, 5)};
      plan.strangers_above = false;
      break;
    case BracketKindToTest::kLastWithBye:
      plan.group_sizes = {random.Between(1, 4), 2 * random.Between(1, 3) + random.Between(0, 1)};
      plan.unplayed_percent = 30;
      break;
    case BracketKindToTest::kTopscorers:
      plan.group_sizes = {random.Between(2, 5), random.Between(2, 5), random.Between(0, 2)};
      plan.last_round = true;
      plan.top_score = 5 * random.Between(plan.rounds, plan.rounds + 3);
      plan.white_percent = 85;
      break;
    case BracketKindToTest::kTightColours:
      plan.group_sizes = {random.Between(3, 8), random.Between(1, 4)};
      plan.white_percent = random.Percent(50) ? 95 : 5;
      break;
    case BracketKindToTest::kManyRematches:
      plan.group_sizes = {random.Between(2, 4), random.Between(2, 4), random.Between(2, 4)};
      plan.rounds = random.Between(4, 8);
      plan.meet_percent = 90;
      break;
    case BracketKindToTest::kExchanges:
      plan.group_sizes = {random.Between(8, 10), random.Between(0, 2)};
      plan.rounds = random.Between(5, 7);
      plan.meet_percent = 95;
      break;
    case BracketKindToTest::kCrowdedLimbo:
      plan.group_sizes = {random.Between(5, 7), random.Between(2, 4), random.Between(1, 3)};
      plan.strangers_above = false;
      break;
  }
  return plan;
}

// Players 0 to n-1 are to be paired; n to 2n-1 are their private past opponents, who are away now.
class Maker {
 public:
  Maker(Plan plan, Random& random)
      : plan_(std::move(plan)),
        random_(random),
        players_(std::accumulate(plan_.group_sizes.begin(), plan_.group_sizes.end(), 0)),
        colours_(At(players_)),
        fictitious_(At(2 * players_), std::vector<Points>(At(plan_.rounds + 1))) {}

  TournamentData Make() {
    for (int round = 0; round < plan_.rounds; ++round) rounds_.push_back(MakeRound());
    TournamentData data;
    data.rounds = plan_.rounds;
    data.planned_rounds = plan_.rounds + (plan_.last_round ? 1 : 3);
    data.initial_colour = random_.Percent(50) ? Colour::kWhite : Colour::kBlack;
    for (int player = 0; player < 2 * players_; ++player) AddPlayer(data, player);
    DrawFloats(data);
    GiveScores(data);
    for (int player = 0; player < 2 * players_; ++player) {
      data.accelerations.push_back({PlayerIndex(player), fictitious_[At(player)]});
    }
    AddForbidden(data);
    return data;
  }

 private:
  using Column = std::vector<RoundEntry>;  // of a round, by player

  static std::size_t At(int i) { return static_cast<std::size_t>(i); }

  bool Allows(int player, Colour colour) const {
    const std::vector<Colour>& had = colours_[At(player)];
    if (had.size() >= 2 && had.back() == colour && had[had.size() - 2] == colour) return false;
    return 2 * std::ranges::count(had, colour) - std::ssize(had) + 1 <= 2;
  }

  Colour DrawColour(int player) {
    const Colour wish = random_.Percent(plan_.white_percent) ? Colour::kWhite : Colour::kBlack;
    return Allows(player, wish) ? wish : Opposite(wish);
  }

  // Nobody to be paired ever wins a game, so that scores can be given freely afterwards.
  void Play(Column& column, int player, int opponent) {
    const Colour colour = DrawColour(player);
    column[At(player)] = {ResultCode::kLoss, colour, PlayerIndex(opponent)};
    colours_[At(player)].push_back(colour);
    const bool extra = opponent >= players_;
    column[At(opponent)] = {extra ? ResultCode::kWin : ResultCode::kLoss, Opposite(colour), PlayerIndex(player)};
    if (!extra) colours_[At(opponent)].push_back(Opposite(colour));
  }

  void StayAway(Column& column, int player) {
    const auto is_bye = [](const RoundEntry& entry) { return entry.result == ResultCode::kPairingBye; };
    const int pick = random_.Between(1, 10);
    if (pick <= 3 && std::ranges::none_of(column, is_bye)) {
      column[At(player)].result = ResultCode::kPairingBye;
    } else if (pick <= 6) {
      const bool wins = random_.Percent(50);
      const PlayerIndex extra(player + players_);
      const auto [own, other] = wins ? std::pair(ResultCode::kForfeitWin, ResultCode::kForfeitLoss)
                                     : std::pair(ResultCode::kForfeitLoss, ResultCode::kForfeitWin);
      column[At(player)] = {own, Colour::kWhite, extra};
      column[At(extra.value())] = {other, Colour::kBlack, PlayerIndex(player)};
    } else if (pick <= 8) {
      column[At(player)].result = pick == 7 ? ResultCode::kHalfBye : ResultCode::kFullBye;
    }
  }

  // An opponent of the table whose colours allow the game, else the player's own extra.
  int DrawOpponent(int player, std::vector<int>& free) {
    if (free.empty() || !random_.Percent(plan_.meet_percent)) return player + players_;
    const int candidate = free.back();
    const bool fits = (Allows(player, Colour::kWhite) && Allows(candidate, Colour::kBlack) &&
                       Allows(player, Colour::kBlack) && Allows(candidate, Colour::kWhite));
    if (!fits) return player + players_;
    free.pop_back();
    return candidate;
  }

  Column MakeRound() {
    Column column(At(2 * players_), {ResultCode::kZeroBye, std::nullopt, std::nullopt});
    std::vector<int> free(At(players_));
    std::iota(free.begin(), free.end(), 0);
    random_.Shuffle(std::span(free));
    while (!free.empty()) {
      const int player = free.back();
      free.pop_back();
      if (random_.Percent(plan_.unplayed_percent)) {
        StayAway(column, player);
      } else {
        Play(column, player, DrawOpponent(player, free));
      }
    }
    return column;
  }

  void AddPlayer(TournamentData& data, int index) const {
    Player player;
    player.tpn = Tpn(index + 1);
    player.name = (index < players_ ? "Player " : "Extra ") + std::to_string(index + 1);
    data.players.push_back(player);
    for (const Column& column : rounds_) data.entries.push_back(column[At(index)]);
    if (index < players_) return;
    data.requested_byes.push_back({Round(plan_.rounds + 1), PlayerIndex(index), ResultCode::kZeroBye});
  }

  // Gives one of the two in a past game fictitious points, so that the game was a float as often as planned.
  void DrawFloats(const TournamentData& data) {
    const auto tournament = Tournament::Make(data);
    if (!tournament) return;
    for (int round = 0; round < plan_.rounds; ++round) {
      for (int player = 0; player < players_; ++player) {
        const RoundEntry& entry = tournament->entry(PlayerIndex(player), Round(round + 1));
        if (!entry.opponent || entry.opponent->value() < player) continue;
        const Points own = tournament->ScoreAfter(PlayerIndex(player), round);
        const Points other = tournament->ScoreAfter(*entry.opponent, round);
        const int lead = random_.Percent(plan_.float_percent) ? (random_.Percent(50) ? 10 : -10) : 0;
        const Points surplus = own - other - Points::Tenths(lead);
        const int behind = surplus > Points{} ? entry.opponent->value() : player;
        fictitious_[At(behind)][At(round)] = std::max(surplus, Points{} - surplus);
      }
    }
  }

  // Brings every player to the score of the group; a score that is higher stays.
  void GiveScores(const TournamentData& data) {
    const auto tournament = Tournament::Make(data);
    if (!tournament) return;
    std::vector<int> order(At(players_));
    std::iota(order.begin(), order.end(), 0);
    if (random_.Percent(50)) random_.Shuffle(std::span(order));
    int score = plan_.top_score;
    auto player = order.begin();
    for (const int size : plan_.group_sizes) {
      for (int i = 0; i < size; ++i, ++player) {
        const Points has = tournament->ScoreAfter(PlayerIndex(*player), plan_.rounds);
        const Points wanted = Points::Tenths(std::max(score, 0));
        fictitious_[At(*player)].back() = std::max(wanted - has, Points{});
        if (!plan_.strangers_above && size == plan_.group_sizes.front()) together_.push_back(PlayerIndex(*player));
      }
      score -= random_.Percent(70) ? 5 : 10;
    }
  }

  void AddForbidden(TournamentData& data) {
    if (!plan_.strangers_above) data.forbidden.push_back({std::nullopt, std::nullopt, together_});
    if (!random_.Percent(15)) return;
    ForbiddenGroup group;
    for (int i = random_.Between(2, 3); i > 0; --i) group.players.emplace_back(random_.Between(0, players_ - 1));
    data.forbidden.push_back(group);
  }

  Plan plan_;
  Random& random_;
  int players_;
  std::vector<Column> rounds_;
  std::vector<std::vector<Colour>> colours_;
  std::vector<std::vector<Points>> fictitious_;
  std::vector<PlayerIndex> together_;
};

}  // namespace

TournamentData RandomBracket(BracketKindToTest kind, Random& random) {
  while (true) {
    TournamentData data = Maker(PlanOf(kind, random), random).Make();
    if (Tournament::Make(data)) return data;  // not if a past round was left without a game
  }
}

}  // namespace ronda::test
