#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/files.h"
#include "ronda/schedule/berger.h"
#include "ronda/service/drawn_schedule.h"
#include "ronda/service/schedule_request.h"
#include "ronda/service/tournament_text.h"
#include "ronda/sheets/schedule_sheet.h"
#include "ronda/sheets/schedule_varma.h"

namespace ronda::cli {
namespace {

struct Options {
  service::ScheduleRequest request;
  std::string format = "table";
  bool json = false;
  std::string output;
};

Result<std::string> SheetText(const service::DrawnSchedule& sheet, const std::string& format) {
  if (format == "trf") return service::ScheduleTrf(sheet);
  return sheets::Show(sheet, sheets::FormatNamed(format));
}

Result<std::string> FinalText(const service::Field& field, const Options& options) {
  if (!field.tournament) {
    return tl::unexpected(UsageError("--final needs the file of the groups with their results",
                                     "give the file, as ronda schedule amsterdam groups.trf --final"));
  }
  const auto final =
      service::AmsterdamFinalOf(*field.tournament, options.request.qualifiers == 0 ? 2 : options.request.qualifiers);
  if (!final) return tl::unexpected(final.error());
  return service::TournamentText(*final, options.format == "json" ? "json" : "trf26");
}

std::optional<Diagnostic> Misuse(const service::ScheduleRequest& request) {
  const bool in_groups = request.system == "groups" || request.system == "amsterdam";
  const auto only_for = [](const char* option, const char* systems) {
    return UsageError(fmt::format("{} makes no sense here", option), fmt::format("it goes with {}", systems));
  };
  if (!in_groups && (request.groups != 0 || request.qualifiers != 0 || request.uneven)) {
    return only_for("--groups, --qualifiers or --uneven", "groups and amsterdam");
  }
  if (request.final && request.system != "amsterdam") return only_for("--final", "amsterdam");
  if (request.boards != 0 && request.system != "hutton" && request.system != "hilton") {
    return only_for("--boards", "hutton and hilton; give the number of boards itself to the others");
  }
  if (request.fide_order && request.cycles < 2) return only_for("--fide-order", "--cycles 2 or more");
  if (in_groups && request.cycles > 1) return only_for("--cycles", "berger, nagarajan and the systems of teams");
  if (request.draw == "varma" && request.system != "berger") return only_for("--draw varma", "berger");
  return std::nullopt;
}

Result<std::string> Answer(const service::Field& field, const Options& options) {
  const service::ScheduleRequest& request = options.request;
  if (auto misuse = Misuse(request)) return tl::unexpected(*std::move(misuse));
  if (request.system == "varma") return sheets::VarmaText(field, request, options.format);
  if (request.final) return FinalText(field, options);
  const bool in_groups = request.system == "groups" || request.system == "amsterdam";
  if (in_groups && request.groups == 0) {
    if (field.count < 4) {
      return tl::unexpected(
          schedule::Refusal(fmt::format("{} players cannot be split", field.count), "4 players are the least"));
    }
    return Show(sheets::EqualGroups{field.count}, sheets::FormatNamed(options.format));
  }
  const auto sheet = service::MakeSheet(field, request);
  if (!sheet) return tl::unexpected(sheet.error());
  return SheetText(*sheet, options.format);
}

void Refuse(Context& context, std::span<const Diagnostic> refusals, const Options& options) {
  context.exit_code = ExitCodeFor(refusals);
  options.format == "json" ? PrintDiagnosticsDocument(context, refusals) : PrintDiagnostics(context, refusals);
}

void Run(Context& context, Options options) {
  if (options.json) options.format = "json";
  const auto field = service::ReadField(options.request.who);
  if (!field.value) return Refuse(context, field.diagnostics, options);
  PrintWarnings(context, field.diagnostics);
  const auto text = Answer(*field.value, options);
  if (!text) return Refuse(context, {&text.error(), 1}, options);
  if (options.output.empty()) {
    context.out << *text;
  } else if (const auto stored = WriteBytes(options.output, *text); !stored) {
    Refuse(context, {&stored.error(), 1}, options);
  }
}

void AddChoices(Verb verb, service::ScheduleRequest& request) {
  verb.AddOption(
          "SYSTEM", request.system,
          "berger, nagarajan, varma (the draw), groups, amsterdam; for teams scheveningen, djaja, hutton, hilton, "
          "skalitzka")
      .Required()
      .OneOf({"berger", "nagarajan", "varma", "groups", "amsterdam", "scheveningen", "djaja", "hutton", "hilton",
              "skalitzka"});
  verb.AddOption(
          "WHO", request.who,
          "How many: players, teams (hutton, hilton) or players of a team (scheveningen, djaja, skalitzka); or a "
          "file of them (CSV, TRF, JSON)")
      .Required();
  verb.AddOption("--boards", request.boards, "Boards of a team (hutton, hilton)").Positive();
  verb.AddOption("--cycles", request.cycles, "How often everybody meets; colours are reversed each time")
      .Between(1, 100);
  verb.AddFlag("--fide-order", request.fide_order,
               "Exchange the last two rounds of a cycle, so that nobody has three equal colours running");
  verb.AddOption("--draw", request.draw, "Draw the numbers: none, random, or varma (players of one origin not late)")
      .OneOf({"none", "random", "varma"});
  verb.AddOption("--by", request.by, "What keeps players apart in the draw: federation, club or team")
      .OneOf({"federation", "club", "team"});
  verb.AddOption("--seed", request.seed, "Seed of the draw; the same seed draws the same numbers");
  verb.AddFlag("--printed", request.printed,
               "Varma's table for 11-12 as printed, in which 6 and 12 meet in the last round");
  verb.AddOption("--winner", request.winner, "Who of numbers 1 and 2 won the lot (nagarajan)").Between(1, 2);
  verb.AddOption("--groups", request.groups, "Number of groups; without it, every way to split the players").Positive();
  verb.AddOption("--qualifiers", request.qualifiers, "How many of each group go to the final").Positive();
  verb.AddFlag("--uneven", request.uneven, "Allow groups that differ by one player");
  verb.AddFlag("--final", request.final, "Make the final from the finished groups in the file (amsterdam)");
}

}  // namespace

void AddSchedule(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("schedule", "All rounds of a closed system: round robins and team matches");
  AddChoices(verb, options->request);
  verb.AddOption("--format", options->format, "table, json, csv, trf or html")
      .OneOf({"table", "json", "csv", "trf", "html"});
  verb.AddFlag("--json", options->json, "The same as --format json");
  verb.AddOption("-o,--output", options->output, "Write to this file instead of standard output");
  verb.Footer(
      "Examples:\n"
      "  ronda schedule berger 10                       the Berger table for 10 players\n"
      "  ronda schedule berger club.csv --draw varma    numbers drawn so that clubmates do not meet late\n"
      "  ronda schedule berger 8 --cycles 2 --fide-order\n"
      "  ronda schedule djaja 6                         two teams of 6, everybody against everybody\n"
      "  ronda schedule groups 60                       every way to split 60 players\n"
      "  ronda schedule amsterdam 32 --groups 4 --qualifiers 2\n"
      "  ronda schedule hutton 5 --format html -o hutton.html");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
