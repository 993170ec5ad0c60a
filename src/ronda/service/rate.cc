#include "ronda/service/rate.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "ronda/base/suggestion.h"
#include "ronda/formats/rating/facts.h"
#include "ronda/formats/rating/rules.h"
#include "ronda/model/event_dates.h"
#include "ronda/rating/k_factor.h"

namespace ronda::service {
namespace {

// The rules follow the date of the event, as editions do.
std::optional<Date> DayOf(const Tournament& tournament) { return DatesOf(tournament.data().info).start(); }

Diagnostic NoPlayer(int number) {
  return UsageError(fmt::format("there is no player {}", number), "give a pairing number of the file");
}

Result<rating::Request> RequestOf(const RateRequest& asked, rating::RuleSet rules) {
  rating::Request request{std::move(rules), asked.method, std::nullopt, {}};
  if (!asked.date) return request;
  request.day = ParseDate(*asked.date);
  if (request.day) return request;
  return tl::unexpected(UsageError(fmt::format("--date: '{}' is not a day", *asked.date),
                                   "write year, month and day: --date 2026-03-07"));
}

Parsed<std::vector<rating::PlayerFacts>> FactsFor(const RateRequest& request, const Tournament& tournament) {
  Parsed<std::vector<rating::PlayerFacts>> facts{std::vector<rating::PlayerFacts>(tournament.players().size()), {}};
  if (request.facts) {
    const auto text = TextOf(*request.facts);
    if (!text) return {std::nullopt, {text.error()}};
    facts = rating::ReadFacts(*text, request.facts->name, tournament);
  }
  if (facts.value && request.k) {
    for (rating::PlayerFacts& fact : *facts.value) {
      if (!fact.k) fact.k = request.k;
    }
  }
  return facts;
}

// As far as the event has gone.
Result<RatingNeed> NeedIn(const Tournament& tournament, const NeedRequest& asked, rating::RuleSet rules) {
  const auto player = tournament.Find(Tpn(asked.player));
  if (!player) return tl::unexpected(NoPlayer(asked.player));
  rating::Request request{rules, rating::Method::kGameByGame, std::nullopt, {}};
  if (asked.k) request.facts.assign(tournament.players().size(), {*asked.k, std::nullopt, std::nullopt});
  const auto event = rating::RateEvent(tournament, request);
  if (!event) return tl::unexpected(event.error());
  const Player& named = tournament.player(*player);
  RatingNeed need{std::move(rules), {}, named.name};
  need.standing.rating = named.rating;
  need.standing.games = rating::CountedGames(event->players[player->index()]);
  if (!named.rating) return need;
  rating::KQuestion question{*named.rating, ParseDate(named.birth_date), event->request.day, {}, 0};
  if (asked.k) question.facts.k = *asked.k;
  question.games = static_cast<int>(need.standing.games.size() + std::max<std::size_t>(asked.opponents.size(), 1));
  need.standing.k = rating::ChooseK(need.rules.k, question).k;
  return need;
}

// What a score against so many opponents may be; what is no number of points at all is told how to write one.
std::string ScoreHint(const std::optional<Points>& points, std::size_t games) {
  if (games == 0) return "give the rating of every opponent";
  const bool is_well_formed = points && points->tenths() % 5 == 0;
  return is_well_formed ? fmt::format("a score of {} is 0 to {}", Counted(games, "game"), games)
                        : "write whole and half points, with a dot: 5.5";
}

// A score against these opponents; of which of them it was made does not matter.
Result<std::vector<rating::Game>> GamesOf(const std::string& score, const std::vector<int>& opponents) {
  const auto points = ParsePoints(score);
  const auto most = static_cast<std::int32_t>(opponents.size()) * 10;
  if (opponents.empty() || !points || points->tenths() < 0 || points->tenths() % 5 != 0 || points->tenths() > most) {
    return tl::unexpected(UsageError(fmt::format("'{}' is not a score of {}", score, Counted(opponents.size(), "game")),
                                     ScoreHint(points, opponents.size())));
  }
  std::vector<rating::Game> games;
  for (const int opponent : opponents) games.push_back({opponent, Fraction(0)});
  games.front().score = Fraction(points->tenths(), 10);
  return games;
}

}  // namespace

Parsed<rating::RuleSet> RatingRules(const RatingRulesRequest& request, const std::optional<Date>& day) {
  if (request.own) {
    const auto text = TextOf(*request.own);
    if (!text) return {std::nullopt, {text.error()}};
    return rating::ReadRules(*text, request.own->name);
  }
  const std::optional<std::string>& name = request.name;
  if (!name) return {rating::RuleSetOn(day), {}};
  if (const rating::RuleSet* found = rating::FindRuleSet(*name)) return {*found, {}};
  std::vector<std::string> known;
  for (const rating::RuleSet& rules : rating::StandardRuleSets()) known.push_back(rules.id);
  const auto closest = Closest(*name, known);
  return {std::nullopt,
          {UsageError(fmt::format("'{}' is not a set of rating rules", *name),
                      closest ? fmt::format("did you mean '{}'?", *closest)
                              : fmt::format("known are {}, or a file that ends in .json", fmt::join(known, ", ")))}};
}

Parsed<RatingEvent> OpenForRating(const RateRequest& request) {
  auto loaded = TournamentOf(request.file);
  if (!loaded.value) return {std::nullopt, std::move(loaded.diagnostics)};
  auto rules = RatingRules(request.rules, DayOf(*loaded.value));
  Parsed<RatingEvent> event{std::nullopt, std::move(rules.diagnostics)};
  if (!rules.value) return event;
  const auto refuse = [&](Diagnostic refusal) {
    event.diagnostics.push_back(std::move(refusal));
    return event;
  };
  auto rating = RequestOf(request, *std::move(rules.value));
  if (!rating) return refuse(rating.error());
  std::optional<PlayerIndex> player;
  if (request.player) {
    player = loaded.value->Find(Tpn(*request.player));
    if (!player) return refuse(NoPlayer(*request.player));
  }
  event.value = RatingEvent{*std::move(loaded.value), *std::move(rating), player};
  return event;
}

Parsed<rating::EventRating> Rate(const RatingEvent& event, const RateRequest& request) {
  auto facts = FactsFor(request, event.tournament);
  if (!facts.value) return {std::nullopt, std::move(facts.diagnostics)};
  rating::Request rating = event.request;
  rating.facts = *std::move(facts.value);
  auto rated = rating::RateEvent(event.tournament, std::move(rating));
  if (rated) return {*std::move(rated), std::move(facts.diagnostics)};
  facts.diagnostics.push_back(rated.error());
  facts.diagnostics.back().file = request.file.name;
  return {std::nullopt, std::move(facts.diagnostics)};
}

Result<rating::EventRating> RatedByDefault(const Tournament& tournament) {
  return rating::RateEvent(tournament, {rating::RuleSetOn(DayOf(tournament)), {}, {}, {}});
}

int UsualK(const rating::RuleSet& rules, int own) { return rating::ChooseK(rules.k, {own, {}, {}, {}, 1}).k; }

Result<rating::Performance> PerformanceOf(const std::string& score, const std::vector<int>& opponents) {
  const auto games = GamesOf(score, opponents);
  if (!games) return tl::unexpected(games.error());
  return *rating::PerformanceOf(*games);
}

// Elementos §4.3.1.
Parsed<RatingChange> ChangeFor(const ChangeRequest& request) {
  auto rules = RatingRules(request.rules);
  if (!rules.value) return {std::nullopt, std::move(rules.diagnostics)};
  const auto games = GamesOf(request.score, request.opponents);
  if (!games) return {std::nullopt, {games.error()}};
  const auto count = static_cast<int>(games->size());
  RatingChange change{*rules.value, request.own, request.k.value_or(0), count, rating::ScoreOf(*games), {}, {}};
  if (!request.k) change.k = rating::ChooseK(rules.value->k, {request.own, {}, {}, {}, count}).k;
  change.expected = rating::ExpectedOf(*rules.value, request.own, *games);
  change.shortcut = rating::ShortcutOf(*rules.value, request.own, *games);
  return {std::move(change), {}};
}

// Elementos §4.3.2.
Parsed<FirstAnswer> FirstRatingFor(const FirstRequest& request) {
  auto rules = RatingRules(request.rules);
  if (!rules.value) return {std::nullopt, std::move(rules.diagnostics)};
  const auto games = GamesOf(request.score, request.opponents);
  if (!games) return {std::nullopt, {games.error()}};
  if (request.least) rules.value->initial.least_games = *request.least;
  auto first = rating::FirstRatingOf(*rules.value, *games);
  return {FirstAnswer{*std::move(rules.value), std::move(first)}, {}};
}

Parsed<RatingNeed> NeedOf(const NeedRequest& request) {
  const auto tournament = TournamentOf(request.file);
  if (!tournament.value) return {std::nullopt, tournament.diagnostics};
  auto rules = RatingRules(request.rules, DayOf(*tournament.value));
  if (!rules.value) return {std::nullopt, std::move(rules.diagnostics)};
  auto need = NeedIn(*tournament.value, request, *std::move(rules.value));
  if (!need) return {std::nullopt, {need.error()}};
  return {*std::move(need), {}};
}

}  // namespace ronda::service
