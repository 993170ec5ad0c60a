#include <fmt/format.h>

#include <map>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/fresh_seed.h"
#include "ronda/app/cli/frame/order_options.h"
#include "ronda/schedule/berger.h"
#include "ronda/service/drawn_schedule.h"
#include "ronda/service/schedule_request.h"
#include "ronda/service/standings_work.h"
#include "ronda/service/tournament_text.h"
#include "ronda/sheets/schedule_sheet.h"
#include "ronda/sheets/schedule_varma.h"

namespace ronda::cli {
namespace {

struct Options {
  service::ScheduleRequest request;
  DeskPoint desk;
  std::optional<std::uint64_t> seed;  // none: another one every time
  std::string tiebreaks;
  Destination to;
};

Result<std::string> SheetText(const service::DrawnSchedule& sheet, const Destination& to) {
  if (to.form == Form::kTrf) return service::ScheduleTrf(sheet);
  return sheets::Show(sheet, to.sheet());
}

Result<std::string> FinalText(const service::Field& field, const Options& options) {
  if (!field.tournament) {
    return tl::unexpected(UsageError("--final needs the file of the groups with their results",
                                     "give the file, as ronda schedule amsterdam groups.trf --final"));
  }
  const auto final = service::AmsterdamFinalOf(*field.tournament, options.request);
  if (!final) return tl::unexpected(final.error());
  return service::TournamentText(*final, {options.to.form == Form::kJson ? FileFormat::kJson : FileFormat::kTrf});
}

std::optional<Diagnostic> Misuse(const service::ScheduleRequest& request) {
  const bool in_groups = request.system == "groups" || request.system == "amsterdam";
  const auto only_for = [](const char* option, const char* systems) {
    return UsageError(fmt::format("{} makes no sense here", option), fmt::format("it goes with {}", systems));
  };
  if (!in_groups && (request.groups || request.qualifiers || request.uneven)) {
    return only_for("--groups, --qualifiers or --uneven", "groups and amsterdam");
  }
  if (request.final && request.system != "amsterdam") return only_for("--final", "amsterdam");
  if (request.boards && request.system != "hutton" && request.system != "hilton") {
    return only_for("--boards", "hutton and hilton; give the number of boards itself to the others");
  }
  if (!request.order.empty() && request.system != "scheveningen" && request.system != "djaja") {
    return only_for("--order", "scheveningen and djaja");
  }
  if (request.winner && request.system != "nagarajan") return only_for("--winner", "nagarajan");
  if (request.lot && request.system != "nagarajan" && !request.final) {
    return only_for("--lot", "nagarajan and the final of amsterdam; --seed repeats the draws of the others");
  }
  if (!request.tiebreaks.empty() && !request.final) return only_for("--tiebreaks", "amsterdam --final");
  if (request.fide_order && request.cycles < 2) return only_for("--fide-order", "--cycles 2 or more");
  if (in_groups && request.cycles > 1) return only_for("--cycles", "berger, nagarajan and the systems of teams");
  if (request.draw == service::Draw::kVarma && request.system != "berger") return only_for("--draw varma", "berger");
  return std::nullopt;
}

Result<std::string> VarmaText(const service::Field& field, const Options& options) {
  if (options.to.form == Form::kTrf || options.to.form == Form::kCsv) {
    return tl::unexpected(
        UsageError(fmt::format("the draw has no {} form", options.to.form == Form::kTrf ? "trf" : "csv"),
                   "ronda schedule berger FILE --draw varma writes the rounds in any format"));
  }
  return sheets::VarmaText(field, options.request, options.to.sheet());
}

Result<std::string> Answer(const service::Field& field, const Options& options) {
  const service::ScheduleRequest& request = options.request;
  if (auto misuse = Misuse(request)) return tl::unexpected(*std::move(misuse));
  if (request.system == "varma") return VarmaText(field, options);
  if (request.final) return FinalText(field, options);
  const bool in_groups = request.system == "groups" || request.system == "amsterdam";
  if (in_groups && !request.groups) {
    if (field.count < 4) {
      return tl::unexpected(
          schedule::Refusal(fmt::format("{} players cannot be split", field.count), "4 players are the least"));
    }
    return Show(sheets::EqualGroups{field.count}, options.to.sheet());
  }
  const auto sheet = service::MakeSheet(field, request);
  if (!sheet) return tl::unexpected(sheet.error());
  return SheetText(*sheet, options.to);
}

// Names of the book and of people for some of the systems.
const std::map<std::string, std::string, std::less<>> kOtherNames{
    {"round-robin", "berger"},       {"liga", "berger"},         {"multi-round-robin", "groups"}, {"grupos", "groups"},
    {"scheveningen-djaja", "djaja"}, {"hutton-hilton", "hilton"}};

void Run(Context& context, Options options) {
  options.request.tiebreaks = service::SplitCodes(options.tiebreaks);
  const auto other = kOtherNames.find(options.request.system);
  if (other != kOtherNames.end()) options.request.system = other->second;
  options.request.seed = options.seed ? *options.seed : FreshSeed();
  options.request.who = SourceAt(options.request.who.name, options.desk);
  const auto field = Told(context, service::ReadField(options.request.who), options.to);
  if (!field) return;
  const auto text = Told(context, Answer(*field, options), options.to);
  if (text) Deliver(context, *text, options.to);
}

void AddChoices(Verb verb, Options& options) {
  service::ScheduleRequest& request = options.request;
  verb.AddOption(
          "SYSTEM", request.system,
          "berger, nagarajan, varma (the draw), groups, amsterdam; for teams scheveningen, djaja, hutton, hilton, "
          "skalitzka")
      .Required()
      .OneOf({"berger", "nagarajan", "varma", "groups", "amsterdam", "scheveningen", "djaja", "hutton", "hilton",
              "skalitzka", "round-robin", "liga", "multi-round-robin", "grupos", "scheveningen-djaja",
              "hutton-hilton"});
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
  verb.AddOption("--by", request.by, "What keeps players apart in the draw: federation, club or team")
      .OneOf({"federation", "club", "team"});
  verb.AddOption("--seed", options.seed, "Seed of the draw; the same seed draws the same numbers");
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
  verb.AddOption("--tiebreaks", options.tiebreaks, "Who qualifies of those level on points, e.g. DE,WIN,SB (--final)");
  verb.AddFlag("--final", request.final, "Make the final from the finished groups in the file (amsterdam)");
}

}  // namespace

void AddSchedule(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
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
