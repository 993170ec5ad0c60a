// Whom somebody looks for, and what it means that a player is found.
//
// The words of a question stand in any order, each in its forms (fold.h). A player is found in the first of these ways
// that holds; those found in an earlier way come first, and of one way the likelier player (listed_player.h):
//   1  every word is a word of the name, and the first one is of the surname;
//   2  every word is a word of the name;
//   3  every word begins a word of the name, and the first one a word of the surname;
//   4  every word begins a word of the name;
//   5  as 4, but one word of at least four letters is a word of the name with one error;
//   6  as 4, but one word of at least five letters begins a word of the name with one error.
// An error is a letter too many, missing, wrong, or swapped with its neighbour. What is asked of federation, title,
// sex, year and club must hold in every case; words of a club are begun, too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/players/listed_player.h"

namespace ronda::players {

enum class Way : std::uint8_t {
  kWholeSurname = 1,
  kWhole,
  kBeginsSurname,
  kBegins,
  kWholeWithError,
  kBeginsWithError,
  kNumber,  // by a number or an identifier, which is nobody else's
  kFacts,   // no name was asked for
};

inline constexpr std::size_t kWholeErrorFrom = 4;   // letters
inline constexpr std::size_t kBeginsErrorFrom = 5;  // letters
// More words do not make a name clearer, and cost time.
inline constexpr std::size_t kMostWords = 8;

struct Question {
  std::vector<std::vector<std::string>> words = {};  // each in its forms
  std::optional<std::int64_t> number = {};
  std::string id = {};
  std::string federation = {};
  std::string title = {};
  std::string sex = {};
  std::optional<int> born = {};
  std::string club = {};

  bool IsEmpty() const;
};

// The words of a text: a number of four digits between 1900 and 2099 is a year of birth, any other one FIDE's number,
// which then alone counts; the others are of the name.
Question QuestionOf(std::string_view text);

struct Hit {
  ListedPlayer player;
  Way way = Way::kWhole;

  bool operator==(const Hit&) const = default;
};

// Every word that differs from this one by one error, of the letters a to z, each once.
std::vector<std::string> WithOneError(std::string_view word);

}  // namespace ronda::players
