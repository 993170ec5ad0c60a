// Rating an event, and what a player needs in the games to come.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/rating/event_rating.h"
#include "ronda/rating/forecast.h"
#include "ronda/rating/performance.h"
#include "ronda/service/source.h"

namespace ronda::service {

// Rules by the name of a standard set, or of one's own as JSON; the rules in force if neither is given.
struct RatingRulesRequest {
  std::optional<std::string> name = {};
  std::optional<Source> own = {};
};
Parsed<rating::RuleSet> RatingRules(const RatingRulesRequest& request, const std::optional<Date>& day = {});

struct RateRequest {
  Source file;
  RatingRulesRequest rules;
  rating::Method method = rating::Method::kGameByGame;
  std::optional<Source> facts;      // of the rating list: CSV with tpn and any of k, games, peak
  std::optional<std::string> date;  // on which ages are counted; none: the end of the event
  std::optional<int> k;             // of everybody of whom no other is given; none: by the rules
  std::optional<int> player;        // in question
};

struct RatingEvent {
  Tournament tournament;
  rating::Request request;
  std::optional<PlayerIndex> player;
};

// The event, its rules and its day; enough to look for norms.
Parsed<RatingEvent> OpenForRating(const RateRequest& request);
Parsed<rating::EventRating> Rate(const RatingEvent& event, const RateRequest& request);

// By the rules in force when the event began, and nothing known of the players but what it says.
Result<rating::EventRating> RatedByDefault(const Tournament& tournament);

// K of a player with this rating in the next game.
int UsualK(const rating::RuleSet& rules, int own);

// The rating that a score against these opponents stands for; the score is written with a dot.
Result<rating::Performance> PerformanceOf(const std::string& score, const std::vector<int>& opponents);

// A player's change by all games of an event: game by game, and by the short formula of the book.
struct ChangeRequest {
  int own = 0;
  std::string score;
  std::vector<int> opponents;
  std::optional<int> k;  // none: by the rules
  RatingRulesRequest rules;
};

struct RatingChange {
  rating::RuleSet rules;
  int own = 0;
  int k = 0;
  int games = 0;
  Fraction score;
  Fraction expected;  // game by game
  rating::Shortcut shortcut;
};

Parsed<RatingChange> ChangeFor(const ChangeRequest& request);

// The first rating of an unrated player; `least` games instead of those of the rules.
struct FirstRequest {
  std::string score;
  std::vector<int> opponents;
  std::optional<int> least;
  RatingRulesRequest rules;
};

struct FirstAnswer {
  rating::RuleSet rules;
  rating::FirstRating first;
};

Parsed<FirstAnswer> FirstRatingFor(const FirstRequest& request);

struct NeedRequest {
  Source file;
  int player = 0;
  std::vector<int> opponents;  // to come
  std::optional<int> k;        // none: by the rules
  RatingRulesRequest rules;
};

struct RatingNeed {
  rating::RuleSet rules;
  rating::Standing standing;
  std::string name;
};

Parsed<RatingNeed> NeedOf(const NeedRequest& request);

}  // namespace ronda::service
