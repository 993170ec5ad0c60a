#include <memory>
#include <ostream>

#include "ronda/answer/standings.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/order_options.h"
#include "ronda/sheets/standings_sheet.h"

namespace ronda::cli {
namespace {

struct StandingsOptions {
  answer::StandingsQuestion question;
  bool list = false;
  Destination to;
};

void Run(Context& context, StandingsOptions options) {
  if (options.list) {
    context.out << ToText(sheets::TieBreakCatalogue());
    return;
  }
  if (options.question.event.file.name.empty()) {
    return Refuse(context, UsageError("no tournament given", "see ronda standings --help"), options.to);
  }
  options.question.format = options.to.sheet();
  Give(context, answer::Standings(options.question), options.to);
}

void AddRequestOptions(Verb verb, StandingsOptions& options) {
  AddSystem(verb, options.question.event.system, "With keizer: the Keizer list, with values and Keizer points");
  AddTiebreaks(verb, options.question.request.tiebreaks, "Tie-breaks to use, e.g. BH/C1,BH,SB; see --list");
  verb.AddOption("--after", options.question.request.after, "The standings after this round").Positive();
  verb.AddFlag("--start-points", options.question.start_points,
               "Count the fictitious points of the event too, as McMahon tournaments do");
  verb.AddOption("--best", options.question.request.best,
                 "Only the best so many rounds of a player count for the points")
      .Between(1, 1000);
  verb.AddOption("--rules", options.question.request.rules,
                 "Edition: c07-2026, c07-2024, c07-2023, c07-2009 (virtual opponent) or book; by the date of the "
                 "event unless given");
  verb.AddFlag("--subsidiary", options.question.request.subsidiary,
               "Begin with the first tie-break again whenever a tie has become smaller");
  verb.AddChoice("--event", options.question.request.event,
                 Choices<service::EventKind>{{"swiss", service::EventKind::kSwiss},
                                             {"round-robin", service::EventKind::kRoundRobin},
                                             {"encounters", service::EventKind::kEncounters}},
                 "Take the event for this kind, whatever the file says; encounters: teams by all their games");
  verb.AddChoice(
      "--score", options.question.request.score,
      Choices<tiebreak::Score>{{"match", tiebreak::Score::kMatchPoints}, {"games", tiebreak::Score::kGamePoints}},
      "Of a team event: what ranks first, match points or the sum of the boards");
  verb.AddOption("--unrated", options.question.request.unrated,
                 "The rating of players without one, for tie-breaks of ratings")
      .Between(0, 4000);
  verb.AddOption("--lot", options.question.request.lot, "The published number for the drawing of lots (LOT)")
      .Check(service::FaultOfLot);
  AddAlphabet(verb, options.question.request.alphabet);
  AddSource(verb, "--encounter-points", options.question.encounter_points,
            "What games were won by, 120 to 100, for PD: a CSV file with round,tpn,for,against");
  verb.AddOption("--what-if", options.question.event.suppositions,
                 "Suppose a result: 12:1-0 for the unfinished game of player 12")
      .Delimiter(',')
      .Repeated();
}

void AddSheetOptions(Verb verb, StandingsOptions& options) {
  verb.AddFlag("--crosstable", options.question.crosstable, "Show every round: opponent, colour, result");
  verb.AddOption("--working", options.question.working,
                 "Show how each value of this player came about (number or name)");
  verb.AddOption("--category", options.question.sections.categories,
                 "Only these players: sex=w, U12, rating<1800, federation=ESP, ...")
      .Repeated();
  verb.AddOption("--by", options.question.sections.division,
                 "Divide by age, sex, club, federation, rating, title or tag; with --players, by board");
  AddSource(verb, "--tags", options.question.sections.tags,
            "A CSV file of tags for --by tag and --category tag=...: tpn,tag");
  verb.AddFlag("--players", options.question.request.players, "Of a team event: the standings of the players");
  verb.AddFlag("--boards", options.question.boards, "Of a team event: the players of each team");
}

}  // namespace

void AddStandings(Verb app, Context& context) {
  const auto options = std::make_shared<StandingsOptions>();
  const Verb verb = app.AddVerb("standings", "Rank by points and tie-breaks, and show how each value came about");
  AddTournament(verb, options->question.event.file, options->question.event.system,
                "The tournament (TRF, JSON or a desk file); - reads standard input");
  AddRequestOptions(verb, *options);
  AddSheetOptions(verb, *options);
  verb.AddFlag("--list", options->list, "List every tie-break and its code");
  AddDestination(verb, options->to, {"table", "json", "csv", "html"});
  verb.Footer(
      "Examples:\n"
      "  ronda standings open.trf                        by the tie-breaks the file names\n"
      "  ronda standings open.trf --tiebreaks DE,BH/C1,SB  by these\n"
      "  ronda standings open.trf --after 5 --crosstable\n"
      "  ronda standings hutton.trf --boards             teams by the sum of their boards, and who made it\n"
      "  ronda standings club.trf --best 8               the best eight rounds count\n"
      "  ronda standings open.trf --working 12           where the values of player 12 come from\n"
      "  ronda standings open.trf --what-if 12:1-0,7:=-=  if the open games end so\n"
      "  ronda standings open.trf --by age --format html -o standings.html\n"
      "  ronda standings club.trf --system keizer          the list of a Keizer competition");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
