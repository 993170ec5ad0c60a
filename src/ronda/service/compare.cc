#include "ronda/service/compare.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/pairing/registry.h"
#include "ronda/service/round_choice.h"
#include "ronda/service/system_choice.h"

namespace ronda::service {
namespace {

using Systems = std::vector<const PairingSystem*>;

Result<Systems> NamedSystems(const std::vector<std::string>& ids) {
  Systems systems;
  for (const std::string& id : ids) {
    const auto system = SystemById(id);
    if (!system) return tl::unexpected(system.error());
    if (std::ranges::count(systems, *system) > 0)
      return tl::unexpected(
          UsageError(fmt::format("{} is named twice", (*system)->info().id), "name each system once"));
    systems.push_back(*system);
  }
  return systems;
}

// All systems of the contest the tournament plays.
Systems SuitableSystems(const Tournament& tournament) {
  Systems systems;
  const PairingSystem* named = StandardSystems().For(tournament).system;
  const Contest contest = named == nullptr ? Contest::kGames : named->info().contest;
  for (const auto& system : StandardSystems().systems()) {
    if (system->info().contest == contest) systems.push_back(system.get());
  }
  return systems;
}

Result<Systems> SystemsOf(const Tournament& tournament, const std::vector<std::string>& ids) {
  auto systems = NamedSystems(ids);
  if (!systems) return systems;
  if (systems->empty()) systems = SuitableSystems(tournament);
  if (systems->size() < 2)
    return tl::unexpected(
        UsageError("one system cannot be compared", "name at least two, as in dutch-2026,dutch-2017"));
  const SystemInfo& first = systems->front()->info();
  for (const PairingSystem* system : *systems) {
    if (system->info().contest != first.contest)
      return tl::unexpected(
          UsageError(fmt::format("{} and {} do not pair the same kind of event", first.id, system->info().id),
                     "compare systems that pair games, two-game matches or teams"));
  }
  return systems;
}

}  // namespace

Parsed<Comparison> Compare(const CompareRequest& request) {
  const auto loaded = TournamentOf(request.file);
  if (!loaded.value) return {std::nullopt, loaded.diagnostics};
  const auto systems = SystemsOf(*loaded.value, request.systems);
  if (!systems) return {std::nullopt, {systems.error()}};
  EventRequest first{request.file, {}, request.options};
  first.system.id = systems->front()->info().id;
  auto event = OpenEvent(first, *loaded.value);
  Parsed<Comparison> compared{std::nullopt, std::move(event.diagnostics)};
  if (!event.value) return compared;
  auto before = BeforeRound(event.value->event, request.round.value_or(CurrentRound(event.value->event)));
  if (!before) {
    compared.diagnostics.push_back(before.error());
    return compared;
  }
  auto rounds = explain::CompareSystems(*before, *systems);
  if (rounds.front().failure) {
    compared.diagnostics.push_back(*rounds.front().failure);
    return compared;
  }
  compared.value = Comparison{*std::move(before), std::move(rounds)};
  return compared;
}

}  // namespace ronda::service
