#include "ronda/service/system_choice.h"

#include <fmt/format.h>

#include "ronda/base/suggestion.h"
#include "ronda/pairing/registry.h"

namespace ronda::service {
namespace {

constexpr std::string_view kDefaultSystem = "dutch-2026";

}  // namespace

Result<const PairingSystem*> SystemById(const std::string& id) {
  if (const PairingSystem* system = StandardSystems().Find(id)) return system;
  if (id.starts_with("schenkel-")) {
    return tl::unexpected(UsageError(
        fmt::format("there is no pairing system '{}'", id),
        "write schenkel-4x3 for groups of four that stay together for three rounds: groups of 3 to 20, and not more "
        "rounds than a round robin of the group has"));
  }
  std::vector<std::string> known;
  for (const auto& system : StandardSystems().systems()) known.emplace_back(system->info().id);
  const auto closest = Closest(id, known);
  return tl::unexpected(
      UsageError(fmt::format("there is no pairing system '{}'", id),
                 closest ? fmt::format("did you mean '{}'?", *closest) : "ronda systems lists all of them"));
}

Result<const PairingSystem*> SystemFor(const Tournament& tournament, const std::optional<std::string>& id) {
  if (id) return SystemById(*id);
  if (const PairingSystem* system = StandardSystems().For(tournament)) return system;
  const std::string& code = tournament.data().system_code;
  if (code.empty() && tournament.data().teams.empty()) return SystemById(std::string(kDefaultSystem));
  Diagnostic refusal =
      UsageError(code.empty() ? std::string("this is a team event, and it does not say how it is paired")
                              : fmt::format("the tournament is paired by {}, which ronda does not know", code),
                 "name the system to use with --system; ronda systems lists them");
  refusal.code = "system-unknown";
  return tl::unexpected(std::move(refusal));
}

}  // namespace ronda::service
