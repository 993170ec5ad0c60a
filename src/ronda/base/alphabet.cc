#include "ronda/base/alphabet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "ronda/base/columns.h"
#include "ronda/base/letter_forms.h"
#include "ronda/base/utf8.h"

namespace ronda {
namespace {

struct Language {
  std::string_view code;
  std::string_view letters;
};

constexpr std::string_view kLatin = "a b c d e f g h i j k l m n o p q r s t u v w x y z";

constexpr std::array<Language, 28> kLanguages{{
    {"cs", "a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž"},
    {"da", "a b c d e f g h i j k l m n o p q r s t u v w x y z æ ø å ä=æ ö=ø aa=å"},
    {"de", kLatin},                                                                      // DIN 5007-1
    {"de-names", "a b c d e f g h i j k l m n o p q r s t u v w x y z ä=ae ö=oe ü=ue"},  // DIN 5007-2
    {"el", "α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω"},
    {"en", kLatin},
    {"es", "a b c d e f g h i j k l m n ñ o p q r s t u v w x y z"},
    {"et", "a b c d e f g h i j k l m n o p q r s š z ž t u v w õ ä ö ü x y"},
    {"fi", "a b c d e f g h i j k l m n o p q r s t u v w x y z å ä ö æ=ä ø=ö"},
    {"fr", kLatin},
    {"hr", "a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž"},
    {"hu", "a b c cs d dz dzs e f g gy h i j k l ly m n ny o ö p q r s sz t ty u ü v w x y z zs ő=ö ű=ü"},
    {"is", "a á b c d ð e é f g h i í j k l m n o ó p q r s t u ú v w x y ý z þ æ ö å"},
    {"it", kLatin},
    {"lt", "a b c č d e f g h i j k l m n o p q r s š t u v w x z ž y=i"},
    {"lv", "a b c č d e f g ģ h i y j k ķ l ļ m n ņ o p q r s š t u v w x z ž"},
    {"nl", kLatin},
    {"no", "a b c d e f g h i j k l m n o p q r s t u v w x y z æ ø å ä=æ ö=ø aa=å"},
    {"pl", "a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż"},
    {"pt", kLatin},
    {"ro", "a ă â b c d e f g h i î j k l m n o p q r s ș t ț u v w x y z ş=ș ţ=ț"},
    {"ru", "а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я"},
    {"sk", "a ä b c č d e f g h ch i j k l m n o ô p q r s š t u v w x y z ž"},
    {"sl", "a b c č ć d đ e f g h i j k l m n o p q r s š t u v w x y z ž"},
    {"sq", "a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v w x xh y z zh"},
    {"sv", "a b c d e f g h i j k l m n o p q r s t u v w x y z å ä ö æ=ä ø=ö"},
    {"tr", "a b c ç d e f g ğ h ı i j k l m n o ö p q r s ş t u ü v w x y z I=ı"},
    {"uk", "а б в г ґ д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ь ю я"},
}};

// Weights below those of letters: what separates the parts of a name, then digits.
constexpr std::uint32_t kComma = 1;
constexpr std::uint32_t kBlank = 2;
constexpr std::uint32_t kDigit = 3;
constexpr std::uint32_t kLetter = 16;
constexpr std::uint32_t kForeign = 0x10'0000;  // and the code point

Diagnostic NoAlphabet(std::string_view text) {
  return {.code = "handling-alphabet",
          .message = fmt::format("'{}' is neither a language nor an alphabet", text),
          .hint = fmt::format("languages: {}; an alphabet is written with blanks between its letters",
                              fmt::join(AlphabetLanguages(), " "))};
}

}  // namespace

std::vector<std::string_view> AlphabetLanguages() {
  std::vector<std::string_view> codes;
  for (const Language& language : kLanguages) codes.push_back(language.code);
  return codes;
}

Result<Alphabet> Alphabet::Make(std::string_view text) {
  const auto language = std::ranges::find(kLanguages, Trim(text), &Language::code);
  const std::string_view letters = language == kLanguages.end() ? text : language->letters;
  const std::vector<Word> words = Words(letters);
  if (words.size() < 2 || !IsUtf8(letters)) return tl::unexpected(NoAlphabet(text));
  Alphabet alphabet;
  for (const Word& word : words) {
    const auto equals = word.text.find('=');
    if (equals == std::string_view::npos) {
      alphabet.AddLetter(InSmallLetters(word.text));
    } else if (equals == 0 || equals + 1 == word.text.size()) {
      return tl::unexpected(NoAlphabet(text));
    } else {
      alphabet.stands_for_.emplace(word.text.substr(0, equals), word.text.substr(equals + 1));
      alphabet.longest_ = std::max(alphabet.longest_, equals);
    }
  }
  return alphabet;
}

void Alphabet::AddLetter(std::string letter) {
  longest_ = std::max(longest_, letter.size());
  order_.emplace(std::move(letter), kLetter + static_cast<std::uint32_t>(order_.size()));
}

std::string Alphabet::Replaced(std::string_view name) const {
  std::string text;
  while (!name.empty()) {
    std::size_t taken = 0;
    for (std::size_t size = std::min(longest_, name.size()); size > 0 && taken == 0; --size) {
      const auto found = stands_for_.find(name.substr(0, size));
      if (found == stands_for_.end()) continue;
      text += found->second;
      taken = size;
    }
    if (taken == 0) {
      taken = FirstCharacter(name).bytes;
      text += name.substr(0, taken);
    }
    name.remove_prefix(taken);
  }
  return text;
}

// The weight of the first letter, the longest one of the alphabet that fits; returns its bytes.
std::size_t Alphabet::AppendFirst(std::string_view small, std::vector<std::uint32_t>& letters) const {
  for (std::size_t size = std::min(longest_, small.size()); size > 0; --size) {
    const auto found = order_.find(small.substr(0, size));
    if (found == order_.end()) continue;
    letters.push_back(found->second);
    return size;
  }
  const Character first = FirstCharacter(small);
  const char32_t c = first.code_point;
  if (c == U',') {
    while (!letters.empty() && letters.back() == kBlank) letters.pop_back();
    letters.push_back(kComma);
  } else if (c == U' ' || c == U'\t' || c == U'-' || c == 0xA0) {
    if (!letters.empty() && letters.back() != kBlank && letters.back() != kComma) letters.push_back(kBlank);
  } else if (c >= U'0' && c <= U'9') {
    letters.push_back(kDigit + static_cast<std::uint32_t>(c - U'0'));
  } else if (const std::string_view plain = PlainLetters(c); !plain.empty() && plain != small.substr(0, first.bytes)) {
    AppendLetters(plain, letters);
  } else if (c >= 0x80 || (c >= U'a' && c <= U'z')) {
    letters.push_back(kForeign + static_cast<std::uint32_t>(c));
  }
  return first.bytes;
}

void Alphabet::AppendLetters(std::string_view small, std::vector<std::uint32_t>& letters) const {
  while (!small.empty()) small.remove_prefix(AppendFirst(small, letters));
}

NameKey Alphabet::KeyOf(std::string_view name) const {
  NameKey key{false, {}, InSmallLetters(name), std::string(name)};
  AppendLetters(Replaced(InSmallLetters(Replaced(name))), key.letters);
  key.is_before_start = key.letters < start_;
  return key;
}

const Alphabet& Alphabet::English() {
  static const Alphabet kEnglish = Make("en").value_or(Alphabet{});
  return kEnglish;
}

Result<Alphabet> Alphabet::StartingAt(std::string_view letters) const {
  Alphabet rotated = *this;
  rotated.start_ = KeyOf(letters).letters;
  if (!rotated.start_.empty()) return rotated;
  return tl::unexpected(Diagnostic{.code = "handling-alphabet",
                                   .message = fmt::format("'{}' is no letter for names to begin with", letters),
                                   .hint = "write the letters that were drawn, as M or MAR"});
}

}  // namespace ronda
