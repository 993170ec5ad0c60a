#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/awards/category.h"
#include "ronda/formats/files.h"
#include "ronda/service/assumed_results.h"
#include "ronda/service/player_facts.h"
#include "ronda/service/start_points.h"
#include "ronda/service/system_settings.h"
#include "ronda/sheets/keizer_sheet.h"
#include "ronda/sheets/standings_sheet.h"
#include "ronda/sheets/working_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string file;
  service::SystemRequest system;
  service::StandingsRequest request;
  std::string tiebreaks;
  std::string format = "table";
  std::string output;
  std::string working;
  std::vector<std::string> what_if;
  std::vector<std::string> categories;
  std::string division;
  std::string tags;
  bool crosstable = false;
  bool boards = false;
  bool start_points = false;
  bool list = false;
  bool json = false;
};

using Sections = std::vector<sheets::StandingsSection>;

sheets::StandingsSection SectionOf(const service::StandingsWork& work, const awards::Category& category,
                                   const awards::Facts& facts) {
  sheets::StandingsSection section{category.text(), {}};
  std::ranges::copy_if(work.standings().order, std::back_inserter(section.participants),
                       [&](tiebreak::Participant who) { return category.Contains(*work.PlayerOf(who), facts); });
  return section;
}

Sections DividedBy(const service::StandingsWork& work, const std::string& key, const awards::Facts& facts) {
  std::map<std::string, sheets::StandingsSection> sections;
  for (const tiebreak::Participant who : work.standings().order) {
    for (const std::string& group : awards::GroupsOf(key, *work.PlayerOf(who), facts)) {
      sheets::StandingsSection& section = sections[group];
      section.title = group;
      section.participants.push_back(who);
    }
  }
  Sections in_order;
  for (auto& [title, section] : sections) in_order.push_back(std::move(section));
  return in_order;
}

Result<Sections> SectionsFor(const service::StandingsWork& work, const Options& options) {
  if (options.categories.empty() && options.division.empty()) return Sections{{"", work.standings().order}};
  if (work.teams()) {
    return tl::unexpected(UsageError("categories are of players, and these are the standings of teams",
                                     "add --players for the standings of the players"));
  }
  const auto facts = service::FactsFor(work.tournament(), options.tags);
  if (!facts) return tl::unexpected(facts.error());
  Sections sections;
  for (const std::string& text : options.categories) {
    const auto category = awards::Category::Parse(text);
    if (!category) return tl::unexpected(category.error());
    sections.push_back(SectionOf(work, *category, *facts));
  }
  if (!options.division.empty()) {
    if (const auto known = awards::CheckDivision(options.division); !known) return tl::unexpected(known.error());
    for (sheets::StandingsSection& section : DividedBy(work, options.division, *facts))
      sections.push_back(std::move(section));
  }
  return sections;
}

// What only the standings by points and tie-breaks have.
bool HasTieBreakOptions(const Options& options) {
  return !options.tiebreaks.empty() || options.crosstable || options.boards || options.request.subsidiary ||
         !options.categories.empty() || !options.division.empty() || !options.request.rules.empty();
}

// What can go wrong, told as the format asks for it.
void Refuse(Context& context, const Options& options, std::span<const Diagnostic> diagnostics) {
  context.exit_code = ExitCodeFor(diagnostics);
  options.format == "json" ? PrintDiagnosticsDocument(context, diagnostics) : PrintDiagnostics(context, diagnostics);
}

Result<std::string> TextFor(const service::StandingsWork& work, const Options& options,
                            const std::vector<Diagnostic>& diagnostics) {
  if (!options.working.empty()) {
    const auto who = sheets::FindParticipant(work, options.working);
    if (!who) return tl::unexpected(who.error());
    return Show(sheets::TieBreakWorking{work, *who}, sheets::FormatNamed(options.format));
  }
  auto sections = SectionsFor(work, options);
  if (!sections) return tl::unexpected(sections.error());
  const sheets::RankedList list{work, *std::move(sections), options.crosstable, options.boards, diagnostics};
  return Show(list, sheets::FormatNamed(options.format));
}

void Deliver(Context& context, const Options& options, const Result<std::string>& text) {
  if (!text) return Refuse(context, options, {&text.error(), 1});
  if (options.output.empty()) {
    context.out << *text;
  } else if (const auto stored = WriteBytes(options.output, *text); !stored) {
    Refuse(context, options, {&stored.error(), 1});
  }
}

Result<std::string> KeizerTextFor(const Tournament& tournament, const keizer::Settings& settings,
                                  const Options& options) {
  const int rounds = options.request.after == 0 ? tournament.rounds() : options.request.after;
  if (rounds > tournament.rounds()) {
    return tl::unexpected(UsageError(fmt::format("there is no round {} yet", rounds),
                                     fmt::format("the last round is {}", tournament.rounds())));
  }
  const auto standing = keizer::Standing::Make(tournament, settings, rounds);
  if (!standing) return tl::unexpected(standing.error());
  const sheets::KeizerList list{tournament, settings, *standing};
  if (!options.working.empty()) {
    const auto player = sheets::FindPlayer(tournament, options.working);
    if (!player) return tl::unexpected(player.error());
    return Show(sheets::KeizerWorking{list, *player}, sheets::FormatNamed(options.format));
  }
  return Show(list, sheets::FormatNamed(options.format));
}

bool IsKeizerNamed(const Options& options) { return !options.system.id.empty() || !options.system.settings.empty(); }

// A list of tie-breaks asks for the usual standings, unless the command names Keizer.
const keizer::Settings* KeizerSettings(const service::SystemSettings& settings, const Tournament& tournament,
                                       const Options& options) {
  return IsKeizerNamed(options) || options.tiebreaks.empty() ? settings.KeizerFor(tournament) : nullptr;
}

