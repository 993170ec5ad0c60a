#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/order_options.h"
#include "ronda/service/find.h"
#include "ronda/service/standings.h"
#include "ronda/service/start_points.h"
#include "ronda/sheets/keizer_sheet.h"
#include "ronda/sheets/standings_sheet.h"
#include "ronda/sheets/working_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  service::RankedEventRequest event;
  service::StandingsRequest request;
  service::SectionRequest sections;
  std::string tiebreaks;
  std::string working;
  std::optional<service::Source> encounter_points;
  bool crosstable = false;
  bool boards = false;
  bool start_points = false;
  bool list = false;
  Destination to;
};

// What only the standings by points and tie-breaks have.
bool HasTieBreakOptions(const Options& options) {
  return !options.tiebreaks.empty() || options.crosstable || options.boards || options.request.subsidiary ||
         options.sections.Divides() || options.request.rules || options.encounter_points;
}

Result<std::string> TextFor(const service::StandingsWork& work, const Options& options,
                            const std::vector<Diagnostic>& diagnostics) {
  if (!options.working.empty()) {
    const auto who = service::FindParticipant(work, options.working);
    if (!who) return tl::unexpected(who.error());
    return Show(sheets::TieBreakWorking{work, *who}, options.to.sheet());
  }
  if (options.boards && !work.teams()) {
    return tl::unexpected(
        UsageError("--boards is of teams, and these are the standings of players",
                   "leave --boards or --players out; --event encounters ranks the teams of the file"));
  }
  auto sections = service::SectionsOf(work, options.sections);
  if (!sections) return tl::unexpected(sections.error());
  const sheets::RankedList list{work, *std::move(sections), options.crosstable, options.boards, diagnostics};
  return Show(list, options.to.sheet());
}

Result<std::string> KeizerTextFor(const Tournament& tournament, const keizer::Settings& settings,
                                  const Options& options) {
  const auto standing = service::KeizerStanding(tournament, settings, options.request.after);
  if (!standing) return tl::unexpected(standing.error());
  const sheets::KeizerList list{tournament, settings, *standing};
  if (!options.working.empty()) {
    const auto player = service::FindPlayer(tournament, options.working);
    if (!player) return tl::unexpected(player.error());
    return Show(sheets::KeizerWorking{list, *player}, options.to.sheet());
  }
  return Show(list, options.to.sheet());
}

bool IsKeizerNamed(const Options& options) { return options.event.system.id || options.event.system.settings; }

// A list of tie-breaks asks for the usual standings, unless the command names Keizer.
const keizer::Settings* KeizerSettings(const service::RankedEvent& event, const Options& options) {
  return IsKeizerNamed(options) || options.tiebreaks.empty() ? event.settings.KeizerFor(event.tournament) : nullptr;
}

Diagnostic NoKeizerTieBreaks(const Options& options) {
  return UsageError("a Keizer list has no tie-breaks, crosstable or categories",
                    IsKeizerNamed(options)
                        ? "leave out those options; for the usual standings leave out --system keizer and --settings, "
                          "and name tie-breaks (--tiebreaks)"
                        : "leave out those options; for the usual standings name tie-breaks (--tiebreaks)");
}

void Show(Context& context, const service::RankedEvent& event, const Options& options) {
  if (const keizer::Settings* keizer = KeizerSettings(event, options)) {
    if (HasTieBreakOptions(options)) return Refuse(context, NoKeizerTieBreaks(options), options.to);
    const auto text = Told(context, KeizerTextFor(event.tournament, *keizer, options), options.to);
    if (text) Deliver(context, *text, options.to);
    return;
  }
  const Tournament counted =
      options.start_points ? service::WithStartPoints(event.tournament, options.request.after) : event.tournament;
  const auto work = service::StandingsWork::Make(counted, options.request);
  if (!work.value) return Refuse(context, work.diagnostics, options.to);
  const auto text = Told(context, TextFor(*work.value, options, work.diagnostics), options.to);
  if (!text) return;
  if (options.to.form != Form::kJson) PrintDiagnostics(context, work.diagnostics);
  Deliver(context, *text, options.to);
}

// What contradicts itself in the request.
std::optional<Diagnostic> Contradiction(const Options& options) {
  if (options.event.file.name.empty()) return UsageError("no tournament given", "see ronda standings --help");
  if (!options.working.empty() && (options.to.form == Form::kCsv || options.to.form == Form::kHtml)) {
    return UsageError(fmt::format("--working has no form as {}", options.to.form == Form::kCsv ? "csv" : "html"),
                      "use --format table or json");
  }
  if (options.sections.tags && !options.sections.Divides()) {
    return UsageError("--tags without a category", "add --by tag, or --category tag=...");
  }
  return std::nullopt;
}

