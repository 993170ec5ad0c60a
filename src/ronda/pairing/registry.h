// Every pairing system there is, by identifier.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "ronda/pairing/pairing_system.h"

namespace ronda {

class Registry {
 public:
  void Add(std::unique_ptr<PairingSystem> system) { systems_.push_back(std::move(system)); }
  // Found by its identifier but not listed: for comparisons.
  void AddHidden(std::unique_ptr<PairingSystem> system) { hidden_.push_back(std::move(system)); }

  std::span<const std::unique_ptr<PairingSystem>> systems() const { return systems_; }

  // By identifier or alias ("dutch", "dutch-2025"); null if there is none.
  const PairingSystem* Find(std::string_view id) const;

  // The system a tournament asks for: its record 192, else a recognised code in 092; null if it names none that is
  // known.
  const PairingSystem* For(const Tournament& tournament) const;

 private:
  std::vector<std::unique_ptr<PairingSystem>> systems_;
  std::vector<std::unique_ptr<PairingSystem>> hidden_;
};

// The systems of this program, in the order `ronda systems` lists them.
const Registry& StandardSystems();

}  // namespace ronda
