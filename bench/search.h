// What one system makes of drawn situations: how long it takes, whether the round is legal, and whether the exact way
// alone pairs it alike.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"
#include "situation.h"

namespace ronda::bench {

class Search {
 public:
  // `exact` may be null: then nothing is compared.
  Search(const PairingSystem& system, const PairingSystem* exact) : system_(system), exact_(exact) {}

  void Try(std::uint64_t seed);

  // In milliseconds of processor time.
  static double TimeOf(const PairingSystem& system, const Situation& situation);

  int situations() const { return situations_; }
  int compared() const { return compared_; }
  // Situations that were not paired, by the code of the reason.
  const std::map<std::string, int>& refused() const { return refused_; }
  // What must not be: an illegal round, or two ways that differ.
  const std::vector<std::string>& faults() const { return faults_; }

  struct Slow {
    double milliseconds = 0;
    std::uint64_t seed = 0;
  };
  // The slowest of each family, slowest first.
  std::vector<Slow> Slowest() const;

 private:
  void Judge(const Situation& situation, const Tournament& event, const Result<RoundPairing>& pairing);
  bool IsCompared(const Situation& situation) const;

  const PairingSystem& system_;
  const PairingSystem* exact_;
  int situations_ = 0;
  int compared_ = 0;
  std::map<std::string, int> refused_;
  std::vector<std::string> faults_;
  std::map<std::string, Slow> slowest_;  // by family
};

}  // namespace ronda::bench
