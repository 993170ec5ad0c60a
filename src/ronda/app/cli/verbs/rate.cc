#include <fmt/format.h>

#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/rate_options.h"
#include "ronda/formats/files.h"
#include "ronda/formats/rating/facts.h"
#include "ronda/sheets/rate_norms.h"
#include "ronda/sheets/rate_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string file;
  std::string rules;
  std::string method = "games";
  std::string facts;
  std::string date;
  int k = 0;       // 0: by the rules
  int player = 0;  // 0: all
  bool working = false;
  bool norms = false;
  Destination to;
};

Parsed<std::vector<rating::PlayerFacts>> FactsFor(const Options& options, const Tournament& tournament) {
  Parsed<std::vector<rating::PlayerFacts>> facts{std::vector<rating::PlayerFacts>(tournament.players().size()), {}};
  if (!options.facts.empty()) {
    const auto text = ReadText(options.facts);
    if (!text) return {std::nullopt, {text.error()}};
    facts = rating::ReadFacts(*text, options.facts, tournament);
  }
  if (facts.value && options.k > 0) {
    for (rating::PlayerFacts& fact : *facts.value) {
      if (!fact.k) fact.k = options.k;
    }
  }
  return facts;
}

std::string Text(const sheets::RatedEvent& event, const Options& options) {
  const auto format = sheets::FormatNamed(options.to.format);
  if (format != sheets::Format::kText || (!options.working && options.player == 0)) return Show(event, format);
  return sheets::RateWorkings(event, options.player > 0 ? std::optional(Tpn(options.player)) : std::nullopt);
}

Result<rating::Request> RequestOf(const Options& options, const rating::RuleSet& rules) {
  rating::Request request{rules, rating::Method::kGameByGame, std::nullopt, {}};
  if (options.method == "round-robin") request.method = rating::Method::kRoundRobin;
  if (!options.date.empty()) {
    request.day = ParseDate(options.date);
    if (!request.day) {
      return tl::unexpected(UsageError(fmt::format("--date: '{}' is not a day", options.date),
                                       "write year, month and day: --date 2026-03-07"));
    }
  }
  return request;
}

void RunNorms(Context& context, const Tournament& tournament, const Options& options) {
  const auto player = options.player > 0 ? tournament.Find(Tpn(options.player)) : std::nullopt;
  const sheets::SoughtNorms norms{tournament, player};
  Deliver(context, Show(norms, sheets::FormatNamed(options.to.format)), options.to);
}

void Run(Context& context, const Options& options) {
  if (options.norms && options.to.format != "table" && options.to.format != "json") {
    return Refuse(context, UsageError("norms come as text or as JSON", "leave --format out, or ask for json"),
                  options.to);
  }
  if (options.file.empty()) {
    return Refuse(context, UsageError("ronda rate: no tournament given", "see ronda rate --help"), options.to);
  }
  const auto rules = RulesFor(options.rules);
  if (!rules.value) return Refuse(context, rules.diagnostics, options.to);
  PrintDiagnostics(context, rules.diagnostics);
  auto request = RequestOf(options, *rules.value);
  if (!request) return Refuse(context, request.error(), options.to);
  const auto tournament = LoadTournament(options.file);
  if (!tournament.value) return Refuse(context, tournament.diagnostics, options.to);
  if (options.player > 0 && !tournament.value->Find(Tpn(options.player))) {
    return Refuse(context,
                  UsageError(fmt::format("there is no player {}", options.player), "give a pairing number of the file"),
                  options.to);
  }
  if (options.norms) return RunNorms(context, *tournament.value, options);
  auto facts = FactsFor(options, *tournament.value);
  if (!facts.value) return Refuse(context, facts.diagnostics, options.to);
  PrintDiagnostics(context, facts.diagnostics);
  request->facts = *std::move(facts.value);
  auto rated = rating::RateEvent(*tournament.value, *std::move(request));
  if (!rated) {
    rated.error().file = options.file;
    return Refuse(context, rated.error(), options.to);
  }
  Deliver(context, Text({*tournament.value, *rated}, options), options.to);
}

}  // namespace

void AddRate(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("rate", "Rating changes, performances, first ratings and norms");
  verb.AddOption("FILE", options->file, "The tournament (TRF or JSON); - reads standard input");
  verb.AddOption(
      "--rules", options->rules,
      "fide-2024 (in force), fide-2024-march, fide-2017, fide-former, or a JSON file with rules of one's own");
  verb.AddOption("--method", options->method, "Game by game, or the method of round robins")
      .OneOf({"games", "round-robin"});
  verb.AddOption("--facts", options->facts, "CSV with tpn and any of k, games, peak, from the rating list");
  verb.AddOption("--k", options->k, "K of everybody of whom no other is given").Between(1, 1000);
  verb.AddOption("--date", options->date, "The day ages are counted on; the end of the event if not given");
  verb.AddFlag("--working", options->working, "Show every step");
  verb.AddOption("--player", options->player, "Show every step of this player").Positive();
  verb.AddFlag("--norms", options->norms,
               "Title norms instead, condition by condition; with --player also missed ones");
  AddDestination(verb, options->to, {"table", "csv", "json", "html"});
  AddRateQuestions(verb, context);
  verb.Footer(
      "Examples:\n"
      "  ronda rate open.trf                      everybody's change and performance\n"
      "  ronda rate open.trf --player 12          the working of player 12\n"
      "  ronda rate open.trf --facts list.csv --format csv -o report.csv   for the federation\n"
      "  ronda rate robin.trf --rules fide-2017 --method round-robin       the book's method\n"
      "  ronda rate open.trf --norms --player 12  how far player 12 is from a title norm\n"
      "  ronda rate expected 2100 1980            what 2100 may expect against 1980\n"
      "  ronda rate performance 5.5 2100,1980,2250,2310,2045,2190,2400   5.5 points against these\n"
      "  ronda rate need open.trf --player 12 --against 2100 --performance 2300");
  verb.Run([options, verb, &context] {
    if (!verb.HasInner()) Run(context, *options);
  });
}

}  // namespace ronda::cli
