// The rating of a whole tournament: which games count, what each player gains or loses, performances and first ratings,
// with everything that is needed to show the working.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/rating/k_factor.h"
#include "ronda/rating/performance.h"
#include "ronda/rating/round_robin.h"

namespace ronda::rating {

enum class Method : std::uint8_t { kGameByGame, kRoundRobin, kShort };

struct Request {
  RuleSet rules;
  Method method = Method::kGameByGame;
  std::optional<Date> day;         // the day ages are counted on; the file's where not given
  std::vector<PlayerFacts> facts;  // by player; may be empty
};

// Why a round of a player is not rated.
enum class NotRated : std::uint8_t { kNotPlayed, kLessThanAMove, kNoResult, kUnratedOpponent };

struct RoundRating {
  Round round{1};
  std::optional<PlayerIndex> opponent;
  std::optional<NotRated> not_rated;
  // Of games that count:
  int opponent_rating = 0;
  Fraction score;
  int difference = 0;  // as counted; only of rated players, as is the next
  Fraction expected;
};

struct PlayerRating {
  PlayerIndex player{0};
  std::vector<RoundRating> rounds;
  int games = 0;  // that count
  Fraction score;
  std::optional<Performance> performance;
  // Of a rated player with games:
  std::optional<Fraction> expected;
  std::optional<KChoice> k;
  Fraction change;
  std::optional<int> new_rating;  // none as well if it fell below the floor
  // Of an unrated player:
  std::optional<FirstRating> first;
  // By the short formula, of a rated player with games:
  std::optional<Shortcut> shortcut;
  // In a round robin:
  std::optional<RoundRobinRow> round_robin;
};

struct EventRating {
  Request request;  // with the day that was used
  std::optional<RoundRobin> round_robin;
  std::vector<PlayerRating> players;
};

// Fails only for the method of round robins, if the event is none or a game of it was not played.
Result<EventRating> RateEvent(const Tournament& tournament, Request request);

// The games of a player that count, for performances and forecasts.
std::vector<Game> CountedGames(const PlayerRating& player);

}  // namespace ronda::rating
