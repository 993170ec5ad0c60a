#include "ronda/service/system_choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/plain_words.h"
#include "ronda/base/suggestion.h"
#include "ronda/pairing/registry.h"

namespace ronda::service {
namespace {

constexpr std::string_view kDefaultSystem = "dutch-2026";

using NamedSystem = std::pair<std::string_view, std::string_view>;

// Elementos §2.9.1, §2.10: systems as the book and people call them.
constexpr std::array kNamedSystems{
    NamedSystem{"swiss", "dutch-2026"},
    NamedSystem{"suizo", "dutch-2026"},
    NamedSystem{"holandes", "dutch-2026"},
    NamedSystem{"fide", "dutch-2026"},
    NamedSystem{"suizo fide", "lim"},
    NamedSystem{"noruego", "monrad-norwegian"},
    NamedSystem{"norwegian monrad", "monrad-norwegian"},
    NamedSystem{"monrad noruego", "monrad-norwegian"},
    NamedSystem{"double swiss", "double-swiss"},
    NamedSystem{"suizo doble", "double-swiss"},
    NamedSystem{"team swiss", "team-swiss"},
    NamedSystem{"suizo por equipos", "team-swiss"},
};

// The name without what many say before it: "sistema suizo Burstein" is "burstein".
const PairingSystem* SystemByName(const std::string& name) {
  std::string plain = PlainWords(name);
  const auto named = [&]() -> const PairingSystem* {
    const auto* found = std::ranges::find(kNamedSystems, plain, &NamedSystem::first);
    return StandardSystems().Find(found == kNamedSystems.end() ? std::string_view(plain) : found->second);
  };
  for (const std::string_view first : {"sistema ", "system ", "suizo ", "swiss "}) {
    if (const PairingSystem* system = named()) return system;
    if (plain.starts_with(first)) plain.erase(0, first.size());
  }
  if (plain.ends_with(" system")) plain.erase(plain.size() - 7);
  return named();
}

}  // namespace

Result<const PairingSystem*> SystemById(const std::string& id) {
  if (const PairingSystem* system = StandardSystems().Find(id)) return system;
  if (const PairingSystem* system = SystemByName(id)) return system;
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
