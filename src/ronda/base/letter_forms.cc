#include "ronda/base/letter_forms.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "ronda/base/utf8.h"

namespace ronda {
namespace {

// Capitals and their small letters at a distance; with a step of 2 every second code point is a capital.
struct CapitalRange {
  char32_t first;
  char32_t last;
  char32_t distance;
  char32_t step = 1;
};

constexpr std::array<CapitalRange, 18> kCapitals{{
    {U'A', U'Z', 32},
    {0xC0, 0xD6, 32},
    {0xD8, 0xDE, 32},
    {0x100, 0x12E, 1, 2},
    {0x132, 0x136, 1, 2},
    {0x139, 0x147, 1, 2},
    {0x14A, 0x176, 1, 2},
    {0x179, 0x17D, 1, 2},
    {0x1CD, 0x1DB, 1, 2},
    {0x1E6, 0x1EE, 1, 2},
    {0x200, 0x232, 1, 2},
    {0x388, 0x38A, 37},
    {0x391, 0x3AB, 32},
    {0x400, 0x40F, 80},
    {0x410, 0x42F, 32},
    {0x490, 0x4BE, 1, 2},
    {0x4D0, 0x4F8, 1, 2},
    {0x1EA0, 0x1EFE, 1, 2},
}};

// Capitals that stand alone.
constexpr std::array<std::pair<char32_t, char32_t>, 8> kSingles{{
    {0x130, U'i'},
    {0x178, 0xFF},
    {0x386, 0x3AC},
    {0x38C, 0x3CC},
    {0x38E, 0x3CD},
    {0x38F, 0x3CE},
    {0x3C2, 0x3C3},  // the sigma at the end of a word
    {0x1E9E, 0xDF},
}};

struct Family {
  std::string_view plain;
  std::string_view letters;
};

constexpr std::array<Family, 44> kFamilies{{
    {"a", "àáâãäåāăąǎȁȃạảấầẩẫậắằẳẵặ"},
    {"ae", "æ"},
    {"c", "çćĉċč"},
    {"d", "ďđð"},
    {"e", "èéêëēĕėęěȅȇẹẻẽếềểễệ"},
    {"f", "ƒ"},
    {"g", "ĝğġģǧ"},
    {"h", "ĥħ"},
    {"i", "ìíîïĩīĭįıǐȉȋỉị"},
    {"ij", "ĳ"},
    {"j", "ĵ"},
    {"k", "ķĸǩ"},
    {"l", "ĺļľŀł"},
    {"n", "ñńņňŋ"},
    {"o", "òóôõöøōŏőǒȍȏọỏốồổỗộớờởỡợơ"},
    {"oe", "œ"},
    {"r", "ŕŗřȑȓ"},
    {"s", "śŝşšșſ"},
    {"ss", "ß"},
    {"t", "ţťŧț"},
    {"th", "þ"},
    {"u", "ùúûüũūŭůűųǔȕȗụủứừửữựư"},
    {"w", "ŵ"},
    {"y", "ýÿŷỳỵỷỹ"},
    {"z", "źżž"},
    {"α", "ά"},
    {"ε", "έ"},
    {"η", "ή"},
    {"ι", "ίϊΐ"},
    {"ο", "ό"},
    {"υ", "ύϋΰ"},
    {"ω", "ώ"},
    {"е", "ёѐ"},
    {"г", "ґѓ"},
    {"и", "йѝі"},
    {"і", "ї"},
    {"к", "ќ"},
    {"у", "ў"},
    {"д", "ђ"},
    {"л", "љ"},
    {"н", "њ"},
    {"т", "ћ"},
    {"ж", "џ"},
    {"э", "є"},
}};

using PlainForm = std::pair<char32_t, std::string_view>;

std::vector<PlainForm> MakePlainForms() {
  std::vector<PlainForm> forms;
  for (const Family& family : kFamilies) {
    for (std::string_view rest = family.letters; !rest.empty();) {
      const Character letter = FirstCharacter(rest);
      forms.emplace_back(letter.code_point, family.plain);
      rest.remove_prefix(letter.bytes);
    }
  }
  std::ranges::sort(forms);
  return forms;
}

}  // namespace

char32_t SmallLetter(char32_t letter) {
  for (const auto& [capital, small] : kSingles) {
    if (letter == capital) return small;
  }
  for (const CapitalRange& range : kCapitals) {
    if (letter < range.first || letter > range.last || (letter - range.first) % range.step != 0) continue;
    return letter + range.distance;
  }
  return letter;
}

std::string InSmallLetters(std::string_view utf8) {
  std::string text;
  while (!utf8.empty()) {
    const Character character = FirstCharacter(utf8);
    AppendUtf8(text, SmallLetter(character.code_point));
    utf8.remove_prefix(character.bytes);
  }
  return text;
}

std::string_view PlainLetters(char32_t small) {
  static const std::vector<PlainForm> kForms = MakePlainForms();
  const auto found = std::ranges::lower_bound(kForms, small, {}, &PlainForm::first);
  return found == kForms.end() || found->first != small ? std::string_view{} : found->second;
}

}  // namespace ronda
