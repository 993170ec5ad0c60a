// The words of the desk in the language of the reader. The English text is the key; catalogues (words/*.po) have the
// others, and a test fails on a text that is not in all of them.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ronda/base/bidi.h"

namespace ronda::words {

enum class Language : std::uint8_t { kEnglish, kSpanish, kCzech };

// "en", "es", "cs".
std::string_view CodeOf(Language language);
std::optional<Language> LanguageNamed(std::string_view code);
// The first of an Accept-Language header that there is; English where there is none.
Language PreferredLanguage(std::string_view accepted);

// Marks a text that is said elsewhere, so that the catalogues know it.
constexpr std::string_view Key(std::string_view english) { return english; }

class Words {
 public:
  explicit Words(Language language) : language_(language) {}

  Language language() const { return language_; }
  // The text in the language of the reader.
  std::string operator()(std::string_view english) const;
  // The same with {} filled in.
  template <class First, class... Rest>
  std::string operator()(std::string_view english, const First& first, const Rest&... rest) const {
    return WithIsolatedNames(fmt::vformat((*this)(english), fmt::make_format_args(first, rest...)));
  }

 private:
  Language language_;
};

}  // namespace ronda::words
