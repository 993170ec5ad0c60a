// Alphabets as data, and the order of names in them (C.04.2/2025 §2.2.3). A letter of an alphabet may have several
// characters (the Czech "ch"); an accent that makes no letter of its own decides only between names that are otherwise
// the same. The result depends on the alphabet alone, never on the machine's locale. Decision 161.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"

namespace ronda {

// What a name is sorted by: whether it stands before the drawn start, its letters, then its accents and capitals.
struct NameKey {
  bool is_before_start = false;
  std::vector<std::uint32_t> letters;
  std::string small;
  std::string name;

  std::strong_ordering operator<=>(const NameKey&) const = default;
};

class Alphabet {
 public:
  // By language ("en", "cs", ...), or an alphabet in full: its letters in order with blanks between them. "ä=ae" means
  // that a letter, small or capital, stands for others; "I=ı" that only this form does. Refused (code
  // "handling-alphabet") if it is neither.
  static Result<Alphabet> Make(std::string_view text);
  // The one that counts unless another one is announced.
  static const Alphabet& English();

  // Elementos §2.9, decision 231: the same order begun at drawn letters. Names from "M" (or "Mar") on come first, then
  // those before it; within a name the letters keep their order. Refused (code "handling-alphabet") if it names no
  // letter.
  Result<Alphabet> StartingAt(std::string_view letters) const;

  // The surname before the given name, case and punctuation ignored; letters the alphabet does not have come as the
  // plain letters they stand for, else after all others.
  NameKey KeyOf(std::string_view name) const;

 private:
  void AddLetter(std::string letter);
  void AppendLetters(std::string_view small, std::vector<std::uint32_t>& letters) const;
  std::size_t AppendFirst(std::string_view small, std::vector<std::uint32_t>& letters) const;
  std::string Replaced(std::string_view name) const;

  std::map<std::string, std::uint32_t, std::less<>> order_;     // letters in small form
  std::map<std::string, std::string, std::less<>> stands_for_;  // as written
  std::size_t longest_ = 1;                                     // of both, in bytes
  std::vector<std::uint32_t> start_;                            // the letters names begin with; empty: the first one
};

// The languages there are alphabets of, in the order of their codes.
std::vector<std::string_view> AlphabetLanguages();

}  // namespace ronda
