#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/service/outlook.h"
#include "ronda/sheets/future_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  service::EventRequest event;
  Destination to;
};

void Run(Context& context, const Options& options) {
  const auto event = Told(context, service::OpenEvent(options.event), options.to);
  if (!event) return;
  const auto outlook = Told(context, service::LookAhead(*event), options.to);
  if (!outlook) return;
  if (outlook->answer == explain::Outlook::Answer::kImpossible) context.exit_code = ExitCode::kNoPairing;
  context.out << Show(sheets::RoundsAhead{event->event, *outlook}, options.to.sheet());
}

}  // namespace

void AddOutlook(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("outlook", "Tell whether the remaining rounds can still be paired");
  AddTournament(verb, options->event, "The tournament (TRF, JSON or a desk file); - reads standard input").Required();
  AddSystem(verb, options->event.system, "By the rules of this system instead of the one the file names");
  AddEventOptions(verb, options->event.options);
  AddJson(verb, options->to, "Print JSON");
  verb.Footer(
      "Exit code 1 if they cannot. Nobody meets anybody twice, forbidden pairs stay apart, nobody has the bye twice;\n"
      "colours are looked at for the next round only, since later ones depend on results.\n"
      "\n"
      "Example:\n"
      "  ronda outlook club.trf");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
