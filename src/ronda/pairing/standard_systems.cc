// The systems of this program, in the order `ronda systems` lists them; of a family the newest edition first.
#include "ronda/pairing/amalfi/amalfi.h"
#include "ronda/pairing/burstein/burstein.h"
#include "ronda/pairing/dubov/dubov.h"
#include "ronda/pairing/dutch/dutch.h"
#include "ronda/pairing/dutch_procedure/dutch_procedure.h"
#include "ronda/pairing/keizer/keizer_system.h"
#include "ronda/pairing/lim/lim.h"
#include "ronda/pairing/lim/uncoloured.h"
#include "ronda/pairing/matches/upfloat_system.h"
#include "ronda/pairing/monrad/event_code.h"
#include "ronda/pairing/monrad/monrad.h"
#include "ronda/pairing/registry.h"
#include "ronda/pairing/schenkel/groups.h"
#include "ronda/pairing/schenkel/schenkel.h"
#include "ronda/pairing/uncoloured_system.h"

namespace ronda {
namespace {

// Every listed system for games that has colours, without them; appendix B of the book is lim without colours already.
void AddUncoloured(Registry& systems) {
  for (const auto& system : systems.systems()) {
    const SystemInfo& info = system->info();
    if (info.contest != Contest::kGames || info.colours != ColourUse::kAllocated || info.id == "lim") continue;
    systems.AddHidden(std::make_unique<UncolouredSystem>(*system));
  }
}

}  // namespace

const Registry& StandardSystems() {
  static const Registry kRegistry = [] {
    Registry systems;
    systems.Add(std::make_unique<dutch::Dutch>(dutch::kDutch2026));
    systems.Add(std::make_unique<dutch::Dutch>(dutch::kDutch2025));
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
    systems.AddHidden(std::make_unique<dutch::Dutch>(dutch::kDutch2025, swiss::Way::kExactOnly));
    systems.AddHidden(std::make_unique<dutch::Dutch>(dutch::kDutch2017, swiss::Way::kExactOnly));
    for (const dutch_procedure::Rules* rules : {&dutch_procedure::kDutch2012, &dutch_procedure::kDutch2011,
                                                &dutch_procedure::kDutchBook, &dutch_procedure::kBursteinBook}) {
      systems.AddHidden(std::make_unique<dutch_procedure::DutchProcedure>(*rules, swiss::Way::kExactOnly));
    }
    systems.AddHidden(std::make_unique<burstein::Burstein>(swiss::Way::kExactOnly));
    systems.AddHidden(std::make_unique<dubov::Dubov>(dubov::kDubov, swiss::Way::kExactOnly));
    systems.AddHidden(std::make_unique<dubov::Dubov>(dubov::kVega, swiss::Way::kExactOnly));
    AddUncoloured(systems);
    return systems;
  }();
  return kRegistry;
}

}  // namespace ronda
