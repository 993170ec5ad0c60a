#include "ronda/service/generate.h"

#include <fmt/format.h>

#include "ronda/verify/generator_config.h"

namespace ronda::service {
namespace {

// The configuration file, and what the request says over it. Where players may meet again the event is a club's.
Parsed<verify::GeneratorOptions> OptionsOf(const GenerateRequest& request, const EventWishes& wishes,
                                           const PairingSystem& system) {
  Parsed<verify::GeneratorOptions> wanted{request.plain ? verify::PlainOptions() : verify::VariedOptions(), {}};
  if (system.info().rematches == Rematches::kPossible) wanted.value = verify::ClubOptions();
  if (request.config) {
    const auto text = BytesOf(*request.config);
    if (!text) return {std::nullopt, {text.error()}};
    wanted = verify::ReadConfig(*text, request.config->name, *wanted.value);
  }
  if (!wanted.value) return wanted;
  if (request.players) wanted.value->players = verify::Range::Exactly(*request.players);
  if (request.rounds) wanted.value->rounds = verify::Range::Exactly(*request.rounds);
  if (wishes.fide) wanted.value->forbidding = verify::Rate::PerMille(0, 0);
  if (wishes.acceleration) wanted.value->method = wishes.acceleration;
  if (wishes.apart) wanted.value->kept_apart = *wishes.apart;
  return wanted;
}

}  // namespace

Parsed<Generator> MakeGenerator(const GenerateRequest& request) {
  auto settings = SystemSettings::Read(request.system);
  if (!settings.value) return {std::nullopt, std::move(settings.diagnostics)};
  const auto system = settings.value->System();
  if (!system) return {std::nullopt, {system.error()}};
  auto wishes = ReadEventOptions(request.options);
  if (!wishes.value) return {std::nullopt, std::move(wishes.diagnostics)};
  auto wanted = OptionsOf(request, *wishes.value, **system);
  Parsed<Generator> generator{std::nullopt, std::move(settings.diagnostics)};
  if (wanted.value) {
    generator.value = Generator{*std::move(settings.value), *system, *std::move(wanted.value), request.options.fide};
  } else {
    generator.diagnostics.insert(generator.diagnostics.end(), wanted.diagnostics.begin(), wanted.diagnostics.end());
  }
  return generator;
}

Result<Tournament> Generate(const Generator& generator, std::uint64_t seed) {
  const PairingSystem& system = *generator.system;
  auto tournament = verify::GenerateTournament(generator.wanted, system, seed);
  if (tournament) {
    const auto event = ApplyWishes({std::nullopt, std::nullopt, generator.fide}, system, *tournament);
    if (!event.value) return tl::unexpected(event.diagnostics.front());
    return generator.settings.KeptIn(*tournament);
  }
  Diagnostic failure = tournament.error();
  failure.message = fmt::format("seed {}: {}", seed, failure.message);
  const bool too_few = failure.code == kNoLegalPairing && system.info().rematches != Rematches::kPossible;
  if (too_few || failure.hint.empty()) failure.hint = "ask for more players or fewer rounds";
  return tl::unexpected(std::move(failure));
}

}  // namespace ronda::service
