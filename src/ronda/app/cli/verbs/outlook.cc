#include <memory>

#include "ronda/answer/future.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"

namespace ronda::cli {
namespace {

struct OutlookOptions {
  answer::OutlookQuestion question;
  Destination to;
};

void Run(Context& context, OutlookOptions options) {
  options.question.format = options.to.sheet();
  Give(context, answer::Outlook(options.question), options.to);
}

}  // namespace

void AddOutlook(Verb app, Context& context) {
  const auto options = std::make_shared<OutlookOptions>();
  const Verb verb = app.AddVerb("outlook", "Tell whether the remaining rounds can still be paired");
  AddTournament(verb, options->question.event, "The tournament (TRF, JSON or a desk file); - reads standard input")
      .Required();
  AddSystem(verb, options->question.event.system, "By the rules of this system instead of the one the file names");
  AddEventOptions(verb, options->question.event.options);
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
