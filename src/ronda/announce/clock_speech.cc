// Time controls as people write them in records and announcements.
#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "ronda/announce/time_control_reader.h"
#include "ronda/base/counting.h"
#include "ronda/base/letters.h"

namespace ronda::announce {
namespace {

using Meaning = std::pair<std::string_view, std::string_view>;

// What the words stand for in the short form; nothing for those that say what is so anyway.
constexpr std::array kMeanings{
    Meaning{"h", "h"},        Meaning{"hr", "h"},      Meaning{"hrs", "h"},       Meaning{"hour", "h"},
    Meaning{"hours", "h"},    Meaning{"hora", "h"},    Meaning{"horas", "h"},     Meaning{"hod", "h"},
    Meaning{"m", "m"},        Meaning{"min", "m"},     Meaning{"mins", "m"},      Meaning{"minute", "m"},
    Meaning{"minutes", "m"},  Meaning{"minuto", "m"},  Meaning{"minutos", "m"},   Meaning{"minut", "m"},
    Meaning{"minuty", "m"},   Meaning{"s", "s"},       Meaning{"sec", "s"},       Meaning{"secs", "s"},
    Meaning{"second", "s"},   Meaning{"seconds", "s"}, Meaning{"seg", "s"},       Meaning{"segundo", "s"},
    Meaning{"segundos", "s"}, Meaning{"sek", "s"},     Meaning{"sekund", "s"},    Meaning{"sekundy", "s"},
    Meaning{"plus", "+"},     Meaning{"with", "+"},    Meaning{"con", "+"},       Meaning{"per", ""},
    Meaning{"move", ""},      Meaning{"a", ""},        Meaning{"increment", ""},  Meaning{"inc", ""},
    Meaning{"each", ""},      Meaning{"every", ""},    Meaning{"for", ""},        Meaning{"the", ""},
    Meaning{"whole", ""},     Meaning{"game", ""},     Meaning{"added", ""},      Meaning{"por", ""},
    Meaning{"cada", ""},      Meaning{"jugada", ""},   Meaning{"movimiento", ""}, Meaning{"para", ""},
    Meaning{"toda", ""},      Meaning{"la", ""},       Meaning{"partida", ""},    Meaning{"na", ""},
    Meaning{"za", ""},        Meaning{"tah", ""},      Meaning{"partii", ""},     Meaning{"celou", ""},
    Meaning{"\"", "s"},       Meaning{"''", "s"},      Meaning{"\u2033", "s"},    Meaning{"\u201d", "s"},
    Meaning{"'", "m"},        Meaning{"\u2032", "m"},  Meaning{"\u2019", "m"},    Meaning{"+", "+"},
};

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsLetter(char c) { return c >= 'a' && c <= 'z'; }

// The next number, word or sign.
std::string_view NextToken(std::string_view text) {
  const auto while_true = [&](bool (*is_part)(char)) {
    const auto end = std::ranges::find_if_not(text, is_part);
    return text.substr(0, IndexIn(text, end));
  };
  if (IsDigit(text.front())) return while_true(IsDigit);
  if (IsLetter(text.front())) return while_true(IsLetter);
  const std::size_t bytes = static_cast<unsigned char>(text.front()) >= 0xE0 ? 3 : text.starts_with("''") ? 2 : 1;
  return text.substr(0, bytes);
}

bool IsForMoves(std::string_view text) {
  return std::ranges::any_of(std::array<std::string_view, 3>{"move", "jugada", "tah"},
                             [&](std::string_view word) { return text.find(word) != std::string_view::npos; });
}

}  // namespace

std::optional<std::string> ShortFormOfSpeech(std::string_view text) {
  const std::string lower = Lower(text);
  std::string_view rest = lower;
  std::string plain;
  bool has_hours = false;  // "1h30" has minutes behind the hours
  while (!rest.empty()) {
    const std::string_view token = NextToken(rest);
    rest.remove_prefix(token.size());
    const bool before_word = token == "/" && !rest.empty() && IsLetter(rest.front());  // "30s/move"
    if (token == " " || token == "." || before_word) continue;
    if (token == "/") {  // "40/90 min"
      plain += token;
      continue;
    }
    if (IsDigit(token.front())) {
      plain += token;
      const std::size_t next = rest.find_first_not_of(' ');
      const bool ends = next == std::string_view::npos || rest[next] == '+';
      if (has_hours && ends) plain += 'm';
      continue;
    }
    if (token == "and" || token == "y") {  // "90 minutes and 30 seconds a move"; else the times would add up
      if (!IsForMoves(lower)) return std::nullopt;
      plain += '+';
      continue;
    }
    const auto meaning = std::ranges::find(kMeanings, token, &Meaning::first);
    if (meaning == kMeanings.end()) return std::nullopt;
    plain += meaning->second;
    has_hours = meaning->second == "h";
  }
  // "90 min 30 s" may mean an increment, or a time of 90 minutes and a half.
  const bool is_open = plain.find('+') == std::string::npos && plain.find_first_of("hm") < plain.find('s');
  const bool has_seconds = plain.find('s') != std::string::npos;
  return is_open && has_seconds ? std::nullopt : std::optional(plain);
}

}  // namespace ronda::announce
