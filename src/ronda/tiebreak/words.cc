#include "ronda/tiebreak/words.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "ronda/base/plain_words.h"

namespace ronda::tiebreak {
namespace {

using NamedCode = std::pair<std::string_view, std::string_view>;

// Elementos §3: its names, those of C.07 and the Spanish ones. A name with # takes a number, as its code does.
constexpr std::array kNamedCodes{
    NamedCode{"direct encounter", "DE"},
    NamedCode{"personal encounter", "DE"},
    NamedCode{"head to head", "DE"},
    NamedCode{"confrontacion personal", "DE"},
    NamedCode{"resultado particular", "DE"},
    NamedCode{"particular", "DE"},
    NamedCode{"encuentro directo", "DE"},
    NamedCode{"enfrentamiento directo", "DE"},
    NamedCode{"encounter points", "PD"},
    NamedCode{"point difference", "PD"},
    NamedCode{"puntos de encuentro", "PD"},
    NamedCode{"puntuacion menor", "PD"},
    NamedCode{"koya system", "KS"},
    NamedCode{"sistema koya", "KS"},
    NamedCode{"extended koya", "KSX"},
    NamedCode{"extended koya system", "KSX"},
    NamedCode{"koya extendido", "KSX"},
    NamedCode{"sistema koya extendido", "KSX"},
    NamedCode{"kashdan #", "KAS/#"},
    NamedCode{"progressive scores", "PS"},
    NamedCode{"progressive score", "PS"},
    NamedCode{"progresivo", "PS"},
    NamedCode{"acumulativo", "PS"},
    NamedCode{"progresivo acumulativo", "PS"},
    NamedCode{"progressive with cuts", "PSX"},
    NamedCode{"corte de la suma de puntuaciones progresivas", "PSX"},
    NamedCode{"corte de progresivo", "PSX"},
    NamedCode{"acumulativo hasta las ultimas consecuencias", "PSX"},
    NamedCode{"holandes", "HOL"},
    NamedCode{"buchholz solkoff", "BH"},
    NamedCode{"brazilian buchholz", "BH/C1"},
    NamedCode{"buchholz brasileno", "BH/C1"},
    NamedCode{"brasileno", "BH/C1"},
    NamedCode{"corte de buchholz", "BH/C1"},
    NamedCode{"corte de buchholz #", "BH/C#"},
    NamedCode{"buchholz cortado", "BH/C1"},
    NamedCode{"buchholz cortado #", "BH/C#"},
    NamedCode{"buchholz cut", "BH/C1"},
    NamedCode{"buchholz cut #", "BH/C#"},
    NamedCode{"buchholz #", "BH/C#"},
    NamedCode{"mediano de buchholz", "BH/M1"},
    NamedCode{"mediano de buchholz #", "BH/M#"},
    NamedCode{"median buchholz", "BH/M1"},
    NamedCode{"median buchholz #", "BH/M#"},
    NamedCode{"mediano", "BH/M1"},
    NamedCode{"mediano #", "BH/M#"},
    NamedCode{"median #", "BH/M#"},
    NamedCode{"mediano de harkness", "HARK"},
    NamedCode{"harkness median", "HARK"},
    NamedCode{"sum of buchholz", "SBH"},
    NamedCode{"suma de buchholz", "SBH"},
    NamedCode{"sonneborn berger", "SB"},
    NamedCode{"average rating of opponents", "ARO"},
    NamedCode{"average rating", "ARO"},
    NamedCode{"valoracion media de los oponentes", "ARO"},
    NamedCode{"media de valoracion", "ARO"},
    NamedCode{"media de valoracion #", "ARO/C#"},
    NamedCode{"average rating cut #", "ARO/C#"},
    NamedCode{"corte de valoracion media de los oponentes", "ARO/C1"},
    NamedCode{"corte de valoracion media de los oponentes #", "ARO/C#"},
    NamedCode{"performance rating", "TPR"},
    NamedCode{"tournament performance rating", "TPR"},
    NamedCode{"valoracion de la actuacion", "PERF"},
    NamedCode{"calidad de visitante o negras", "BLK"},
    NamedCode{"calidad de visitante", "BLK"},
    NamedCode{"calidad de negras", "BLK"},
    NamedCode{"second degree buchholz", "BH2"},
    NamedCode{"buchholz de segundo grado", "BH2"},
    NamedCode{"second degree sonneborn berger", "SB2"},
    NamedCode{"sonneborn berger de segundo grado", "SB2"},
    NamedCode{"number of wins", "WIN"},
    NamedCode{"wins", "WIN"},
    NamedCode{"numero de victorias", "WIN"},
    NamedCode{"mayor numero de victorias", "WIN"},
    NamedCode{"victorias", "WIN"},
    NamedCode{"games with black", "BPG"},
    NamedCode{"partidas con negras", "BPG"},
    NamedCode{"match points", "MPTS"},
    NamedCode{"game points", "GPTS"},
    NamedCode{"drawing of lots", "LOT"},
    NamedCode{"sorteo", "LOT"},
};

// The book itself spells some of them otherwise.
constexpr std::array kSpellings{
    NamedCode{"bucholz", "buchholz"},    NamedCode{"bucholtz", "buchholz"},      NamedCode{"buchholtz", "buchholz"},
    NamedCode{"buholz", "buchholz"},     NamedCode{"solkof", "solkoff"},         NamedCode{"solkov", "solkoff"},
    NamedCode{"sonenborn", "sonneborn"}, NamedCode{"sonnenborn", "sonneborn"},   NamedCode{"sonneborne", "sonneborn"},
    NamedCode{"sonneberg", "sonneborn"}, NamedCode{"kasdan", "kashdan"},         NamedCode{"progressivo", "progresivo"},
    NamedCode{"mediana", "mediano"},     NamedCode{"cumulativo", "acumulativo"},
};

// The words in the usual spelling, a number at the end as #.
struct SpeltName {
  std::string words;
  std::string number;
};

SpeltName Spelt(std::string_view text) {
  SpeltName name;
  const std::string plain = PlainWords(text);
  for (std::size_t at = 0; at < plain.size();) {
    const std::size_t end = std::min(plain.find(' ', at), plain.size());
    std::string word = plain.substr(at, end - at);
    const auto spelt = std::ranges::find(kSpellings, word, &NamedCode::first);
    if (spelt != kSpellings.end()) word = spelt->second;
    const bool last = end == plain.size();
    if (last && !name.words.empty() && word.find_first_not_of("0123456789") == std::string::npos) {
      name.number = word;
      word = "#";
    }
    if (!name.words.empty()) name.words += ' ';
    name.words += word;
    at = end + 1;
  }
  return name;
}

}  // namespace

std::optional<std::string> CodeOfName(std::string_view text) {
  const SpeltName name = Spelt(text);
  const auto found = std::ranges::find(kNamedCodes, name.words, &NamedCode::first);
  std::string code(found == kNamedCodes.end() ? std::string_view{} : found->second);
  // One word in the usual spelling may be what the codes themselves are called.
  if (found == kNamedCodes.end() && name.words.find(' ') == std::string::npos && name.words != PlainWords(text)) {
    code = name.words == "buchholz" || name.words == "solkoff" ? "BH" : name.words;
  }
  if (code.empty()) return std::nullopt;
  if (const auto sign = code.find('#'); sign != std::string::npos) code.replace(sign, 1, name.number);
  return code;
}

}  // namespace ronda::tiebreak
