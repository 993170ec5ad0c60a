#include "ronda/explain/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <ostream>

#include "ronda/app/cli/frame/command.h"
#include "ronda/app/cli/frame/delivery.h"
#include "ronda/app/cli/frame/event_options.h"
#include "ronda/app/cli/frame/report.h"
#include "ronda/formats/files.h"
#include "ronda/pairing/registry.h"
#include "ronda/service/round_choice.h"
#include "ronda/service/system_choice.h"
#include "ronda/sheets/future_sheet.h"

namespace ronda::cli {
namespace {

struct Options {
  std::string file;
  std::vector<std::string> systems;
  int round = 0;  // 0: the one people talk about
  service::EventOptions event;
  Destination to;
};

Result<std::vector<const PairingSystem*>> SystemsOf(const Tournament& tournament, const Options& options) {
  std::vector<const PairingSystem*> systems;
  for (const std::string& id : options.systems) {
    const auto system = service::SystemById(id);
    if (!system) return tl::unexpected(system.error());
    if (std::ranges::count(systems, *system) > 0)
      return tl::unexpected(
          UsageError(fmt::format("{} is named twice", (*system)->info().id), "name each system once"));
    systems.push_back(*system);
  }
  if (systems.empty()) {
    const PairingSystem* named = StandardSystems().For(tournament);
    const Contest contest = named == nullptr ? Contest::kGames : named->info().contest;
    for (const auto& system : StandardSystems().systems()) {
      if (system->info().contest == contest) systems.push_back(system.get());
    }
  }
  if (systems.size() < 2)
    return tl::unexpected(
        UsageError("one system cannot be compared", "name at least two, as in dutch-2026,dutch-2017"));
  const SystemInfo& first = systems.front()->info();
  for (const PairingSystem* system : systems) {
    if (system->info().contest != first.contest)
      return tl::unexpected(
          UsageError(fmt::format("{} and {} do not pair the same kind of event", first.id, system->info().id),
                     "compare systems that pair games, two-game matches or teams"));
  }
  return systems;
}

Result<std::string> Compare(const Tournament& event, std::span<const PairingSystem* const> systems,
                            const Options& options) {
  const auto before = service::BeforeRound(event, options.round != 0 ? options.round : service::CurrentRound(event));
  if (!before) return tl::unexpected(before.error());
  const auto rounds = explain::CompareSystems(*before, systems);
  if (rounds.front().failure) return tl::unexpected(*rounds.front().failure);
  return Show(sheets::ComparedSystems{*before, rounds}, sheets::FormatNamed(options.to.format));
}

// All systems pair the event as the first of them sees it.
void Run(Context& context, const Options& options) {
  const auto loaded = LoadTournament(options.file);
  if (!loaded.value) return Refuse(context, loaded.diagnostics, options.to);
  const auto systems = SystemsOf(*loaded.value, options);
  if (!systems) return Refuse(context, systems.error(), options.to);
  const std::string first(systems->front()->info().id);
  const auto wished = WishedFrom(context, {options.file, {first, ""}, options.event}, *loaded.value, options.to);
  if (!wished) return;
  const auto text = Compare(wished->event, *systems, options);
  text ? Deliver(context, *text, options.to) : Refuse(context, text.error(), options.to);
}

}  // namespace

void AddCompare(Verb app, Context& context) {
  const auto options = std::make_shared<Options>();
  const Verb verb = app.AddVerb("compare", "Pair a round by several systems and say what makes them differ");
  verb.AddOption("FILE", options->file, "The tournament (TRF or JSON); - reads standard input").Required();
  verb.AddOption("--systems", options->systems,
                 "Two or more systems, separated by commas (else all that pair such events)")
      .Delimiter(',');
  verb.AddOption("--round", options->round, "Compare this round (else the one with open games, or the next)")
      .Positive();
  AddEventOptions(verb, options->event);
  verb.AddAction(
      "--json", [options] { options->to.format = "json"; }, "Print JSON");
  verb.Footer(
      "Examples:\n"
      "  ronda compare open.trf --systems dutch-2026,dutch-2017   two editions side by side\n"
      "  ronda compare open.trf --round 5                         round 5 by every system");
  verb.Run([options, &context] { Run(context, *options); });
}

}  // namespace ronda::cli
