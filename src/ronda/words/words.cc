#include "ronda/words/words.h"

#include <algorithm>

#include "ronda/base/columns.h"
#include "ronda/base/enum_array.h"
#include "ronda/words/catalogue.h"

namespace ronda::words {
namespace {

constexpr EnumArray<Language, std::string_view, Language::kCzech> kCodes{{{"en", "es", "cs"}}};

}  // namespace

std::string_view CodeOf(Language language) { return kCodes[language]; }

std::optional<Language> LanguageNamed(std::string_view code) {
  const auto found = std::ranges::find(kCodes, code);
  if (found == kCodes.end()) return std::nullopt;
  return static_cast<Language>(found - kCodes.begin());
}

Language PreferredLanguage(std::string_view accepted) {
  while (!accepted.empty()) {
    const std::size_t comma = std::min(accepted.find(','), accepted.size());
    if (const auto language = LanguageNamed(Trim(accepted.substr(0, comma)).substr(0, 2))) return *language;
    accepted.remove_prefix(std::min(comma + 1, accepted.size()));
  }
  return Language::kEnglish;
}

std::string Words::operator()(std::string_view english) const {
  const Texts all = Catalogue(language_);
  std::size_t first = 0;
  for (std::size_t left = all.size(); left > 0;) {
    const std::size_t half = left / 2;
    const bool before = all[first + half].english < english;
    if (before) first += half + 1;
    left = before ? left - half - 1 : half;
  }
  const bool found = first < all.size() && all[first].english == english;
  return std::string(found ? all[first].text : english);
}

}  // namespace ronda::words
