#include "ronda/pairing/registry.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "ronda/base/letters.h"
#include "ronda/pairing/matches/round_terms.h"
#include "ronda/pairing/monrad/event_code.h"
#include "ronda/pairing/uncoloured_system.h"

namespace ronda {
namespace {

using Code = std::pair<std::string_view, std::string_view>;

// The codes of TRF26 record 192, where a suffix for acceleration does not change the system; KEIZER is our own, for
// 092. Decision 004: FIDE_DUTCH_2025 is what established engines call the text of 2026.
constexpr std::array kCodes{
    Code{"FIDE_DUTCH", "dutch"},
    Code{"FIDE_DUTCH_2026", "dutch-2026"},
    Code{"FIDE_DUTCH_2025", "dutch-2026"},
    Code{"FIDE_DUTCH_2017", "dutch-2017"},
    Code{"FIDE_BURSTEIN", "burstein"},
    Code{"FIDE_DUBOV", "dubov"},
    Code{"FIDE_DOUBLESWISS", "double-swiss"},
    Code{"KEIZER", "keizer"},
};

constexpr std::string_view kBaku = "_BAKU";
constexpr std::string_view kCustom = "CUSTOM_";

std::string_view WithoutAcceleration(std::string_view code) {
  if (code.ends_with(kBaku)) code.remove_suffix(kBaku.size());
  return code;
}

// "CUSTOM_DUTCH_BOOK" of "dutch-book": what a system without a code of FIDE is called in record 192 (decision 211).
std::string CustomCode(std::string_view id) {
  std::string code(kCustom);
  for (const char letter : id) code += letter == '-' ? '_' : Upper(letter);
  return code;
}

// The code of a team event with its scores and colours, without acceleration and edition.
std::string TeamCode(std::string_view now, std::string_view standard) {
  if (!matches::IsTeamSwissCode(now)) return std::string(standard);
  now = WithoutAcceleration(now);
  if (const auto year = matches::EditionOfTeamCode(now); !year.empty()) now.remove_suffix(year.size() + 1);
  return std::string(now);
}

// The name of the system whose colours are left out; none if the name asks for no such thing.
std::optional<std::string_view> NameOfColoured(std::string_view id) {
  if (!id.ends_with(kWithoutColours)) return std::nullopt;
  return id.substr(0, id.size() - kWithoutColours.size());
}

}  // namespace

const PairingSystem* Registry::Find(std::string_view id) const {
  if (const auto editions = EditionsOf(id); !editions.empty()) return editions.front();
  for (const auto* list : {&systems_, &hidden_}) {
    const auto found = std::ranges::find(*list, id, [](const auto& system) { return system->info().id; });
    if (found != list->end()) return found->get();
  }
  const auto coloured = NameOfColoured(id);
  const auto editions = coloured ? EditionsOf(*coloured) : std::vector<const PairingSystem*>();
  return editions.empty() ? nullptr : Find(UncolouredId(*editions.front()));
}

std::vector<const PairingSystem*> Registry::EditionsOf(std::string_view family) const {
  std::vector<const PairingSystem*> editions;
  for (const auto& system : systems_) {
    if (!family.empty() && system->info().family == family) editions.push_back(system.get());
  }
  return editions;
}

SystemChoice Registry::Choose(std::string_view id, const EventInfo& event) const {
  if (const auto editions = EditionsOf(id); !editions.empty()) return EditionFor(editions, event);
  const auto coloured = NameOfColoured(id);
  const auto editions = coloured ? EditionsOf(*coloured) : std::vector<const PairingSystem*>();
  if (editions.empty()) return {Find(id)};
  SystemChoice choice = EditionFor(editions, event);
  choice.system = Find(UncolouredId(*choice.system));
  return choice;
}

SystemChoice Registry::ForCode(std::string_view code, const EventInfo& event) const {
  if (matches::IsTeamSwissCode(code)) {
    const std::string_view year = matches::EditionOfTeamCode(code);
    return Choose(year.empty() ? "team-swiss" : "team-swiss-" + std::string(year), event);
  }
  if (const auto club = monrad::ReadEventCode(code)) return {Find(club->system)};
  const std::string_view plain = WithoutAcceleration(code);
  const auto known = std::ranges::find(kCodes, plain, &Code::first);
  if (known != kCodes.end()) return Choose(known->second, event);
  for (const auto* list : {&systems_, &hidden_}) {
    const auto custom = std::ranges::find_if(*list, [&](const auto& system) {
      return system->info().trf_code.empty() && CustomCode(system->info().id) == plain;
    });
    if (custom != list->end()) return {custom->get()};
  }
  return {};
}

SystemChoice Registry::For(const Tournament& tournament) const {
  const TournamentData& data = tournament.data();
  for (const std::string& code : {data.system_code, data.info.type}) {
    if (auto choice = ForCode(code, data.info); choice.system != nullptr) return choice;
  }
  return {};
}

std::string Registry::CodeFor(const PairingSystem& system, const TournamentData& data) const {
  const SystemInfo& info = system.info();
  const std::string id(info.id.substr(0, info.id.find('+')));  // without "+exact"
  const std::string suffix(data.system_code.ends_with(kBaku) ? kBaku : "");
  if (info.trf_code.empty()) return CustomCode(id) + suffix;
  std::string code(info.trf_code);
  if (info.contest == Contest::kTeams) code = TeamCode(data.system_code, code);
  const PairingSystem* meant = ForCode(code, data.info).system;
  if (info.family.empty() || (meant != nullptr && meant->info().id == id)) return code + suffix;
  return code + "_" + id.substr(id.rfind('-') + 1) + suffix;
}

}  // namespace ronda
