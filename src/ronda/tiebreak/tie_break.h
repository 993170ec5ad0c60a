// A tie-break as a list names it: an acronym of the catalogue and its modifiers, "BH:GP/C1/P". The grammar is that of
// the records 202 and 212 (MTB26); the spelling of the handbook ("BH-C1") and common names ("Solkoff") are understood
// too. The catalogue holds C.07 §5 and chapter 3 of the book "Elementos de un torneo".
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/fraction.h"
#include "ronda/base/result.h"
#include "ronda/tiebreak/record.h"
#include "ronda/tiebreak/working.h"

namespace ronda::tiebreak {

class Session;
struct Definition;

struct TieBreak {
  const Definition* definition = nullptr;
  std::string code;                // as asked for, in capitals
  std::optional<Score> score;      // :MP, :GP
  int cut = 0;                     // /Cn
  int median = 0;                  // /Mn
  int best = 0;                    // /Bn; 0: every round counts
  int limit = 0;                   // /L±n, in half points
  std::optional<Fraction> factor;  // /Kx
  bool forfeits_played = false;    // /P
  bool fore = false;               // /F
  bool reverse = false;            // /R
  ByOutcome<int> weights;          // Kashdan
};

// For whom a tie-break is meant.
enum class Scope : std::uint8_t { kAny, kPlayers, kTeams };

// What an event must be like for a tie-break to make sense.
enum class Fit : std::uint8_t {
  kAny,
  kNotPredetermined,  // not in round robins
  kPredetermined,     // in round robins only
  kRatings,           // not where a participant has no rating
  kNotAccelerated,    // not with acceleration
};

enum class Order : std::uint8_t { kHighestFirst, kLowestFirst };

// Whose value, and for tie-breaks that go on while the tie lasts, in which step.
struct Spot {
  Participant who;
  int level = 0;
};

using Evaluate = std::optional<Fraction>(Session&, const TieBreak&, Spot, Working&);
using Levels = int(const Record&);
// The rank of each within the group, from 1; all 1 if nobody is separated.
using Separate = std::vector<std::int32_t>(Session&, const TieBreak&, std::span<const Participant>);

struct Definition {
  std::string_view acronym;
  std::string_view title;
  std::string_view article;
  std::string_view modifiers;  // letters allowed after a slash, ':' for :MP and :GP, '#' for three weights
  Scope scope;
  Fit fit;
  Order order;
  int decimals;
  Evaluate* evaluate;  // null if it looks at the tied group
  Levels* levels;      // null: one
  Separate* separate;  // null if it looks at one participant
};

std::span<const Definition> Catalogue();
const Definition* FindDefinition(std::string_view acronym);

// Reads one code. Unknown acronyms and modifiers are refused with the nearest known.
Result<TieBreak> ParseTieBreak(std::string_view code);
// A list separated by commas; everything wrong with it in one go.
Parsed<std::vector<TieBreak>> ParseTieBreaks(std::span<const std::string> codes);

// With its modifiers in words: "Buchholz, the lowest cut".
std::string TitleOf(const TieBreak& tie_break);

// The number of steps a value of it has.
int LevelsOf(const TieBreak& tie_break, const Record& record);
Order OrderOf(const TieBreak& tie_break);

}  // namespace ronda::tiebreak
