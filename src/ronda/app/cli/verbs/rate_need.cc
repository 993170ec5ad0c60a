#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <sstream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/rate_options.h"
#include "ronda/formats/files.h"
#include "ronda/rating/event_rating.h"
#include "ronda/rating/forecast.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/rate_sheet.h"
#include "ronda/sheets/table.h"

namespace ronda::cli {
namespace {

struct NeedOptions {
  std::string file;
  int player = 0;
  std::string against;
  int k = 0;
  std::string rules;
  rating::Goal goal;
  bool as_json = false;
};

struct Need {
  rating::RuleSet rules;
  rating::Standing standing;
  std::vector<int> opponents;  // to come
  std::string name;
};

Result<Need> NeedOf(const NeedOptions& options, const Tournament& tournament, const rating::RuleSet& rules) {
  const auto player = tournament.Find(Tpn(options.player));
  if (!player) {
    return tl::unexpected(
        UsageError(fmt::format("there is no player {}", options.player), "give a pairing number of the file"));
  }
  rating::Request request{rules, rating::Method::kGameByGame, std::nullopt, {}};
  if (options.k > 0) request.facts.assign(tournament.players().size(), {options.k, std::nullopt, std::nullopt});
  const auto event = rating::RateEvent(tournament, request);
  if (!event) return tl::unexpected(event.error());
  const auto& rated = event->players[player->index()];
  Need need;
  need.rules = rules;
  need.standing.rating = tournament.player(*player).rating;
  need.standing.games = rating::CountedGames(rated);
  need.name = tournament.player(*player).name;
  if (!options.against.empty()) {
    const auto opponents = NumberList(options.against, "--against");
    if (!opponents) return tl::unexpected(opponents.error());
    need.opponents = *opponents;
  }
  if (need.standing.rating) {
    rating::KQuestion question{
        *need.standing.rating, ParseDate(tournament.player(*player).birth_date), event->request.day, {}, 0};
    if (options.k > 0) question.facts.k = options.k;
    question.games = static_cast<int>(need.standing.games.size() + std::max<std::size_t>(need.opponents.size(), 1));
    need.standing.k = rating::ChooseK(need.rules.k, question).k;
  }
  return need;
}

std::string Number(const std::optional<int>& number) { return number ? fmt::format("{}", *number) : "-"; }

// With opponents: every score. Without: the opponent each result needs.
std::string NeedTable(const Need& need, const rating::Goal& goal) {
  sheets::Table table;
  std::string text = fmt::format("{}, {} so far, {}\n", need.name, Counted(need.standing.games.size(), "rated game"),
                                 need.standing.rating ? fmt::format("K {}", need.standing.k) : "unrated");
  if (need.opponents.empty()) {
    table.AddColumn("Next game");
    table.AddColumn("Opponent at least", sheets::Align::kRight);
    for (const auto& [word, score] : {std::pair("win", Fraction(1)), {"draw", Fraction(1, 2)}, {"loss", Fraction(0)}}) {
      table.AddRow({word, Number(rating::LeastOpponent(need.rules, need.standing, score, goal))});
    }
    return text + table.ToText();
  }
  const bool has_goal = goal.rating || goal.performance;
  for (const char* title : {"Score", "Change", "New", "Performance"}) table.AddColumn(title, sheets::Align::kRight);
  if (has_goal) table.AddColumn("Enough", sheets::Align::kRight);
  const auto prospects = rating::ProspectsOf(need.rules, need.standing, need.opponents);
  for (auto prospect = prospects.rbegin(); prospect != prospects.rend(); ++prospect) {
    std::vector<std::string> row{sheets::ScoreText(prospect->score),
                                 need.standing.rating ? sheets::Signed(prospect->change, 1) : "-",
                                 Number(prospect->new_rating), Number(prospect->performance)};
    if (has_goal) row.emplace_back(rating::Reaches(*prospect, goal) ? "yes" : "no");
    table.AddRow(std::move(row));
  }
  return text + table.ToText();
}

std::string NeedJson(const Need& need, const rating::Goal& goal) {
  std::ostringstream out;
  sheets::JsonWriter json(out);
  json.BeginObject().Field("player", need.name).Field("rules", need.rules.id);
  if (need.opponents.empty()) {
    json.Key("least_opponent").BeginObject();
    for (const auto& [word, score] : {std::pair("win", Fraction(1)), {"draw", Fraction(1, 2)}, {"loss", Fraction(0)}}) {
      if (const auto least = rating::LeastOpponent(need.rules, need.standing, score, goal)) json.Field(word, *least);
    }
    json.EndObject().EndObject();
    return out.str();
  }
  json.Key("prospects").BeginArray();
  for (const auto& prospect : rating::ProspectsOf(need.rules, need.standing, need.opponents)) {
    json.BeginObject().Field("score", sheets::ScoreText(prospect.score));
    if (need.standing.rating) json.Field("change", ToDecimal(prospect.change, 2));
    if (prospect.new_rating) json.Field("new_rating", *prospect.new_rating);
    if (prospect.performance) json.Field("performance", *prospect.performance);
    if (goal.rating || goal.performance) json.Field("enough", rating::Reaches(prospect, goal));
    json.EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

void RunNeed(Context& context, const NeedOptions& options) {
  const Destination to{"", options.as_json ? "json" : "table"};
  if (options.against.empty() && !options.goal.rating && !options.goal.performance) {
    return Refuse(context,
                  UsageError("ronda rate need: neither opponents nor a goal given",
                             "name the opponents to come with --against, or a goal with --rating or --performance"),
                  to);
  }
  const auto tournament = LoadTournament(options.file);
  if (!tournament.value) return Refuse(context, tournament.diagnostics, to);
  const auto rules = RulesFor(options.rules);
  if (!rules.value) return Refuse(context, rules.diagnostics, to);
  const auto need = NeedOf(options, *tournament.value, *rules.value);
  if (!need) return Refuse(context, need.error(), to);
  context.out << (options.as_json ? NeedJson(*need, options.goal) : NeedTable(*need, options.goal));
}

}  // namespace

void AddRateNeed(Verb rate, Context& context) {
  const auto options = std::make_shared<NeedOptions>();
  const Verb verb = rate.AddVerb("need", "What a player needs in the games to come");
  verb.AddOption("FILE", options->file, "The tournament so far").Required();
  verb.AddOption("--player", options->player, "Pairing number of the player").Required().Positive();
  verb.AddOption("--against", options->against, "Ratings of the opponents to come, with commas between them");
  verb.AddOption("--rating", options->goal.rating, "The new rating wanted").Between(1, 4000);
  verb.AddOption("--performance", options->goal.performance, "The performance wanted").Between(1, 4000);
  verb.AddOption("--k", options->k, "K; by the rules if not given").Between(1, 1000);
  verb.AddOption("--rules", options->rules, "As for ronda rate");
  verb.AddFlag("--json", options->as_json, "Print a JSON document");
  verb.Footer(
      "Examples:\n"
      "  ronda rate need open.trf --player 12 --against 2100                     what each result would give\n"
      "  ronda rate need open.trf --player 12 --against 2100 --performance 2300  and which of them is enough\n"
      "  ronda rate need open.trf --player 12 --rating 2000                      whom to beat for it");
  verb.Run([options, &context] { RunNeed(context, *options); });
}

}  // namespace ronda::cli
