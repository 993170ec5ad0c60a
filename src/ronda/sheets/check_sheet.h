// What checking the rounds or the standings of a file found.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/pairing/fide_mode.h"
#include "ronda/sheets/value.h"
#include "ronda/verify/checker.h"
#include "ronda/verify/standings_checker.h"

namespace ronda::sheets {

// A pair as it is printed: two pairing numbers, 0 for the bye.
using PairNumbers = std::array<int, 2>;

// A round that the rules pair otherwise.
struct FoundDifference {
  int round = 0;
  std::string text;
  std::vector<PairNumbers> expected;
  std::vector<PairNumbers> found;
};
FoundDifference Described(const Tournament& tournament, const verify::RoundDifference& difference);

struct CheckedRounds {
  std::string file;
  std::vector<Diagnostic> errors;
  std::string system;
  int rounds = 0;
  std::vector<FoundDifference> differences;
  std::vector<Deviation> deviations;
  std::vector<Diagnostic> warnings;

  std::size_t Discrepancies() const { return differences.size(); }
};
Value DocumentOf(const CheckedRounds& checked);

struct CheckedStandings {
  std::string file;
  std::vector<Diagnostic> errors;
  std::string rules;
  int rounds = 0;
  verify::StandingsReport standings;

  std::size_t Discrepancies() const { return standings.differences.size(); }
};
Value DocumentOf(const CheckedStandings& checked);

// Expected and found pairs side by side.
std::string SideBySide(const FoundDifference& difference);
// That a file is as the rules want it: a line, and the deviations it declares.
std::string AllRight(const CheckedRounds& checked);
std::string AllRight(const CheckedStandings& checked);

}  // namespace ronda::sheets
