#include "ronda/app/cli/frame/event_options.h"

#include "ronda/app/cli/frame/report.h"

namespace ronda::cli {
namespace {

std::optional<service::WishedEvent> Reported(Context& context, Parsed<service::WishedEvent> event,
                                             const Destination& destination) {
  if (event.value) {
    PrintWarnings(context, event.diagnostics);
  } else {
    Refuse(context, event.diagnostics, destination);
  }
  return std::move(event.value);
}

}  // namespace

void AddSettings(Verb verb, service::SystemRequest& request) {
  verb.AddOption("--settings", request.settings, "Settings of the system (JSON); only keizer has any");
}

void AddEventOptions(Verb verb, service::EventOptions& options) {
  verb.AddOption(
      "--acceleration", options.acceleration,
      "Fictitious points where the file has none: baku, haley, mcmahon:bars=2000,1800, a file with a table;\n"
      "none leaves out those of the file ");
  verb.AddOption("--apart", options.apart,
                 "Keep players apart, instead of what the file says: federation, club:relative (as far as nobody\n"
                 "floats for it), federation:rounds=3, rating:100; several, or none ")
      .Delimiter(',');
  verb.AddFlag("--fide", options.fide, "Refuse what is outside the rules FIDE publishes, instead of saying so");
}

std::optional<service::WishedEvent> LoadEvent(Context& context, const service::EventRequest& request,
                                              const Destination& destination) {
  return Reported(context, service::OpenEvent(request), destination);
}

std::optional<service::WishedEvent> WishedFrom(Context& context, const service::EventRequest& request,
                                               const Tournament& tournament, const Destination& destination) {
  return Reported(context, service::OpenEvent(request, tournament), destination);
}

}  // namespace ronda::cli
