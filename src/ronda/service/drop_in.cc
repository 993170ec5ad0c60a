#include "ronda/service/drop_in.h"

#include <fmt/format.h>

#include "ronda/service/round_choice.h"
#include "ronda/verify/checklist.h"
#include "ronda/verify/generator.h"
#include "ronda/verify/generator_config.h"

namespace ronda::service {
namespace {

using verify::PublicationScores;

std::string ChecklistOf(const Tournament& before, const PairingSystem& system, const Result<RoundPairing>& pairing) {
  const auto found = pairing ? std::optional(*pairing) : std::nullopt;
  return verify::ChecklistOf(before, found, verify::RulesOf(system.info()));
}

Parsed<verify::GeneratorOptions> OptionsOf(const DropInField& field) {
  if (field.model) {
    const auto model = TournamentOf(*field.model);
    if (!model.value) return {std::nullopt, model.diagnostics};
    return {verify::OptionsFromModel(*model.value), {}};
  }
  if (!field.config) return {verify::BbpOptions(), {}};
  const auto text = BytesOf(*field.config);
  if (!text) return {std::nullopt, {text.error()}};
  return verify::ReadConfig(*text, field.config->name, verify::BbpOptions());
}

}  // namespace

std::optional<Diagnostic> DropInRefusal(const WishedEvent& event) {
  const Tournament& tournament = event.event;
  if (!tournament.data().planned_rounds) {
    return UsageError("the file does not say how many rounds are planned", "add a record 142 (or XXR)");
  }
  if (IsEveryRoundPaired(tournament)) {
    return UsageError(fmt::format("every planned round is paired ({})", tournament.rounds()),
                      "is the number of rounds right?");
  }
  if (GamesWithoutResult(tournament) > 0) {
    return UsageError(fmt::format("games of round {} are without a result", tournament.rounds()), "enter them first");
  }
  return std::nullopt;
}

Result<RoundPairing> PairDropIn(const WishedEvent& event) {
  auto pairing = event.system->Pair(event.event);
  if (!pairing) return pairing;
  auto pairs = verify::RoundOf(*pairing).pairs;
  verify::SortForPublication(event.event, PublicationScores::kStanding, pairs);
  pairing->boards.clear();
  for (const auto& pair : pairs) pairing->boards.push_back({pair.white, pair.black, {}});
  return pairing;
}

std::optional<verify::RoundDifference> CheckDropIn(const WishedEvent& event, Round round) {
  auto difference = verify::CheckRound(event.event, round, *event.system);
  if (!difference) return difference;
  const Tournament before = event.event.Before(round);
  for (auto* pairs : {&difference->expected.pairs, &difference->found.pairs}) {
    verify::SortForPublication(before, PublicationScores::kStanding, *pairs);
  }
  return difference;
}

std::string DropInChecklist(const WishedEvent& event, const Result<RoundPairing>& pairing) {
  return ChecklistOf(event.event, *event.system, pairing);
}

std::string DropInChecklist(const WishedEvent& event, Round round) {
  const Tournament before = event.event.Before(round);
  return ChecklistOf(before, *event.system, event.system->Pair(before));
}

Parsed<DropInGenerator> MakeDropInGenerator(const PairingSystem& system, const DropInField& field) {
  auto options = OptionsOf(field);
  if (!options.value) return {std::nullopt, std::move(options.diagnostics)};
  if (field.wishes.acceleration) options.value->acceleration = verify::Rate::PerMille(1000, 1000);
  return {DropInGenerator{&system, *std::move(options.value)}, {}};
}

Result<Tournament> GenerateDropIn(const DropInGenerator& generator, std::uint64_t seed) {
  return verify::GenerateTournament(generator.wanted, *generator.system, seed);
}

}  // namespace ronda::service
