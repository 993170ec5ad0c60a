#include <fmt/format.h>

#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/rate_options.h"
#include "ronda/base/suggestion.h"
#include "ronda/formats/rating/rules.h"
#include "ronda/rating/k_factor.h"
#include "ronda/rating/performance.h"
#include "ronda/sheets/rate_questions.h"

namespace ronda::cli {
namespace {

struct ExpectedOptions {
  int own = 0;
  int opponent = 0;
  int k = 0;
  std::string rules;
  bool as_json = false;
};

Destination To(bool as_json) { return {"", as_json ? "json" : "table"}; }

void RunExpected(Context& context, const ExpectedOptions& options) {
  const auto rules = RulesFor(options.rules);
  if (!rules.value) return Refuse(context, rules.diagnostics, To(options.as_json));
  const int k = options.k > 0 ? options.k : rating::ChooseK(rules.value->k, {options.own, {}, {}, {}, 1}).k;
  const sheets::ExpectedGame game{*rules.value, options.own, options.opponent, k};
  context.out << Show(game, sheets::FormatNamed(To(options.as_json).format));
}

void AddExpected(Verb rate, Context& context) {
  const auto options = std::make_shared<ExpectedOptions>();
  const Verb verb = rate.AddVerb("expected", "What a rating may expect against another");
  verb.AddOption("RATING", options->own, "The player's rating").Required().Between(1, 4000);
  verb.AddOption("OPPONENT", options->opponent, "The opponent's rating").Required().Between(1, 4000);
  verb.AddOption("--k", options->k, "K; by the rules if not given").Between(1, 1000);
  verb.AddOption("--rules", options->rules, "As for ronda rate");
  verb.AddFlag("--json", options->as_json, "Print a JSON document");
  verb.Footer("Example:\n  ronda rate expected 2100 1980");
  verb.Run([options, &context] { RunExpected(context, *options); });
}

struct PerformanceOptions {
  std::string score;
  std::string opponents;
  bool as_json = false;
};

Result<Fraction> ScoreOption(const std::string& text, std::size_t games) {
  const auto points = ParsePoints(text);
  const auto most = static_cast<std::int32_t>(games) * 10;
  if (points && points->tenths() >= 0 && points->tenths() % 5 == 0 && points->tenths() <= most) {
    return Fraction(points->tenths(), 10);
  }
  return tl::unexpected(UsageError(fmt::format("'{}' is not a score of {}", text, Counted(games, "game")),
                                   "write points with a dot: 5.5"));
}

void RunPerformance(Context& context, const PerformanceOptions& options) {
  const auto opponents = NumberList(options.opponents, "OPPONENTS");
  if (!opponents) return Refuse(context, opponents.error(), To(options.as_json));
  const auto score = ScoreOption(options.score, opponents->size());
  if (!score) return Refuse(context, score.error(), To(options.as_json));
  std::vector<rating::Game> games;
  for (const int opponent : *opponents) games.push_back({opponent, Fraction(0)});
  games.front().score = *score;
  const sheets::PerformanceAnswer answer{*rating::PerformanceOf(games)};
  context.out << Show(answer, sheets::FormatNamed(To(options.as_json).format));
}

void AddPerformance(Verb rate, Context& context) {
  const auto options = std::make_shared<PerformanceOptions>();
  const Verb verb = rate.AddVerb("performance", "The rating a score against rated opponents stands for");
  verb.AddOption("SCORE", options->score, "Points made").Required();
  verb.AddOption("OPPONENTS", options->opponents, "Their ratings, with commas between them").Required();
  verb.AddFlag("--json", options->as_json, "Print a JSON document");
  verb.Footer("Example:\n  ronda rate performance 5.5 2100,1980,2250,2310,2045,2190,2400");
  verb.Run([options, &context] { RunPerformance(context, *options); });
}

}  // namespace

Parsed<rating::RuleSet> RulesFor(const std::string& name) {
  if (name.empty()) return {rating::StandardRuleSets().front(), {}};
  if (const rating::RuleSet* found = rating::FindRuleSet(name)) return {*found, {}};
  if (name.ends_with(".json")) {
    const auto text = ReadText(name);
    if (!text) return {std::nullopt, {text.error()}};
    return rating::ReadRules(*text, name);
  }
  std::vector<std::string> known;
  for (const rating::RuleSet& rules : rating::StandardRuleSets()) known.push_back(rules.id);
  const auto closest = Closest(name, known);
  return {std::nullopt,
          {UsageError(fmt::format("'{}' is not a set of rating rules", name),
                      closest ? fmt::format("did you mean '{}'?", *closest)
                              : fmt::format("known are {}, or a file that ends in .json", fmt::join(known, ", ")))}};
}

void AddRateQuestions(Verb rate, Context& context) {
  AddExpected(rate, context);
  AddPerformance(rate, context);
  AddRateNeed(rate, context);
}

}  // namespace ronda::cli
