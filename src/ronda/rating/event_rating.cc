#include "ronda/rating/event_rating.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>

#include "ronda/model/event_dates.h"

namespace ronda::rating {
namespace {

std::optional<NotRated> WhyNotRated(ResultCode code) {
  switch (code) {
    case ResultCode::kWin:
    case ResultCode::kDraw:
    case ResultCode::kLoss:
      return std::nullopt;
    case ResultCode::kUnratedWin:
    case ResultCode::kUnratedDraw:
    case ResultCode::kUnratedLoss:
      return NotRated::kLessThanAMove;
    case ResultCode::kAdjourned:
    case ResultCode::kPending:
      return NotRated::kNoResult;
    default:
      return NotRated::kNotPlayed;
  }
}

Fraction ScoreFor(ResultCode code) {
  if (code == ResultCode::kWin) return Fraction(1);
  return code == ResultCode::kDraw ? Fraction(1, 2) : Fraction(0);
}

RoundRating RateRound(const Tournament& tournament, const RuleSet& rules, PlayerIndex player, Round round) {
  const RoundEntry& entry = tournament.entry(player, round);
  RoundRating rated;
  rated.round = round;
  rated.opponent = entry.opponent;
  rated.not_rated = WhyNotRated(entry.result);
  if (rated.not_rated) return rated;
  const auto opponent = tournament.player(*entry.opponent).rating;
  if (!opponent) {
    rated.not_rated = NotRated::kUnratedOpponent;
    return rated;
  }
  rated.opponent_rating = *opponent;
  rated.score = ScoreFor(entry.result);
  if (const auto own = tournament.player(player).rating) {
    rated.difference = CountedDifference(rules, *own, *opponent);
    rated.expected = ExpectedAgainst(rules, *own, *opponent);
  }
  return rated;
}

void ChooseKOf(const Tournament& tournament, const Request& request, PlayerRating& rated) {
  const Player& player = tournament.player(rated.player);
  KQuestion question;
  question.rating = *player.rating;
  question.birth = ParseDate(player.birth_date);
  question.day = request.day;
  question.games = rated.games;
  if (rated.player.index() < request.facts.size()) question.facts = request.facts[rated.player.index()];
  rated.k = ChooseK(request.rules.k, question);
}

// K, the change and the new rating of a rated player whose games and expectation are known.
void Conclude(const Tournament& tournament, const Request& request, PlayerRating& rated) {
  const int own = *tournament.player(rated.player).rating;
  if (rated.games == 0) {
    rated.new_rating = own;
    return;
  }
  ChooseKOf(tournament, request, rated);
  rated.change = Fraction(rated.k->k) * (rated.score - *rated.expected);
  rated.new_rating = NewRating(request.rules, own, rated.change);
}

PlayerRating CollectGames(const Tournament& tournament, const Request& request, PlayerIndex index) {
  PlayerRating rated;
  rated.player = index;
  for (int round = 1; round <= tournament.rounds(); ++round) {
    rated.rounds.push_back(RateRound(tournament, request.rules, index, Round(round)));
    if (rated.rounds.back().not_rated) continue;
    ++rated.games;
    rated.score += rated.rounds.back().score;
  }
  rated.performance = PerformanceOf(CountedGames(rated));
  return rated;
}

// Also by the short formula, which differs in what is expected of all games only.
void RateGameByGame(const Tournament& tournament, const Request& request, PlayerRating& rated) {
  if (!tournament.player(rated.player).rating) {
    rated.first = FirstRatingOf(request.rules, CountedGames(rated));
    return;
  }
  Fraction expected;
  for (const RoundRating& round : rated.rounds) {
    if (!round.not_rated) expected += round.expected;
  }
  if (rated.games > 0 && request.method == Method::kShort) {
    rated.shortcut = ShortcutOf(request.rules, *tournament.player(rated.player).rating, CountedGames(rated));
    expected = rated.shortcut->expected;
  }
  if (rated.games > 0) rated.expected = expected;
  Conclude(tournament, request, rated);
}

Diagnostic NoRoundRobin(std::string message) {
  return {
      .code = "rate-round-robin",
      .message = std::move(message),
      .hint = "the method of round robins needs every game of everybody against everybody; rate game by game instead"};
}

// How often everybody met everybody; an error if that is not the same for all or a game was not played.
Result<int> CyclesOf(const Tournament& tournament) {
  const std::int32_t count = tournament.player_count();
  if (count < 2) return tl::unexpected(NoRoundRobin("there are fewer than two players"));
  std::map<std::pair<std::int32_t, std::int32_t>, int> meetings;
  for (std::int32_t i = 0; i < count; ++i) {
    for (const RoundEntry& entry : tournament.entries(PlayerIndex(i))) {
      if (!entry.opponent) continue;
      if (WhyNotRated(entry.result)) {
        return tl::unexpected(NoRoundRobin(fmt::format("a game of player {} was not played or is not rated",
                                                       tournament.player(PlayerIndex(i)).tpn.value())));
      }
      ++meetings[{i, entry.opponent->value()}];
    }
  }
  const int cycles = meetings.empty() ? 0 : meetings.begin()->second;
  const bool complete = std::ssize(meetings) == std::int64_t{count} * (count - 1);
  if (cycles == 0 || !complete || std::ranges::any_of(meetings, [&](const auto& m) { return m.second != cycles; })) {
    return tl::unexpected(NoRoundRobin("not everybody met everybody equally often"));
  }
  const auto is_rated = [](const Player& player) { return player.rating.has_value(); };
  if (std::ranges::none_of(tournament.players(), is_rated)) {
    return tl::unexpected(NoRoundRobin("nobody is rated"));
  }
  return cycles;
}

Fraction FullScore(const Tournament& tournament, PlayerIndex player) {
  Fraction score;
  for (const RoundEntry& entry : tournament.entries(player)) score += ScoreFor(entry.result);
  return score;
}

Result<void> RateRoundRobin(const Tournament& tournament, EventRating& event) {
  const auto cycles = CyclesOf(tournament);
  if (!cycles) return tl::unexpected(cycles.error());
  std::vector<RoundRobinPlayer> players;
  int rated_players = 0;
  for (PlayerRating& rated : event.players) {
    const auto rating = tournament.player(rated.player).rating;
    players.push_back({rating, FullScore(tournament, rated.player)});
    rated_players += rating ? 1 : 0;
  }
  event.round_robin = AverageRoundRobin(players, *cycles);
  for (std::size_t i = 0; i < players.size(); ++i) {
    PlayerRating& rated = event.players[i];
    const RoundRobinRow& row = event.round_robin->rows[i];
    rated.round_robin = row;
    rated.games = event.round_robin->games;
    rated.score = players[i].score;
    if (players[i].rating) {
      rated.expected = RoundRobinExpected(event.request.rules, *players[i].rating, *event.round_robin, row);
      Conclude(tournament, event.request, rated);
    } else {
      rated.first =
          RoundRobinFirstRating(event.request.rules, *event.round_robin, row, players[i].score, rated_players);
    }
  }
  return {};
}

}  // namespace

std::vector<Game> CountedGames(const PlayerRating& player) {
  std::vector<Game> games;
  for (const RoundRating& round : player.rounds) {
    if (!round.not_rated) games.push_back({round.opponent_rating, round.score});
  }
  return games;
}

Result<EventRating> RateEvent(const Tournament& tournament, Request request) {
  const EventDates dates = DatesOf(tournament.data().info);
  if (!request.day) request.day = dates.end ? dates.end : dates.start();
  EventRating event{std::move(request), std::nullopt, {}};
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    event.players.push_back(CollectGames(tournament, event.request, PlayerIndex(i)));
  }
  if (event.request.method == Method::kRoundRobin) {
    const auto rated = RateRoundRobin(tournament, event);
    if (!rated) return tl::unexpected(rated.error());
    return event;
  }
  for (PlayerRating& rated : event.players) RateGameByGame(tournament, event.request, rated);
  return event;
}

}  // namespace ronda::rating
