#include <memory>

#include "ronda/answer/future.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"

namespace ronda::cli {
namespace {

struct WhatIfOptions {
  answer::WhatIfQuestion question;
  Destination to;
};

void Run(Context& context, WhatIfOptions options) {
  options.question.format = options.to.sheet();
  Give(context, answer::WhatIf(options.question), options.to);
}

}  // namespace

void AddWhatIf(Verb app, Context& context) {
  const auto options = std::make_shared<WhatIfOptions>();
  const Verb verb = app.AddVerb("whatif", "Tell which boards of the next round would change");
  AddTournament(verb, options->question.event, "The tournament (TRF, JSON or a desk file); - reads standard input")
      .Required();
  verb.AddOption("CHANGE", options->question.changes, "What is to be different; see below").Required();
  AddSystem(verb, options->question.event.system, "Pair by this system instead of the one the file names");
  AddEventOptions(verb, options->question.event.options);
  AddJson(verb, options->to, "Print JSON");
  verb.Footer(
      "Changes:\n"
      "  \"5: 12 1-0 8\"   the game of round 5 ended so, White first (1-0, 0-1, =, forfeits +--, --+, ---)\n"
      "  \"withdraw 7\"    7 is not paired any more\n"
      "  \"bye 3\"         3 has a half-point bye in the next round (\"bye 3 0\", \"bye 3 1\": without points, with "
      "one)\n"
      "  \"play 3\"        3 takes part in the next round after all\n"
      "  \"forbid 4-9\"    4 and 9 may not meet\n"
      "\n"
      "Examples:\n"
      "  ronda whatif open.trf \"5: 12 1-0 8\"           if 12 wins against 8\n"
      "  ronda whatif open.trf \"withdraw 7\" \"bye 3\"    if 7 leaves and 3 rests");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
