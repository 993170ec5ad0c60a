#include "ronda/players/fold.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ronda/base/letter_forms.h"
#include "ronda/base/letters.h"
#include "ronda/base/utf8.h"
#include "ronda/players/transliteration.h"
#include "ronda/players/unaccented.h"

namespace ronda::players {
namespace {

// Longer words are no names, and would only cost time.
constexpr std::size_t kLongestWord = 60;

struct Spelling {
  char32_t small;
  std::string_view plain;
  std::string_view long_form;  // as in German and the languages of the north
};
constexpr std::array kSpellings{Spelling{U'ä', "a", "ae"},  Spelling{U'ö', "o", "oe"}, Spelling{U'ü', "u", "ue"},
                                Spelling{U'å', "a", "aa"},  Spelling{U'ø', "o", "oe"}, Spelling{U'æ', "ae", "ae"},
                                Spelling{U'œ', "oe", "oe"}, Spelling{U'đ', "d", "dj"}, Spelling{U'ß', "ss", "ss"}};

bool IsAsciiLetter(char c) { return IsCapital(c) || IsSmall(c); }

// The letters a to z among these.
void AppendPlain(std::string& word, std::string_view letters) {
  for (const char c : letters) {
    if (IsSmall(c)) word += c;
  }
}

void AppendLetter(std::string& word, char32_t letter, std::size_t custom) {
  const auto spelling = std::ranges::find(kSpellings, letter, &Spelling::small);
  if (spelling != kSpellings.end()) return AppendPlain(word, custom == 1 ? spelling->long_form : spelling->plain);
  if (const auto latin = LatinOf(letter, custom)) return AppendPlain(word, *latin);
  const std::string_view plain = PlainLetters(letter);
  const std::string parts = plain.empty() ? WithoutMarks(letter) : std::string(plain);
  for (std::string_view rest = parts; !rest.empty();) {
    const Character part = FirstCharacter(rest);
    const auto latin = LatinOf(part.code_point, custom);
    AppendPlain(word, latin ? *latin : rest.substr(0, part.bytes));
    rest.remove_prefix(part.bytes);
  }
}

// The word by one custom.
std::string FormBy(std::string_view small, std::size_t custom) {
  std::string word;
  for (std::string_view rest = small; !rest.empty();) {
    const Character first = FirstCharacter(rest);
    if (first.code_point < 0x80) {
      AppendPlain(word, rest.substr(0, 1));
    } else {
      AppendLetter(word, first.code_point, custom);
    }
    rest.remove_prefix(first.bytes);
  }
  return word.substr(0, kLongestWord);
}

void AddForm(std::vector<std::string>& forms, std::string form) {
  if (!form.empty() && std::ranges::count(forms, form) == 0) forms.push_back(std::move(form));
}

// The ending of "Dmitriy" as FIDE's list has it: "Dmitry".
std::string WithShortEnding(const std::string& form) {
  if (!form.ends_with("iy") && !form.ends_with("yy")) return {};
  return form.substr(0, form.size() - 2) + "y";
}

// A character that belongs to a word, and one that joins two.
enum class PlaceInWord { kInside, kJoint, kBetween };

PlaceInWord PlaceOf(const Character& character, std::string_view joints) {
  const char32_t c = character.code_point;
  if (c < 0x80) {
    if (IsAsciiLetter(static_cast<char>(c))) return PlaceInWord::kInside;
    return joints.find(static_cast<char>(c)) != std::string_view::npos ? PlaceInWord::kJoint : PlaceInWord::kBetween;
  }
  if (c == U'’' || c == U'ʼ' || c == U'`')
    return joints.find('\'') != std::string_view::npos ? PlaceInWord::kJoint : PlaceInWord::kBetween;
  const bool is_sign = c == 0xFFFD || (c >= 0x80 && c < 0xC0) || (c >= 0x2000 && c < 0x2070) || c == 0x3000;
  return is_sign ? PlaceInWord::kBetween : PlaceInWord::kInside;
}

// The words of a text, each as its parts between joints.
std::vector<std::vector<std::string>> Split(std::string_view text, std::string_view joints) {
  std::vector<std::vector<std::string>> words;
  bool in_word = false;
  for (std::string_view rest = text; !rest.empty();) {
    const Character first = FirstCharacter(rest);
    const PlaceInWord place = PlaceOf(first, joints);
    if (place == PlaceInWord::kInside) {
      if (!in_word) words.push_back({std::string()});
      words.back().back() += rest.substr(0, first.bytes);
    } else if (place == PlaceInWord::kJoint && in_word) {
      words.back().emplace_back();
    }
    in_word = place != PlaceInWord::kBetween && (in_word || place == PlaceInWord::kInside);
    rest.remove_prefix(first.bytes);
  }
  return words;
}

std::string JoinedParts(const std::vector<std::string>& parts) {
  std::string whole;
  for (const std::string& part : parts) whole += part;
  return whole;
}

void AddWords(std::vector<std::string>& words, std::string_view text) {
  for (const auto& parts : Split(text, "'`-")) {
    for (std::string& form : FormsOf(JoinedParts(parts))) AddForm(words, std::move(form));
    if (parts.size() == 1) continue;
    for (const std::string& part : parts) {
      for (std::string& form : FormsOf(part)) AddForm(words, std::move(form));
    }
  }
}

}  // namespace

std::vector<std::string> FormsOf(std::string_view word) {
  const std::string small = ComposedSmall(word);
  std::vector<std::string> forms;
  AddForm(forms, FormBy(small, 0));
  if (IsAscii(small)) return forms;
  for (std::size_t custom = 1; custom < kCustoms; ++custom) AddForm(forms, FormBy(small, custom));
  for (std::size_t i = 0, count = forms.size(); i < count; ++i) AddForm(forms, WithShortEnding(forms[i]));
  return forms;
}

std::vector<std::vector<std::string>> QuestionWords(std::string_view text) {
  std::vector<std::vector<std::string>> words;
  for (const auto& parts : Split(text, "'`")) {
    if (auto forms = FormsOf(JoinedParts(parts)); !forms.empty()) words.push_back(std::move(forms));
  }
  return words;
}

NameWords WordsOf(std::string_view name) {
  NameWords words;
  const auto comma = std::min(name.find(','), name.size());
  AddWords(words.surname, name.substr(0, comma));
  if (comma < name.size()) AddWords(words.given, name.substr(comma + 1));
  return words;
}

}  // namespace ronda::players
