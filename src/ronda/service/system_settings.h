// A pairing system as a command was told to use it: chosen by --system, with the settings of --settings where the
// system has any. Only Keizer has settings so far, so a file of settings names it as well.
#pragma once

#include <memory>
#include <string>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/keizer/keizer_system.h"

namespace ronda::service {

struct SystemRequest {
  std::string id;        // --system; empty: as the tournament says
  std::string settings;  // --settings; empty: none
};

class SystemSettings {
 public:
  // Reads the file of the request, if it names one.
  static Parsed<SystemSettings> Read(const SystemRequest& request);

  // The system for a tournament, and the one to use where there is no tournament yet. It lives as long as this.
  Result<const PairingSystem*> SystemFor(const Tournament& tournament) const;
  Result<const PairingSystem*> System() const;

  // The settings if the system is Keizer, null if not.
  const keizer::Settings* KeizerFor(const Tournament& tournament) const;

 private:
  std::string id_;
  std::unique_ptr<keizer::KeizerSystem> keizer_;
};

}  // namespace ronda::service
