// What is said about a round, as data: a stable code, the article behind it, and named values. Nothing here is worded;
// wording.h puts statements into English, and anybody else can put them into another language from the same data.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ronda/model/colour.h"
#include "ronda/model/ids.h"
#include "ronda/model/points.h"
#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/colour_preference.h"

namespace ronda::explain {

// The value of a criterion: its numbers and what they are.
struct Measure {
  std::vector<int> numbers;
  ValueUnit unit = ValueUnit::kCounts;

  bool operator==(const Measure&) const = default;
};

// The colour a player should get; none before the first game.
struct Wish {
  std::optional<swiss::ColourPreference> preference;

  bool operator==(const Wish&) const = default;
};

using Value = std::variant<PlayerIndex, std::vector<PlayerIndex>, std::vector<PlayerPair>, Points, Round, int, Colour,
                           Measure, Wish, std::string>;

// A named value. (Its members are defined elsewhere because g++ 12 warns of uninitialised parts of a variant that it
// copies in line.)
struct Datum {
  Datum(std::string_view its_name, Value its_value);
  Datum(const Datum& other);
  Datum(Datum&& other) noexcept;
  Datum& operator=(const Datum& other);
  Datum& operator=(Datum&& other) noexcept;
  ~Datum();

  std::string_view name;
  Value value;
};

struct Statement {
  std::string_view code;          // "pair-met"
  std::vector<Datum> data = {};   // by name, in the order of importance
  std::string_view article = {};  // "2.1.1"; empty if none
  std::string_view tag = {};      // "C1"; empty if it is about no criterion

  const Value* Find(std::string_view name) const;
};

using Statements = std::vector<Statement>;

}  // namespace ronda::explain
