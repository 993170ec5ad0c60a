#include <memory>

#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/service/compare.h"
#include "ronda/sheets/future_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  service::CompareRequest request;
  Destination to;
};

void Run(Context& context, const Options& options) {
  const auto compared = Told(context, service::Compare(options.request), options.to);
  if (!compared) return;
  const sheets::ComparedSystems systems{compared->before, compared->rounds};
  Deliver(context, Show(systems, options.to.sheet()), options.to);
}

}  // namespace

void AddCompare(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("compare", "Pair a round by several systems and say what makes them differ");
  AddTournament(verb, options->request.file, "The tournament (TRF, JSON or a desk file); - reads standard input")
      .Required();
  verb.AddOption("--systems", options->request.systems,
                 "Two or more systems, separated by commas (else all that pair such events)")
      .Delimiter(',');
  verb.AddOption("--round", options->request.round, "Compare this round (else the one with open games, or the next)")
      .Positive();
  AddEventOptions(verb, options->request.options);
  AddJson(verb, options->to, "Print JSON");
  verb.Footer(
      "Examples:\n"
      "  ronda compare open.trf --systems dutch-2026,dutch-2017   two editions side by side\n"
      "  ronda compare open.trf --round 5                         round 5 by every system");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