void Show(Context& context, const Options& options, const service::SystemSettings& settings,
          const Tournament& tournament) {
  if (const keizer::Settings* keizer = KeizerSettings(settings, tournament, options)) {
    if (!HasTieBreakOptions(options)) return Deliver(context, options, KeizerTextFor(tournament, *keizer, options));
    const Diagnostic refusal = UsageError(
        "a Keizer list has no tie-breaks, crosstable or categories",
        IsKeizerNamed(options) ? "leave out those options; for the usual standings leave out --system keizer and "
                                 "--settings, and name tie-breaks (--tiebreaks)"
                               : "leave out those options; for the usual standings name tie-breaks (--tiebreaks)");
    return Refuse(context, options, {&refusal, 1});
  }
  const Tournament counted =
      options.start_points ? service::WithStartPoints(tournament, options.request.after) : tournament;
  const auto work = service::StandingsWork::Make(counted, options.request);
  if (!work.value) return Refuse(context, options, work.diagnostics);
  const auto text = TextFor(*work.value, options, work.diagnostics);
  if (text && options.format != "json") PrintDiagnostics(context, work.diagnostics);
  Deliver(context, options, text);
}

// What contradicts itself in the request.
std::optional<Diagnostic> Contradiction(const Options& options) {
  if (options.file.empty()) return UsageError("no tournament given", "see ronda standings --help");
  if (!options.working.empty() && (options.format == "csv" || options.format == "html")) {
    return UsageError(fmt::format("--working has no form as {}", options.format), "use --format table or json");
  }
  if (!options.tags.empty() && options.division.empty() && options.categories.empty()) {
    return UsageError("--tags without a category", "add --by tag, or --category tag=...");
  }
  return std::nullopt;
}

void Run(Context& context, Options options) {
  if (options.list) {
    context.out << ToText(sheets::TieBreakCatalogue());
    return;
  }
  if (options.json) options.format = "json";
  if (const auto contradiction = Contradiction(options)) return Refuse(context, options, {&*contradiction, 1});
  options.request.tiebreaks = service::SplitCodes(options.tiebreaks);
  const auto settings = service::SystemSettings::Read(options.system);
  if (!settings.value) return Refuse(context, options, settings.diagnostics);
  if (const auto system = settings.value->System(); !system) return Refuse(context, options, {&system.error(), 1});
  if (options.format != "json") PrintWarnings(context, settings.diagnostics);
  const auto loaded = LoadTournament(options.file);
  if (!loaded.value) return Refuse(context, options, loaded.diagnostics);
  if (options.what_if.empty()) return Show(context, options, *settings.value, *loaded.value);
  const auto supposed = service::WithSupposedResults(*loaded.value, options.what_if);
  if (!supposed) return Refuse(context, options, {&supposed.error(), 1});
  Show(context, options, *settings.value, *supposed);
}

void AddRequestOptions(Verb verb, Options& options) {
  verb.AddOption("--system", options.system.id, "With keizer: the Keizer list, with values and Keizer points");
  AddSettings(verb, options.system);
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
  verb.AddOption("--event", options.request.event, "Take the event for this kind, whatever the file says")
      .OneOf({"swiss", "round-robin"});
  verb.AddOption("--unrated", options.request.unrated, "The rating of players without one, for tie-breaks of ratings")
      .Between(0, 4000);
  verb.AddOption("--lot", options.request.lot, "The published number for the drawing of lots (LOT)")
      .Check(service::FaultOfLot);
  verb.AddOption("--what-if", options.what_if, "Suppose a result: 12:1-0 for the unfinished game of player 12")
      .Delimiter(',')
      .Repeated();
}

void AddSheetOptions(Verb verb, Options& options) {
  verb.AddFlag("--crosstable", options.crosstable, "Show every round: opponent, colour, result");
  verb.AddOption("--working", options.working, "Show how each value of this player came about (number or name)");
  verb.AddOption("--category", options.categories, "Only these players: sex=w, U12, rating<1800, federation=ESP, ...")
      .Repeated();
  verb.AddOption("--by", options.division, "Divide by age, sex, club, federation, rating, title or tag");
  verb.AddOption("--tags", options.tags, "A CSV file of tags for --by tag and --category tag=...: tpn,tag");
  verb.AddFlag("--players", options.request.players, "Of a team event: the standings of the players");
  verb.AddFlag("--boards", options.boards, "Of a team event: the players of each team");
}

}  // namespace

void AddStandings(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("standings", "Rank by points and tie-breaks, and show how each value came about");
  verb.AddOption("FILE", options->file, "The tournament (TRF or JSON); - reads standard input");
  AddRequestOptions(verb, *options);
  AddSheetOptions(verb, *options);
  verb.AddFlag("--list", options->list, "List every tie-break and its code");
  verb.AddOption("--format", options->format, "table, json, csv or html").OneOf({"table", "json", "csv", "html"});
  verb.AddFlag("--json", options->json, "The same as --format json");
  verb.AddOption("-o,--output", options->output, "Write to this file instead of standard output");
  verb.Footer(
      "Examples:\n"
      "  ronda standings open.trf                        by the tie-breaks the file names\n"
      "  ronda standings open.trf --tiebreaks DE,BH/C1,SB  by these\n"
      "  ronda standings open.trf --after 5 --crosstable\n"
      "  ronda standings club.trf --best 8               the best eight rounds count\n"
      "  ronda standings open.trf --working 12           where the values of player 12 come from\n"
      "  ronda standings open.trf --what-if 12:1-0,7:=-=  if the open games end so\n"
      "  ronda standings open.trf --by age --format html -o standings.html\n"
      "  ronda standings club.trf --system keizer          the list of a Keizer competition");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