void Run(Context& context, Options options) {
  if (options.list) {
    context.out << ToText(sheets::TieBreakCatalogue());
    return;
  }
  if (const auto contradiction = Contradiction(options)) return Refuse(context, *contradiction, options.to);
  options.request.tiebreaks = service::SplitCodes(options.tiebreaks);
  const auto event = service::OpenForStandings(options.event);
  if (!event.value) return Refuse(context, event.diagnostics, options.to);
  if (options.to.form != Form::kJson) PrintWarnings(context, event.diagnostics);
  if (options.encounter_points) {
    auto points = service::EncounterPointsIn(*options.encounter_points, event.value->tournament);
    if (!points.value) return Refuse(context, points.diagnostics, options.to);
    if (options.to.form != Form::kJson) PrintDiagnostics(context, points.diagnostics);
    options.request.encounter_points = *std::move(points.value);
  }
  Show(context, *event.value, options);
}

void AddRequestOptions(Verb verb, Options& options) {
  AddSystem(verb, options.event.system, "With keizer: the Keizer list, with values and Keizer points");
  verb.AddOption("--tiebreaks", options.tiebreaks, "Tie-breaks to use, e.g. BH/C1,BH,SB; see --list");
  verb.AddOption("--after", options.request.after, "The standings after this round").Positive();
  verb.AddFlag("--start-points", options.start_points,
               "Count the fictitious points of the event too, as McMahon tournaments do");
  verb.AddOption("--best", options.request.best, "Only the best so many rounds of a player count for the points")
      .Between(1, 1000);
  verb.AddOption("--rules", options.request.rules,
                 "Edition: c07-2026, c07-2024, c07-2023, c07-2009 (virtual opponent) or book; by the date of the "
                 "event unless given");
  verb.AddFlag("--subsidiary", options.request.subsidiary,
               "Begin with the first tie-break again whenever a tie has become smaller");
  verb.AddChoice("--event", options.request.event,
                 Choices<service::EventKind>{{"swiss", service::EventKind::kSwiss},
                                             {"round-robin", service::EventKind::kRoundRobin},
                                             {"encounters", service::EventKind::kEncounters}},
                 "Take the event for this kind, whatever the file says; encounters: teams by all their games");
  verb.AddChoice(
      "--score", options.request.score,
      Choices<tiebreak::Score>{{"match", tiebreak::Score::kMatchPoints}, {"games", tiebreak::Score::kGamePoints}},
      "Of a team event: what ranks first, match points or the sum of the boards");
  verb.AddOption("--unrated", options.request.unrated, "The rating of players without one, for tie-breaks of ratings")
      .Between(0, 4000);
  verb.AddOption("--lot", options.request.lot, "The published number for the drawing of lots (LOT)")
      .Check(service::FaultOfLot);
  AddAlphabet(verb, options.request.alphabet);
  AddSource(verb, "--encounter-points", options.encounter_points,
            "What games were won by, 120 to 100, for PD: a CSV file with round,tpn,for,against");
  verb.AddOption("--what-if", options.event.suppositions,
                 "Suppose a result: 12:1-0 for the unfinished game of player 12")
      .Delimiter(',')
      .Repeated();
}

void AddSheetOptions(Verb verb, Options& options) {
  verb.AddFlag("--crosstable", options.crosstable, "Show every round: opponent, colour, result");
  verb.AddOption("--working", options.working, "Show how each value of this player came about (number or name)");
  verb.AddOption("--category", options.sections.categories,
                 "Only these players: sex=w, U12, rating<1800, federation=ESP, ...")
      .Repeated();
  verb.AddOption("--by", options.sections.division, "Divide by age, sex, club, federation, rating, title or tag");
  AddSource(verb, "--tags", options.sections.tags, "A CSV file of tags for --by tag and --category tag=...: tpn,tag");
  verb.AddFlag("--players", options.request.players, "Of a team event: the standings of the players");
  verb.AddFlag("--boards", options.boards, "Of a team event: the players of each team");
}

}  // namespace

void AddStandings(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("standings", "Rank by points and tie-breaks, and show how each value came about");
  AddTournament(verb, options->event.file, options->event.system,
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
