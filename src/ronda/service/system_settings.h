// A pairing system as it was asked for, with settings of its own where the system has any. Only Keizer has settings so
// far, so settings name it as well.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/edition_choice.h"
#include "ronda/pairing/keizer/keizer_system.h"
#include "ronda/service/source.h"

namespace ronda::service {

struct SystemRequest {
  std::optional<std::string> id = {};   // none: as the tournament says
  std::optional<Source> settings = {};  // of its own
};

class SystemSettings {
 public:
  // Reads the settings of the request, if it has any.
  static Parsed<SystemSettings> Read(const SystemRequest& request);
  // The same for a tournament: with those it keeps (kept_settings.h) where the request has none.
  static Parsed<SystemSettings> Read(const SystemRequest& request, const Tournament& tournament);

  // These, with the settings the tournament keeps where its system has any and none were given.
  Parsed<SystemSettings> For(const Tournament& tournament) const;

  // The system for a tournament, and the one to use where there is no tournament yet. It lives as long as this.
  Result<SystemChoice> SystemFor(const Tournament& tournament) const;
  Result<const PairingSystem*> System() const;
  // What is paired: teams where there are any, and games where nothing says how the event is paired.
  Contest ContestIn(const Tournament& tournament) const;

  // Whether somebody said which system it is, and not the tournament alone.
  bool IsNamed() const { return keizer_ != nullptr || id_.has_value(); }
  // Whether there are settings, and not the usual ones.
  bool HasOwn() const { return keizer_ != nullptr; }
  // The tournament with these settings kept in it, where there are any.
  Tournament KeptIn(const Tournament& tournament) const;

  // A refusal that is about the settings names the file they were given in.
  Diagnostic Named(Diagnostic refusal) const;

  // The settings if the system is Keizer, null if not.
  const keizer::Settings* KeizerFor(const Tournament& tournament) const;

 private:
  std::optional<std::string> id_;
  std::shared_ptr<const keizer::KeizerSystem> keizer_;
  std::string text_;  // the settings as they were read
  std::string name_;  // the file they were given in; empty if they were not given
};

}  // namespace ronda::service
