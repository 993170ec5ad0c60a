#include <memory>

#include "ronda/answer/handling.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/order_options.h"
#include "ronda/app/cli/verbs/handling_verb.h"

namespace ronda::cli {
namespace {

struct EnterOptions {
  HandlingOptions common;
  answer::EnterQuestion question;
};

void Run(Context& context, const EnterOptions& options) {
  Handle(context, options.common, [&](const Tournament& tournament, const handling::Edition& edition) {
    return answer::Enter(options.question, tournament, edition);
  });
}

void AddPlayerOptions(Verb verb, EnterOptions& options) {
  verb.AddOption("--name", options.question.entry.player.name, "\"Lastname, Firstname\"");
  verb.AddOption("--title", options.question.entry.player.title, "GM, IM, WGM, FM, WIM, CM, WFM or WCM");
  verb.AddOption("--rating", options.question.entry.player.rating, "FIDE rating; none for an unrated player")
      .Between(0, 9999);
  verb.AddOption("--federation", options.question.entry.player.federation, "Three letters");
  verb.AddOption("--fide-id", options.question.entry.player.fide_id, "FIDE identity number");
  verb.AddOption("--birth", options.question.entry.player.birth_date, "YYYY/MM/DD");
  verb.AddChoice("--sex", options.question.entry.player.sex, Choices<Sex>{{"m", Sex::kMan}, {"w", Sex::kWoman}},
                 "m or w");
}

void AddTeamOptions(Verb verb, EnterOptions& options) {
  verb.AddOption("--team", options.question.team, "Team events: the number of the team the players join")
      .Between(1, 999);
  const Option named =
      verb.AddOption("--new-team", options.question.new_team.name, "Team events: the players make this team");
  verb.AddOption("--nickname", options.question.new_team.nickname, "Of the new team").Needs(named);
  verb.AddOption("--team-strength", options.question.new_team.strength, "Of the new team; gives it its place")
      .Between(0, 999999)
      .Needs(named);
  verb.AddOption("--number", options.question.number, "The number of the new team, instead")
      .Between(1, 999)
      .Needs(named);
}

}  // namespace

void AddEnter(Verb app, Context& context) {
  const auto options = std::make_shared<EnterOptions>();
  const Verb verb = app.AddVerb("enter", "Enter a player, before round 1 or late");
  AddHandlingOptions(verb, options->common);
  AddPlayerOptions(verb, *options);
  AddTeamOptions(verb, *options);
  AddSource(verb, "--players", options->question.list, "Enter the players of a list (CSV) instead");
  verb.AddOption("--round", options->question.round, "The first round the player can play; the next one if not given")
      .Between(1, 999);
  verb.AddChoice("--missed", options->question.entry.missed, ByeKinds(),
                 "What the rules of the event give for a missed round");
  AddOrderOptions(verb, options->question.order);
  verb.Footer(
      "The player gets the number of the place in the initial order, and those behind move up, in past rounds\n"
      "too. A late entry scores nothing in the rounds before; it is for any round (C.04.2/2026 2.4), in events before\n"
      "February 2026 for round 2 or 3 (C.04.2/2025 3.2).\n"
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
