#include "ronda/explain/outlook.h"

#include <fmt/format.h>

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/sheets/future_sheet.h"

namespace ronda::cli {
namespace {

using explain::Outlook;

struct Options {
  service::EventRequest event;
  Destination to;
};

void Run(Context& context, const Options& options) {
  const auto wished = LoadEvent(context, options.event, options.to);
  if (!wished) return;
  const Tournament& event = wished->event;
  if (wished->system->info().rematches != Rematches::kNever) {
    return Refuse(context,
                  UsageError(fmt::format("{} has no outlook: players may meet again", wished->system->info().id),
                             "pair the next round; where there is no pairing ronda pair says why"),
                  options.to);
  }
  Outlook outlook = explain::LookAhead(event, wished->system->info().bye_rule, explain::Thoroughness::kFull);
  // The next round is known in full, colours included.
  const auto open = [](const RoundEntry& entry) { return entry.result == ResultCode::kPending; };
  const bool known = outlook.remaining > 0 && std::ranges::none_of(event.data().entries, open);
  if (known && outlook.answer != Outlook::Answer::kImpossible) {
    if (const auto next = wished->system->Pair(event); !next && next.error().code == kNoLegalPairing) {
      outlook.answer = Outlook::Answer::kImpossible;
      outlook.statements = {{"outlook-impossible", {{"rounds", outlook.remaining}}},
                            {"outlook-next-round", {{"reason", next.error().message}}}};
    }
  }
  if (outlook.answer == Outlook::Answer::kImpossible) context.exit_code = ExitCode::kNoPairing;
  context.out << Show(sheets::RoundsAhead{event, outlook}, sheets::FormatNamed(options.to.format));
}

}  // namespace

void AddOutlook(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("outlook", "Tell whether the remaining rounds can still be paired");
  verb.AddOption("FILE", options->event.file, "The tournament (TRF or JSON); - reads standard input").Required();
  verb.AddOption("--system", options->event.system.id, "By the rules of this system instead of the one the file names");
  AddSettings(verb, options->event.system);
  AddEventOptions(verb, options->event.options);
  verb.AddAction(
      "--json", [options] { options->to.format = "json"; }, "Print JSON");
  verb.Footer(
      "Exit code 1 if they cannot. Nobody meets anybody twice, forbidden pairs stay apart, nobody has the bye twice;\n"
      "colours are looked at for the next round only, since later ones depend on results.\n"
      "\n"
      "Example:\n"
      "  ronda outlook club.trf");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
