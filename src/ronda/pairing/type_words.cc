#include "ronda/pairing/type_words.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "ronda/base/letters.h"

namespace ronda {
namespace {

using Meaning = std::pair<std::string_view, std::string_view>;

// The first that is found counts: what closes an event comes before the names, and those before "Swiss".
constexpr std::array kAsked{
    Meaning{"robin", "a round robin"},         Meaning{"roundrobin", "a round robin"},
    Meaning{"berger", "a round robin"},        Meaning{"rutsch", "a round robin"},
    Meaning{"scheveningen", "a team event"},   Meaning{"schiller", "a team event"},
    Meaning{"knockout", "a knockout"},         Meaning{"knock", "a knockout"},
    Meaning{"elimination", "a knockout"},      Meaning{"team", "a team event"},
    Meaning{"teams", "a team event"},          Meaning{"mannschaft", "a team event"},
    Meaning{"equipos", "a team event"},        Meaning{"liga", "a round robin"},
    Meaning{"rundenturnier", "a round robin"}, Meaning{"todos", "a round robin"},
    Meaning{"eliminatorio", "a knockout"},     Meaning{"eliminatoria", "a knockout"},
    Meaning{"družstev", "a team event"},       Meaning{"každý", "a round robin"},
};

constexpr std::array kSystems{
    Meaning{"dubov", "dubov"},         Meaning{"burstein", "burstein"}, Meaning{"lim", "lim"},
    Meaning{"keizer", "keizer"},       Meaning{"monrad", "monrad"},     Meaning{"schenkel", "schenkel"},
    Meaning{"amalfi", "amalfi"},       Meaning{"vega", "vega"},         Meaning{"doubleswiss", "double-swiss"},
    Meaning{"double", "double-swiss"}, Meaning{"dutch", "dutch"},       Meaning{"swiss", "dutch"},
};

// Words that say who plays and how fast, or that it is a Swiss in another language.
constexpr std::array<std::string_view, 27> kPlain{
    "individual", "single",   "singles",   "open",   "standard",  "classical",   "rapid",      "blitz",   "fide",
    "tournament", "torneo",   "turnier",   "turnaj", "system",    "sistema",     "einzel",     "abierto", "suizo",
    "suisse",     "svizzero", "schweizer", "systém", "švýcarský", "jednotlivců", "individuel", "otb",     "players"};

// In small letters.
std::vector<std::string> LetterWords(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char letter : Lower(text)) {
    const bool is_letter = (letter >= 'a' && letter <= 'z') || static_cast<unsigned char>(letter) >= 0x80;
    if (is_letter) {
      words.back() += letter;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  return words;
}

std::string_view FirstMeaning(std::span<const Meaning> meanings, const std::vector<std::string>& words) {
  for (const auto& [word, meaning] : meanings) {
    if (std::ranges::count(words, word) > 0) return meaning;
  }
  return {};
}

}  // namespace

TypeWords ReadTypeWords(std::string_view text) {
  const std::vector<std::string> words = LetterWords(text);
  if (const auto asks = FirstMeaning(kAsked, words); !asks.empty()) return {.asks = asks};
  if (const auto system = FirstMeaning(kSystems, words); !system.empty()) return {.system = system};
  const auto is_plain = [](const std::string& word) { return word.empty() || std::ranges::count(kPlain, word) > 0; };
  return {.is_strange = !std::ranges::all_of(words, is_plain)};
}

}  // namespace ronda
