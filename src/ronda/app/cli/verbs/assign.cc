#include <fmt/format.h>

#include <memory>
#include <sstream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/assignment/fair_choice.h"
#include "ronda/formats/assignment/votes.h"
#include "ronda/formats/csv/records.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

namespace ronda::cli {
namespace {

using assignment::Count;
using assignment::FairChoice;
using assignment::Goal;
using assignment::OptionVotes;

struct Options {
  std::string file;
  std::string by = "votes";
  std::optional<std::uint64_t> seed;
  Destination to;
};

// A participant and what became of him.
struct Row {
  std::string participant;
  std::string option;  // empty: none
  std::optional<std::int64_t> value;
  std::optional<int> place;
  int allowed = 0;  // options he may have
};

std::vector<Row> Rows(const OptionVotes& votes, const FairChoice& choice) {
  std::vector<Row> rows;
  const auto& problem = votes.problem;
  for (const assignment::Participant i : problem.participant_ids()) {
    Row row{votes.participants[i.index()], "", std::nullopt, std::nullopt, 0};
    for (const assignment::Option j : problem.option_ids()) row.allowed += problem.ValueOf(i, j) ? 1 : 0;
    if (const auto option = choice.assignment[i]) {
      row.option = votes.options[option->index()];
      row.value = problem.ValueOf(i, *option);
      row.place = assignment::PlaceOf(problem, i, *option);
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string CountText(const Count& count) {
  return count.is_exact ? fmt::format("{}", count.value) : fmt::format("at least {}", count.value);
}

std::string NamesOf(const OptionVotes& votes, const std::vector<assignment::Participant>& participants) {
  constexpr std::size_t kMostNamed = 12;
  std::string names;
  for (std::size_t i = 0; i < participants.size() && i < kMostNamed; ++i) {
    names += (i > 0 ? ", " : "") + votes.participants[participants[i].index()];
  }
  if (participants.size() > kMostNamed) names += fmt::format(" and {} more", participants.size() - kMostNamed);
  return names;
}

// Why this assignment and no other.
std::string Explanation(const OptionVotes& votes, const FairChoice& choice, const Options& options) {
  const bool by_votes = options.by == "votes";
  std::string text = fmt::format("Total {}: no assignment of as many participants has {}.\n", choice.total,
                                 by_votes ? "more" : "less");
  if (choice.assigned < votes.problem.participants()) {
    text +=
        fmt::format("{} of {} got an option; more is not possible.\n", choice.assigned, votes.problem.participants());
  }
  if (choice.optimal == Count{1, true}) return text + "It is the only one with this total.\n";
  text += fmt::format("{} assignments have this total; they differ for {}.\n", CountText(choice.optimal),
                      NamesOf(votes, choice.undecided));
  if (choice.fairest == Count{1, true}) {
    return text +
           "This is the only one in which whoever is served worst is served as well as can be, and so on upwards.\n";
  }
  text += fmt::format("In {} of them whoever is served worst is served as well as can be, and so on upwards.\n",
                      CountText(choice.fairest));
  text += fmt::format(
      "Among those they chose in turn, {}: {}.\n",
      options.seed ? fmt::format("by lot (seed {})", *options.seed) : std::string("in the order of the list"),
      NamesOf(votes, choice.turns));
  return text;
}

std::string TableText(const OptionVotes& votes, const FairChoice& choice, const Options& options) {
  sheets::Table table;
  table.AddColumn("Participant");
  table.AddColumn("Option");
  table.AddColumn(options.by == "votes" ? "Votes" : "Rank", sheets::Align::kRight);
  table.AddColumn("Choice", sheets::Align::kRight);
  for (const Row& row : Rows(votes, choice)) {
    table.AddRow({row.participant, row.option.empty() ? "none" : row.option,
                  row.value ? fmt::format("{}", *row.value) : "-",
                  row.place ? fmt::format("{} of {}", *row.place, row.allowed) : "-"});
  }
  return table.ToText() + "\n" + Explanation(votes, choice, options);
}

std::string CsvText(const OptionVotes& votes, const FairChoice& choice) {
  std::string text = csv::Line(std::vector<std::string>{"participant", "option", "value", "choice", "of"});
  for (const Row& row : Rows(votes, choice)) {
    text += csv::Line(
        std::vector<std::string>{row.participant, row.option, row.value ? fmt::format("{}", *row.value) : "",
                                 row.place ? fmt::format("{}", *row.place) : "", fmt::format("{}", row.allowed)});
  }
  return text;
}

void WriteCount(sheets::JsonWriter& json, std::string_view key, const Count& count) {
  json.Key(key).BeginObject();
  json.Field("count", static_cast<std::int64_t>(std::min<std::uint64_t>(count.value, INT64_MAX)));
  json.Field("exact", count.is_exact).EndObject();
}

std::string JsonText(const OptionVotes& votes, const FairChoice& choice, const Options& options) {
  std::ostringstream out;
  sheets::JsonWriter json(out);
  json.BeginObject().Field("by", options.by).Field("total", choice.total).Field("assigned", choice.assigned);
  WriteCount(json, "best", choice.optimal);
  WriteCount(json, "fairest", choice.fairest);
  json.Key("turns").BeginArray();
  for (const assignment::Participant turn : choice.turns) json.String(votes.participants[turn.index()]);
  json.EndArray();
  if (options.seed) json.Field("seed", fmt::format("{}", *options.seed));
  json.Key("assignments").BeginArray();
  for (const Row& row : Rows(votes, choice)) {
    json.BeginObject().Field("participant", row.participant);
    if (!row.option.empty()) json.Field("option", row.option).Field("value", *row.value).Field("choice", *row.place);
    json.Field("of", row.allowed).EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

void Run(Context& context, const Options& options) {
  const auto text = ReadText(options.file);
  if (!text) return Refuse(context, text.error(), options.to);
  const Goal goal = options.by == "votes" ? Goal::kMaximise : Goal::kMinimise;
  const auto votes = assignment::ReadOptionVotes(*text, options.file, goal);
  if (!votes.value) return Refuse(context, votes.diagnostics, options.to);
  const FairChoice choice = assignment::ChooseFairly(votes.value->problem, options.seed);
  if (options.to.format == "json") return Deliver(context, JsonText(*votes.value, choice, options), options.to);
  if (options.to.format == "csv") return Deliver(context, CsvText(*votes.value, choice), options.to);
  Deliver(context, TableText(*votes.value, choice, options), options.to);
}

}  // namespace

void AddAssign(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("assign", "Give everybody one option, by votes or ranks (Hungarian method)");
  verb.AddOption("FILE", options->file, "CSV: options across, participants down; - reads standard input").Required();
  verb.AddOption("--by", options->by, "votes: more is better; ranks: less is better").OneOf({"votes", "ranks"});
  verb.AddOption("--seed", options->seed, "Draw lots among equally fair assignments, the same with the same seed");
  AddDestination(verb, options->to, {"table", "csv", "json"});
  verb.Footer(
      "The file, here with two places in FRA and an option that Berta may not have:\n"
      "  player,FRA,POL,GBR\n"
      "  places,2,1,1\n"
      "  Ana,50,30,20\n"
      "  Berta,90,10,x\n"
      "\n"
      "Examples:\n"
      "  ronda assign votes.csv                 the assignment with most votes\n"
      "  ronda assign ranks.csv --by ranks      0 for the option wanted most, 1 for the next, ...\n"
      "  ronda assign votes.csv --seed 7        lots among equally fair assignments");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
