// What the sheets of a Keizer competition share: numbers as people read them, headings, and the terms of a sum.
#pragma once

#include <string>
#include <vector>

#include "ronda/sheets/keizer_sheet.h"

namespace ronda::sheets {

// As few decimals as say it, at most two: 0 for 49, 1 for 71.5, 2 for 66 2/3.
int DecimalsOf(const Fraction& number);
std::string NumberText(const Fraction& number);

// The name of the event, and what the list is: "Club evening", "Keizer list after round 4 of 30".
std::vector<std::string> KeizerHeading(const KeizerList& list);
// How the list came to rest: "stable after 3 passes".
std::string EndingText(const keizer::Settled& settled);

// One term of a player's points: "draw with 7 Gonzalo", 45, 1/2, 22.5.
struct KeizerTerm {
  std::string round;  // empty: what the player starts with
  std::string text;
  Fraction value;
  Fraction share;
  Fraction points() const { return value * share; }
};
std::vector<KeizerTerm> TermsOf(const KeizerList& list, PlayerIndex player);

// Game points, without what absences are worth in other systems.
Points KeizerScoreOf(const KeizerList& list, PlayerIndex player);

// Games played, and rounds missed.
struct Attendance {
  int games = 0;
  int absences = 0;
};
Attendance AttendanceOf(const KeizerList& list, PlayerIndex player);

}  // namespace ronda::sheets
