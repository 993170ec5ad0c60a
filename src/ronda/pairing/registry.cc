#include "ronda/pairing/registry.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ronda/pairing/amalfi/amalfi.h"
#include "ronda/pairing/burstein/burstein.h"
#include "ronda/pairing/dubov/dubov.h"
#include "ronda/pairing/dutch/dutch.h"
#include "ronda/pairing/dutch_procedure/dutch_procedure.h"
#include "ronda/pairing/keizer/keizer_system.h"
#include "ronda/pairing/lim/lim.h"
#include "ronda/pairing/lim/uncoloured.h"
#include "ronda/pairing/matches/round_terms.h"
#include "ronda/pairing/matches/upfloat_system.h"
#include "ronda/pairing/monrad/event_code.h"
#include "ronda/pairing/monrad/monrad.h"
#include "ronda/pairing/schenkel/groups.h"
#include "ronda/pairing/schenkel/schenkel.h"

namespace ronda {
namespace {

using Alias = std::pair<std::string_view, std::string_view>;

// Decision 004.
constexpr std::array kAliases{Alias{"dutch", "dutch-2026"}, Alias{"dutch-2025", "dutch-2026"},
                              Alias{"team-swiss", "team-swiss-2026"}};

// The codes of TRF26 record 192, where a suffix for acceleration does not change the system; KEIZER is our own, for
// 092.
constexpr std::array kCodes{
    Alias{"FIDE_DUTCH", "dutch-2026"},         Alias{"FIDE_DUTCH_2026", "dutch-2026"},
    Alias{"FIDE_DUTCH_2025", "dutch-2026"},    Alias{"FIDE_DUTCH_2017", "dutch-2017"},
    Alias{"FIDE_BURSTEIN", "burstein"},        Alias{"FIDE_DUBOV", "dubov"},
    Alias{"FIDE_DOUBLESWISS", "double-swiss"}, Alias{"KEIZER", "keizer"},
};

std::string_view Lookup(std::span<const Alias> table, std::string_view name) {
  const auto found = std::ranges::find(table, name, &Alias::first);
  return found == table.end() ? std::string_view{} : found->second;
}

std::string_view WithoutAcceleration(std::string_view code) {
  constexpr std::string_view kBaku = "_BAKU";
  if (code.ends_with(kBaku)) code.remove_suffix(kBaku.size());
  return code;
}

}  // namespace

const PairingSystem* Registry::Find(std::string_view id) const {
  if (const auto target = Lookup(kAliases, id); !target.empty()) id = target;
  for (const auto* list : {&systems_, &hidden_}) {
    const auto found = std::ranges::find(*list, id, [](const auto& system) { return system->info().id; });
    if (found != list->end()) return found->get();
  }
  return nullptr;
}

const PairingSystem* Registry::For(const Tournament& tournament) const {
  for (const std::string& code : {tournament.data().system_code, tournament.data().info.type}) {
    if (matches::IsTeamSwissCode(code)) return Find("team-swiss");
    if (const auto club = monrad::ReadEventCode(code)) return Find(club->system);
    if (const auto id = Lookup(kCodes, WithoutAcceleration(code)); !id.empty()) return Find(id);
  }
  return nullptr;
}

const Registry& StandardSystems() {
  static const Registry registry = [] {
    Registry systems;
    systems.Add(std::make_unique<dutch::Dutch>(dutch::kDutch2026));
    systems.Add(std::make_unique<dutch::Dutch>(dutch::kDutch2017));
    for (const dutch_procedure::Rules* rules :
         {&dutch_procedure::kDutch2012, &dutch_procedure::kDutch2011, &dutch_procedure::kDutchBook}) {
      systems.Add(std::make_unique<dutch_procedure::DutchProcedure>(*rules));
    }
    systems.Add(std::make_unique<burstein::Burstein>());
    systems.Add(std::make_unique<dutch_procedure::DutchProcedure>(dutch_procedure::kBursteinBook));
    systems.Add(std::make_unique<dubov::Dubov>(dubov::kDubov));
    systems.Add(std::make_unique<dubov::Dubov>(dubov::kVega));
    for (const auto* edition : {&matches::kDoubleSwiss, &matches::kTeamSwiss2026, &matches::kTeamSwiss2025}) {
      systems.Add(std::make_unique<matches::UpfloatSystem>(*edition));
      systems.AddHidden(std::make_unique<matches::UpfloatSystem>(*edition, matches::Way::kExactOnly));
    }
    for (const lim::LimRules* rules : {&lim::kLim, &lim::kLimMaxi}) systems.Add(std::make_unique<lim::Lim>(*rules));
    systems.Add(std::make_unique<lim::Uncoloured>());
    systems.Add(std::make_unique<amalfi::Amalfi>());
    systems.Add(std::make_unique<amalfi::Amalfi>(amalfi::Reach::kScoregroup));
    systems.Add(std::make_unique<keizer::KeizerSystem>());
    for (const auto variant : {monrad::Variant::kUncoloured, monrad::Variant::kNorwegian}) {
      systems.Add(std::make_unique<monrad::Monrad>(variant));
    }
    systems.Add(std::make_unique<schenkel::Schenkel>());
    for (int size = 3; size <= schenkel::kLargestGroup; ++size) {
      for (int rounds = 1; rounds <= schenkel::RoundsOfAll(size); ++rounds) {
        systems.AddHidden(std::make_unique<schenkel::Schenkel>(monrad::GroupPlan{size, rounds}));
      }
    }
    systems.AddHidden(std::make_unique<dutch::Dutch>(dutch::kDutch2026, swiss::Way::kExactOnly));
    systems.AddHidden(std::make_unique<dutch::Dutch>(dutch::kDutch2017, swiss::Way::kExactOnly));
    systems.AddHidden(std::make_unique<burstein::Burstein>(swiss::Way::kExactOnly));
    systems.AddHidden(std::make_unique<dubov::Dubov>(dubov::kDubov, swiss::Way::kExactOnly));
    systems.AddHidden(std::make_unique<dubov::Dubov>(dubov::kVega, swiss::Way::kExactOnly));
    return systems;
  }();
  return registry;
}

}  // namespace ronda
