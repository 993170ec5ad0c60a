// Whether the rounds of a tournament were paired by the rules, and its standings follow from its results.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "ronda/service/event.h"
#include "ronda/verify/standings_checker.h"

namespace ronda::service {

// A pair as it is shown: two pairing numbers, 0 for the bye.
using PairNumbers = std::array<int, 2>;

struct FoundDifference {
  int round = 0;
  std::string text;
  std::vector<PairNumbers> expected;
  std::vector<PairNumbers> found;
};

// What became of one tournament.
struct CheckedRounds {
  std::string file;
  std::vector<Diagnostic> errors;
  std::string system;
  std::string why;  // why this edition of it; may be empty
  int rounds = 0;
  std::vector<FoundDifference> differences;
  std::vector<Deviation> deviations;
  std::vector<Diagnostic> warnings;
  std::vector<std::string> suppositions = {};  // other pairing numbers with which rounds that differ would fit

  std::size_t Discrepancies() const { return differences.size(); }
};

// What tournaments are checked by: read once, used for all of them.
struct CheckRules {
  SystemSettings settings;
  EventWishes wishes;
  std::optional<int> round;  // none: all
};

Parsed<CheckRules> ReadCheckRules(const SystemRequest& system, const EventOptions& options, std::optional<int> round);

CheckedRounds Check(const Source& source, const CheckRules& rules);

// The same of points and ranks.
struct CheckedStandings {
  std::string file;
  std::vector<Diagnostic> errors;
  std::string rules;
  int rounds = 0;
  verify::StandingsReport standings;
  std::vector<Diagnostic> team_results;  // records 801 and 802 that say otherwise than the boards

  std::size_t Discrepancies() const { return standings.differences.size() + team_results.size(); }
};

// The edition of the tie-break rules by its name; none named: null, by the date of each event.
Result<const tiebreak::Edition*> CheckedEdition(const std::optional<std::string>& rules);

CheckedStandings CheckStandings(const Source& source, const tiebreak::Edition* edition);

}  // namespace ronda::service
