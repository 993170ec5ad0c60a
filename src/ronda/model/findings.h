// The findings of a validation while it is under way, and the parts validation is made of. Private to the model: others
// call Validate().
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "ronda/model/validation.h"

namespace ronda {

struct Findings {
  std::vector<Finding> all;

  void Error(std::string code, std::string message, std::string hint, Locus where) {
    all.push_back({Severity::kError, std::move(code), std::move(message), std::move(hint), where});
  }
  void Warn(std::string code, std::string message, std::string hint, Locus where) {
    all.push_back({Severity::kWarning, std::move(code), std::move(message), std::move(hint), where});
  }
};

inline bool HasPlayer(const TournamentData& data, PlayerIndex player) {
  return player.value() >= 0 && player.index() < data.players.size();
}

// Requested byes, forbidden pairings and fictitious points.
void ValidateRequests(const TournamentData& data, Findings& findings);

// Teams, their members, line-ups, forfeits and byes.
void ValidateTeams(const TournamentData& data, Findings& findings);

}  // namespace ronda
