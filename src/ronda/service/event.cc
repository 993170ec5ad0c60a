#include "ronda/service/event.h"

#include <fmt/format.h>

#include "ronda/formats/acceleration/table.h"
#include "ronda/model/validation.h"
#include "ronda/pairing/acceleration/apply.h"
#include "ronda/pairing/entrants.h"
#include "ronda/service/system_choice.h"
#include "ronda/service/with_round.h"

namespace ronda::service {
namespace {

Parsed<acceleration::Method> MethodOf(const EventOptions& options) {
  if (!options.acceleration_table) return acceleration::ParseMethod(*options.acceleration);
  const auto bytes = BytesOf(*options.acceleration_table);
  if (!bytes) return {std::nullopt, {bytes.error()}};
  auto given = formats::ReadAccelerationTable(*bytes, options.acceleration_table->name);
  Parsed<acceleration::Method> method{std::nullopt, std::move(given.diagnostics)};
  if (given.value) method.value = *std::move(given.value);
  return method;
}

// The tournament with these rules instead of its own, and what is odd about them.
Parsed<Tournament> WithRules(const Tournament& tournament, const std::vector<KeptApart>& rules) {
  TournamentData data = tournament.data();
  data.kept_apart = rules;
  Parsed<Tournament> wished;
  for (const Finding& finding : Validate(data)) {
    if (finding.where.field != Field::kKeptApart) continue;
    wished.diagnostics.push_back(
        {.severity = finding.severity, .code = finding.code, .message = finding.message, .hint = finding.hint});
  }
  wished.value = Tournament::Make(std::move(data));
  return wished;
}

}  // namespace

Parsed<EventWishes> ReadEventOptions(const EventOptions& options) {
  EventWishes wishes{std::nullopt, std::nullopt, options.fide};
  for (const std::string& text : options.apart) {
    if (!wishes.apart) wishes.apart.emplace();
    if (text == "none" && options.apart.size() == 1) break;
    auto rule = ParseKeptApart(text);
    if (!rule) return {std::nullopt, {UsageError(rule.error().message, rule.error().hint)}};
    wishes.apart->push_back(*rule);
  }
  if (!options.acceleration && !options.acceleration_table) return {std::move(wishes), {}};
  auto method = MethodOf(options);
  if (!method.value) return {std::nullopt, std::move(method.diagnostics)};
  wishes.acceleration = *std::move(method.value);
  return {std::move(wishes), std::move(method.diagnostics)};
}

// Of a large tournament a copy takes longer than its pairing.
Parsed<WishedEvent> ApplyWishes(const EventWishes& wishes, const PairingSystem& system, Tournament tournament) {
  Parsed<Tournament> wished{std::move(tournament), {}};
  if (wishes.apart) wished = WithRules(*wished.value, *wishes.apart);
  if (wishes.acceleration) {
    auto accelerated = acceleration::Accelerate(system.info(), *wished.value, *wishes.acceleration);
    accelerated.diagnostics.insert(accelerated.diagnostics.begin(), wished.diagnostics.begin(),
                                   wished.diagnostics.end());
    wished = std::move(accelerated);
  }
  if (!wished.value) return {std::nullopt, std::move(wished.diagnostics)};
  auto event = EntrantsOf(system.info(), *wished.value);
  if (!event) return {std::nullopt, {event.error()}};
  auto deviations = Deviations(system.info(), *wished.value, *event);
  if (auto refusals = RefusalsOf(deviations); wishes.fide && !refusals.empty()) {
    return {std::nullopt, std::move(refusals)};
  }
  return {WishedEvent{&system, *std::move(wished.value), *std::move(event), std::move(deviations)},
          std::move(wished.diagnostics)};
}

Parsed<WishedEvent> OpenEvent(const EventRequest& request) {
  const auto loaded = TournamentOf(request.file);
  if (!loaded.value) return {std::nullopt, loaded.diagnostics};
  return OpenEvent(request, *loaded.value);
}

Parsed<WishedEvent> OpenEvent(const EventRequest& request, const Tournament& tournament) {
  const auto wishes = ReadEventOptions(request.options);
  if (!wishes.value) return {std::nullopt, wishes.diagnostics};
  auto settings = SystemSettings::Read(request.system, tournament);
  for (Diagnostic& one : settings.diagnostics) one = About(request.file.name, std::move(one));
  if (!settings.value) return {std::nullopt, settings.diagnostics};
  const auto system = settings.value->SystemFor(tournament);
  if (!system) return {std::nullopt, {About(request.file.name, system.error())}};
  auto wished =
      ApplyWishes(*wishes.value, *system->system, WithRoundsOfByes(tournament, system->system->info().contest));
  for (Diagnostic& one : wished.diagnostics) one = About(request.file.name, std::move(one));
  if (!wished.value) return wished;
  wished.value->source = request.file.name;
  wished.value->why = system->why;
  wished.value->settings = std::make_shared<const SystemSettings>(*std::move(settings.value));
  std::vector<Diagnostic> told = std::move(settings.diagnostics);
  const bool is_named = wished.value->settings->IsNamed();
  if (auto strange = is_named ? std::nullopt : AboutStrangeType(tournament, *system->system)) {
    told.push_back(About(request.file.name, *std::move(strange)));
  }
  told.insert(told.end(), wishes.diagnostics.begin(), wishes.diagnostics.end());
  told.insert(told.end(), wished.diagnostics.begin(), wished.diagnostics.end());
  wished.diagnostics = std::move(told);
  return wished;
}

Diagnostic RefusalOf(const WishedEvent& event, Diagnostic refusal) {
  if (event.settings) refusal = event.settings->Named(std::move(refusal));
  return About(event.source, std::move(refusal));
}

std::vector<Diagnostic> RefusalsOf(std::span<const Deviation> deviations) {
  std::vector<Diagnostic> refusals;
  for (const Deviation& deviation : deviations) {
    if (deviation.kind != Deviation::Kind::kOutside) continue;
    refusals.push_back({.code = "not-fide-mode",
                        .message = fmt::format("not in FIDE's rules: {} ({})", deviation.what, deviation.article),
                        .hint = "leave out --fide to pair all the same; the output says that it is not FIDE mode"});
  }
  return refusals;
}

}  // namespace ronda::service
