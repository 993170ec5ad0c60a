#include <fmt/format.h>

#include <memory>

#include "ronda/app/cli/frame/order_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/app/cli/verbs/handling_verb.h"
#include "ronda/formats/files.h"
#include "ronda/handling/late_entry.h"
#include "ronda/service/bye_kind.h"

namespace ronda::cli {
namespace {

struct Options {
  HandlingOptions common;
  OrderOptions order;
  Player player;
  int rating = 0;  // 0: unrated
  std::string sex;
  std::string list;
  int round = 0;  // 0: the next one
  std::string missed = "zero";
};

// The one player of the options, or those of the list.
Result<std::vector<handling::Entry>> EntriesOf(const Options& options) {
  handling::Entry entry{options.player, std::nullopt, service::ByeKind(options.missed)};
  if (options.round > 0) entry.arrives = Round(options.round);
  if (options.list.empty() == options.player.name.empty()) {
    return tl::unexpected(UsageError("who enters?", "give either --name or a list of players, --players LIST"));
  }
  if (options.list.empty()) {
    if (options.rating > 0) entry.player.rating = options.rating;
    if (!options.sex.empty()) entry.player.sex = options.sex == "m" ? Sex::kMan : Sex::kWoman;
    return std::vector{entry};
  }
  const auto list = LoadTournament(options.list);
  if (!list.value) return tl::unexpected(list.diagnostics.front());
  std::vector<handling::Entry> entries;
  for (const Player& player : list.value->players()) {
    entry.player = player;
    entries.push_back(entry);
  }
  return entries;
}

void Run(Context& context, const Options& options) {
  Handle(context, options.common,
         [&](const Tournament& tournament, const handling::Edition& edition) -> Result<handling::Handled> {
           const auto entries = EntriesOf(options);
           if (!entries) return tl::unexpected(entries.error());
           const auto rules = OrderRulesOf(options.order, tournament, edition);
           if (!rules) return tl::unexpected(rules.error());
           return handling::Enter(tournament, *entries, *rules);
         });
}

void AddPlayerOptions(Verb verb, Options& options) {
  verb.AddOption("--name", options.player.name, "\"Lastname, Firstname\"");
  verb.AddOption("--title", options.player.title, "GM, IM, WGM, FM, WIM, CM, WFM or WCM");
  verb.AddOption("--rating", options.rating, "FIDE rating; none for an unrated player").Between(0, 9999);
  verb.AddOption("--federation", options.player.federation, "Three letters");
  verb.AddOption("--fide-id", options.player.fide_id, "FIDE identity number");
  verb.AddOption("--birth", options.player.birth_date, "YYYY/MM/DD");
  verb.AddOption("--sex", options.sex, "m or w").OneOf({"m", "w"});
}

}  // namespace

void AddEnter(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("enter", "Enter a player, before round 1 or late");
  AddHandlingOptions(verb, options->common);
  AddPlayerOptions(verb, *options);
  verb.AddOption("--players", options->list, "Enter the players of a list (CSV) instead");
  verb.AddOption("--round", options->round, "The first round the player can play; the next one if not given")
      .Between(1, 999);
  verb.AddOption("--missed", options->missed, "What the rules of the event give for a missed round")
      .OneOf(service::ByeKindNames());
  AddOrderOptions(verb, options->order);
  verb.Footer(
      "The player gets the number of the place in the initial order, and those behind move up, in past rounds\n"
      "too. A late entry is for round 2 or 3 and scores nothing in the rounds before (C.04.2/2025, articles 3.2, "
      "3.3).\n"
      "\n"
      "Examples:\n"
      "  ronda enter open.trf --name \"Late, Lena\" --rating 2044 --title WFM --federation GER --in-place\n"
      "  ronda enter open.trf --name \"Later, Leo\" --round 3 -o new.trf     in time for round 3\n"
      "  ronda enter open.trf --players more.csv -o new.trf                several at once");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
