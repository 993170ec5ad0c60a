#include <memory>

#include "ronda/answer/schedule.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/order_options.h"

namespace ronda::cli {
namespace {

struct ScheduleOptions {
  answer::ScheduleQuestion question;
  DeskPoint desk;
  std::optional<std::uint64_t> seed;  // none: another one every time
  Destination to;
};

void Run(Context& context, ScheduleOptions options) {
  service::ScheduleRequest& request = options.question.request;
  request.seed = options.seed ? *options.seed : FreshSeed();
  request.who = SourceAt(request.who.name, options.desk);
  options.question.form = options.to.form;
  Give(context, answer::Schedule(options.question), options.to);
}

void AddChoices(Verb verb, ScheduleOptions& options) {
  service::ScheduleRequest& request = options.question.request;
  verb.AddOption(
          "SYSTEM", options.question.name,
          "berger, nagarajan, varma (the draw), groups, amsterdam; for teams scheveningen, djaja, hutton, hilton, "
          "skalitzka")
      .Required()
      .OneOf(answer::ScheduleNames());
  verb.AddOption(
          "WHO", request.who.name,
          "How many: players, teams (hutton, hilton) or players of a team (scheveningen, djaja, skalitzka); or a "
          "file of them (CSV, TRF, JSON, or a desk file)")
      .Required();
  AddDeskPoint(verb, options.desk);
  verb.AddOption("--boards", request.boards, "Boards of a team (hutton, hilton)").Positive();
  verb.AddOption("--cycles", request.cycles, "How often everybody meets; colours are reversed each time")
      .Between(1, 100);
  verb.AddFlag("--fide-order", request.fide_order,
               "Exchange the last two rounds of a cycle, so that nobody has three equal colours running");
  verb.AddChoice(
      "--draw", request.draw,
      Choices<service::Draw>{
          {"none", service::Draw::kNone}, {"random", service::Draw::kRandom}, {"varma", service::Draw::kVarma}},
      "Draw the numbers: none, random, or varma (players of one origin not late)");
  verb.AddChoice("--by", request.by,
                 Choices<service::Origin>{{"federation", service::Origin::kFederation},
                                          {"club", service::Origin::kClub},
                                          {"team", service::Origin::kTeam}},
                 "What keeps players apart in the draw: federation, club or team");
  verb.AddOption("--seed", options.seed, "Seed of the draw; the same seed draws the same numbers").Check(SeedFault);
  verb.AddFlag("--printed", request.printed,
               "Varma's table for 11-12 as printed, in which 6 and 12 meet in the last round");
  verb.AddOption("--winner", request.winner, "Who of numbers 1 and 2 won the lot (nagarajan)").Between(1, 2);
  verb.AddOption("--lot", request.lot,
                 "Draw the lot with this number, the same from the same (nagarajan, amsterdam --final)");
  verb.AddOption("--order", request.order,
                 "The rounds in another order: top-last, or all of them as 2,3,4,1 (scheveningen, djaja)");
  AddAlphabet(verb, request.alphabet);
  verb.AddOption("--groups", request.groups, "Number of groups; without it, every way to split the players").Positive();
  verb.AddOption("--qualifiers", request.qualifiers, "How many of each group go to the final").Positive();
  verb.AddFlag("--uneven", request.uneven, "Allow groups that differ by one player");
  AddTiebreaks(verb, request.tiebreaks, "Who qualifies of those level on points, e.g. DE,WIN,SB (--final)");
  verb.AddFlag("--final", request.final, "Make the final from the finished groups in the file (amsterdam)");
}

}  // namespace

void AddSchedule(Verb app, Context& context) {
  const auto options = std::make_shared<ScheduleOptions>();
  const Verb verb = app.AddVerb("schedule", "All rounds of a closed system: round robins and team matches");
  AddChoices(verb, *options);
  AddDestination(verb, options->to, {"table", "json", "csv", "trf", "html"});
  verb.Footer(
      "Examples:\n"
      "  ronda schedule berger 10                       the Berger table for 10 players\n"
      "  ronda schedule berger club.csv --draw varma    numbers drawn so that clubmates do not meet late\n"
      "  ronda schedule berger 8 --cycles 2 --fide-order\n"
      "  ronda schedule djaja 6                         two teams of 6, everybody against everybody\n"
      "  ronda schedule djaja 6 --order top-last        the first boards meet in the last round\n"
      "  ronda schedule nagarajan open.csv --lot 20260307  numbers 1 and 2 draw lots for the colours\n"
      "  ronda schedule groups 60                       every way to split 60 players\n"
      "  ronda schedule amsterdam 32 --groups 4 --qualifiers 2\n"
      "  ronda schedule hutton 5 --format html -o hutton.html");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
