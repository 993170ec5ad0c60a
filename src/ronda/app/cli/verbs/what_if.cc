#include "ronda/explain/what_if.h"

#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/service/round_choice.h"
#include "ronda/sheets/future_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  service::EventRequest event;
  std::vector<std::string> changes;
  Destination to;
};

Result<std::string> AnswerWhatIf(const service::WishedEvent& wished, const Options& options) {
  const Tournament& tournament = wished.event;
  const PairingSystem* system = wished.system;
  Tournament changed = tournament;
  for (const std::string& change : options.changes) {
    auto next = explain::Change(changed, change);
    if (!next) return tl::unexpected(next.error());
    changed = *std::move(next);
  }
  const auto before = service::BeforeRound(changed, 0);
  if (!before) return tl::unexpected(before.error());
  const auto then = system->Pair(*before);
  if (!then) return tl::unexpected(then.error());
  sheets::ChangedRound round{*before, std::nullopt, *then, options.changes};
  if (const auto as_it_stands = service::BeforeRound(tournament, 0)) {
    if (const auto now = system->Pair(*as_it_stands)) round.now = *now;
  }
  return Show(round, sheets::FormatNamed(options.to.format));
}

void Run(Context& context, const Options& options) {
  const auto wished = LoadEvent(context, options.event, options.to);
  if (!wished) return;
  const auto text = AnswerWhatIf(*wished, options);
  text ? Deliver(context, *text, options.to) : Refuse(context, text.error(), options.to);
}

}  // namespace

void AddWhatIf(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("whatif", "Tell which boards of the next round would change");
  verb.AddOption("FILE", options->event.file, "The tournament (TRF or JSON); - reads standard input").Required();
  verb.AddOption("CHANGE", options->changes, "What is to be different; see below").Required();
  verb.AddOption("--system", options->event.system.id, "Pair by this system instead of the one the file names");
  AddSettings(verb, options->event.system);
  AddEventOptions(verb, options->event.options);
  verb.AddAction(
      "--json", [options] { options->to.format = "json"; }, "Print JSON");
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
