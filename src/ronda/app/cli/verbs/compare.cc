#include <memory>

#include "ronda/answer/future.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/desk_source.h"
#include "ronda/app/cli/frame/event_options.h"

namespace ronda::cli {
namespace {

struct CompareOptions {
  answer::CompareQuestion question;
  Destination to;
};

void Run(Context& context, CompareOptions options) {
  options.question.format = options.to.sheet();
  Give(context, answer::Compare(options.question), options.to);
}

}  // namespace

void AddCompare(Verb app, Context& context) {
  const auto options = std::make_shared<CompareOptions>();
  const Verb verb = app.AddVerb("compare", "Pair a round by several systems and say what makes them differ");
  AddTournament(verb, options->question.request.file,
                "The tournament (TRF, JSON or a desk file); - reads standard input")
      .Required();
  verb.AddOption("--systems", options->question.request.systems,
                 "Two or more systems, separated by commas (else all that pair such events)")
      .Delimiter(',');
  verb.AddOption("--round", options->question.request.round,
                 "Compare this round (else the one with open games, or the next)")
      .Positive();
  AddEventOptions(verb, options->question.request.options);
  AddJson(verb, options->to, "Print JSON");
  verb.Footer(
      "Examples:\n"
      "  ronda compare open.trf --systems dutch-2026,dutch-2017   two editions side by side\n"
      "  ronda compare open.trf --round 5                         round 5 by every system");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
