#include "ronda/explain/outlook.h"

#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/command.h"
#include "ronda/app/cli/report.h"
#include "ronda/app/cli/statement_json.h"
#include "ronda/app/cli/system_choice.h"
#include "ronda/explain/wording.h"
#include "ronda/formats/files.h"
#include "ronda/pairing/entrants.h"

namespace ronda::cli {
namespace {

using explain::Outlook;

struct Options {
  std::string file;
  std::string system;
  bool json = false;
};

std::string_view NameOf(Outlook::Answer answer) {
  switch (answer) {
    case Outlook::Answer::kPossible:
      return "possible";
    case Outlook::Answer::kImpossible:
      return "impossible";
    case Outlook::Answer::kUndecided:
      return "undecided";
  }
  return "";
}

void Print(Context& context, const Tournament& tournament, const Outlook& outlook, const Options& options) {
  if (!options.json) {
    for (const std::string& line : explain::SayAll(tournament, outlook.statements)) context.out << line << '\n';
    return;
  }
  JsonWriter json(context.out);
  json.BeginObject().Field("answer", NameOf(outlook.answer)).Field("rounds", outlook.remaining).Key("statements");
  WriteStatements(json, tournament, outlook.statements);
  json.EndObject();
}

void Run(Context& context, const Options& options) {
  const auto refuse = [&](std::span<const Diagnostic> all) {
    context.exit_code = ExitCodeFor(all);
    options.json ? PrintDiagnosticsDocument(context, all) : PrintDiagnostics(context, all);
  };
  const auto loaded = LoadTournament(options.file);
  if (!loaded.value) return refuse(loaded.diagnostics);
  const auto system = SystemFor(*loaded.value, options.system);
  if (!system) return refuse({&system.error(), 1});
  if ((*system)->info().rematches == Rematches::kPossible) {
    const Diagnostic refusal =
        UsageError(fmt::format("{} has no outlook: players may meet again", (*system)->info().id),
                   "pair the next round; where there is no pairing ronda pair says why");
    return refuse({&refusal, 1});
  }
  const auto event = EntrantsOf((*system)->info(), *loaded.value);
  if (!event) return refuse({&event.error(), 1});
  Outlook outlook = explain::LookAhead(*event, explain::ByeRuleOf((*system)->info()), explain::Thoroughness::kFull);
  // The next round is known in full, colours included.
  const auto open = [](const RoundEntry& entry) { return entry.result == ResultCode::kPending; };
  const bool known = outlook.remaining > 0 && std::ranges::none_of(event->data().entries, open);
  if (known && outlook.answer != Outlook::Answer::kImpossible) {
    if (const auto next = (*system)->Pair(*event); !next && next.error().code == kNoLegalPairing) {
      outlook.answer = Outlook::Answer::kImpossible;
      outlook.statements = {{"outlook-impossible", {{"rounds", outlook.remaining}}},
                            {"outlook-next-round", {{"reason", next.error().message}}}};
    }
  }
  if (outlook.answer == Outlook::Answer::kImpossible) context.exit_code = ExitCode::kNoPairing;
  Print(context, *event, outlook, options);
}

}  // namespace

void AddOutlook(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App* verb = app.add_subcommand("outlook", "Tell whether the remaining rounds can still be paired");
  verb->add_option("FILE", options->file, "The tournament (TRF or JSON); - reads standard input")->required();
  verb->add_option("--system", options->system, "By the rules of this system instead of the one the file names");
  verb->add_flag("--json", options->json, "Print JSON");
  verb->footer(
      "Exit code 1 if they cannot. Nobody meets anybody twice, forbidden pairs stay apart, nobody has the bye twice;\n"
      "colours are looked at for the next round only, since later ones depend on results.\n"
      "\n"
      "Example:\n"
      "  ronda outlook club.trf");
  verb->callback([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
