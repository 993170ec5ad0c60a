#include <memory>

#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/order_options.h"
#include "ronda/app/cli/verbs/handling_verb.h"

namespace ronda::cli {
namespace {

struct Options {
  HandlingOptions common;
  service::OrderRequest order;
  handling::Entry entry;
  std::optional<int> round;  // none: the next one
  std::optional<service::Source> list;
  std::optional<int> team;
  std::optional<int> number;
  Team new_team;
};

// The one player of the options, or those of the list.
Result<std::vector<handling::Entry>> EntriesOf(const Options& options) {
  handling::Entry entry = options.entry;
  if (options.round) entry.arrives = Round(*options.round);
  if (options.list.has_value() == !entry.player.name.empty()) {
    return tl::unexpected(UsageError("who enters?", "give either --name or a list of players, --players LIST"));
  }
  if (options.list) return service::EntriesFrom(*options.list, entry);
  if (entry.player.rating == 0) entry.player.rating.reset();
  return std::vector{entry};
}

void Run(Context& context, const Options& options) {
  Handle(context, options.common,
         [&](const Tournament& tournament, const handling::Edition& edition) -> Result<handling::Handled> {
           const auto entries = EntriesOf(options);
           if (!entries) return tl::unexpected(entries.error());
           service::EntryRequest request{*entries, options.order};
           if (options.team) request.team = TeamNumber(*options.team);
           if (options.number) request.number = TeamNumber(*options.number);
           if (!options.new_team.name.empty()) request.new_team = options.new_team;
           return service::Enter(tournament, request, edition);
         });
}

void AddPlayerOptions(Verb verb, Options& options) {
  verb.AddOption("--name", options.entry.player.name, "\"Lastname, Firstname\"");
  verb.AddOption("--title", options.entry.player.title, "GM, IM, WGM, FM, WIM, CM, WFM or WCM");
  verb.AddOption("--rating", options.entry.player.rating, "FIDE rating; none for an unrated player").Between(0, 9999);
  verb.AddOption("--federation", options.entry.player.federation, "Three letters");
  verb.AddOption("--fide-id", options.entry.player.fide_id, "FIDE identity number");
  verb.AddOption("--birth", options.entry.player.birth_date, "YYYY/MM/DD");
  verb.AddChoice("--sex", options.entry.player.sex, Choices<Sex>{{"m", Sex::kMan}, {"w", Sex::kWoman}}, "m or w");
}

void AddTeamOptions(Verb verb, Options& options) {
  verb.AddOption("--team", options.team, "Team events: the number of the team the players join").Between(1, 999);
  const Option named = verb.AddOption("--new-team", options.new_team.name, "Team events: the players make this team");
  verb.AddOption("--nickname", options.new_team.nickname, "Of the new team").Needs(named);
  verb.AddOption("--team-strength", options.new_team.strength, "Of the new team; gives it its place")
      .Between(0, 999999)
      .Needs(named);
  verb.AddOption("--number", options.number, "The number of the new team, instead").Between(1, 999).Needs(named);
}

}  // namespace

void AddEnter(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("enter", "Enter a player, before round 1 or late");
  AddHandlingOptions(verb, options->common);
  AddPlayerOptions(verb, *options);
  AddTeamOptions(verb, *options);
  AddSource(verb, "--players", options->list, "Enter the players of a list (CSV) instead");
  verb.AddOption("--round", options->round, "The first round the player can play; the next one if not given")
      .Between(1, 999);
  verb.AddChoice("--missed", options->entry.missed, ByeKinds(), "What the rules of the event give for a missed round");
  AddOrderOptions(verb, options->order);
  verb.Footer(
      "The player gets the number of the place in the initial order, and those behind move up, in past rounds\n"
      "too. A late entry is for round 2 or 3 and scores nothing in the rounds before (C.04.2/2025, articles 3.2, "
      "3.3).\n"
      "\n"
      "Examples:\n"
      "  ronda enter open.trf --name \"Late, Lena\" --rating 2044 --title WFM --federation GER --in-place\n"
      "  ronda enter open.trf --name \"Later, Leo\" --round 3 -o new.trf     in time for round 3\n"
      "  ronda enter open.trf --players more.csv -o new.trf                several at once\n"
      "  ronda enter league.trf --new-team Blues --players blues.csv -o new.trf   a team, in board order\n"
      "  ronda enter league.trf --team 4 --name \"Reserve, Rita\" -o new.trf       a player for team 4");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
