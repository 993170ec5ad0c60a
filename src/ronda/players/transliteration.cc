#include "ronda/players/transliteration.h"

#include <algorithm>
#include <array>

namespace ronda::players {
namespace {

struct Letter {
  char32_t small;
  std::array<std::string_view, kCustoms> latin;  // federations, passports, older or other
};

// In the order of Unicode. Letters of Ukrainian, Belarusian, Serbian, Macedonian and Kazakh are at the end of theirs.
constexpr std::array kLetters{
    Letter{U'α', {"a", "a", "a"}},    Letter{U'β', {"v", "v", "b"}},    Letter{U'γ', {"g", "g", "g"}},
    Letter{U'δ', {"d", "d", "d"}},    Letter{U'ε', {"e", "e", "e"}},    Letter{U'ζ', {"z", "z", "z"}},
    Letter{U'η', {"i", "i", "e"}},    Letter{U'θ', {"th", "th", "th"}}, Letter{U'ι', {"i", "i", "i"}},
    Letter{U'κ', {"k", "k", "k"}},    Letter{U'λ', {"l", "l", "l"}},    Letter{U'μ', {"m", "m", "m"}},
    Letter{U'ν', {"n", "n", "n"}},    Letter{U'ξ', {"x", "x", "x"}},    Letter{U'ο', {"o", "o", "o"}},
    Letter{U'π', {"p", "p", "p"}},    Letter{U'ρ', {"r", "r", "r"}},    Letter{U'ς', {"s", "s", "s"}},
    Letter{U'σ', {"s", "s", "s"}},    Letter{U'τ', {"t", "t", "t"}},    Letter{U'υ', {"i", "y", "u"}},
    Letter{U'φ', {"f", "f", "ph"}},   Letter{U'χ', {"ch", "ch", "h"}},  Letter{U'ψ', {"ps", "ps", "ps"}},
    Letter{U'ω', {"o", "o", "o"}},    Letter{U'а', {"a", "a", "a"}},    Letter{U'б', {"b", "b", "b"}},
    Letter{U'в', {"v", "v", "v"}},    Letter{U'г', {"g", "g", "h"}},    Letter{U'д', {"d", "d", "d"}},
    Letter{U'е', {"e", "e", "e"}},    Letter{U'ж', {"zh", "zh", "z"}},  Letter{U'з', {"z", "z", "z"}},
    Letter{U'и', {"i", "i", "y"}},    Letter{U'й', {"y", "i", "y"}},    Letter{U'к', {"k", "k", "k"}},
    Letter{U'л', {"l", "l", "l"}},    Letter{U'м', {"m", "m", "m"}},    Letter{U'н', {"n", "n", "n"}},
    Letter{U'о', {"o", "o", "o"}},    Letter{U'п', {"p", "p", "p"}},    Letter{U'р', {"r", "r", "r"}},
    Letter{U'с', {"s", "s", "s"}},    Letter{U'т', {"t", "t", "t"}},    Letter{U'у', {"u", "u", "u"}},
    Letter{U'ф', {"f", "f", "f"}},    Letter{U'х', {"kh", "kh", "h"}},  Letter{U'ц', {"ts", "ts", "c"}},
    Letter{U'ч', {"ch", "ch", "c"}},  Letter{U'ш', {"sh", "sh", "s"}},  Letter{U'щ', {"shch", "shch", "sht"}},
    Letter{U'ъ', {"", "ie", "a"}},    Letter{U'ы', {"y", "y", "y"}},    Letter{U'ь', {"", "", ""}},
    Letter{U'э', {"e", "e", "e"}},    Letter{U'ю', {"yu", "iu", "yu"}}, Letter{U'я', {"ya", "ia", "ya"}},
    Letter{U'ё', {"e", "e", "yo"}},   Letter{U'ђ', {"dj", "d", "dj"}},  Letter{U'ѓ', {"gj", "g", "gj"}},
    Letter{U'є', {"ye", "ie", "e"}},  Letter{U'ѕ', {"dz", "dz", "dz"}}, Letter{U'і', {"i", "i", "i"}},
    Letter{U'ї', {"i", "i", "yi"}},   Letter{U'ј', {"j", "j", "j"}},    Letter{U'љ', {"lj", "lj", "lj"}},
    Letter{U'њ', {"nj", "nj", "nj"}}, Letter{U'ћ', {"c", "c", "c"}},    Letter{U'ќ', {"kj", "k", "kj"}},
    Letter{U'ў', {"u", "u", "w"}},    Letter{U'џ', {"dz", "dz", "dz"}}, Letter{U'ґ', {"g", "g", "g"}},
    Letter{U'ғ', {"g", "g", "gh"}},   Letter{U'қ', {"k", "k", "q"}},    Letter{U'ң', {"n", "n", "ng"}},
    Letter{U'ү', {"u", "u", "u"}},    Letter{U'ұ', {"u", "u", "u"}},    Letter{U'һ', {"h", "h", "h"}},
    Letter{U'ә', {"a", "a", "e"}},    Letter{U'ө', {"o", "o", "o"}},
};
static_assert(std::ranges::is_sorted(kLetters, {}, &Letter::small));

}  // namespace

std::optional<std::string_view> LatinOf(char32_t small, std::size_t custom) {
  const auto found = std::ranges::lower_bound(kLetters, small, {}, &Letter::small);
  if (found == kLetters.end() || found->small != small) return std::nullopt;
  return found->latin[custom];
}

}  // namespace ronda::players
