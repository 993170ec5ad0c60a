// Every pairing system there is, by identifier.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/pairing/edition_choice.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda {

class Registry {
 public:
  void Add(std::unique_ptr<PairingSystem> system) { systems_.push_back(std::move(system)); }
  // Found by its identifier but not listed: for comparisons.
  void AddHidden(std::unique_ptr<PairingSystem> system) { hidden_.push_back(std::move(system)); }

  std::span<const std::unique_ptr<PairingSystem>> systems() const { return systems_; }

  // By identifier, or the newest edition of a family ("dutch", "team-swiss"); null if there is none. With -uncoloured
  // behind the name of a system for games: that system without its colours.
  const PairingSystem* Find(std::string_view id) const;
  // The same, and of a family the edition in force when the event began.
  SystemChoice Choose(std::string_view id, const EventInfo& event) const;
  // From the newest to the oldest; none if it is no family.
  std::vector<const PairingSystem*> EditionsOf(std::string_view family) const;

  // The system a tournament asks for: its record 192, else a recognised code in 092; null if it names none that is
  // known.
  SystemChoice For(const Tournament& tournament) const;
  SystemChoice ForCode(std::string_view code, const EventInfo& event) const;

  // The code of record 192 that stands for the system in such a tournament: For() gives it back.
  std::string CodeFor(const PairingSystem& system, const TournamentData& data) const;

 private:
  std::vector<std::unique_ptr<PairingSystem>> systems_;
  std::vector<std::unique_ptr<PairingSystem>> hidden_;
};

// The systems of this program, in the order `ronda systems` lists them.
const Registry& StandardSystems();

}  // namespace ronda
